import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COACH } from "./coach";

test.each(["en", "ru", "cs"])(
  "every prompt of the coach has its text in %s, and none is left over",
  (language) => {
    const file = new URL(`../../../../src/signoria/locale/${language}/web-tuscany.ftl`, import.meta.url);
    const keys = [...readFileSync(file, "utf8").matchAll(/^(web-tuscany-coach-[a-z]+) =/gm)].map(
      ([, key]) => key,
    );
    expect(COACH.map(({ text }) => text)).toEqual(keys);
  },
);
