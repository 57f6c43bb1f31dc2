/** Virtù in a real browser, everything found by role and name: by mouse, keys and touch, in every language. */
import { COACH } from "../src/games/virtu/coach";
import { isClean, steady, watchShifts } from "./checks";
import { expect, test } from "./fixtures";
import { byKey } from "./keys";
import { byTouch, Ruler } from "./ruler";
import { containing } from "./texts";

/** The most clicks that each thing may take. */
const MOST: Readonly<Record<string, number>> = {
  family: 4,
  govern: 5,
  annex: 5,
  patronage: 5,
  trade: 5,
  intrigue: 5,
  war: 5,
  siege: 4,
  winter: 2,
};

/** What each kind of thing took, printed; none of it more than it may. */
function countClicks(player: Ruler): void {
  const counts = Object.fromEntries(
    [...Object.keys(MOST), "armed war", "retreat", "long winter"].map((what) => [what, player.most(what)]),
  );
  console.log("clicks", JSON.stringify(counts));
  for (const [what, most] of Object.entries(MOST))
    expect(counts[what]?.most, `clicks for ${what}`).toBeLessThanOrEqual(most);
}

test("two years of three players by mouse, to the result: few clicks, nothing jumps, all is named", async ({
  page,
}) => {
  const player = new Ruler(page);
  await player.playShort(3, 2);
  await player.isAsked();
  await isClean(page); // a family is placed
  const shifts = await watchShifts(page);
  const looked = new Set<string>();
  await player.play(async () => {
    const asked = await player.question();
    if (looked.has(asked) || !/pay|lead-troops|reorganise/.test(asked)) return;
    looked.add(asked);
    await isClean(page);
  });
  steady(await shifts(), 2);
  countClicks(player);
  expect(player.most("winter").times).toBe(2);
  await expect(player.over).toBeVisible();
  await isClean(page);
  const table = player.over.getByRole("region", { name: player.say("web-ledger"), exact: true });
  const total = table.getByRole("row", { name: containing(player.say("web-virtu-prestige")) });
  await expect(total.last().getByRole("cell")).toHaveCount(3);
});

test("a year by keyboard alone", async ({ page }) => {
  const player = new Ruler(page, "en", byKey);
  await player.playShort(3, 1);
  await player.play();
  await expect(player.over).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test("a year by touch, and nothing is wider than the phone", async ({ page }) => {
    const player = new Ruler(page, "en", byTouch);
    await player.playShort(3, 1);
    await player.play(async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1)).toBe(false);
    });
    await expect(player.over).toBeVisible();
  });
});

for (const [language, locale, isLong] of [
  ["ru", "ru-RU", false],
  ["cs", "cs-CZ", true],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale, colorScheme: "dark" });
    test(`a year in the dark${isLong ? " @long" : ""}`, async ({ page }) => {
      const player = new Ruler(page, language);
      await player.playShort(3, 1);
      await player.play(async () => {
        await expect(page.getByText(containing("web-"))).toHaveCount(0);
      });
      await expect(player.over).toBeVisible();
      await isClean(page);
    });
    test("three years with purchases @long", async ({ page }) => {
      const player = new Ruler(page, language);
      player.isShopping = true;
      await player.playShort(3, 3);
      await player.play();
      await expect(player.over).toBeVisible();
    });
  });
}

test("a whole game of three by mouse @long", async ({ page }) => {
  test.setTimeout(1_200_000);
  const player = new Ruler(page);
  await player.playBots(2, { game: "virtu" });
  const shifts = await watchShifts(page);
  await player.play(async () => {
    player.isShopping = player.answered.has("reorganise") && player.moves % 3 === 0;
  });
  await expect(player.over).toBeVisible();
  steady(await shifts(), player.most("winter").times + player.most("long winter").times);
  countClicks(player);
  for (const what of ["war", "annex", "winter"]) expect(player.most(what).times, what).toBeGreaterThan(1);
});

for (const seats of [4, 5]) {
  test(`a year of ${seats} players by mouse @long`, async ({ page }) => {
    const player = new Ruler(page);
    await player.playShort(seats, 1);
    await player.play();
    await expect(player.over).toBeVisible();
    await isClean(page);
  });
}

test("four years with purchases, alliances and sieges; clean in each of them @long", async ({ page }) => {
  const player = new Ruler(page);
  player.isShopping = true;
  await player.playShort(3, 4);
  const looked = new Set<string>();
  await player.play(async () => {
    const asked = await player.question();
    if (looked.has(asked)) return;
    looked.add(asked);
    await isClean(page);
  });
  await expect(player.over).toBeVisible();
  countClicks(player);
  for (const asked of ["pay", "buy-things", "recruit-troops", "forge-alliance"])
    expect(player.answered.get(asked), asked).toBeGreaterThan(0);
});

test("two people in two browsers, with a bot @long", async ({ page, another }) => {
  const anna = new Ruler(page);
  const boris = new Ruler(await another());
  await anna.makeTable("Anna", ["person", "person", "bot"], "virtu", { years: 1 });
  await boris.page.goto(await page.getByLabel(anna.say("web-invite-link")).inputValue());
  await boris.enter("Boris");
  await boris.button(boris.say("web-join-sit")).click();
  await Promise.all([anna.play(), boris.play()]);
  for (const one of [anna, boris]) await expect(one.over).toBeVisible();
});

test("two people share a screen with a bot; the replay shows it through each one's eyes @long", async ({
  page,
}) => {
  const player = new Ruler(page);
  await player.makeTable("Anna", ["person", "hotseat Boris", "bot"], "virtu", { years: 1 });
  await player.play();
  await expect(player.over).toBeVisible();
  const id = player.tableId;
  for (const seat of [0, 1]) {
    await page.goto(`/replay/${id}?move=12&seat=${seat}`);
    await expect(player.map).toBeVisible();
    await expect(page.locator("[data-choice]")).toHaveCount(0); // nothing can be chosen there
    await isClean(page);
    const slider = page.getByRole("slider", { name: player.say("web-replay-slider") });
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveValue("13");
  }
});

test("the coach leads through the first years, prompt by prompt @long", async ({ page }) => {
  const player = new Ruler(page);
  await player.playBots(2, { game: "virtu", coach: true });
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

test("a payment is changed, and taken back by key; Escape drops what is staged", async ({ page }) => {
  const player = new Ruler(page);
  await player.playBots(2, { game: "virtu" });
  for (let turn = 0; turn < 60; turn++) {
    expect(await player.isAsked()).toBe(true);
    if ((await player.question()) === "pay") break;
    await player.turn();
  }
  const send = page.locator("[data-needed=send]");
  await expect(send).toBeVisible(); // "pay for me" has laid it ready
  await expect(player.sockets.first()).toBeVisible();
  const before = await player.sockets.allTextContents();
  const swap = containing(player.say("web-virtu-pay-swap"));
  const swappable = player.desk.getByRole("button", { name: swap });
  if (await swappable.count()) {
    await swappable.first().click();
    await expect.poll(() => player.sockets.allTextContents()).not.toEqual(before);
    await page.keyboard.press("Backspace");
    await expect.poll(() => player.sockets.allTextContents()).toEqual(before);
  }
  await send.click();
  await expect.poll(() => player.question()).not.toBe("pay");
});
