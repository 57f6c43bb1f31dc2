import { expect, test } from "vitest";
import { takenBackTogether } from "./together";

const JOIN = ["order b a c", "turn none", "shift 0 1"];

test("moves that were sent as one are taken back as one", () => {
  expect(takenBackTogether(JOIN, [...JOIN].reverse(), 3)).toBe(3);
  expect(takenBackTogether(JOIN, ["shift 0 1", "turn none", "order b a c", "draw"], 4)).toBe(3);
});

test("any other move is taken back alone", () => {
  expect(takenBackTogether([], ["draw"], 1)).toBe(1);
  expect(takenBackTogether(JOIN, ["on a1", "shift 0 1", "turn none", "order b a c"], 4)).toBe(1);
  expect(takenBackTogether(JOIN, ["turn none", "order b a c"], 2)).toBe(1);
});

test("a group of which a part has been revealed is taken back move by move", () => {
  expect(takenBackTogether(JOIN, [...JOIN].reverse(), 2)).toBe(1);
});
