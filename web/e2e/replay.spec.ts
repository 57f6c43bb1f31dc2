/** The result tells the game's story, and the replay plays it: by itself, by chapters, and alike through all eyes. */
import type { Page } from "@playwright/test";
import type { Story } from "../src/api/types";
import { expect, test } from "./fixtures";
import { Player } from "./player";

async function finished(page: Page, bots = 1): Promise<{ player: Player; story: Story }> {
  const player = new Player(page);
  await player.playBots(bots);
  await player.play();
  await expect(player.over).toBeVisible();
  const story = await (await page.request.get(`/api/tables/${player.tableId}/story`)).json();
  return { player, story };
}

const slider = (player: Player) => player.page.getByRole("slider", { name: player.say("web-replay-slider") });

test("the result shows how the game went, and its marks lead into the replay", async ({ page }) => {
  const { player, story } = await finished(page, 3);
  const picture = player.over.getByRole("figure", { name: player.say("web-story") });
  await expect(picture).toBeVisible();
  await expect(picture.locator("polyline")).toHaveCount(4);
  await expect(picture.getByRole("link")).toHaveCount(story.chapters.length);
  const list = player.over.getByRole("list", { name: player.say("web-story-chapters") });
  await expect(list.getByRole("listitem")).toHaveCount(story.chapters.length - 1);
  await expect(list.getByRole("listitem").first()).toContainText(
    String(story.chapters[1]?.scores[0]?.number),
  );
  for (const [width, height] of [
    [1366, 650],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ["web-rematch", "web-replay"]) {
      const button = player.over.getByText(player.say(name), { exact: true });
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    expect(await player.over.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(1);
  }
  await page.setViewportSize({ width: 1366, height: 650 });
  const second = story.chapters[1];
  await picture.getByRole("link").nth(1).click();
  await expect(page).toHaveURL(new RegExp(`move=${second?.moment}$`));
  await expect(slider(player)).toHaveValue(String(second?.moment));
});

test("it plays by itself and stops at the end, by button and by Space", async ({ page }) => {
  const { player, story } = await finished(page);
  const last = story.chapters.at(-1)?.moment ?? 0;
  await page.goto(`/replay/${player.tableId}?move=${last - 3}`);
  await expect(slider(player)).toHaveValue(String(last - 3));
  await page.getByLabel(player.say("web-replay-speed")).selectOption("4×");
  await player.button(player.say("web-replay-play")).click();
  await expect(slider(player)).toHaveValue(String(last));
  await expect(player.button(player.say("web-replay-play"))).toBeVisible();
  await page.getByLabel(player.say("web-replay-speed")).selectOption("½×");
  await slider(player).focus();
  await page.keyboard.press("Space"); // from the end it begins again
  await expect(player.button(player.say("web-replay-pause"))).toBeVisible();
  await expect(slider(player)).toHaveValue("1");
  await page.keyboard.press("Space");
  await expect(player.button(player.say("web-replay-play"))).toBeVisible();
});

test("chapters are marked on the slider, and every seat sees the same moment", async ({ page }) => {
  const { player, story } = await finished(page);
  await page.goto(`/replay/${player.tableId}?move=0`);
  await expect(slider(player)).toHaveValue("0");
  const bar = page.getByRole("region", { name: player.say("web-replay") });
  await expect(bar.locator("[tabindex='-1']")).toHaveCount(story.chapters.length - 1);
  await player.button(player.say("web-replay-chapter-next")).click();
  const first = story.chapters[1]?.moment ?? 0;
  await expect(slider(player)).toHaveValue(String(first));
  const eyes = page.getByLabel(player.say("web-replay-eyes"));
  for (const one of ["open", "spectator", "0", "1"]) {
    await eyes.selectOption(one);
    await expect(page).toHaveURL(new RegExp(`move=${first}&seat=${one}$`));
    await expect(slider(player)).toHaveValue(String(first));
    await expect(
      page
        .locator("[aria-current=step]")
        .filter({ hasText: /conquer|tied/ })
        .first(),
    ).toBeAttached();
  }
  await page.keyboard.press("Shift+ArrowRight");
  await expect(slider(player)).toHaveValue(String(story.chapters[2]?.moment));
});

test("an event's link from a seat's log leads to the moment that shows it", async ({ page }) => {
  const { player, story } = await finished(page);
  const log = await page.request.get(`/api/tables/${player.tableId}/game?seat=0&since=0`);
  const events: { kind: string }[] = (await log.json()).events;
  const battle = events.findIndex((event) => event.kind === "conquered" || event.kind === "tied");
  await page.goto(`/replay/${player.tableId}?event=${battle}&seat=0`);
  await expect(slider(player)).toHaveValue(String(story.chapters[1]?.moment));
});

test("the bar is one low row in wide windows and two on phones", async ({ page }) => {
  const { player } = await finished(page);
  await page.goto(`/replay/${player.tableId}?move=5`);
  await expect(slider(player)).toHaveValue("5");
  const bar = page.getByRole("region", { name: player.say("web-replay") });
  for (const [width, height, most] of [
    [1366, 650, 64],
    [1536, 730, 64],
    [844, 390, 64],
    [390, 844, 112],
    [360, 640, 112],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(most);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      1,
    );
  }
});
