import { expect, test } from "vitest";
import type { Arg, GameEvent, Phrase } from "../api/types";
import { countArg, nameArg, seatArg } from "./args";
import { wordsIn } from "./samples";

function event(kind: string, args: Record<string, Arg>, gathers = ""): GameEvent {
  return { kind, args, gathers };
}

const card = (id: string) => nameArg("card", id);
const played = event("card-played", { seat: seatArg(1), card: card("winter") });

test("the reader is you, others have names", () => {
  expect(wordsIn("en", 0).tell([played])[0]?.text).toBe("Boris plays Winter.");
  expect(wordsIn("en", 1).tell([played])[0]?.text).toBe("You play Winter.");
});

test("cards dealt to one seat are one sentence, and know where they stand", () => {
  const dealt = ["1", "winter", "10"].map((id) =>
    event("card-dealt", { seat: seatArg(0), card: card(id) }, "card"),
  );
  const told = wordsIn("en", 0).tell([...dealt, played], 5);
  expect(told.map((one) => one.text)).toEqual([
    "You are dealt these cards: 1, Winter and 10.",
    "Boris plays Winter.",
  ]);
  expect(told.map((one) => [one.first, one.count])).toEqual([
    [5, 3],
    [8, 1],
  ]);
});

test("a Scarecrow's taking back is not a move taken back", () => {
  const words = wordsIn("en", 0);
  const back = event("taken-back", { seat: seatArg(1), card: card("10") });
  expect(words.tell([back])[0]?.text).toBe("Boris takes a 10 back.");
  const takeback = event("takeback", { seat: seatArg(1), number: countArg(1) });
  expect(words.tell([takeback])[0]?.text).toContain("All agree");
});

test("a move is worded by its phrase, and one that no game knows by its notation", () => {
  const winter: Phrase = { type: "phrase", key: "move-play", args: { card: card("winter") } };
  const words = wordsIn("en", 0, { "play winter": winter });
  expect(words.move("play winter")).toBe("play Winter");
  expect(words.move("play summer")).toBe("play summer");
});

test("a sum says what each term is for", () => {
  const why = (key: string, args: Record<string, Arg>): Phrase => ({ type: "phrase", key, args });
  const sum = {
    type: "sum" as const,
    total: 25,
    terms: [
      { amount: 13, why: why("sum-drummer", { factor: countArg(2) }) },
      { amount: -1, why: why("sum-courtesan", { number: countArg(1) }) },
      { amount: 13, why: why("sum-heroine", { number: countArg(2) }) },
    ],
  };
  expect(wordsIn("en", 0).sum(sum)).toBe(
    "13 (doubled by the Drummer) − 1 (Courtesan) + 13 (2 Heroines) = 25",
  );
  expect(wordsIn("en", 0).sum({ type: "sum", total: 0, terms: [] })).toBe("0");
  expect(wordsIn("en", 0).sum({ type: "sum", total: -1, terms: [] })).toBe("−1");
});

test("what the server denies in a language that has no such text is said in its own words", () => {
  const text: Phrase = { type: "phrase", key: "server-unheard-of", args: {} };
  const problem = { code: "unheard-of", rule: "", text, detail: "Never." };
  expect(wordsIn("cs", 0).problem(problem)).toBe("Never.");
});
