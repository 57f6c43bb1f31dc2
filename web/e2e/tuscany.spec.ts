/** Whole games of The Castles of Tuscany in a real browser, everything found by role and name. */
import { COACH } from "../src/games/tuscany/coach";
import { Builder } from "./builder";
import { isClean, watchShifts } from "./checks";
import { expect, test } from "./fixtures";
import { byKey } from "./keys";
import { containing } from "./texts";

test("a game against one bot by mouse: few clicks, nothing jumps, all is named", async ({ page }) => {
  const player = new Builder(page);
  await player.playBots(1, { game: "tuscany" });
  await player.isAsked();
  await player.turn();
  await player.isAsked();
  await isClean(page);
  const shifts = await watchShifts(page);
  await player.play();
  await expect(player.over).toBeVisible();
  const { sum, told } = await shifts();
  expect(sum, told.join("\n")).toBeLessThanOrEqual(0.02);
  const counts = Object.fromEntries(
    ["join", "draw", "take", "place"].map((what) => [what, player.most(what)]),
  );
  console.log("clicks", JSON.stringify(counts));
  expect(counts.join?.most).toBeLessThanOrEqual(3);
  expect(counts.draw?.most).toBeLessThanOrEqual(2);
  expect(counts.take?.most).toBeLessThanOrEqual(2);
  expect(counts.place?.most).toBeLessThanOrEqual(4);
  for (const what of ["draw", "take", "place"]) expect(counts[what]?.times, what).toBeGreaterThan(2);
  await isClean(page);
});

test("a game by keyboard alone @long", async ({ page }) => {
  const player = new Builder(page, "en", byKey);
  await player.playBots(1, { game: "tuscany" });
  await player.play();
  await expect(player.over).toBeVisible();
});

test("the first turns by keyboard alone", async ({ page }) => {
  const player = new Builder(page, "en", byKey);
  await player.playBots(1, { game: "tuscany" });
  for (let turn = 0; turn < 8 && (await player.isAsked()); turn++) await player.turn();
  expect(player.counts.length).toBeGreaterThan(4);
});

test("the display is one stop of the Tab key, and arrow keys lead through it", async ({ page }) => {
  const player = new Builder(page);
  await player.playBots(1, { game: "tuscany" });
  for (let turn = 0; turn < 2 && (await player.isAsked()); turn++) await player.turn(); // joins the boards
  const tiles = page.locator('[data-needed="display"] [data-stop]');
  await tiles.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(tiles.nth(1)).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await tiles.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))).toBe(false);
  await page.keyboard.press("Shift+Tab");
  await expect(tiles.nth(1)).toBeFocused();
});

for (const bots of [2, 3]) {
  test(`a game against ${bots} bots by mouse @long`, async ({ page }) => {
    const player = new Builder(page);
    await player.playBots(bots, { game: "tuscany" });
    await player.play();
    await expect(player.over).toBeVisible();
    const table = player.over.getByRole("region", { name: player.say("web-ledger"), exact: true });
    const total = table.getByRole("row", { name: containing(player.say("web-tuscany-total-red")) });
    await expect(total.getByRole("cell")).toHaveCount(bots + 1);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test("the first turns by touch, and nothing is wider than the phone", async ({ page }) => {
    const player = new Builder(page, "en", (thing) => thing.tap());
    await player.playBots(3, { game: "tuscany" });
    for (let turn = 0; turn < 8 && (await player.isAsked()); turn++) {
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1)).toBe(false);
      await player.turn();
    }
    await isClean(page);
  });
  test("a game by touch @long", async ({ page }) => {
    const player = new Builder(page, "en", (thing) => thing.tap());
    await player.playBots(1, { game: "tuscany" });
    await player.play();
    await expect(player.over).toBeVisible();
  });
});

for (const [language, locale] of [
  ["ru", "ru-RU"],
  ["cs", "cs-CZ"],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale, colorScheme: "dark" });
    test("the first turns, in the dark", async ({ page }) => {
      const player = new Builder(page, language);
      await player.playBots(2, { game: "tuscany" });
      for (let turn = 0; turn < 6 && (await player.isAsked()); turn++) {
        await player.turn();
        await expect(page.getByText(containing("web-"))).toHaveCount(0);
      }
      await isClean(page);
    });
    test("a whole game @long", async ({ page }) => {
      const player = new Builder(page, language);
      await player.playBots(1, { game: "tuscany" });
      await player.play();
      await expect(player.over).toBeVisible();
    });
  });
}

test("two people in two browsers @long", async ({ page, another }) => {
  const anna = new Builder(page);
  const boris = new Builder(await another());
  await anna.makeTable("Anna", ["person", "person"], "tuscany");
  await boris.page.goto(await page.getByLabel(anna.say("web-invite-link")).inputValue());
  await boris.enter("Boris");
  await boris.button(boris.say("web-join-sit")).click();
  await Promise.all([anna.play(), boris.play()]);
  for (const one of [anna, boris]) await expect(one.over).toBeVisible();
});

test("two people share a screen with a bot @long", async ({ page }) => {
  const player = new Builder(page);
  await player.makeTable("Anna", ["person", "hotseat Boris", "bot"], "tuscany");
  await player.play();
  await expect(player.over).toBeVisible();
});

test("the coach leads through the first game, prompt by prompt", async ({ page }) => {
  const player = new Builder(page);
  await player.playBots(1, { game: "tuscany", coach: true });
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

test("a stored tile is dragged to a space, paid for otherwise, dropped with Escape; what cannot be says why", async ({
  page,
}) => {
  const player = new Builder(page);
  await player.playBots(1, { game: "tuscany" });
  // Until the first stored tile fits on several spaces and can be paid for otherwise: more cards help.
  for (let isReady = false; !isReady; ) {
    expect(await player.isAsked(), "no tile could be paid for in two ways").toBe(true);
    const canDraw = (await player.deck.count()) > 0;
    if (!canDraw || !(await player.storage.count())) {
      await player.turn();
      continue;
    }
    await player.storage.first().click();
    const isMany = !(await player.slots.count()) && (await player.spaces.count()) > 1;
    if (isMany) await player.spaces.first().click();
    isReady = isMany && (await player.swaps.count()) > 0;
    await page.keyboard.press("Escape");
    await expect(player.spaces).toHaveCount(0);
    if (!isReady && isMany) await player.draw();
    else if (!isReady) await player.turn();
  }
  const tile = player.storage.first();
  await tile.hover();
  await page.mouse.down();
  await page.mouse.move(400, 300, { steps: 4 });
  const space = await player.spaces.first().boundingBox();
  if (!space) throw new Error("no space glows");
  await page.mouse.move(space.x + space.width / 2, space.y + space.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect(player.slots).toHaveCount(2);
  await expect(player.spaces.first()).toHaveAttribute("aria-pressed", "true");
  const send = page.locator("[data-needed=send]");
  const before = await send.textContent();
  await player.swaps.first().click();
  await expect(send).not.toHaveText(before ?? "");
  await page.keyboard.press("Escape");
  await expect(player.slots).toHaveCount(0);
  const fixed = page.locator("[data-space][aria-disabled=true]").first();
  await fixed.hover();
  await expect(page.locator("#about-note")).toBeVisible();
});
