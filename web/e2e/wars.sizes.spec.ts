/** The table of Wars of Italy in windows of sizes that nobody chose: make sizes SEED=n draws others. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { complaints, drawSizes } from "./geometry";
import { byMouse, Ruler } from "./ruler";

const SEED = Number(process.env.SEED ?? 23);
const EACH = 2; // sizes of each of the four kinds, in each state

/** What each state needs beside prompt, seats and tracks. */
const STATES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "place-family": { palace: 1 },
  "move-token": { palace: 1, treasury: 1 },
  "annex-or-influence": { map: 1 },
  pay: { tray: 1, price: 1, send: 1 },
  "lead-troops": { map: 1 },
  "besiege-or-stay": { siege: 1, sum: 2 },
  declare: { siege: 1, sum: 2 },
  reorganise: { palace: 1, treasury: 1 },
  "buy-things": { market: 1 },
  "send-agents": { map: 1 },
};

async function lookAround(page: Page, name: string, needed: Record<string, number>): Promise<string[]> {
  const found: string[] = [];
  await page.mouse.move(0, 0);
  const seed = [...name].reduce((sum, one) => sum + one.charCodeAt(0), 0);
  for (const size of drawSizes(SEED * 100 + seed, EACH))
    found.push(...(await complaints(page, size, needed)).map((one) => `${name}, ${one}`));
  await page.setViewportSize({ width: 1440, height: 900 });
  return found;
}

for (const [language, locale, rounds, isLong] of [
  ["en", "en-GB", 2, false],
  ["ru", "ru-RU", 4, true],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });
    test(`each question of ${rounds} rounds, in random windows (SEED=${SEED})${isLong ? " @long" : ""}`, async ({
      page,
    }) => {
      test.setTimeout(900_000);
      const player = new Ruler(page, language, byMouse, "wars-of-italy");
      player.isShopping = isLong;
      await player.playShort(2, rounds);
      const [looked, found] = [new Set<string>(), [] as string[]];
      await player.play(async () => {
        const asked = await player.question();
        const needed = STATES[asked];
        if (looked.has(asked) || !needed) return;
        looked.add(asked);
        found.push(...(await lookAround(page, asked, { prompt: 1, seat: 2, influence: 1, ...needed })));
      });
      await expect(player.over).toBeVisible();
      expect(found, `SEED=${SEED}`).toEqual([]);
    });
  });
}
