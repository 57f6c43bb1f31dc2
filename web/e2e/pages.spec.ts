/** Every page: reachable, without serious faults of access, in both themes, wide and narrow. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { drawSizes } from "./geometry";
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
  ["light", 1440, ""],
  ["dark", 768, "@long"],
  ["light", 360, "@long"],
  ["dark", 360, ""],
] as const;

for (const [colorScheme, width, tag] of SCREENS) {
  test(`no page has serious faults: ${colorScheme}, ${width} wide ${tag}`, async ({ another }) => {
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
    await player.button(player.say("web-start-bots")).first().click();
    await look("quick game");
    await player.button(player.say("web-cancel")).click();
    await player.button(player.say("web-settings")).click();
    await expect(page.getByRole("dialog", { name: player.say("web-settings") })).toBeVisible();
    await look("settings");
    for (const path of ["/lobby", "/new", "/games", "/rules", "/about", "/rules/condottiere#C3.4"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (path === "/new") await player.enter("Anna");
      await page.waitForLoadState("networkidle");
      await look(path);
    }
    await player.playBots(3, { coach: true });
    await player.isAsked();
    await look("table");
    await player.press(player.choices.first(), page);
    await look("staged move");
    const drawer = page.getByRole("banner").getByRole("button", { name: player.say("web-log") });
    if (await drawer.isVisible()) await drawer.click();
    await player.button(player.say("web-rules")).click();
    await expect(page.getByRole("dialog")).toContainText("C1.1");
    await look("rules drawer");
    expect(found).toEqual([]);
  });
}

const SEED = Number(process.env.SEED ?? 17);

for (const [language, locale] of [
  ["en", "en-GB"],
  ["ru", "ru-RU"],
  ["cs", "cs-CZ"],
] as const)
  test(`every game can be begun from the start page without scrolling, in ${language} (SEED=${SEED})`, async ({
    another,
  }) => {
    const page = await another({ locale });
    const player = new Player(page, language);
    const buttons = page.getByRole("button", { name: player.say("web-start-bots") });
    const EACH = 6;
    const wide = drawSizes(SEED, EACH).slice(0, EACH);
    await page.goto("/");
    await expect(buttons).toHaveCount(4);
    for (const [width, height] of [[1024, 620] as const, ...wide]) {
      await page.setViewportSize({ width, height });
      for (const button of await buttons.all())
        await expect(button, `${width}×${height}`).toBeInViewport({ ratio: 1 });
    }
  });

test("the language changes at once, everywhere, and is remembered", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Language").selectOption("ru");
  await expect(page.getByRole("heading", { name: "Настройки" })).toBeVisible();
  await page.getByLabel("Язык").selectOption("cs");
  await expect(page.getByRole("heading", { name: "Nastavení" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Hrát proti botům" })).toHaveCount(4);
});

test("without confirming, the first click plays", async ({ page }) => {
  const player = new Player(page);
  await page.goto("/");
  await player.button(player.say("web-settings")).click();
  await page.getByLabel(player.say("web-confirm")).selectOption("never");
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
  ).toContainText(/The game is over/);
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
  await expect(stranger.getByRole("slider")).toHaveValue("10");
});

for (const game of ["condottiere", "tuscany", "virtu", "wars-of-italy"])
  test(`two clicks make a table of ${game}`, async ({ page }) => {
    const player = new Player(page);
    await page.goto("/");
    const panel = page.getByRole("article", { name: player.say(`web-game-${game}`), exact: true });
    await panel.getByRole("button", { name: player.say("web-start-bots") }).click();
    await expect(page.getByRole("dialog")).toContainText(player.say(`web-edition-${game}`));
    const made = page.waitForResponse((answer) => answer.url().endsWith("/api/tables") && answer.ok());
    await player.button(player.say("web-quick-start")).click();
    expect((await (await made).json()).table.game).toBe(game);
    await page.waitForURL(/\/table\//);
  });

test("a new table takes the game of its address, with its seats and options", async ({ page }) => {
  const player = new Player(page);
  await page.goto("/new?game=wars-of-italy");
  const seat = (number: number) => page.getByLabel(player.say("web-setup-seat", { number }));
  await expect(page.getByLabel(player.say("wars-of-italy-option-rounds"))).toHaveValue("21");
  await expect(page.getByLabel(player.say("virtu-option-first-games"))).toBeVisible();
  await expect(seat(2)).toBeVisible();
  await expect(seat(3)).toHaveCount(0);
  await page.getByRole("combobox", { name: player.say("web-setup-game") }).selectOption("virtu");
  await expect(seat(3)).toBeVisible();
  await expect(page.getByLabel(player.say("virtu-option-years"))).toHaveAttribute("type", "number");
  await page.setViewportSize({ width: 390, height: 700 });
  await expect(player.button(player.say("web-setup-make"))).toBeInViewport({ ratio: 1 });
  await page.goto("/new?game=nonsense");
  await expect(page.getByRole("combobox", { name: player.say("web-setup-game") })).toHaveValue("condottiere");
  await player.button(player.say("web-setup-make")).click();
  await expect(page.getByLabel(player.say("web-name"))).toBeFocused();
  await player.enter("Anna");
  await player.button(player.say("web-setup-make")).click();
  await page.waitForURL(/\/table\//);
});

test("an invitation shows the table before it asks for a name", async ({ page, another }) => {
  const anna = new Player(page);
  await anna.makeTable("Anna", ["person", "person", "bot"]);
  const boris = new Player(await another());
  await boris.page.goto(await page.getByLabel(anna.say("web-invite-link")).inputValue());
  await expect(boris.page.getByRole("listitem").filter({ hasText: "Anna" })).toBeVisible();
  await expect(boris.page.getByText("Federico (greedy)")).toBeVisible();
  await boris.enter("Boris");
  await boris.button(boris.say("web-join-sit")).click();
  await boris.page.waitForURL(/\/table\//);
});

test("lists write times as the region does", async ({ page }) => {
  const player = new Player(page);
  await player.makeTable("Anna", ["person", "person"]);
  await page.goto("/games");
  const line = page.getByRole("listitem").first();
  await expect(line).toContainText(/\d\d:\d\d/);
  await expect(line).not.toContainText(/AM|PM/i);
});

test("an address that leads nowhere says so and leads home", async ({ another }) => {
  const context = (await another()).context();
  const page = await context.newPage(); // the browser itself notes the 404
  const player = new Player(page);
  const answer = await page.goto("/nowhere/at/all");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: player.say("web-lost-title") })).toBeVisible();
  await page.getByRole("main").getByRole("link").click();
  await expect(page.getByRole("heading", { name: player.say("web-start-title") })).toBeVisible();
});

test("rules have the game's name, a choice of games and contents, and want no guest", async ({ page }) => {
  const player = new Player(page);
  await page.goto("/rules");
  await page.getByRole("link", { name: player.say("web-game-virtu"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rules of Virtù");
  await expect(page.getByText(/^These are Signoria's own rules for Virtù/)).toBeVisible();
  const symbols = page.getByRole("list", { name: player.say("web-rules-symbols") });
  await expect(symbols.getByRole("listitem")).toHaveCount(8);
  await expect(symbols.locator("svg").first()).toBeVisible();
  await page
    .getByRole("navigation", { name: player.say("web-rules-contents") })
    .getByText("Winter")
    .click();
  await expect(page.locator("[data-rule='V7.1']")).toBeInViewport();
  expect(await page.context().cookies()).toEqual([]);
});

test("without a server the kept pages open and say so", async ({ another }) => {
  const context = (await another()).context();
  const page = await context.newPage(); // the browser itself notes what it cannot reach
  const player = new Player(page);
  await page.goto("/");
  const isKept = () =>
    page.evaluate(async () => {
      const loaded = performance.getEntriesByType("resource").map((one) => one.name);
      const wanted = ["/", ...loaded.filter((name) => name.includes("/assets/"))];
      const kept = await Promise.all(wanted.map((name) => caches.match(name, { ignoreVary: true })));
      return kept.every(Boolean) && navigator.serviceWorker.controller !== null;
    });
  await expect.poll(isKept).toBe(true);
  await context.setOffline(true);
  await page.goto("/");
  await expect(page.getByRole("alert")).toHaveText(player.say("web-offline"));
  await expect(page.getByRole("heading", { name: player.say("web-start-title") })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("article")).toHaveCount(4);
});

test("a page of an older release takes up the newer one instead of asking for files that are gone", async ({
  another,
}) => {
  const context = (await another({ serviceWorkers: "block" })).context();
  const page = await context.newPage(); // the browser itself notes the 404
  const player = new Player(page);
  await page.goto("/");
  let gone = 0;
  await page.route(/\/assets\/Rules-.*\.js$/, async (route) => {
    gone++;
    if (gone === 1) await route.fulfill({ status: 404, body: "" });
    else await route.continue();
  });
  await page
    .getByRole("navigation")
    .getByRole("link", { name: player.say("web-rules") })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: player.say("web-rules") })).toBeVisible();
  expect(gone).toBeGreaterThan(1);
});

test("the kept pages are those of the newest release, and the one before goes", async ({ another }) => {
  const context = (await another()).context();
  const page = await context.newPage();
  await page.goto("/");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const kept = () => page.evaluate(() => caches.keys());
  await expect.poll(async () => (await kept()).length).toBeGreaterThan(0);
  const [usual = ""] = await kept();
  for (const release of ["one", "two"]) {
    await context.route("**/", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        "</head>",
        `<meta name="release" content="${release}"></head>`,
      );
      await route.fulfill({ response: answer, body, headers: { ...answer.headers(), etag: `"${release}"` } });
    });
    await page.goto("/");
    await expect(page.locator(`meta[name=release][content=${release}]`)).toBeAttached(); // at once, not a visit later
    await expect.poll(async () => (await kept()).join()).toContain(`"${release}"`);
    await context.unroute("**/");
  }
  expect(await kept()).not.toContain(usual);
});

test("it can be installed: a manifest, and icons of the sizes that phones want", async ({ page }) => {
  await page.goto("/");
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const answer = await page.request.get(address ?? "");
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest: { icons: { src: string; sizes: string; purpose?: string }[]; display: string } =
    await answer.json();
  expect(manifest.display).toBe("standalone");
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (from) => {
      const picture = new Image();
      picture.src = from;
      await picture.decode();
      return picture.naturalWidth;
    }, src);
    if (sizes !== "any") expect(`${size}x${size}`).toBe(sizes);
  }
});
