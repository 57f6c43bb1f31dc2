import { describe, expect, test } from "vitest";
import type { Outlook, Prospect } from "../../api/types";
import { countArg, nameArg } from "../../words/args";
import { givenUp, onSpaces, parted, swapped, takingOf, told, wayOf } from "./offers";

const placing = (space: string, rest: Partial<Prospect> = {}): Prospect => ({
  thing: {
    type: "phrase",
    key: "place-on",
    args: { kind: nameArg("kind", "village"), space: { type: "quote", text: space } },
  },
  ...rest,
});
const VILLAGE: Prospect = placing("b7", {
  way: ["place village", "on b7", "pay village", "worker"],
  taps: [
    { move: "pay village", times: 1, gives: { type: "count", number: 1, unit: "village-card" } },
    { move: "pair farm", times: 2, gives: { type: "count", number: 2, unit: "farm-card" } },
    { move: "worker", times: 1, gives: { type: "count", number: 1, unit: "worker" } },
  ],
});
const OUTLOOK: Outlook = {
  prospects: [VILLAGE, placing("a1"), { thing: nameArg("kind", "inn"), rule: "T2.4" }],
};

describe("offers", () => {
  test("a thing is told of space by space, and as a whole", () => {
    expect([...onSpaces(OUTLOOK, "village", ["place-on"]).keys()]).toEqual(["b7", "a1"]);
    expect(onSpaces(OUTLOOK, "inn", ["place-on"]).size).toBe(0);
    expect(told(OUTLOOK, "kind", "inn")?.rule).toBe("T2.4");
    expect(told(OUTLOOK, "kind", "village")).toBeNull();
  });

  test("a tile is taken in one way before the action is chosen and after", () => {
    const first: Outlook = {
      prospects: [VILLAGE, { thing: null, moves: ["take"], way: ["take", "pick inn"] }],
    };
    const then: Outlook = { prospects: [VILLAGE, { thing: null, moves: ["pick inn"] }] };
    expect([first, then].map((one) => wayOf(takingOf(one, "inn") ?? { thing: null }))).toEqual([
      ["take", "pick inn"],
      ["pick inn"],
    ]);
    expect(takingOf(then, "village")).toBeUndefined();
  });

  test("a way is parted where the payment begins", () => {
    expect(parted(VILLAGE)).toEqual({
      first: ["place village", "on b7"],
      payment: ["pay village", "worker"],
    });
    expect(parted({ thing: null, moves: ["pick inn"] })).toEqual({ first: ["pick inn"], payment: [] });
  });

  test("a slot goes round what can still be had", () => {
    const first = swapped(["pay village", "worker"], 0, VILLAGE);
    expect(first).toEqual(["pair farm", "worker"]);
    expect(swapped(first, 0, VILLAGE)).toEqual(["pay village", "worker"]); // the only worker lies in the other slot
    expect(swapped(["pair farm", "worker"], 1, VILLAGE, "pair farm")).toEqual(["pair farm", "pair farm"]);
    expect(swapped(["pay village", "worker"], 1, VILLAGE, "pay village")).toEqual(["pay village", "worker"]);
  });

  test("what is given up is counted by kind", () => {
    expect(givenUp(["pair farm", "pair farm"], VILLAGE)).toEqual([countArg(4, "farm-card")]);
    expect(givenUp(["worker", "pay village"], VILLAGE)).toEqual([
      countArg(1, "village-card"),
      countArg(1, "worker"),
    ]);
  });
});
