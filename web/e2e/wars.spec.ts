/** Wars of Italy in a real browser, everything found by role and name: by mouse, keys and touch, in every language. */
import type { Locator } from "@playwright/test";
import { COACH } from "../src/games/wars-of-italy/coach";
import { isClean, JUMPS, steady, watchShifts } from "./checks";
import { expect, test } from "./fixtures";
import { byKey } from "./keys";
import { byMouse, byTouch, Ruler } from "./ruler";
import { containing } from "./texts";

const GAME = "wars-of-italy";

/** The three influence tracks. */
function tracksOf(player: Ruler): Locator {
  const name = player.say("web-wars-influence");
  return player.board.getByRole("region", { name, exact: true }).getByRole("button");
}

test("two rounds by mouse, to the result: the tracks stay in their place, all is named", async ({ page }) => {
  const player = new Ruler(page, "en", byMouse, GAME);
  await player.playShort(2, 2);
  await player.isAsked();
  await isClean(page); // a family is placed
  await expect(tracksOf(player)).toHaveCount(3);
  const shifts = await watchShifts(page);
  const looked = new Set<string>();
  await player.play(async () => {
    const asked = await player.question();
    if (looked.has(asked) || !/influence|lead-troops|besiege/.test(asked)) return;
    looked.add(asked);
    await isClean(page);
  });
  steady(await shifts(), 2);
  await expect(player.over).toBeVisible();
  await isClean(page);
  const table = player.over.getByRole("region", { name: player.say("web-ledger"), exact: true });
  const total = table.getByRole("row", { name: containing(player.say("web-virtu-prestige")) });
  await expect(total.last().getByRole("cell")).toHaveCount(2);
});

test("a crown for Florence is spent on its track, and its marker moves", async ({ page }) => {
  const player = new Ruler(page, "en", byMouse, GAME);
  await player.playShort(2, 4);
  for (let turn = 0; turn < 150; turn++) {
    expect(await player.isAsked()).toBe(true);
    if ((await player.question()) === "annex-or-influence") break;
    await player.turn();
  }
  const florence = tracksOf(player).first();
  await expect(florence).toHaveAccessibleName(containing(player.say("web-virtu-choice")));
  const before = await florence.locator("[aria-hidden] .marker").getAttribute("style");
  await byMouse(florence, page);
  const list = player.offered(player.board.getByRole("menu"));
  if (await list.first().isVisible()) await byMouse(list.first(), page);
  await expect.poll(() => player.question()).toBe("pay");
  await player.turn();
  await expect.poll(() => florence.locator(".marker").getAttribute("style")).not.toBe(before);
});

test("a round by keyboard alone @long", async ({ page }) => {
  const player = new Ruler(page, "en", byKey, GAME);
  await player.playShort(2, 1);
  await player.play();
  await expect(player.over).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test("a round by touch, and nothing is wider than the phone @long", async ({ page }) => {
    const player = new Ruler(page, "en", byTouch, GAME);
    await player.playShort(2, 2);
    await player.play(async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1)).toBe(false);
    });
    await expect(player.over).toBeVisible();
  });
});

for (const [language, locale] of [
  ["ru", "ru-RU"],
  ["cs", "cs-CZ"],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale, colorScheme: "dark" });
    test("two rounds in the dark, with purchases @long", async ({ page }) => {
      const player = new Ruler(page, language, byMouse, GAME);
      player.isShopping = true;
      await player.playShort(2, 2);
      await player.play(async () => {
        await expect(page.getByText(containing("web-"))).toHaveCount(0);
      });
      await expect(player.over).toBeVisible();
      await isClean(page);
    });
  });
}

test("a whole game by mouse @long", async ({ page }) => {
  test.setTimeout(1_200_000);
  const player = new Ruler(page, "en", byMouse, GAME);
  await player.playBots(1, { game: GAME });
  const shifts = await watchShifts(page);
  await player.play(async () => {
    player.isShopping = player.answered.has("reorganise") && player.moves % 3 === 0;
  });
  await expect(player.over).toBeVisible();
  const rounds = player.most("winter").times + player.most("long winter").times;
  expect((await shifts()).sum / rounds).toBeLessThanOrEqual(JUMPS);
  for (const what of ["war", "annex", "winter"]) expect(player.most(what).times, what).toBeGreaterThan(1);
});

test("two people share a screen @long", async ({ page }) => {
  const player = new Ruler(page, "en", byMouse, GAME);
  await player.makeTable("Anna", ["person", "hotseat Boris"], GAME, { rounds: 2 });
  await player.play();
  await expect(player.over).toBeVisible();
  const id = player.tableId;
  for (const seat of [0, 1]) {
    await page.goto(`/replay/${id}?move=12&seat=${seat}`);
    await expect(player.map).toBeVisible();
    await expect(page.locator("[data-choice]")).toHaveCount(0); // nothing can be chosen there
    await isClean(page);
  }
});

test("the coach leads through the first rounds, prompt by prompt @long", async ({ page }) => {
  const player = new Ruler(page, "en", byMouse, GAME);
  await player.playBots(1, { game: GAME, coach: true });
  const coach = page.getByRole("complementary", { name: player.say("web-coach") });
  const next = coach.getByRole("button", { name: player.say("web-coach-next") });
  const told: string[] = [];
  const texts = COACH.map(({ text }) => player.say(text));
  while (told.length < texts.length && (await player.isAsked())) {
    while (await next.isVisible()) {
      told.push((await coach.getByRole("status").textContent()) ?? "");
      await next.click();
    }
    await player.turn();
  }
  expect(told).toEqual(texts);
});
