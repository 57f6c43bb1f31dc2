/** Whole games on the plain board: Tuscany, Virtù and Wars of Italy, by mouse, by keys and by touch. */
import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { Player } from "./player";
import { containing } from "./texts";

const AXE_AFTER = 25; // moves

/** A table against greedy bots, made without the setup page. */
async function sitDown(page: Page, game: string, seats: number, options: Record<string, number | boolean>) {
  await page.request.post("/api/me", { data: { name: "Anna", password: "" } });
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
  let moves = 0;
  const press = async (thing: Locator) => {
    await player.press(thing, page);
    moves++;
  };
  while (!(await player.over.isVisible())) {
    try {
      if (await plan.isVisible()) await press(plan);
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

test.use({ actionTimeout: 2000 });

test("a whole game of Tuscany by mouse", async ({ page }) => {
  await sitDown(page, "tuscany", 2, {});
  const player = new Player(page);
  await player.button(player.say("web-plain-text")).click(); // it has a board of its own
  await playOn(new Player(page, "en", (thing) => thing.click()));
});

test("some years of Virtù by keys alone", async ({ page }) => {
  await sitDown(page, "virtu", 3, { years: 3 });
  await playOn(
    new Player(page, "en", async (thing) => {
      await thing.focus();
      await page.keyboard.press("Enter");
    }),
  );
});

test.describe("on a telephone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test("some rounds of Wars of Italy by touch", async ({ page }) => {
    await sitDown(page, "wars-of-italy", 2, { rounds: 3 });
    await playOn(new Player(page, "en", (thing) => thing.tap()));
  });
});
