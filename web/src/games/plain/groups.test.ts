import { expect, test } from "vitest";
import type { Outlook, Phrase, Prospect } from "../../api/types";
import { nameArg } from "../../words/args";
import { wordsIn } from "../../words/samples";
import { grouped, matches } from "./groups";

const MOVES: Record<string, Phrase> = Object.fromEntries(
  ["firenze", "roma", "milano"].flatMap((region) =>
    ["at", "favour", "leave"].map((verb) => [
      `${verb} ${region}`,
      { type: "phrase", key: "move-at", args: { region: nameArg("region", region) } },
    ]),
  ),
);
const words = wordsIn("en", 0, MOVES);
const told = (region: string, moves: string[]): Prospect => ({ thing: nameArg("region", region), moves });
const outlook = (...prospects: Prospect[]): Outlook => ({ prospects, notes: [] });
const shape = (choices: string[], seen: Outlook | null) =>
  grouped(choices, seen, MOVES, words).groups.map(({ title, entries }) => [
    title,
    entries.map(({ moves }) => moves),
  ]);

test("all that can be done with a thing stands under its name, once", () => {
  const seen = outlook(
    told("roma", ["at roma"]),
    told("firenze", ["at firenze"]),
    told("roma", ["favour roma"]),
  );
  expect(shape(["at roma", "favour roma", "at firenze", "pass"], seen)).toEqual([
    ["Roma", [["at roma"], ["favour roma"]]],
    ["Firenze", [["at firenze"]]],
    ["", [["pass"]]],
  ]);
});

test("what cannot be done now is told apart", () => {
  const found = grouped(["at roma"], outlook(told("roma", ["at roma"]), told("milano", [])), MOVES, words);
  expect(found.impossible.map(({ thing }) => words.arg(thing))).toEqual(["Milano"]);
});

test("many choices of which nothing is told are grouped by the thing they name; few are not", () => {
  const all = Object.keys(MOVES);
  expect(shape(all, null).map(([title]) => title)).toEqual(["Firenze", "Roma", "Milano"]);
  expect(shape(all.slice(0, 4), null)).toEqual([["", [all.slice(0, 4)]]]);
});

test("a group is found by its name or its moves", () => {
  const [group] = grouped(["at roma"], outlook(told("roma", ["at roma"])), MOVES, words).groups;
  if (!group) throw new Error("no group");
  expect(matches(group, "rom", words)).toBe(true);
  expect(matches(group, "siena", words)).toBe(false);
});
