/** Whatever becomes of the line, the page never needs a reload. */
import { expect, test } from "./fixtures";
import { inTurn, Player, twoPeople } from "./player";

test("a lost line is shown, and the game goes on when it is back", async ({ page, context }) => {
  const player = new Player(page);
  await player.playBots(2);
  await player.isAsked();
  await context.setOffline(true);
  await expect(page.getByText(player.say("web-line-offline"))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(player.say("web-line-offline"))).toBeHidden();
  await player.isAsked();
  await player.move(player.choices.first());
  expect(player.moves).toBe(1);
});

test("a move made while the line is down is done once, when it is back", async ({ page }) => {
  const player = new Player(page);
  let isDown = false;
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!isDown) server.send(message);
    });
    server.onMessage((message) => {
      if (!isDown) socket.send(message);
    });
  });
  await player.playBots(1);
  await player.isAsked();
  isDown = true;
  await player.choices.first().click();
  await player.button(/^Confirm: /).click();
  await expect(page.getByText(/on its way/)).toBeVisible(); // at once, before any answer
  await expect(page.getByText(player.say("web-line-slow"))).toBeVisible();
  isDown = false;
  await expect(page.getByText(/on its way/)).toBeHidden({ timeout: 30_000 });
  await player.isAsked();
  const log = await page.getByRole("log", { name: player.say("web-log") }).textContent();
  expect((log ?? "").match(/You (place|play)/g)?.length).toBe(1);
});

test("two tabs of one seat stay in step, and a stale click is told", async ({ page, context }) => {
  const first = new Player(page);
  await first.playBots(1);
  await first.isAsked();
  const second = new Player(await context.newPage());
  await second.page.goto(page.url());
  await second.isAsked();
  await second.choices.first().click();
  await first.move(first.choices.nth(1));
  await expect(second.button(/^Confirm: /)).toHaveCount(0); // what was staged there is no longer a choice
  await first.isAsked();
  await second.isAsked();
  await second.move(second.choices.first());
  await first.isAsked();
});

test("a stale move is refused with a word, and the table is as it is", async ({ page }) => {
  const player = new Player(page);
  let isLate = false;
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const text = String(message);
      server.send(isLate && text.includes('"play"') ? text.replace(/"version":\d+/, '"version":0') : message);
    });
  });
  await player.playBots(1);
  await player.isAsked();
  isLate = true;
  await player.choices.first().click();
  await player.button(/^Confirm: /).click();
  await expect(page.getByRole("alert")).toContainText(player.say("server-stale"));
  isLate = false;
  await player.isAsked();
  await player.move(player.choices.first());
});

test("undo shows its horizon and takes back; with others it is asked", async ({ page, another }) => {
  // whoever holds the figure places it, and takes it back
  const [holder, other] = await inTurn(...(await twoPeople(page, await another())));
  await holder.move(holder.choices.first());
  await expect(holder.button(holder.say("web-undo-count", { number: 1 }))).toBeEnabled();
  await holder.button(holder.say("web-undo-count", { number: 1 })).click();
  await expect(holder.prompt).toContainText(holder.say("condottiere-prompt-place-figure"));
  await expect(other.page.getByRole("log").getByText(/takes back a move/)).toBeVisible();
  // once the other has decided too it takes everybody's consent
  await holder.move(holder.choices.first());
  for (const one of [holder, other]) {
    const pass = one.button("Pass");
    await expect(pass).toBeVisible();
    await one.move(pass);
  }
  await holder.button(holder.say("web-takeback")).click();
  await expect(holder.button(holder.say("web-takeback-withdraw"))).toBeVisible();
  await other.button(other.say("web-takeback-yes")).click();
  await expect(other.page.getByRole("log").getByText(/takes back a move/)).toHaveCount(2);
  await expect(holder.prompt).toContainText("play a card into your line, or pass");
  await expect(other.button(other.say("web-takeback-yes"))).toHaveCount(0);
  // a chat
  await holder.page.getByRole("tab", { name: holder.say("web-chat") }).click();
  await holder.page.getByLabel(holder.say("web-chat-say")).fill("Buongiorno!");
  await holder.button(holder.say("web-chat-send")).click();
  await other.page.mouse.move(0, 0); // what the mouse rests on says what it is, beside it
  await other.page.getByRole("tab", { name: /^Chat/ }).click();
  await expect(other.page.getByRole("log").getByText("Buongiorno!")).toBeVisible();
});
