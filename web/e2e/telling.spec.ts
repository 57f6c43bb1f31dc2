/** What the running table tells: log, leaving, another game, taking back. */
import { expect, test } from "./fixtures";
import { Player } from "./player";

test("leaving the table leads to my games, and nothing throws", async ({ page }) => {
  const player = new Player(page);
  await player.playBots(1);
  await player.isAsked();
  await player.button(player.say("web-table")).click();
  await player.button(player.say("web-leave")).click();
  await page.waitForURL(/\/games$/);
  await expect(page.getByRole("heading", { level: 1, name: player.say("web-games") })).toBeVisible();
});

test("against bots a rematch just begins; the log follows, and no button is dead", async ({ page }) => {
  const player = new Player(page);
  await player.playBots(1);
  const log = page.getByRole("log", { name: player.say("web-log") });
  await player.play(async () => {
    await expect(
      player.prompt.getByRole("button", {
        name: player.say("web-undo-count", { number: 1 }),
        disabled: true,
      }),
    ).toHaveCount(0);
    await expect
      .poll(() => log.evaluate((one) => one.scrollHeight - one.scrollTop - one.clientHeight))
      .toBeLessThan(8);
  });
  const first = player.tableId;
  await player.button(player.say("web-rematch")).click();
  await expect.poll(() => player.tableId).not.toBe(first);
  await expect(page.getByRole("region", { name: player.say("web-board") })).toBeVisible();
});
