/** Every page: reachable, without serious faults of access, in both themes, wide and narrow. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { Player } from "./player";

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"])
    .analyze();
  return violations
    .filter((one) => one.impact === "serious" || one.impact === "critical")
    .map((one) => `${page.url()} ${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join("; ")}`);
}

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth > 1);

const SCREENS = [
  ["light", 1440],
  ["dark", 768],
  ["light", 360],
  ["dark", 360],
] as const;

for (const [colorScheme, width] of SCREENS) {
  test(`no page has serious faults: ${colorScheme}, ${width} wide`, async ({ another }) => {
    const page = await another({ colorScheme, viewport: { width, height: 800 } });
    const player = new Player(page);
    const found: string[] = [];
    const look = async (name: string) => {
      found.push(...(await faults(page)));
      if (await isTooWide(page)) found.push(`${name} is wider than the screen`);
    };
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await look("start");
    await player.button(player.say("web-start-bots")).click();
    await look("quick game");
    await player.button(player.say("web-settings")).click();
    await expect(page.getByRole("dialog", { name: player.say("web-settings") })).toBeVisible();
    await look("settings");
    for (const path of ["/lobby", "/new", "/games", "/rules", "/about", "/nowhere"]) {
      await page.goto(path.replace("/nowhere", "/rules/condottiere#C3.4"));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (path === "/lobby") await player.enter("Anna");
      await page.waitForLoadState("networkidle");
      await look(path);
    }
    await player.playBots(3, { coach: true });
    await player.isAsked();
    await look("table");
    await player.press(player.choices.first(), page);
    await look("staged move");
    await player.button(player.say("web-rules")).click();
    await expect(page.getByRole("dialog")).toContainText("C1.1");
    await look("rules drawer");
    expect(found).toEqual([]);
  });
}

test("the language changes at once, everywhere, and is remembered", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Language").selectOption("ru");
  await expect(page.getByRole("heading", { name: "Настройки" })).toBeVisible();
  await page.getByLabel("Язык").selectOption("cs");
  await expect(page.getByRole("heading", { name: "Nastavení" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Hrát proti botům" })).toBeVisible();
});

test("without confirming, the first click plays", async ({ page }) => {
  const player = new Player(page);
  await page.goto("/");
  await player.button(player.say("web-settings")).click();
  await page.getByLabel(player.say("web-confirm")).uncheck();
  await page.getByRole("button", { name: player.say("web-done") }).click();
  await player.playBots(1);
  await player.isAsked();
  await player.press(player.choices.first(), page);
  await expect(page.getByRole("log").getByText(/^You (place|play)/)).toBeVisible();
});

test("a game again: slider, keys, other eyes, and a link to a moment", async ({ page, another }) => {
  const player = new Player(page);
  await player.playBots(1);
  await player.play();
  await page.getByRole("link", { name: player.say("web-replay") }).click();
  const slider = page.getByRole("slider", { name: player.say("web-replay-slider") });
  await expect(slider).toHaveValue("0");
  await expect(async () => {
    await page.keyboard.press("Home"); // the page may not have listened yet
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveValue("2", { timeout: 1000 });
  }).toPass();
  await page.keyboard.press("End");
  await expect(
    page.getByRole("log").or(page.getByRole("list", { name: player.say("web-log") })),
  ).toContainText(/It is over/);
  await page.getByLabel(player.say("web-replay-eyes")).selectOption("open");
  await page.getByRole("button", { name: player.say("web-replay-back") }).focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("PageDown");
  await expect(slider).toHaveValue("10");
  expect(page.url()).toContain("move=10&seat=open");
  const twin = await page.context().newPage();
  await twin.goto(page.url());
  await expect(twin.getByRole("slider")).toHaveValue("10");
  expect(await faults(page)).toEqual([]);
  const stranger = await another();
  await stranger.goto(await page.getByLabel(player.say("web-replay-link")).inputValue()); // private, but with its key
  await new Player(stranger).enter("Stranger");
  await expect(stranger.getByRole("slider")).toHaveValue("10");
});
