/** Virtù's table in windows of sizes that nobody chose: make sizes SEED=n draws others. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { complaints, drawSizes } from "./geometry";
import { Ruler } from "./ruler";

const SEED = Number(process.env.SEED ?? 17);
const EACH = 2; // sizes of each of the four kinds, in each state

/** What each state needs; map and palace stand beside each other, or the question picks their tab. */
const STATES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "place-family": { palace: 1 },
  "move-token": { palace: 1, treasury: 1 },
  "annex-city": { map: 1 },
  pay: { tray: 1, price: 1, send: 1 },
  "lead-troops": { map: 1 },
  declare: { siege: 1, sum: 2 },
  reorganise: { palace: 1, treasury: 1 },
  "buy-things": { market: 1 },
  "send-agents": { map: 1 },
  "forge-alliance": {},
};

/** On phones on their side that are narrower, map and palace still have too little room (docs/next.md): long runs say so. */
const NARROWEST = 700;

async function lookAround(
  page: Page,
  name: string,
  needed: Record<string, number>,
  isLong: boolean,
): Promise<string[]> {
  const found: string[] = [];
  await page.mouse.move(0, 0);
  const seed = [...name].reduce((sum, one) => sum + one.charCodeAt(0), 0);
  const sizes = drawSizes(SEED * 100 + seed, EACH);
  for (const size of sizes.filter(([width, height]) => isLong || width >= NARROWEST || width < height))
    found.push(...(await complaints(page, size, needed)).map((one) => `${name}, ${one}`));
  await page.setViewportSize({ width: 1440, height: 900 });
  return found;
}

for (const [seats, language, locale, years, isLong] of [
  [3, "en", "en-GB", 1, false],
  [4, "ru", "ru-RU", 4, true],
  [5, "cs", "cs-CZ", 3, true],
] as const) {
  test.describe(`with ${seats} in ${language}`, () => {
    test.use({ locale });
    test(`each question of ${years} years, in random windows (SEED=${SEED})${isLong ? " @long" : ""}`, async ({
      page,
    }) => {
      test.setTimeout(900_000);
      const player = new Ruler(page, language);
      player.isShopping = isLong;
      await player.playShort(seats, years);
      const [looked, found] = [new Set<string>(), [] as string[]];
      await player.play(async () => {
        const asked = await player.question();
        const needed = STATES[asked];
        if (looked.has(asked) || !needed) return;
        looked.add(asked);
        found.push(...(await lookAround(page, asked, { prompt: 1, seat: seats, ...needed }, isLong)));
      });
      await expect(player.over).toBeVisible();
      expect(found, `SEED=${SEED}`).toEqual([]);
    });
  });
}
