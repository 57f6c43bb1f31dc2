/** The table in windows of sizes that nobody chose: make sizes SEED=n draws others. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { complaints, drawSizes } from "./geometry";
import { Player } from "./player";

const SEED = Number(process.env.SEED ?? 16);
const EACH = 2; // sizes of each of the four kinds, in each state

const can = (page: Page, move: string) => page.locator(`[data-choice^="${move}"]`);

/** Make the first of these moves that can be made, each given by how it begins. */
async function makeOne(player: Player, wanted: readonly string[]): Promise<void> {
  for (const move of wanted) {
    const found = can(player.page, move).first();
    if (!(await found.count())) continue;
    await player.move(found);
    return;
  }
  await player.page.waitForTimeout(50); // somebody else has been quicker
}

/** Play at new tables until one is asked for one of these; passing when nothing of the wanted can be done. */
async function playUntil(
  player: Player,
  bots: number,
  asked: string,
  wanted: (lying: number) => readonly string[],
): Promise<void> {
  for (let table = 0; table < 20; table++) {
    await player.playBots(bots);
    for (let move = 0; move < 30 && (await player.isAsked()); move++) {
      if (await player.page.locator(asked).count()) return;
      await makeOne(player, [
        ...wanted(await player.page.locator(".line.own .place.lying").count()),
        "play",
        "pass",
        "",
      ]);
    }
  }
  throw new Error(`nobody was asked: ${asked}`);
}

/** Look at all sizes, first as it is, then with a move staged. */
async function lookAround(player: Player, state: number, needed: Record<string, number>): Promise<void> {
  const { page } = player;
  const sizes = drawSizes(SEED * 100 + state, EACH);
  const found: string[] = [];
  await page.mouse.move(0, 0);
  for (const size of sizes) found.push(...(await complaints(page, size, needed)));
  await page.locator("[data-choice]").first().click();
  await page.mouse.move(0, 0);
  await expect(page.locator("[data-needed=send]")).toBeVisible();
  for (const size of sizes) found.push(...(await complaints(page, size, { ...needed, send: 1 })));
  expect(found, `SEED=${SEED}`).toEqual([]);
}

test(`choosing a region, in random windows (SEED=${SEED})`, async ({ page }) => {
  const player = new Player(page);
  await playUntil(player, 1, "[data-choice^='at ']", () => ["pass"]);
  await lookAround(player, 0, { prompt: 1, hand: 1, name: 1, line: 2, sum: 2 });
});

for (const seats of [2, 4, 6]) {
  test(`a battle with ${seats}, in random windows (SEED=${SEED})`, async ({ page }) => {
    const player = new Player(page);
    await playUntil(player, seats - 1, ".line.own .place.lying ~ .place.lying", () => ["at"]);
    await lookAround(player, seats, { prompt: 1, hand: 1, name: 1, line: seats, sum: seats });
  });
}

test(`a question in the middle, in random windows (SEED=${SEED})`, async ({ page }) => {
  const player = new Player(page);
  const asked = "[data-choice^='take '], [data-choice^='favour '], [data-choice^='keep ']";
  await playUntil(player, 3, asked, (lying) => [
    "at",
    "play bishop",
    lying > 1 ? "play scarecrow" : "play 1",
  ]);
  await lookAround(player, 7, { prompt: 1, line: 4, sum: 4 });
});

test.describe("in Russian", () => {
  test.use({ locale: "ru-RU" });
  test(`a battle with six, in random windows (SEED=${SEED})`, async ({ page }) => {
    const player = new Player(page, "ru");
    await playUntil(player, 5, ".line.own .place.lying ~ .place.lying", () => ["at"]);
    await lookAround(player, 8, { prompt: 1, hand: 1, name: 1, line: 6, sum: 6 });
  });
});

test(`with the coach, in random windows (SEED=${SEED})`, async ({ page }) => {
  const player = new Player(page);
  await player.playBots(3, { coach: true });
  await player.isAsked();
  await lookAround(player, 9, { prompt: 1, hand: 1, name: 1, line: 4, sum: 4 });
});

test(`the result, in random windows, and nothing has jumped in the whole game (SEED=${SEED})`, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts = { sum: 0, told: [] as string[] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Element | null }[];
      })[]) {
        shifts.sum += entry.value;
        shifts.told.push(
          `${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => node?.className ?? "")}`,
        );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const player = new Player(page);
  await player.playBots(1);
  await player.isAsked();
  await page.evaluate(() =>
    Object.assign((window as unknown as { shifts: object }).shifts, { sum: 0, told: [] }),
  );
  await player.play();
  await expect(player.over).toBeVisible();
  const { sum, told } = await page.evaluate(
    () => (window as unknown as { shifts: { sum: number; told: string[] } }).shifts,
  );
  expect(sum, told.join("\n")).toBeLessThanOrEqual(0.02);
  const found: string[] = [];
  for (const [width, height] of drawSizes(SEED * 100 + 10, EACH)) {
    await page.setViewportSize({ width, height });
    const box = await player.over.boundingBox();
    const isIn =
      box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
    if (!isIn) found.push(`${width}×${height}: the result is cut`);
  }
  await page.keyboard.press("Escape");
  await expect(player.over).toHaveCount(0);
  for (const size of drawSizes(SEED * 100 + 11, EACH))
    found.push(...(await complaints(page, size, { prompt: 1, line: 2, sum: 2 })));
  expect(found, `SEED=${SEED}`).toEqual([]);
});
