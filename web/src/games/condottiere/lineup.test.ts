import { expect, test } from "vitest";
import { heldOut, laidOut } from "./lineup";

const told = (...args: Parameters<typeof laidOut>) =>
  laidOut(...args).map(({ card, state }) => `${card} ${state}`);

test("a line lies as it is", () => {
  expect(told(["3", "10", "10"], null, null, [])).toEqual(["3 lying", "10 lying", "10 lying"]);
});

test("the last of its kind is the one that came", () => {
  expect(told(["10", "10"], null, null, ["10"])).toEqual(["10 lying", "10 arriving"]);
});

test("a staged card is seen at once, before the server has said what it does", () => {
  expect(told(["3"], null, "3", [])).toEqual(["3 lying", "3 coming"]);
  expect(told(["3"], ["3", "3"], "3", [])).toEqual(["3 lying", "3 coming"]);
});

test("a staged Bishop sweeps the highest away", () => {
  expect(told(["3", "10"], ["3"], "bishop", [])).toEqual(["3 lying", "10 leaving", "bishop coming"]);
});

test("every card has a key of its own", () => {
  const keys = laidOut(["3", "3", "10"], null, "10", []).map(({ key }) => key);
  expect(new Set(keys).size).toBe(4);
});

test("in a hand the last of a kind is the fresh one, the first are kept, and keys outlive a played card", () => {
  const hand = heldOut(["3", "3", "10"], ["3"], ["10"]);
  expect(hand.map(({ isFresh }) => isFresh)).toEqual([false, true, false]);
  expect(hand.map(({ isKept }) => isKept)).toEqual([false, false, true]);
  expect(heldOut(["3", "10"], [], []).map(({ key }) => key)).toEqual(["3 0", "10 0"]);
});
