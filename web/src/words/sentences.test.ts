/** Python's formatter and the browser's say the same: everything a game can tell, in every language, to every reader. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import type { Arg, GameEvent, Phrase, Result, Sum } from "../api/types";
import { textsIn } from "./samples";
import { Words } from "./words";

/** What tests/words_corpus.py writes. */
interface Entry {
  way: string;
  about: string;
  reader: number | null;
  value: unknown;
}
interface Corpus {
  game: string;
  moves: Record<string, Phrase>;
  entries: Entry[];
  names: string[];
  /** By language: without names, and with them. */
  sentences: Record<string, [string[], string[]]>;
}

const TESTS = fileURLToPath(new URL("../../../tests", import.meta.url));
const PYTHON =
  process.env.SIGNORIA_PYTHON ?? fileURLToPath(new URL("../../../.venv/bin/python", import.meta.url));
const PATIENCE = 600_000; // ms, for games to be played
let compared = 0;

function corpusOf(game: string): Corpus {
  const written = execFileSync(PYTHON, ["-m", "words_corpus", game], { cwd: TESTS, maxBuffer: 2 ** 29 });
  const [corpus] = JSON.parse(written.toString("utf8"));
  return corpus;
}

/** An entry in the browser's words. */
function said({ way, value }: Entry, words: Words): string {
  switch (way) {
    case "move":
      return words.move(value as string);
    case "question":
      return words.question(value as Phrase);
    case "hint":
      return words.hint(value as Phrase);
    case "refusal":
      return words.problem({ code: "", rule: "", text: value as Phrase, detail: "" });
    case "sum":
      return words.sum(value as Sum);
    case "arg":
      return words.arg(value as Arg);
    case "result":
      return words.winners(value as Result);
    case "tell":
      return words
        .tell(value as GameEvent[])
        .map((one) => one.text)
        .join(" ");
    default:
      return words.sentence(value as Phrase);
  }
}

test.each(["condottiere", "tuscany", "virtu", "wars-of-italy"])(
  "%s is told in the same sentences",
  (game) => {
    const { entries, moves, names, sentences } = corpusOf(game);
    const different: string[] = [];
    for (const [language, both] of Object.entries(sentences)) {
      const texts = textsIn(language);
      for (const [at, expected] of both.entries()) {
        const called = at ? names : [];
        for (const [number, entry] of entries.entries()) {
          const words = new Words(texts, game, called, entry.reader, moves);
          const [theirs, ours] = [expected[number], said(entry, words)];
          compared += 1;
          if (theirs !== ours)
            different.push(`${language} ${entry.way} ${entry.about}: “${ours}”, not “${theirs}”`);
        }
      }
    }
    expect(entries.length).toBeGreaterThan(1000);
    expect(Object.keys(sentences)).toEqual(["cs", "en", "ru"]);
    expect(different.slice(0, 40)).toEqual([]);
  },
  PATIENCE,
);

afterAll(() => console.log(`${compared} sentences compared`));
