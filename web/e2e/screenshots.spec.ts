/** The pictures in docs/screenshots (make screenshots): the house, tables of several games, a result, a replay. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { Builder } from "./builder";
import { Player } from "./player";
import { byMouse, Ruler } from "./ruler";

const FOLDER = "../docs/screenshots";
/** Windows in which every page is shown, and those that people have, in which the table is. */
const ALL = [
  [1440, 900],
  [390, 844],
] as const;
const TABLES = [
  [1366, 650],
  [1536, 730],
  [1920, 950],
  [844, 390],
] as const;

const TUSCANY = [
  [1366, 650],
  [1536, 730],
  [1920, 950],
  [820, 1180],
  [390, 844],
] as const;

const VIRTU = [
  [1280, 650],
  [1366, 650],
  [1536, 730],
  [1920, 950],
  [820, 1180],
  [390, 844],
] as const;
/** Games on Virtù's board, with the questions at which they are shown: the first in every window, others in two of them. */
const RULED = [
  { game: "virtu", name: "virtu", seats: 4, states: { pay: "", declare: "-siege", "buy-things": "-winter" } },
  {
    game: "wars-of-italy",
    name: "wars",
    seats: 2,
    states: { "annex-or-influence": "", declare: "-siege", "buy-things": "-winter" },
  },
] as const;

test.skip(!process.env.SCREENSHOTS, "make screenshots takes them");

type Shoot = (name: string) => Promise<void>;

/** Play some cards, so that a battle is there to be seen. */
async function battle(player: Player): Promise<void> {
  for (let move = 0; move < 3; move++) {
    await player.isAsked();
    await player.move(player.page.locator("[data-choice]").first());
  }
  await player.isAsked();
  await player.page.keyboard.press("Shift"); // what was told for a while has been read
  await player.page.mouse.move(0, 0);
  await expect(player.page.locator(".banner")).toHaveCount(0);
}

async function house(page: Page, browser: Browser, baseURL: string, shoot: Shoot): Promise<void> {
  const player = new Player(page);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await shoot("start");
  const host = new Player(await (await browser.newContext({ baseURL, locale: "en-GB" })).newPage());
  await host.page.goto("/new");
  await host.enter("Francesca");
  await host.page.getByLabel(host.say("web-setup-public")).check();
  await host.button(host.say("web-setup-make")).click();
  await host.page.waitForURL(/\/table\//);
  await page.goto("/lobby");
  await expect(page.getByText("Francesca").first()).toBeVisible();
  await shoot("lobby");
  await host.button(host.say("web-waiting-close")).click();
  await host.page
    .getByRole("dialog")
    .getByRole("button", { name: host.say("web-waiting-close") })
    .click();
  await host.page.waitForURL(/\/games$/);
  await host.page.context().close();
  await page.goto("/new?game=virtu");
  await player.enter("Anna");
  await expect(player.button(player.say("web-setup-make"))).toBeVisible();
  await shoot("setup");
  await page.goto("/rules/virtu");
  await expect(page.getByRole("list", { name: player.say("web-rules-symbols") })).toBeVisible();
  await shoot("rules");
}

async function aBattle(player: Player, shoot: Shoot): Promise<void> {
  await player.playBots(3);
  await battle(player);
  await shoot("battle");
}

async function tables(player: Player, shoot: Shoot): Promise<void> {
  const { page } = player;
  await page.evaluate(() => localStorage.setItem("signoria-settings", '{"view": "text"}'));
  await player.playBots(2, { game: "virtu" });
  await expect(page.locator(".plain [data-choice]").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await shoot("plain");
  await page.evaluate(() => localStorage.removeItem("signoria-settings"));
  await aBattle(player, shoot);
  await player.play();
  await expect(player.over).toBeVisible();
  await player.button(player.say("web-verify")).click();
  await expect(page.locator(".verify .good")).toBeVisible();
  await player.over.evaluate((one) => one.scrollTo({ top: 0 }));
  await shoot("result");
  await page.getByRole("link", { name: player.say("web-replay"), exact: true }).click();
  await expect(page.getByRole("slider")).toBeVisible();
  await page.goto(`${page.url().split("?")[0]}?move=14&seat=open`);
  await expect(page.getByRole("region", { name: player.say("web-board") })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await shoot("replay");
}

for (const colorScheme of ["light", "dark"] as const)
  for (const [width, height] of [...ALL, ...TABLES])
    test.describe(() => {
      const isPhone = Math.min(width, height) < 500;
      test.use({ colorScheme, viewport: { width, height }, deviceScaleFactor: isPhone ? 2 : 1 });
      test(`${colorScheme}, ${width}×${height}`, async ({ page, browser, baseURL }) => {
        const shoot: Shoot = async (name) => {
          await page.screenshot({
            path: `${FOLDER}/${name}-${width}-${colorScheme}.png`,
            animations: "disabled",
          });
        };
        const player = new Player(page);
        const isAll = ALL.some(([one]) => one === width);
        if (isAll) await house(page, browser, baseURL ?? "", shoot);
        if (isAll || colorScheme === "light") await tables(player, shoot);
        else await aBattle(player, shoot);
      });
    });

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

for (const { game, name, seats, states } of RULED)
  for (const colorScheme of ["light", "dark"] as const)
    test.describe(() => {
      test.use({ colorScheme });
      test(`${name}, ${colorScheme}`, async ({ page }) => {
        const player = new Ruler(page, "en", byMouse, game);
        player.isShopping = true;
        const left = new Map<string, string>(Object.entries(states));
        const shootAll = async (what: string) => {
          await page.mouse.move(0, 0);
          for (const [width, height] of VIRTU) {
            if (what && width !== 1366 && width !== 390) continue;
            await page.setViewportSize({ width, height });
            await page.evaluate(() => document.fonts.ready);
            await page.waitForTimeout(400); // the new size is drawn
            const path = `${FOLDER}/${name}${what}-${width}-${colorScheme}.png`;
            await page.screenshot({ path, animations: "disabled" });
          }
          await page.setViewportSize({ width: 1440, height: 900 });
        };
        await player.playShort(seats, 4);
        await player.play(async () => {
          const asked = await player.question();
          const what = left.get(asked);
          if (what === undefined) return;
          left.delete(asked);
          await page.keyboard.press("Shift"); // what was told for a while has been read
          await expect(page.locator(".banner")).toHaveCount(0);
          await shootAll(what);
        });
        await shootAll("-result");
      });
    });
