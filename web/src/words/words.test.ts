import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bundleOf, say } from "./texts.svelte";
import { Words } from "./words";

function wordsIn(language: string, reader: number | null): Words {
  const folder = new URL(`../../../src/signoria/locale/${language}/`, import.meta.url);
  const source = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));
  const bundle = bundleOf(language, source.join("\n"));
  const texts = {
    language,
    say: (key: string, args = {}) => say(bundle, key, args),
    has: (key: string) => bundle.hasMessage(key),
  };
  return new Words(texts, "condottiere", ["Anna", "Boris"], reader);
}

const played = { kind: "card-played", args: { seat: 1, card: "winter" } };

test("the reader is you, others have names", () => {
  expect(wordsIn("en", 0).tell([played])[0]?.text).toBe("Boris plays Winter.");
  expect(wordsIn("en", 1).tell([played])[0]?.text).toBe("You play Winter.");
});

test("cards dealt to one seat are one sentence, and know where they stand", () => {
  const dealt = ["1", "winter", "10"].map((card) => ({ kind: "card-dealt", args: { seat: 0, card } }));
  const told = wordsIn("en", 0).tell([...dealt, played], 5);
  expect(told.map((one) => one.text)).toEqual(["You are dealt 1, Winter, 10.", "Boris plays Winter."]);
  expect(told.map((one) => [one.first, one.count])).toEqual([
    [5, 3],
    [8, 1],
  ]);
});

test("a Scarecrow's taking back is not a move taken back", () => {
  const words = wordsIn("en", 0);
  expect(words.tell([{ kind: "taken-back", args: { seat: 1, card: "10" } }])[0]?.text).toBe(
    "Boris takes 10 back.",
  );
  expect(words.tell([{ kind: "takeback", args: { seat: 1, number: 1 } }])[0]?.text).toContain("All agree");
});

test.each(["en", "ru", "cs"])("moves and refusals are named in %s", (language) => {
  const words = wordsIn(language, 0);
  for (const move of [
    "play winter",
    "at firenze",
    "pass",
    "keep hand",
    "favour nowhere",
    "take 10",
    "draw 2",
  ])
    expect(words.move(move)).not.toMatch(/-|play|favour/);
  const text = { key: "condottiere-refusal-not-in-hand", args: { move: "play winter", thing: "winter" } };
  expect(words.problem({ code: "not-in-hand", rule: "C2.2", text, detail: "" })).toContain(
    words.nameOf("card", "winter"),
  );
});
