/** Joining the boards in windows of sizes that nobody chose: make sizes SEED=n draws others. */
import { expect, test } from "./fixtures";
import { complaints, drawSizes } from "./geometry";
import { sitDown } from "./joining";

const SEED = Number(process.env.SEED ?? 17);
const EACH = 2; // sizes of each of the four kinds, in each state

for (const [language, locale] of [
  ["en", "en-GB"],
  ["ru", "ru-RU"],
  ["cs", "cs-CZ"],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });
    test(`joining, then with the castle staged, in random windows (SEED=${SEED})`, async ({ page }) => {
      const joiner = await sitDown(page, { language });
      const sizes = drawSizes(SEED * 100 + language.charCodeAt(0), EACH);
      const found: string[] = [];
      const needed = { prompt: 1, domain: 1, sum: 1, hint: 1 };
      for (const size of sizes) found.push(...(await complaints(page, size, needed)));
      await joiner.tool("surprise").click();
      await joiner.found(2);
      await page.mouse.move(0, 0);
      await expect(joiner.confirm).toBeVisible();
      for (const size of sizes) found.push(...(await complaints(page, size, { ...needed, send: 1 })));
      expect(found, `SEED=${SEED}`).toEqual([]);
    });
  });
}

test(`the castle alone, the wait, and the coach, in random windows (SEED=${SEED})`, async ({
  page,
  another,
}) => {
  const found: string[] = [];
  const joiner = await sitDown(page, { other: await another(), options: { random_joins: true } });
  for (const size of drawSizes(SEED * 100 + 1, EACH))
    found.push(...(await complaints(page, size, { prompt: 1, domain: 1, sum: 1, hint: 1 })));
  await joiner.found(0);
  await joiner.confirm.click();
  await joiner.isJoined();
  for (const size of drawSizes(SEED * 100 + 2, EACH))
    found.push(...(await complaints(page, size, { prompt: 1, domain: 1, sum: 1 })));
  await sitDown(page, { coach: true, seats: 4 });
  for (const size of drawSizes(SEED * 100 + 3, EACH))
    found.push(...(await complaints(page, size, { prompt: 1, domain: 1, sum: 1, hint: 1 })));
  expect(found, `SEED=${SEED}`).toEqual([]);
});
