/** Joining the boards of Tuscany: by mouse, by keys, by touch, by role and name, in few clicks. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { type Joiner, sitDown } from "./joining";

/** Move a board by so many times its own width and height of a hex. */
async function drag(
  page: Page,
  joiner: Joiner,
  letter: string,
  places: number,
  spaces: number,
): Promise<void> {
  const box = await joiner.board(letter).boundingBox();
  if (!box) throw new Error(`no board ${letter}`);
  const [x, y] = [box.x + box.width * 0.35, box.y + box.height * 0.5];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const [dx, dy] = [places * box.width * 0.9, (spaces * box.height) / 5.5];
  for (let step = 1; step <= 12; step++) {
    await page.mouse.move(x + (dx * step) / 12, y + (dy * step) / 12);
    await page.waitForTimeout(30); // the engine foresees each step on the way
  }
  await page.mouse.up();
}

/** Slide a board with a finger past its right neighbour. */
async function slide(page: Page, joiner: Joiner, letter: string): Promise<void> {
  const box = await joiner.board(letter).boundingBox();
  if (!box) throw new Error(`no board ${letter}`);
  const line = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width * 0.35, box.y + box.height * 0.5];
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", by = 0) =>
    line.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: x + by, y }],
    });
  await touch("touchStart");
  for (let step = 1; step <= 10; step++) {
    await touch("touchMove", box.width * 0.09 * step);
    await page.waitForTimeout(30);
  }
  await touch("touchEnd");
}

const POINTS = [0, 1, 3, 6]; // of an area by its size (T2.5)

/** What the areas bring as they were joined at last, counted by hand. */
async function pointsOf(joiner: Joiner): Promise<number> {
  const sizes = new Map<number, number>();
  for (const [, , , , area] of (await joiner.own()).spaces) sizes.set(area, (sizes.get(area) ?? 0) + 1);
  return [...sizes.values()].reduce((sum, size) => sum + (POINTS[size] ?? 0), 0);
}

test("by mouse: boards are dragged, turned and shifted, and the areas are live", async ({ page }) => {
  const joiner = await sitDown(page);
  expect(await joiner.letters()).toBe("a b c");
  await drag(page, joiner, "a", 1, 0);
  await expect.poll(() => joiner.letters()).toBe("b a c");
  await drag(page, joiner, "c", 0, 1);
  await expect(joiner.tool("down", { board: "C" })).toBeDisabled();
  await joiner.tool("turn", { board: "B" }).click();
  await expect(joiner.board("b")).toHaveAccessibleName(/turned/);
  await joiner.tool("swap", { board: "B", other: "A" }).click();
  await joiner.tool("swap", { board: "A", other: "B" }).click();
  await joiner.found(1);
  await joiner.tool("up", { board: "A" }).click(); // the castle stays where it is
  await expect(joiner.castles.nth(1)).toHaveAttribute("aria-pressed", "true");
  await expect(joiner.points).toBeVisible();
  const points = Number.parseInt((await joiner.points.textContent())?.replace("=", "") ?? "", 10);
  await joiner.confirm.click();
  await joiner.isJoined();
  const { order, turned, shift } = await joiner.own();
  expect({ order, turned, shift }).toEqual({ order: "b a c", turned: "b", shift: "-1 1" });
  expect(await pointsOf(joiner)).toBe(points);
});

test("a suggestion in at most three clicks, castle included", async ({ page }) => {
  const joiner = await sitDown(page);
  let clicks = 0;
  const click = async (thing: { click(): Promise<void> }) => {
    clicks++;
    await thing.click();
  };
  await expect(joiner.suggestions).toHaveCount(4);
  const name = (await joiner.suggestions.first().getAttribute("aria-label")) ?? "";
  await click(joiner.suggestions.first());
  await expect(joiner.suggestions.first()).toHaveAttribute("aria-pressed", "true");
  await click(joiner.castles.first());
  await click(joiner.confirm);
  await joiner.isJoined();
  expect(name).toContain(`${await pointsOf(joiner)} green points`);
  console.log(`joining by suggestion: ${clicks} clicks`);
  expect(clicks).toBeLessThanOrEqual(3);
});

test("in a first game a good join lies there already", async ({ page }) => {
  const joiner = await sitDown(page, { coach: true });
  await expect(joiner.suggestions.first()).toHaveAttribute("aria-pressed", "true");
  await joiner.found(2);
  await joiner.confirm.click();
  await joiner.isJoined();
});

test("by keys alone, and everything is said", async ({ page }) => {
  const joiner = await sitDown(page);
  const live = page.locator("[aria-live=polite]").last();
  const tabTo = async (what: string) => {
    for (let presses = 0; presses < 60; presses++) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), what)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`no way to ${what}`);
  };
  await tabTo("[data-board=b]");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => joiner.letters()).toBe("b a c");
  await expect(live).toContainText(/B, A and C.*areas? of 1.*green points/);
  await page.keyboard.press("ArrowLeft");
  await expect(live).toHaveText(joiner.text("edge", { board: "B" }));
  await page.keyboard.press("t");
  await expect(live).toContainText("B is turned");
  await page.keyboard.press("ArrowDown");
  await expect(live).toContainText("second board 1 higher");
  await tabTo("[data-board=a]");
  await page.keyboard.press("t");
  await expect(live).toHaveText(joiner.text("no-turn", { board: "A" }));
  await tabTo("[data-choice^='on ']");
  await page.keyboard.press("Enter");
  await expect(live).toContainText(/next to \d spaces/);
  await tabTo("[data-needed=send]");
  await page.keyboard.press("Enter");
  await joiner.isJoined();
  const { order, turned, shift } = await joiner.own();
  expect({ order, turned, shift }).toEqual({ order: "b a c", turned: "b", shift: "-1 0" });
});

test("by short keys: a suggestion by its number, a surprise by S", async ({ page }) => {
  const joiner = await sitDown(page);
  await joiner.board("a").focus();
  await page.keyboard.press("3");
  await expect(joiner.suggestions.nth(2)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("s");
  await expect(joiner.suggestions.nth(2)).toHaveAttribute("aria-pressed", "false");
  await joiner.castles.first().focus();
  await page.keyboard.press(" ");
  await joiner.board("a").focus();
  await page.keyboard.press("Enter"); // sends what is staged
  await joiner.isJoined();
});

for (const [language, locale] of [
  ["ru", "ru-RU"],
  ["cs", "cs-CZ"],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });
    test("by role and name only, with a surprise", async ({ page }) => {
      const joiner = await sitDown(page, { language, seats: 3 });
      await joiner.tool("surprise").click();
      await joiner.tool("turn", { board: "C" }).click();
      await joiner.found(2);
      await joiner
        .button(
          joiner.text("send", {
            space: ((await joiner.castles.last().getAttribute("data-choice")) ?? "").slice(3),
          }),
        )
        .click();
      await joiner.isJoined();
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test("by touch", async ({ page }) => {
    const joiner = await sitDown(page, { seats: 4 });
    await slide(page, joiner, "a");
    await expect.poll(() => joiner.letters()).toBe("b a c");
    await joiner.suggestions.nth(1).tap();
    await joiner.tool("turn", { board: "B" }).tap();
    await expect(joiner.suggestions.nth(1)).toHaveAttribute("aria-pressed", "false");
    await joiner.castles.nth(2).tap();
    await joiner.confirm.tap();
    await joiner.isJoined();
  });
});

test("without shifts there is nothing to shift; joined by chance only the castle is chosen", async ({
  page,
}) => {
  const level = await sitDown(page, { options: { no_shift: true } });
  await expect(level.tool("up", { board: "A" })).toHaveCount(0);
  await level.tool("swap", { board: "A", other: "B" }).click();
  await level.found(0);
  await level.confirm.click();
  await level.isJoined();
  expect((await level.own()).shift).toBe("0 0");
  const chance = await sitDown(page, { options: { random_joins: true } });
  await expect(chance.suggestions).toHaveCount(0);
  await chance.found(0);
  await chance
    .button(
      chance.text("send-castle", {
        space: ((await chance.castles.first().getAttribute("data-choice")) ?? "").slice(3),
      }),
    )
    .click();
  await chance.isJoined();
});

test("whoever is done sees the own domain, and may take it back", async ({ page, another }) => {
  const joiner = await sitDown(page, { other: await another() });
  await joiner.found(0);
  await joiner.confirm.click();
  await expect(page.getByText(joiner.text("waits", { names: "Berta" }))).toBeVisible();
  await expect(page.getByRole("img", { name: joiner.text("own") })).toBeVisible();
  await joiner.prompt.getByRole("button", { name: joiner.say("web-undo-count", { number: 4 }) }).click();
  await expect(joiner.tool("surprise")).toBeVisible(); // the whole join, which was sent as one
  await expect(
    joiner.prompt.getByRole("button", { name: joiner.say("web-undo-count", { number: 1 }) }),
  ).toHaveCount(0);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });
    test("axe finds nothing wrong", async ({ page }) => {
      const joiner = await sitDown(page);
      await joiner.found(0);
      await expect(joiner.confirm).toBeVisible();
      const found = await new AxeBuilder({ page }).include(".join").analyze();
      expect(found.violations).toEqual([]);
    });
  });
}
