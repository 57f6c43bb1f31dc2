/** Tuscany's table in windows of sizes that nobody chose: make sizes SEED=n draws others. */
import type { Page } from "@playwright/test";
import { Builder } from "./builder";
import { expect, test } from "./fixtures";
import { complaints, drawSizes } from "./geometry";

const SEED = Number(process.env.SEED ?? 17);
const EACH = 2; // sizes of each of the four kinds, in each state
const NEEDED = { prompt: 1, domain: 1, display: 1, hand: 1, storage: 1 };

async function lookAround(page: Page, state: number, needed: Record<string, number>): Promise<void> {
  const found: string[] = [];
  await page.mouse.move(0, 0);
  for (const size of drawSizes(SEED * 100 + state, EACH))
    found.push(...(await complaints(page, size, needed)));
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(found, `SEED=${SEED}`).toEqual([]);
}

for (const [seats, language, locale] of [
  [2, "en", "en-GB"],
  [4, "en", "en-GB"],
  [3, "ru", "ru-RU"],
] as const) {
  test.describe(`with ${seats} in ${language}`, () => {
    test.use({ locale });
    test(`bonus, action, placing and payment, in random windows (SEED=${SEED})${seats === 2 ? " @long" : ""}`, async ({
      page,
    }) => {
      const player = new Builder(page, language);
      await player.playBots(seats - 1, { game: "tuscany" });
      await player.isAsked();
      await player.join();
      await player.isAsked();
      await lookAround(page, seats, { prompt: 1, domain: 1, hand: 1, storage: 1, seat: seats });
      for (let turn = 0; turn < 60 && (await player.isAsked()); turn++) {
        if ((await player.deck.count()) && (await player.storage.count()) && turn > 6) break;
        await player.turn();
      }
      await lookAround(page, seats + 10, { ...NEEDED, seat: seats });
      await player.storage.first().click();
      await lookAround(page, seats + 20, { prompt: 1, domain: 1, hand: 1, storage: 1, tray: 1, seat: seats });
      if (!(await player.slots.count())) await player.spaces.first().click();
      await expect(player.slots.first()).toBeVisible();
      await lookAround(page, seats + 30, {
        prompt: 1,
        domain: 1,
        hand: 1,
        storage: 1,
        tray: 1,
        send: 1,
        seat: seats,
      });
    });
  });
}
