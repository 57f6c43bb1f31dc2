/** Components: the page, what is told before one sits down, an owner's own file, and the pictures in the rules. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { Player } from "./player";

const GAMES = ["condottiere", "tuscany", "virtu", "wars-of-italy"];
const toml = (text: string) => ({
  name: "my-box.toml",
  mimeType: "application/toml",
  buffer: Buffer.from(text),
});

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"])
    .analyze();
  return violations
    .filter((one) => one.impact === "serious" || one.impact === "critical")
    .map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join("; ")}`);
}

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth > 1);

for (const [language, locale, colorScheme, width] of [
  ["en", "en-GB", "light", 1217],
  ["ru", "ru-RU", "dark", 743],
  ["cs", "cs-CZ", "light", 372],
] as const)
  test(`every thing of every box is shown: ${language}, ${width} wide`, async ({ another }) => {
    const page = await another({ locale, colorScheme, viewport: { width, height: 811 } });
    const player = new Player(page, language);
    for (const game of GAMES) {
      const box = await (await page.request.get(`/api/games/${game}/components`)).json();
      await page.goto(`/components/${game}`);
      await expect(page.getByRole("article")).toHaveCount(box.components.length);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        player.say("web-components-of", { game: player.say(`web-game-${game}`) }),
      );
      for (const article of await page.getByRole("article").all())
        expect(await article.locator("svg").count()).toBeGreaterThan(0);
      expect(await isTooWide(page)).toBe(false);
      if (game !== "virtu") expect(await faults(page)).toEqual([]);
    }
    expect(await page.context().cookies()).toEqual([]); // nobody need say a name for it
  });

test("components are searched, filtered and handed out as a file", async ({ page }) => {
  const player = new Player(page);
  await page.goto("/rules/tuscany");
  await page.getByRole("link", { name: player.say("web-components-all") }).click();
  await page.getByRole("searchbox", { name: player.say("web-components-search") }).fill("olives");
  await expect(page.getByRole("article").first()).toContainText("olives");
  const some = await page.getByRole("article").count();
  expect(some).toBeLessThan(10);
  await expect(page.getByRole("status")).toHaveText(player.say("web-components-found", { number: some }));
  await page.getByRole("searchbox").fill("");
  await page.getByLabel(player.say("web-components-filter")).selectOption("reconstructed");
  await expect(page.getByRole("article").filter({ hasText: player.say("origin-printed") })).toHaveCount(0);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: player.say("web-components-file") }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("tuscany.toml");
  await page
    .getByRole("navigation", { name: player.say("web-rules-games") })
    .getByText("Condottiere")
    .click();
  await expect(page.getByRole("article")).toHaveCount(38);
});

test("an owner's file is checked, told to all, and played with", async ({ another }) => {
  const page = await (await another()).context().newPage(); // the browser itself notes what is refused
  const anna = new Player(page);
  await page.goto("/new?game=tuscany");
  await anna.enter("Anna");
  await expect(page.getByText(/44 of the 61 entries in its box are reconstructed/)).toBeVisible();
  const file = page.getByLabel(anna.say("web-own-file"));
  await file.setInputFiles(toml("[bonuses]\ncards = { count = 4 }"));
  await expect(
    page.getByText(
      "This file cannot be used: bonuses.cards: there is no such kind of bonus tile; did you mean card?",
    ),
  ).toBeVisible();
  await file.setInputFiles(toml("#".repeat(70_000)));
  await expect(page.getByText(anna.say("web-own-large", { most: 64 }))).toBeVisible();
  await file.setInputFiles(toml('edition = "my box"\n[bonuses]\ncard = { count = 4 }'));
  await expect(page.getByText("bonuses.card.count: 5 → 4")).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByLabel(anna.say("web-setup-public")).check();
  await anna.button(anna.say("web-setup-fewer")).click();
  await anna.button(anna.say("web-setup-make")).click();
  await page.waitForURL(/\/table\//);
  await expect(page.getByText(anna.say("web-corrected-about", { number: 1 }))).toBeVisible();

  const boris = new Player(await another());
  await boris.page.goto("/lobby");
  await expect(boris.page.getByText(boris.say("web-corrected", { number: 1 })).first()).toBeVisible();
  await boris.page.goto(`/join/${anna.tableId}`);
  await boris.page.getByRole("link", { name: boris.say("web-corrected-see") }).click();
  await expect(boris.page.getByText("bonuses.card.count: 5 → 4")).toBeVisible();
  const card = boris.page.getByRole("article").filter({ hasText: boris.say("origin-corrected") });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText("4");
  expect(await faults(boris.page)).toEqual([]);
  await boris.page.goBack();
  await boris.enter("Boris");
  await boris.button(boris.say("web-join-sit")).click();
  await boris.page.waitForURL(/\/table\//);
  for (const player of [anna, boris]) {
    await expect(player.prompt).toBeVisible();
    await expect(
      player.page.getByRole("link", { name: player.say("web-corrected", { number: 1 }) }),
    ).toBeVisible();
  }
  await anna.button(anna.say("web-table")).click();
  await expect(page.getByRole("dialog")).toContainText(anna.say("web-corrected-about", { number: 1 }));
});

test("a mistake is told in the page's language", async ({ another }) => {
  const page = await (await another({ locale: "ru-RU" })).context().newPage(); // which notes what is refused
  const player = new Player(page, "ru");
  await page.goto("/new?game=virtu");
  await player.enter("Анна");
  await page.getByLabel(player.say("web-own-file")).setInputFiles(toml("[cities.siena]\nvalue = 0"));
  await expect(
    page.getByText("Этот файл не подходит: cities.siena: `value`: нужно число от 1 до 30, а не 0"),
  ).toBeVisible();
  await page.getByLabel(player.say("web-setup-game")).selectOption("tuscany");
  await expect(page.getByText("cities.siena")).toHaveCount(0); // another game has another box
});

for (const [game, pictures] of [
  ["tuscany", 7],
  ["condottiere", 2],
  ["virtu", 8],
  ["wars-of-italy", 5],
] as const)
  test(`the rules of ${game} have pictures that are told in words`, async ({ page }) => {
    await page.goto(`/rules/${game}`);
    const figures = page.getByRole("figure");
    await expect(figures).toHaveCount(pictures);
    for (const figure of await figures.all()) {
      expect((await figure.getByRole("img").getAttribute("aria-label"))?.length).toBeGreaterThan(40);
      await expect(figure.getByRole("button")).toHaveCount(0); // nothing in it can be chosen
    }
    expect(await faults(page)).toEqual([]);
  });
