import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { VirtuView } from "../../api/types";
import { COACH } from "./coach";

test.each(["en", "ru", "cs"])(
  "every prompt of the coach has its text in %s, and none is left over",
  (language) => {
    const file = new URL(`../../../../src/signoria/locale/${language}/web-seats-virtu.ftl`, import.meta.url);
    const keys = [...readFileSync(file, "utf8").matchAll(/^(web-virtu-coach-[a-z]+) =/gm)].map(
      ([, key]) => key,
    );
    expect(COACH.map(({ text }) => text)).toEqual(keys);
  },
);

const SPRING = ["next-spring", "begin-sieges", "end-spring", "next-winter", "end-year"];

/** The prompts whose time has come. */
function due(
  year: number,
  stack: readonly string[],
  question = "",
  troops: Record<string, number> = {},
): string[] {
  const view = {
    seat: 0,
    question: question ? { type: "phrase", key: question } : null,
    course: { year },
    stack,
    table: [{ power: "florence", cities: ["florence"], troops }],
  } as unknown as VirtuView;
  return COACH.filter(({ when }) => when(view, [])).map(({ text }) => text.replace("web-virtu-coach-", ""));
}

test("while families are placed only the goal and the families are spoken of", () => {
  expect(due(1, ["reveal-families"], "place-family")).toEqual(["goal", "family"]);
});

test("year 1 brings the token, annexing and paying; its winter the salary and the market", () => {
  expect(due(1, SPRING, "place-token")).toEqual(["goal", "family", "token", "annex"]);
  expect(due(1, SPRING, "pay")).toContain("pay");
  expect(due(1, SPRING.slice(3), "buy-things")).toEqual(expect.arrayContaining(["winter", "market"]));
  expect(due(1, SPRING.slice(3), "buy-things")).not.toContain("war");
});

test("year 2 brings arrows, war and intrigue; a siege is explained when one waits, or in year 3", () => {
  expect(due(2, SPRING, "move-token")).toEqual(expect.arrayContaining(["arrows", "war", "intrigue"]));
  expect(due(2, SPRING, "move-token")).not.toContain("siege");
  expect(due(2, SPRING, "", { siena: 2 })).toContain("siege");
  expect(due(3, SPRING)).toHaveLength(COACH.length);
});
