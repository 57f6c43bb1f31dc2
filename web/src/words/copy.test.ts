/** Turns of phrase that a native speaker would not write do not come back. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { textsIn } from "./samples";

const NEVER: Readonly<Record<string, readonly RegExp[]>> = {
  en: [/hang together/i, /^Come in$/, /^Going on$/, /^They play$/, /one seat more/i, /make free/i],
  ru: [/право хода/i, /^Они играют$/, /^Ещё место$/, /^Освободить$/],
  cs: [/právo tahu/i, /^Hrají$/, /^O místo víc$/, /^Uvolnit$/],
};

for (const [language, phrases] of Object.entries(NEVER))
  test(`no clumsy phrases in ${language}`, () => {
    const folder = new URL(`../../../src/signoria/locale/${language}/`, import.meta.url);
    const lines = readdirSync(folder).flatMap((file) =>
      readFileSync(new URL(file, folder), "utf8").split("\n"),
    );
    const texts = lines.filter((line) => !line.startsWith("#")).map((line) => line.replace(/^[\w-]+ = /, ""));
    expect(texts.filter((text) => phrases.some((phrase) => phrase.test(text.trim())))).toEqual([]);
  });

test("buttons say what people expect", () => {
  const { say } = textsIn("en");
  const keys = ["enter", "games-running", "quick-level", "setup-more", "waiting-kick"];
  expect(keys.map((key) => say(`web-${key}`))).toEqual([
    "Join",
    "In progress",
    "Bot level",
    "Add a seat",
    "Remove",
  ]);
});
