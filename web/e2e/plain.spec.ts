/** Whole games on the plain board: Tuscany, Virtù and Wars of Italy, by mouse, by keys and by touch. */
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { Player } from "./player";
import { containing } from "./texts";

const AXE_AFTER = 15; // moves
const PORT = Number(process.env.SIGNORIA_TEST_PORT ?? 8799);
const PYTHON = process.env.SIGNORIA_PYTHON ?? "../.venv/bin/python";
const TESTS = fileURLToPath(new URL("../../tests", import.meta.url));
const SERVE_TINY = "import conformance.tiny; from signoria.cli import main; main()";

/** A table against greedy bots, made without the setup page and shown in words, whether or not the game has a board. */
async function sitDown(page: Page, game: string, seats: number, options: Record<string, number | boolean>) {
  await page.addInitScript(() => {
    localStorage.setItem("signoria-known", "1");
    localStorage.setItem("signoria-settings", '{"view": "text"}');
  });
  expect((await page.request.post("/api/me", { data: { name: "Anna" } })).ok()).toBe(true);
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", bot: "greedy" }));
  const made = await page.request.post("/api/tables", { data: { game, seats: [{}, ...bots], options } });
  expect(made.ok(), await made.text()).toBe(true);
  const { table, invite } = await made.json();
  await page.request.post(`/api/tables/${table.id}/sit`, { data: { salt: "a", invite: invite.token } });
  await page.goto(`/table/${table.id}`);
}

/** Play to the end: what can be done for us is done so, else one of the choices is taken. */
async function playOn(player: Player): Promise<void> {
  const { page, say } = player;
  const choices = page.getByRole("region", { name: say("web-plain-choices") });
  const plan = choices.getByRole("button", { name: containing(say("web-plain-plan", { moves: "" }).trim()) });
  const offered = choices.locator("[data-choice]:visible");
  const confirm = player.button(containing(say("web-send", { move: "" }).trim()));
  const [curtain] = player.curtains;
  let moves = 0;
  const press = async (thing: Locator) => {
    await player.press(thing, page);
    moves++;
  };
  while (!(await player.over.isVisible())) {
    try {
      if (await curtain?.isVisible()) await curtain?.click();
      else if (await plan.isVisible()) await press(plan);
      else if (await confirm.isVisible()) await press(confirm);
      else if (await offered.count()) await press(offered.nth((moves * 5) % (await offered.count())));
      else await page.waitForTimeout(20);
    } catch (problem) {
      if (!/Timeout|detached|not attached/.test(String(problem))) throw problem; // the table went on meanwhile
    }
    if (moves === AXE_AFTER) {
      const found = await new AxeBuilder({ page }).include(".plain").analyze();
      expect(found.violations.filter(({ impact }) => impact === "serious" || impact === "critical")).toEqual(
        [],
      );
      moves++;
    }
  }
  expect(moves).toBeGreaterThan(AXE_AFTER);
}

/** Tab leads to everything: that is all a hand on the keyboard has. */
async function byKeys(thing: Locator, page: Page): Promise<void> {
  const wanted = await thing.elementHandle({ timeout: 2000 });
  for (let at = 0; !(await wanted?.evaluate((element) => element === document.activeElement)); at++) {
    if (at > 150) throw new Error("no key leads there");
    await page.keyboard.press("Tab");
    if (!(await wanted?.evaluate((element) => element.isConnected))) return; // the table went on meanwhile
  }
  await page.keyboard.press("Enter");
}

type Press = (thing: Locator, page: Page) => Promise<void>;
type Game = readonly [name: string, game: string, seats: number, short: Record<string, number>];
const GAMES: readonly Game[] = [
  ["Tuscany", "tuscany", 2, {}],
  ["Virtù", "virtu", 3, { years: 4 }],
  ["Wars of Italy", "wars-of-italy", 2, { rounds: 3 }],
];
const WAYS: readonly (readonly [way: string, press: Press])[] = [
  ["by mouse", (thing) => thing.click()],
  ["by keys alone", byKeys],
  ["by touch on a telephone", (thing) => thing.tap()],
];

test.use({ actionTimeout: 2000 });

// By default each game is played in one way, and shortened where it can be; in all ways and whole by `make test-all`.
for (const [at, [name, game, seats, short]] of GAMES.entries())
  for (const [which, [way, press]] of WAYS.entries())
    test.describe(() => {
      if (way.includes("telephone"))
        test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
      if (at === which)
        test(`${name} ${way}`, async ({ page }) => {
          await sitDown(page, game, seats, short);
          await playOn(new Player(page, "en", press));
        });
      test(`a whole game of ${name} ${way} @long`, async ({ page }) => {
        test.setTimeout(1_800_000);
        await sitDown(page, game, seats, {});
        await playOn(new Player(page, "en", press));
      });
    });

test("a tiny game in plain Python, which has no text and no board, is played by three at one screen", async ({
  another,
}) => {
  const port = PORT + 1;
  const database = join(mkdtempSync(join(tmpdir(), "signoria-tiny-")), "test.sqlite3");
  const serve = `serve --port ${port} --database sqlite:///${database} --commands-per-second 1000 --bot-pause 0`;
  const server = spawn(PYTHON, ["-c", SERVE_TINY, ...serve.split(" ")], {
    env: { ...process.env, PYTHONPATH: [TESTS, process.env.PYTHONPATH].filter(Boolean).join(":") },
    stdio: "ignore",
  });
  try {
    const page = await another({ baseURL: `http://localhost:${port}` });
    await expect(async () => {
      expect((await page.request.get("/health")).ok()).toBe(true);
    }).toPass({ timeout: 30_000 });
    const player = new Player(page);
    await page.goto("/new?game=tiny");
    await player.enter("Anna");
    for (const number of [2, 3]) {
      await page.getByLabel(player.say("web-setup-seat", { number })).selectOption("hotseat");
      await page.getByLabel(player.say("web-setup-name", { number })).fill(`Boris ${number}`);
    }
    await player.button(player.say("web-setup-make")).click();
    await page.waitForURL(/\/table\//);
    await playOn(player);
  } finally {
    server.kill("SIGKILL");
  }
});

test("the text view of a board is a setting, and says the same", async ({ page }) => {
  const player = new Player(page);
  await player.playBots(1);
  await player.isAsked();
  await player.button(player.say("web-plain-text")).click();
  const choices = page.getByRole("region", { name: player.say("web-plain-choices") });
  await expect(choices.locator("[data-choice]").first()).toBeVisible();
  const [shown, asked] = await Promise.all([
    choices
      .locator("[data-choice]")
      .evaluateAll((found) => found.map((one) => one.getAttribute("data-choice"))),
    page.request
      .get(`/api/tables/${player.tableId}/game?seat=0`)
      .then(async (answer) => (await answer.json()).choices),
  ]);
  expect(new Set(shown)).toEqual(new Set(asked));
  await page.reload();
  await expect(choices).toBeVisible(); // it is remembered
  await player.button(player.say("web-plain-text")).click();
  await expect(page.locator(".condottiere")).toBeVisible();
});
