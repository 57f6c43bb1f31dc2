import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { folded, parse } from "./rulebook";

const RULES = new URL("../../../src/signoria/rules/", import.meta.url);
const open = (language: string, game = "condottiere") =>
  parse(readFileSync(new URL(`${language}/${game}.md`, RULES), "utf8"));
const read = (language: string) => open(language).rules;

test.each(["en", "ru", "cs"])("every rule is there in %s, under its id", (language) => {
  const text = readFileSync(new URL(`${language}/condottiere.md`, RULES), "utf8");
  const ids = [...text.matchAll(/^\*\*([A-Z]\d+\.\d+)/gm)].map((found) => found[1]);
  expect(read(language).map((rule) => rule.id)).toEqual(ids);
  for (const rule of read(language)) {
    expect(rule.title).not.toBe("");
    expect(rule.blocks.length).toBeGreaterThan(0);
  }
});

test("a list belongs to its rule, and other rules are pointed to", () => {
  const map = read("en").find((rule) => rule.id === "C0.1");
  expect(map?.blocks.find((block) => block.kind === "ul")).toMatchObject({ items: { length: 17 } });
  const token = read("en").find((rule) => rule.id === "C0.3");
  expect(JSON.stringify(token?.blocks)).toContain('{"kind":"rule","text":"C3.6"}');
});

test.each([
  ["en", "our ruling"],
  ["ru", "наше уточнение"],
  ["cs", "náš výklad"],
])("our rulings are marked, and where the marks lead is not shown, in %s", (language, mark) => {
  for (const game of ["condottiere", "tuscany", "virtu", "wars-of-italy"]) {
    const told = JSON.stringify(open(language, game).rules.map(({ blocks }) => blocks)).toLowerCase();
    expect(told).toContain(`{"kind":"ruling","text":"${mark}"}`);
    expect(told).not.toMatch(/rulings\.md|\[our|\[наше|\[náš/);
  }
});

test("searching minds neither capitals nor accents", () => {
  expect(folded("Řím ÁÉ Ёж")).toBe("rim ae еж");
});

test.each(["en", "ru", "cs"])(
  "the introduction comes before the rules, without words for engineers, in %s",
  (language) => {
    for (const game of ["condottiere", "tuscany", "virtu", "wars-of-italy"]) {
      const told = JSON.stringify(open(language, game).introduction);
      expect(told).toContain("Signori");
      expect(told).not.toMatch(/components file|файл.? компонентов|soubor s komponentami/);
      expect(told).not.toContain("#"); // a heading that lost its blank line
    }
    expect(open(language, "virtu").introduction).toHaveLength(2); // with the symbols
    expect(open(language, "tuscany").introduction).toHaveLength(2); // with the colours
  },
);
