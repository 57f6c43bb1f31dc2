/** Condottiere's board: what can be read there, dragged there, and foreseen. */
import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { readBox } from "../map/box.mjs";
import type { components } from "../src/api/schema";
import { expect, test } from "./fixtures";
import { Player } from "./player";
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
      expect(label).toContain(say("web-condottiere-region-owned", { region: name, who: "you", name: "" }));
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
    expect(text).toContain(`strength ${seat.strength}`);
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
