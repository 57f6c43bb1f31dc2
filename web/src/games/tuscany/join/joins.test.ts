import { describe, expect, test } from "vitest";
import type { Box, TuscanyView } from "../../../api/types";
import {
  apart,
  asDealt,
  type Estate,
  isJoining,
  isOpen,
  isTurned,
  type Join,
  joinOf,
  keyOf,
  lowered,
  movesTo,
  type Options,
  optionsOf,
  phraseOf,
  surprise,
  swapped,
  turnedOver,
} from "./joins";

const ORDERS = ["a b c", "a c b", "b a c", "b c a", "c a b", "c b a"];
const TURNS = ["none", "b", "c", "b c"];
const STEPS = [-1, 0, 1];
const SHIFTS = STEPS.flatMap((second) => STEPS.map((third) => `${second} ${third}`));
const ALL: Options = { order: ORDERS, turned: TURNS, shift: SHIFTS };
const LEVEL: Join = { order: "a b c", turned: "none", shift: "0 0" };

function phrase(key: string): Box["moves"][string] {
  return { type: "phrase", key, args: { [key]: { type: "quote", text: key } } };
}

const MOVES: Box["moves"] = Object.fromEntries([
  ...ORDERS.map((one) => [`order ${one}`, phrase("order")]),
  ...TURNS.map((one) => [`turn ${one}`, phrase("turned")]),
  ...SHIFTS.map((one) => [`shift ${one}`, phrase("second")]),
  ["on a3", phrase("on")],
]);

const estate = (given: Partial<Estate> = {}) => given as Estate;
const view = (options: Record<string, boolean> = {}, stack: string[] = []) =>
  ({ options: { no_shift: false, ...options }, stack }) as unknown as TuscanyView;

describe("what can be chosen", () => {
  test("comes from the moves of the game", () => {
    expect(optionsOf(view(), estate(), MOVES)).toEqual(ALL);
    expect(optionsOf(view({ no_shift: true }), estate(), MOVES)).toEqual({ ...ALL, shift: [] });
  });

  test("is only what was chosen, once it is", () => {
    const found = optionsOf(view(), estate({ order: "c a b" }), MOVES);
    expect(found).toEqual({ ...ALL, order: ["c a b"] });
    expect(swapped({ ...LEVEL, order: "c a b" }, found, "a", 1)).toBeNull();
    expect(optionsOf(view({ no_shift: true }), estate({ shift: "0 0" }), MOVES).shift).toEqual(["0 0"]);
  });

  test("begins with boards that lie level", () => {
    expect(asDealt(ALL)).toEqual(LEVEL);
    expect(asDealt({ ...ALL, shift: [] })).toEqual({ ...LEVEL, shift: "" });
  });

  test("ends when the domains are shown", () => {
    expect(isJoining(view({}, ["reveal-domains", "gain-bonus 0"]))).toBe(true);
    expect(isJoining(view({}, ["gain-bonus 0"]))).toBe(false);
    const asked = (key: string) =>
      ({ ...view({}, ["reveal-domains"]), question: { type: "phrase", key } }) as TuscanyView;
    expect(isOpen(asked("choose-turns"))).toBe(true);
    expect(isOpen(asked("found-castle"))).toBe(false);
    expect(isOpen({ ...asked(""), question: null })).toBe(false);
  });
});

describe("the way to a join", () => {
  const join: Join = { order: "b a c", turned: "c", shift: "0 1" };

  test("has the moves that are still to be made", () => {
    expect(movesTo(join, ALL, estate())).toEqual(["order b a c", "turn c", "shift 0 1"]);
    expect(movesTo(join, ALL, estate({ order: "b a c" }))).toEqual(["turn c", "shift 0 1"]);
    expect(movesTo(join, { ...ALL, shift: [] }, estate())).toEqual(["order b a c", "turn c"]);
    expect(movesTo(join, ALL, estate(join))).toEqual([]);
  });

  test("can be read back", () => {
    expect(joinOf(movesTo(join, ALL, estate()), LEVEL)).toEqual(join);
    expect(joinOf(["turn b c"], join)).toEqual({ ...join, turned: "b c" });
  });

  test("is told with the words of its moves", () => {
    expect(Object.keys(phraseOf(join, MOVES).args ?? {})).toEqual(["order", "turned", "second"]);
  });
});

describe("boards", () => {
  test("change places with their neighbours, up to the edge", () => {
    expect(swapped(LEVEL, ALL, "a", 1)?.order).toBe("b a c");
    expect(swapped(LEVEL, ALL, "c", -1)?.order).toBe("a c b");
    expect(swapped(LEVEL, ALL, "a", -1)).toBeNull();
    expect(swapped(LEVEL, ALL, "c", 1)).toBeNull();
  });

  test("are turned and turned back; the first never", () => {
    const once = turnedOver(LEVEL, ALL, "c");
    expect(once?.turned).toBe("c");
    expect(turnedOver(once ?? LEVEL, ALL, "b")?.turned).toBe("b c");
    expect(turnedOver(once ?? LEVEL, ALL, "c")?.turned).toBe("none");
    expect(turnedOver(LEVEL, ALL, "a")).toBeNull();
    expect(isTurned({ ...LEVEL, turned: "b c" }, "c")).toBe(true);
    expect(isTurned(LEVEL, "b")).toBe(false);
  });

  test("are shifted against their neighbours", () => {
    expect(lowered(LEVEL, ALL, "a", 1)?.shift).toBe("-1 0");
    expect(lowered(LEVEL, ALL, "b", 1)?.shift).toBe("1 -1");
    expect(lowered(LEVEL, ALL, "c", -1)?.shift).toBe("0 -1");
  });

  test("take a neighbour along that cannot stay, and stop at the end", () => {
    expect(lowered({ ...LEVEL, shift: "0 -1" }, ALL, "b", 1)?.shift).toBe("1 -1");
    expect(lowered({ ...LEVEL, shift: "1 -1" }, ALL, "b", 1)).toBeNull();
    expect(lowered({ ...LEVEL, shift: "0 1" }, ALL, "c", 1)).toBeNull();
    expect(lowered({ ...LEVEL, shift: "" }, { ...ALL, shift: [] }, "b", 1)).toBeNull();
  });

  test("reach every join by single steps", () => {
    const seen = new Map([[keyOf(LEVEL), LEVEL]]);
    for (const join of seen.values())
      for (const board of ["a", "b", "c"])
        for (const next of [
          swapped(join, ALL, board, 1),
          turnedOver(join, ALL, board),
          lowered(join, ALL, board, 1),
          lowered(join, ALL, board, -1),
        ])
          if (next) seen.set(keyOf(next), next);
    expect(seen.size).toBe(ORDERS.length * TURNS.length * SHIFTS.length);
  });

  test("lie apart in height as their shifts add up", () => {
    expect(SHIFTS.map((shift) => apart({ ...LEVEL, shift }))).toEqual([2, 1, 1, 1, 0, 1, 1, 1, 2]);
    expect(apart({ ...LEVEL, shift: "" })).toBe(0);
  });
});

describe("a surprise", () => {
  test("is any other join", () => {
    const found = new Set(
      Array.from({ length: 215 }, (_, at) => keyOf(surprise(LEVEL, ALL, (at + 0.5) / 215))),
    );
    expect(found.size).toBe(215);
    expect(found).not.toContain(keyOf(LEVEL));
  });

  test("keeps what is decided", () => {
    const options = { ...ALL, order: ["c a b"], shift: [] };
    const join = { order: "c a b", turned: "none", shift: "" };
    const found = [0, 0.4, 0.9].map((chance) => surprise(join, options, chance));
    expect(found.map(({ turned }) => turned)).toEqual(["b", "c", "b c"]);
    expect(surprise(join, { ...options, turned: ["none"] }, 0.5)).toEqual(join);
  });
});
