/** The pictures in docs/screenshots (make screenshots): a start page, a lobby, a setup, a battle, a domain, a result, a replay. */
import { expect, type Page, test } from "@playwright/test";
import { Builder } from "./builder";
import { Player } from "./player";

const FOLDER = "../docs/screenshots";
const SIZES = [
  [1440, 900],
  [390, 844],
] as const;

const TUSCANY = [
  [1366, 650],
  [1536, 730],
  [1920, 950],
  [820, 1180],
  [390, 844],
] as const;

test.skip(!process.env.SCREENSHOTS, "make screenshots takes them");

/** Play some cards, so that a battle is there to be seen. */
async function battle(player: Player): Promise<void> {
  for (let at = 0; at < 3; at++) {
    await player.isAsked();
    await player.move(player.choices.nth(at));
  }
  await player.isAsked();
  await player.page.mouse.move(0, 0);
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const [width, height] of SIZES) {
    test.describe(() => {
      test.use({ colorScheme, viewport: { width, height }, deviceScaleFactor: width < 500 ? 2 : 1 });
      test(`${colorScheme}, ${width}`, async ({ page, browser, baseURL }) => {
        const player = new Player(page);
        const shoot = (name: string, on: Page = page) =>
          on.screenshot({ path: `${FOLDER}/${name}-${width}-${colorScheme}.png`, animations: "disabled" });
        await page.goto("/");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        await shoot("start");
        const host = new Player(
          await (await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: "en-GB" })).newPage(),
        );
        await host.page.goto("/new");
        await host.enter("Francesca");
        await host.page.getByLabel(host.say("web-setup-public")).check();
        await host.button(host.say("web-setup-make")).click();
        await host.page.waitForURL(/\/table\//);
        await page.goto("/lobby");
        await player.enter("Anna");
        await expect(page.getByText("Francesca").first()).toBeVisible();
        await shoot("lobby");
        await host.page.getByRole("button", { name: host.say("web-waiting-close") }).click();
        await page.goto("/new");
        await expect(player.button(player.say("web-setup-make"))).toBeVisible();
        await shoot("setup");
        await player.playBots(3);
        await battle(player);
        await shoot("battle");
        await player.play();
        await expect(player.over).toBeVisible();
        await player.button(player.say("web-verify")).click();
        await expect(page.getByText(/True: your browser/)).toBeVisible();
        await shoot("result");
        await page.getByRole("link", { name: player.say("web-replay") }).click();
        await expect(page.getByRole("slider")).toBeVisible();
        await page.goto(`${page.url().split("?")[0]}?move=14&seat=open`);
        await expect(page.getByRole("region", { name: player.say("web-board") })).toBeVisible();
        await page.waitForLoadState("networkidle");
        await shoot("replay");
        await host.page.context().close();
      });
    });
  }
}

/** A domain with some tiles, and one in hand for which several spaces glow. */
async function building(player: Builder): Promise<void> {
  for (let turn = 0; turn < 90 && (await player.isAsked()); turn++) {
    if (turn > 24 && (await player.deck.count()) && (await player.storage.count())) {
      await player.storage.first().click();
      if ((await player.spaces.count()) > 1) break;
      await player.page.keyboard.press("Escape");
    }
    await player.turn();
  }
  await player.spaces.first().click();
  await player.page.mouse.move(0, 0);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(() => {
    test.use({ colorScheme });
    test(`Tuscany, ${colorScheme}`, async ({ page }) => {
      const player = new Builder(page);
      await player.playBots(2, { game: "tuscany" });
      await building(player);
      for (const [width, height] of TUSCANY) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(300); // the new size is drawn
        const path = `${FOLDER}/tuscany-${width}-${colorScheme}.png`;
        await page.screenshot({ path, animations: "disabled" });
      }
    });
  });
}
