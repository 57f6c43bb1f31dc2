import { expect, test } from "vitest";
import type { Box, Phrase } from "../api/types";
import { choiceMark, movesByThing, thingKey } from "./things";

const name = (kind: string, id: string) => ({ type: "name" as const, kind, id });
const phrase = (key: string, args: NonNullable<Phrase["args"]>): Phrase => ({ type: "phrase", key, args });
const moves: Box["moves"] = {
  "march siena pisa": phrase("move-march", { from: name("city", "siena"), to: name("city", "pisa") }),
  "annex pisa": phrase("move-annex", { city: name("city", "pisa") }),
  pass: phrase("move-pass", {}),
};

test("a thing has all the moves that name it, in their order", () => {
  const found = movesByThing(Object.keys(moves), moves);
  expect(found.get(thingKey("city", "pisa"))).toEqual(["march siena pisa", "annex pisa"]);
  expect(found.get(thingKey("city", "siena"))).toEqual(["march siena pisa"]);
  expect(found.size).toBe(2);
});

test("the outlook adds things that the phrase of a move does not name, but no moves that are not choices", () => {
  const prospect = { thing: name("room", "chapel"), moves: ["pass", "annex rome"] };
  const found = movesByThing(["pass"], moves, { prospects: [prospect] });
  expect(found.get(thingKey("room", "chapel"))).toEqual(["pass"]);
});

test("a thing without moves carries no mark", () => {
  expect(choiceMark([])).toBeUndefined();
  expect(choiceMark(["annex pisa", "pass"])).toBe("annex pisa|pass");
});
