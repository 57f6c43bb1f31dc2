/** Virtù in positions that a game seldom comes to: each action's clicks, and questions that are hardly ever asked. */
import { isClean } from "./checks";
import { expect, test } from "./fixtures";
import { sitDown } from "./positions";
import { Ruler } from "./ruler";

const MOST = 5; // clicks of an action with its payment

for (const action of ["govern", "patronage", "trade", "annex", "intrigue", "war"] as const) {
  test(`${action} takes few clicks, paid for by the engine`, async ({ page }) => {
    const player = new Ruler(page);
    await sitDown(player, `before ${action}`);
    player.aims = action;
    await player.playYears(1);
    const counted = player.most(action);
    console.log("clicks", action, JSON.stringify(counted));
    expect(counted.times).toBe(1);
    expect(counted.most).toBeLessThanOrEqual(MOST);
  });
}

test("a siege and a winter without purchases take few clicks", async ({ page }) => {
  const player = new Ruler(page);
  await sitDown(player, "sieges");
  await player.playYears(1);
  console.log("clicks siege, winter", JSON.stringify([player.most("siege"), player.most("winter")]));
  expect(player.most("siege").times).toBe(2);
  expect(player.most("siege").most).toBeLessThanOrEqual(4);
  expect(player.most("winter").times).toBe(1);
  expect(player.most("winter").most).toBeLessThanOrEqual(2);
});

for (const [position, question, answers] of [
  ["the winner of a field battle", "go-on", 2],
  ["a rival in the room", "free-room", 2],
  ["too many courtiers", "free-space", 1],
] as const) {
  test(`${question}: what is asked is shown, with its answers, and is answered`, async ({ page }) => {
    const player = new Ruler(page);
    await sitDown(player, position);
    expect(await player.question()).toBe(question);
    await isClean(page);
    const offered = (await player.choices.count()) + (await player.extras()).length;
    expect(offered).toBeGreaterThanOrEqual(answers);
    while ((await player.isAsked()) && (await player.question()) === question) await player.turn();
    expect(player.answered.get(question)).toBeGreaterThan(0);
  });
}
