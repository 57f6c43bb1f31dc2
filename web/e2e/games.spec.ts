/** Whole games in a real browser. */
import { expect, test } from "./fixtures";
import { Player, twoPeople, where } from "./player";
import { containing } from "./texts";

test("two clicks lead to a game against three bots, played to the end by mouse; its luck is verified in the browser", async ({
  page,
}) => {
  const player = new Player(page);
  await player.playBots(3);
  await player.play();
  expect(player.moves).toBeGreaterThan(3);
  await player.button(player.say("web-verify")).click();
  await expect(page.getByText(/Verified: your browser drew all \d+ chance moves again/)).toBeVisible();
  await expect(page.getByText(player.say("web-verify-promised"))).toBeVisible();
  const download = page.waitForEvent("download");
  await player.button(player.say("web-record")).click();
  expect((await download).suggestedFilename()).toMatch(/^signoria-.*\.txt$/);
});

test("two people in two browsers, one joins by link; then a rematch", async ({ page, another }) => {
  const [anna, boris] = await twoPeople(page, await another());
  await Promise.all([anna.play(), boris.play()]);
  for (const one of [anna, boris]) await expect(one.over).toBeVisible();
  await anna.button(anna.say("web-rematch")).click();
  await boris.button(boris.say("web-rematch")).click();
  await expect(anna.page.getByRole("region", { name: anna.say("web-board") })).toBeVisible();
});

test("two people share a screen with two bots", async ({ page }) => {
  const player = new Player(page);
  await player.makeTable("Anna", ["person", "hotseat Boris", "bot", "bot"]);
  await player.play();
  await expect(player.over).toBeVisible();
});

test("a whole game by keyboard alone", async ({ page }) => {
  const byKey = new Player(page, "en", async (thing) => {
    const wanted = await thing.first().elementHandle();
    if (!wanted) throw new Error("there is no such thing");
    // Tab leads into each group, arrows go on within: that is all a hand on the keyboard has.
    for (let at = 0; ; at++) {
      const where = await wanted.evaluate((element) => {
        if (element === document.activeElement) return "here";
        return element.closest("[role=group]")?.contains(document.activeElement) ? "beside" : "elsewhere";
      });
      if (where === "here") break;
      if (at > 80) throw new Error("no key leads there");
      await page.keyboard.press(where === "beside" ? "ArrowRight" : "Tab");
    }
    await page.keyboard.press("Enter");
  });
  await byKey.page.goto("/");
  await byKey.press(byKey.button(byKey.say("web-start-bots")), page);
  await page.keyboard.press("Enter"); // what starts the game has the focus: defaults, coach on
  await page.waitForURL(/\/table\//);
  await byKey.press(byKey.button(byKey.say("web-coach-skip")), page);
  await byKey.play();
  await expect(byKey.over).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test("a whole game by touch", async ({ page }) => {
    const player = new Player(page, "en", async (thing) => thing.tap(await where(thing)));
    await player.playBots(1);
    await player.play(async () => {
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
      expect(isWide).toBe(false);
    });
    await expect(player.over).toBeVisible();
  });
});

for (const [language, locale] of [
  ["ru", "ru-RU"],
  ["cs", "cs-CZ"],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });
    test("a whole game in the browser's language", async ({ page }) => {
      const player = new Player(page, language);
      await player.playBots(1);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await player.play(async () => {
        // no key without a text is ever shown
        await expect(page.getByText(containing("web-"))).toHaveCount(0);
      });
      await expect(player.over).toBeVisible();
    });
  });
}

test("the coach leads through the first battle, prompt by prompt", async ({ page }) => {
  const player = new Player(page);
  await player.playBots(1, { coach: true });
  const coach = page.getByRole("complementary", { name: player.say("web-coach") });
  const next = coach.getByRole("button", { name: player.say("web-coach-next") });
  const told: string[] = [];
  while (told.length < 8) {
    await expect(async () => {
      if (!(await next.isVisible()) && (await player.isAsked(500))) {
        const [pass] = await player.extras();
        await player.move(told.length < 6 || !pass ? player.choices.first() : pass);
      }
      await expect(next).toBeVisible({ timeout: 500 });
    }).toPass();
    told.push((await coach.getByRole("status").textContent()) ?? "");
    await next.click();
  }
  const texts = ["goal", "place", "play", "strength", "specials", "pass", "after", "end"];
  expect(told).toEqual(texts.map((name) => player.say(`web-condottiere-coach-${name}`)));
  await expect(coach).toHaveCount(0);
});

test("bots are chosen by level, also by the host of a waiting table, and the table says which they are", async ({
  page,
}) => {
  const player = new Player(page);
  await player.makeTable("Anna", ["person", "person", "bot"]);
  const level = page.getByLabel(player.say("web-waiting-level", { number: 2 }));
  await expect(level).toHaveValue("captain");
  await level.selectOption("prince");
  await player.button(player.say("web-waiting-bot")).click();
  const levels = ["prince", "greedy"];
  for (const [at, name] of levels.entries()) {
    await page.locator(".line .seat").nth(at).hover();
    await expect(page.locator("#about-note")).toContainText(player.say(`terminal-bot-${name}`));
  }
  await page.goto("/games");
  await expect(page.getByText(/\(prince\)/)).toBeVisible();
});

test("whoever makes a table meets the usual bot, and can read how strong each one is", async ({ page }) => {
  const player = new Player(page);
  await page.goto("/new");
  await player.enter("Anna");
  const seat = page.getByLabel(player.say("web-setup-seat", { number: 3 }));
  await expect(seat).toHaveValue("bot captain");
  await expect(seat).toHaveAccessibleDescription(/goes by old soldiers’ rules/i);
  await page.getByText(player.say("web-ladder")).click();
  const ladder = page.getByRole("list", { name: player.say("web-ladder-order") });
  await expect(ladder.getByRole("listitem")).toHaveCount(7); // and a heading
  await expect(ladder.getByRole("listitem").first()).toContainText("Apprentice");
  await expect(ladder).not.toContainText("1500 to 1500");
});
