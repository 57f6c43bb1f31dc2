import { expect, test } from "vitest";
import type { Arg, Box, Phrase, Prospect } from "../../../api/types";
import { targetsOf } from "./targets";

const named = (kind: string, id: string): Arg => ({ type: "name", kind, id });
const phrase = (key: string, args: Record<string, Arg>): Phrase => ({ type: "phrase", key, args });
const room = (number: number): Phrase => phrase("room", { room: { type: "count", number, unit: "" } });
const BISHOP = phrase("courtier", { card: named("card", "bishop"), side: named("side", "left") });
const NAMES: Box["moves"] = {
  "assign bishop left 3": phrase("move-assign", { room: room(3) }),
  "shift bishop left": phrase("move-shift", { side: named("side", "left"), target: named("side", "right") }),
  "discard bishop left": phrase("move-discard", { side: named("side", "left") }),
  "recall card 2 left": phrase("move-recall-card", { room: room(2), side: named("side", "left") }),
  "recall upgrade 2 right": phrase("move-recall-upgrade", { room: room(2), side: named("side", "right") }),
};

const PROSPECTS: Prospect[] = [
  { thing: BISHOP, moves: ["assign bishop left 3"], brings: [phrase("outlook-covers", { room: room(3) })] },
  {
    thing: BISHOP,
    brings: [phrase("outlook-upgrade", { room: room(4) })],
    why_not: phrase("refusal-room-held", {}),
    rule: "V7.2",
  },
  { thing: BISHOP, moves: ["shift bishop left"] },
  { thing: BISHOP, moves: ["discard bishop left"] },
  { thing: named("card", "merchant"), moves: ["recall card 2 left"] },
  { thing: named("card", "merchant"), moves: ["recall upgrade 2 right"] },
];

test("a courtier goes into rooms, to the other side, or away; what refuses it says so", () => {
  const found = targetsOf(PROSPECTS, NAMES).get("courtier bishop left");
  expect(found?.map(({ place, move }) => [place, move])).toEqual([
    ["room 3", "assign bishop left 3"],
    ["room 4", null],
    ["side right", "shift bishop left"],
    ["discard", "discard bishop left"],
  ]);
});

test("two equal cards of a room are told apart by where they lie", () => {
  const found = targetsOf(PROSPECTS, NAMES);
  expect(found.get("card 2")?.map(({ place }) => place)).toEqual(["side left"]);
  expect(found.get("upgrade 2")?.map(({ place }) => place)).toEqual(["side right"]);
});
