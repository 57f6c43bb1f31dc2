/** Condottiere's board: what can be read there, dragged there, and foreseen. */
import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { readBox } from "../map/box.mjs";
import type { components } from "../src/api/schema";
import { expect, test } from "./fixtures";
import { inTurn, Player, twoPeople } from "./player";
import { containing } from "./texts";

type View = components["schemas"]["CondottiereView"];

const source = new URL("../../src/signoria/games/condottiere/components.toml", import.meta.url);
const { regions: BORDERS } = readBox(readFileSync(source, "utf8"));

/** The view as the server has it for this seat now. */
async function viewOf(player: Player): Promise<View> {
  const answer = await player.page.request.get(`/api/tables/${player.tableId}/game?seat=0`);
  return (await answer.json()).view;
}

/** Every public fact, found by role, name and text alone. */
async function readAll(player: Player, view: View): Promise<void> {
  const { page, say } = player;
  const lines = page.getByRole("list", { name: say("web-condottiere-lines") }).getByRole("listitem");
  expect(await lines.count()).toBe(view.seats);
  const texts = await lines.allTextContents();
  const told = view.table.map(
    (_, seat) => texts[(seat + view.seats - (view.seat ?? -1) - 1) % view.seats] ?? "",
  );
  const map = page.getByRole("group", { name: say("web-condottiere-map") });
  const labels = await map
    .getByRole("button")
    .evaluateAll((found) => found.map((one) => one.getAttribute("aria-label") ?? ""));
  for (const [region, near] of Object.entries(BORDERS)) {
    const name = say(`condottiere-region-${region}`);
    const label = labels.find((one) => one.startsWith(`${name}: `)) ?? "";
    const owner = view.table.findIndex((seat) => seat.regions.includes(region));
    if (owner < 0) expect(label).toContain(say("web-condottiere-region-free", { region: name }));
    else if (owner === view.seat)
      expect(label).toContain(say("web-condottiere-region-owned", { region: name, "seat-who": "you" }));
    else expect(label).toContain(told[owner]?.split(":")[0] ?? "?");
    expect(label.includes(say("web-condottiere-region-site")), label).toBe(view.site === region);
    expect(label.includes(say("web-condottiere-region-pope")), label).toBe(view.pope === region);
    for (const other of Object.keys(BORDERS)) {
      if (other === region) continue;
      expect(label.includes(say(`condottiere-region-${other}`)), `${label} / ${other}`).toBe(
        near.includes(other),
      );
    }
  }
  view.table.forEach((seat, number) => {
    const text = told[number] ?? "";
    expect(text).toContain(`strength ${seat.strength.total}`);
    expect(text).toMatch(
      seat.cards === 0
        ? /no cards in hand/
        : seat.cards === 1
          ? /one card in hand/
          : new RegExp(`${seat.cards} cards in hand`),
    );
    for (const card of seat.line) expect(text).toContain(say(`condottiere-card-${card}`));
    expect(text.includes(say("condottiere-table-to-act"))).toBe(view.to_act.includes(number));
    for (const card of seat.revealed) expect(text).toContain(say(`condottiere-card-${card}`));
  });
  await expect(
    page.getByText(
      containing(
        say("condottiere-table-piles", { deck: view.deck, discard: view.discard.length + view.buried }),
      ),
    ),
  ).toBeVisible();
}

test("every public fact of the view can be read by role and name, all through a game", async ({ page }) => {
  const player = new Player(page);
  await player.playBots(3);
  let looks = 0;
  while (looks < 12 && (await player.isAsked())) {
    await readAll(player, await viewOf(player));
    looks++;
    const choices = await player.choices.count();
    const [extra] = await player.extras();
    await player.move(
      choices && (looks % 3 || !extra)
        ? player.choices.nth(looks % choices)
        : (extra ?? player.choices.first()),
    );
  }
  expect(looks).toBeGreaterThan(5);
  const found = await new AxeBuilder({ page }).include(".condottiere").analyze();
  expect(found.violations.filter(({ impact }) => impact === "serious" || impact === "critical")).toEqual([]);
});

test("a card dragged onto one's own line is played; a staged one shows what it would do", async ({
  page,
}) => {
  const player = new Player(page);
  await player.playBots(1);
  const { say } = player;
  const hand = page.getByRole("group", { name: /^Your hand/ });
  const isMyTurn = async () => {
    await player.isAsked();
    const view = await viewOf(player);
    if (view.prompt?.startsWith("play-card")) return view;
    await player.move(
      (await player.choices.count())
        ? player.choices.first()
        : ((await player.extras())[0] ?? player.choices),
    );
    return null;
  };
  let view: View | null = null;
  while (!view) view = await isMyTurn();
  const strongest = view.hand.filter((card) => /^\d+$/.test(card)).at(-1) ?? "";
  const card = hand
    .getByRole("button", {
      name: containing(`${say("web-condottiere-mercenary", { strength: strongest })},`),
    })
    .first();
  const own = page
    .getByRole("list", { name: say("web-condottiere-lines") })
    .getByRole("listitem")
    .last();
  await card.click();
  await expect(own).toContainText(/0\s→ [1-9]/);
  await page.keyboard.press("Escape");
  await expect(own).not.toContainText(/0\s→ [1-9]/);
  const before = view.hand.length;
  await card.dragTo(own);
  await expect.poll(async () => (await viewOf(player)).hand.length).toBeLessThan(before);
  await expect.poll(async () => (await viewOf(player)).table[0]?.fought).toBe(true);
});

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });
  test("whatever flies is where it belongs as soon as one goes on", async ({ page }) => {
    const player = new Player(page);
    await player.playBots(3);
    for (let move = 0; move < 6 && (await player.isAsked()); move++) {
      await player.move(
        (await player.choices.count())
          ? player.choices.first()
          : ((await player.extras())[0] ?? player.choices),
      );
      // in one go: between two asks a bot may move, and something new flies
      const moving = await page.evaluate(() => {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
        return document.getAnimations().filter(({ effect, playState }) => {
          const isOnBoard = effect instanceof KeyframeEffect && effect.target?.closest(".condottiere");
          return isOnBoard && effect.getComputedTiming().iterations === 1 && playState === "running";
        }).length;
      });
      expect(moving).toBe(0);
    }
  });
});

test("a note never says that it is not your turn when it is, and lies over nothing one chooses among", async ({
  page,
  another,
}) => {
  const [first, second] = await inTurn(...(await twoPeople(page, await another())));
  await expect(second.page.locator("[data-card]").first()).toBeVisible();
  await second.page.locator("[data-card]").last().hover();
  const note = second.page.locator("#about-note");
  await expect(note).toBeVisible();
  while ((await second.page.locator("[data-card][data-choice]").count()) === 0) {
    const found = first.page.locator("[data-choice]");
    if (await found.count()) await first.move(found.first());
    else if (await second.page.locator("[data-choice]").count())
      throw new Error("the other one was asked for something else");
    await first.page.waitForTimeout(50);
  }
  await expect(note).toBeVisible();
  await expect(note).not.toContainText(second.say("refusal-not-your-turn"));
  const [over, hand] = [await note.boundingBox(), await second.page.locator(".hand").boundingBox()];
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(hand?.y ?? 0);
});

test("the mouse goes through a note to what lies below, and reaches the note's own buttons", async ({
  page,
}) => {
  const player = new Player(page);
  await player.playBots(1);
  await player.isAsked();
  await page.locator("[data-card]").first().hover();
  const note = page.locator("#about-note");
  await expect(note).toBeVisible();
  const isHit = await note.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 4));
  });
  expect(isHit).toBe(false);
  const rule = note.getByRole("button").first();
  const { x, y, width, height } = (await rule.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y - height, { steps: 12 }); // on the note, beside its button
  await page.waitForTimeout(500); // longer than a note stays that was left
  await expect(note).toBeVisible();
  const id = (await rule.textContent()) ?? "";
  await rule.click();
  await expect(page.getByRole("dialog")).toContainText(id);
});

test("nobody sits alone in a row: six seats at 820 pixels", async ({ page }) => {
  const player = new Player(page);
  await player.playBots(5);
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.locator("[data-needed=line]")).toHaveCount(6);
  await expect
    .poll(async () => {
      const tops = await page
        .locator("[data-needed=line]")
        .evaluateAll((found) => found.map((one) => one.getBoundingClientRect().top));
      const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      return new Set(rows).size;
    })
    .toBe(1);
});

test("figures are lining figures everywhere, and a disabled button can be read", async ({ page }) => {
  const player = new Player(page);
  await player.playBots(1);
  await player.isAsked();
  for (const path of [new URL(page.url()).pathname, "/rules"]) {
    await page.goto(path);
    await expect(page.getByText(/\d/).first()).toBeVisible();
    const oldStyle = await page.evaluate(() =>
      [...document.querySelectorAll("body *")]
        .filter((one) =>
          [...one.childNodes].some((node) => node.nodeType === 3 && /\d/.test(node.nodeValue ?? "")),
        )
        .filter((one) => !getComputedStyle(one).fontVariantNumeric.includes("lining-nums"))
        .map((one) => `${one.tagName} ${one.textContent?.slice(0, 40)}`),
    );
    expect(oldStyle).toEqual([]);
  }
  await page.evaluate(() => {
    const button = Object.assign(document.createElement("button"), { className: "primary", disabled: true });
    button.textContent = "Send";
    document.body.append(button);
  });
  // axe leaves disabled buttons out: reckon the contrast of this one
  const contrast = await page
    .locator("button.primary:disabled")
    .last()
    .evaluate((one) => {
      const light = (colour: string) => {
        const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
          const share = Number(part) / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const { color, backgroundColor } = getComputedStyle(one);
      const [dark = 0, bright = 0] = [light(color), light(backgroundColor)].sort((a, b) => a - b);
      return (bright + 0.05) / (dark + 0.05);
    });
  expect(contrast).toBeGreaterThan(4.5);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test("no card stays raised after a tap, nobody is told of keys, and the map opens whole", async ({
    page,
  }) => {
    const player = new Player(page, "en", async (thing) => thing.tap());
    await player.playBots(5);
    await player.isAsked();
    while (!(await page.locator("[data-card][data-choice]").count()))
      await player.move(page.locator("[data-choice]").first());
    const card = page.locator("[data-card][data-choice]").first();
    await card.tap();
    await expect(page.locator("[data-needed=send]")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("[data-needed=send]")).toHaveCount(0);
    await expect(card.locator(".lift")).toHaveCSS("transform", "none");
    await page.setViewportSize({ width: 360, height: 620 });
    await player.button(player.say("web-condottiere-whole-map")).tap();
    await expect(page.getByRole("dialog", { name: player.say("web-condottiere-map") })).toBeVisible();
    await page.keyboard.press("Escape");
    await player
      .button(containing(player.say("web-log")))
      .first()
      .tap();
    await expect(page.getByRole("tab", { name: player.say("web-log") })).toBeVisible();
    await expect(player.button(player.say("web-keys"))).toHaveCount(0);
  });
});
