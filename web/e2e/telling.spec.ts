/** What the running table tells: log, banner, turn, leaving, another game, taking back. */
import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures";
import { inTurn, Player, twoPeople } from "./player";
import { containing } from "./texts";

const PHONE = { width: 390, height: 844 };

const logOf = (player: Player) => player.page.getByRole("log", { name: player.say("web-log") });
const ask = (player: Player, name: string) => player.page.getByRole("dialog", { name: player.say(name) });

/** Is the end of this list in view, inside of the window, too? */
async function isAtItsEnd(list: Locator): Promise<boolean> {
  return list.evaluate((one) => {
    const last = one.querySelector("ol > li:last-child a:last-of-type")
      ? [...one.querySelectorAll("a")].at(-1)
      : null;
    const [box, line] = [one.getBoundingClientRect(), last?.getBoundingClientRect()];
    return (
      line !== undefined && line.bottom <= box.bottom + 1 && line.bottom <= innerHeight && line.top >= box.top
    );
  });
}

test("leaving asks first and says what it does; then it leads to my games, and nothing throws", async ({
  page,
}) => {
  const player = new Player(page);
  await player.playBots(1);
  await player.isAsked();
  await player.button(player.say("web-table")).click();
  await player.button(player.say("web-leave")).click();
  await expect(ask(player, "web-leave")).toContainText(player.say("web-leave-alone"));
  await ask(player, "web-leave")
    .getByRole("button", { name: player.say("web-cancel") })
    .click();
  await expect(page).toHaveURL(/\/table\//);
  await player.button(player.say("web-leave")).click();
  await ask(player, "web-leave")
    .getByRole("button", { name: player.say("web-leave") })
    .click();
  await page.waitForURL(/\/games$/);
  await expect(page.getByRole("heading", { level: 1, name: player.say("web-games") })).toBeVisible();
});

test("closing says that it ends the game for everybody; nothing happens until that is agreed to", async ({
  page,
  another,
}) => {
  const [host, friend] = await twoPeople(page, await another());
  await host.button(host.say("web-table")).click();
  await host.button(host.say("web-leave")).click();
  await expect(ask(host, "web-leave")).toContainText(host.say("web-leave-running"));
  await page.keyboard.press("Escape");
  await host.button(host.say("web-waiting-close")).click();
  await expect(ask(host, "web-waiting-close")).toContainText(host.say("web-close-running"));
  await page.keyboard.press("Escape");
  await friend.page.reload();
  await expect(friend.page.getByRole("region", { name: friend.say("web-board") })).toBeVisible();
  await host.button(host.say("web-waiting-close")).click();
  await ask(host, "web-waiting-close")
    .getByRole("button", { name: host.say("web-waiting-close") })
    .click();
  await page.waitForURL(/\/games$/);
});

test("a waiting table asks before it is closed, and a full one invites only to watch", async ({ page }) => {
  const player = new Player(page);
  await player.makeTable("Anna", ["person", "person"]);
  await expect(page.getByText(player.say("web-invite-about"))).toBeVisible();
  await player.button(player.say("web-waiting-close")).click();
  await expect(ask(player, "web-waiting-close")).toContainText(player.say("web-close-waiting"));
  await page.keyboard.press("Escape");
  await player.button(player.say("web-waiting-bot")).click();
  await expect(page.getByRole("region", { name: player.say("web-board") })).toBeVisible();
  await player.button(player.say("web-table")).click();
  await expect(page.getByText(player.say("web-invite-watch-about"))).toBeVisible();
  await expect(page.getByText(player.say("web-invite-about"))).toHaveCount(0);
});

test("against bots a rematch just begins; the log follows, and no button is dead", async ({ page }) => {
  const player = new Player(page);
  await player.playBots(1);
  const log = logOf(player);
  await player.play(async () => {
    await expect(
      player.prompt.getByRole("button", {
        name: player.say("web-undo-count", { number: 1 }),
        disabled: true,
      }),
    ).toHaveCount(0);
    await expect.poll(() => isAtItsEnd(log)).toBe(true);
  });
  const first = player.tableId;
  await player.button(player.say("web-rematch")).click();
  await expect.poll(() => player.tableId).not.toBe(first);
  await expect(page.getByRole("region", { name: player.say("web-board") })).toBeVisible();
});

test("with the coach open the newest line of the log is in view, and whoever reads further up stays there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  const player = new Player(page);
  await player.playBots(3, { coach: true });
  for (let move = 0; move < 4 && (await player.isAsked()); move++) {
    await expect(page.getByRole("complementary", { name: player.say("web-coach") })).toBeVisible();
    await expect.poll(() => isAtItsEnd(logOf(player))).toBe(true);
    await player.move(page.locator("[data-choice]").first());
  }
  await player.isAsked(); // the others have moved, and nothing comes while one scrolls
  await logOf(player).evaluate((one) => {
    one.scrollTo({ top: 0 });
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  await player.move(page.locator("[data-choice]").first());
  expect(await logOf(player).evaluate((one) => one.scrollTop)).toBeLessThan(8);
});

test("a battle ends with a banner that tells the score; the log is grouped by battles and marks the last turn", async ({
  page,
}) => {
  const player = new Player(page);
  await player.playBots(3);
  const banner = page.locator(".banner");
  const said: string[] = [];
  for (let move = 0; move < 60 && !said.length && (await player.isAsked()); move++) {
    await player.move(page.locator("[data-choice]").last()); // passing, if one can
    if (await banner.count()) said.push((await banner.textContent()) ?? "");
  }
  expect(said[0]).toMatch(/conquers? .*, \d+ against \d+|tied at \d+/);
  const log = logOf(player);
  const outcome = page.locator(".outcome", { hasText: said[0] ?? "?" });
  await expect(outcome).toHaveCount(1);
  const turn = log.locator(".turn", { has: outcome });
  await expect(turn.getByText(/(place|places) the Condottiere/)).toHaveCount(1);
  await expect(turn.getByText(/^The battle for/)).toHaveCount(1);
  if (await player.isAsked()) await expect(log.getByText(player.say("web-log-since"))).toHaveCount(1);
});

test("a turn is told in the title, on the icon and by a sound, and only to whoever is asked", async ({
  page,
  another,
}) => {
  const other = await another();
  for (const one of [page, other])
    await one.addInitScript(() => {
      Object.assign(window, { notes: 0 });
      const create = AudioContext.prototype.createOscillator;
      AudioContext.prototype.createOscillator = function (this: AudioContext) {
        (window as Window & { notes?: number }).notes =
          ((window as Window & { notes?: number }).notes ?? 0) + 1;
        return create.call(this);
      };
    });
  const [asked, waits] = await inTurn(...(await twoPeople(page, other)));
  const icon = (player: Player) => player.page.locator("link[rel=icon]");
  const notes = (player: Player) =>
    player.page.evaluate(() => (window as Window & { notes?: number }).notes ?? 0);
  await expect(asked.page).toHaveTitle(asked.say("web-title-turn"));
  await expect(icon(asked)).toHaveAttribute("href", "/icons/turn.svg");
  expect((await asked.page.request.get("/icons/turn.svg")).ok()).toBe(true);
  await expect.poll(() => notes(asked)).toBeGreaterThan(0);
  await expect(waits.page).toHaveTitle(waits.say("web-title"));
  await expect(icon(waits)).toHaveAttribute("href", "/icon.svg");
  expect(await notes(waits)).toBe(0);
  while (!(await waits.page.locator("[data-choice]").count())) {
    if (await asked.page.locator("[data-choice]").count())
      await asked.move(asked.page.locator("[data-choice]").last());
    await asked.page.waitForTimeout(50);
  }
  await expect(waits.page).toHaveTitle(waits.say("web-title-turn"));
  await expect.poll(() => notes(waits)).toBeGreaterThan(0);
  await waits.page.goto("/rules");
  await expect(waits.page).toHaveTitle(waits.say("web-title"));
});

test("the badge of my games counts the tables that wait, but not the one that is open", async ({ page }) => {
  const player = new Player(page);
  await player.playBots(1);
  await player.isAsked();
  const badge = page.getByTitle(player.say("web-waits-count", { number: 1 }));
  await page.waitForResponse((answer) => answer.url().endsWith("/api/tables/mine"));
  await expect(badge).toHaveCount(0);
  await page.getByRole("link", { name: containing(player.say("web-home")) }).click();
  await expect(badge).toBeVisible();
});

test("bots are called the same at the table, in the result and in the lists", async ({ page }) => {
  const player = new Player(page);
  await player.playBots(1);
  await player.isAsked();
  const bot = player.say("web-bot-1");
  await expect(page.locator(".line .seat").first()).toContainText(bot);
  await player.play();
  await expect(player.over).toContainText(bot);
  await page.goto("/games");
  await expect(page.getByText(containing(bot)).first()).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
  test("a few lines tell what has happened since one's last turn, and go with the first touch", async ({
    page,
  }) => {
    const player = new Player(page, "en", async (thing) => thing.tap());
    await player.playBots(3);
    const recap = page.getByRole("region", { name: player.say("web-log-since") });
    for (let move = 0; move < 12 && !(await recap.count()) && (await player.isAsked()); move++) {
      await player.move(page.locator("[data-choice]").first());
      await player.isAsked();
    }
    await expect(recap).toBeVisible();
    const lines = await recap.getByRole("listitem").count();
    expect(lines).toBeGreaterThan(0);
    expect(lines).toBeLessThanOrEqual(3);
    await page.locator("[data-choice]").first().tap();
    await expect(recap).toHaveCount(0);
  });
});
