import { beforeAll, expect, test, vi } from "vitest";
import type { GameInfo } from "../api/types";
import type { Language } from "../settings";
import { texts } from "../words/texts.svelte";
import { botAbout, botName, chosenBot, fullName, offered, ratedName, seatName, strengthText } from "./bots";

const strength = (elo: number) => ({ seats: 3, elo, low: elo - 20, high: elo + 25 });
const game: GameInfo = {
  id: "condottiere",
  name: "Condottiere",
  seats: [2, 3, 4],
  options: [],
  bots: [
    { name: "random", strengths: [strength(400)] },
    { name: "greedy", strengths: [strength(1000)] },
    { name: "apprentice", strengths: [strength(905)] },
    { name: "captain", strengths: [strength(1105)] },
  ],
  usual_bot: "captain",
  origins: { printed: 38 },
};

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await texts.learn("en");
});

const names = (bots: readonly { name: string }[]) => bots.map((bot) => bot.name);

test("levels stand from the weakest on, and what they are measured by stands apart", () => {
  const { levels, others } = offered(game, 3);
  expect(names(levels)).toEqual(["apprentice", "captain"]);
  expect(names(others)).toEqual(["random", "greedy"]);
});

test("where there are no levels the others stand for them", () => {
  const bots = game.bots.slice(0, 2);
  expect(names(offered({ ...game, bots }, 3).levels)).toEqual(["random", "greedy"]);
  expect(offered({ ...game, bots }, 3).others).toEqual([]);
});

test("what all are measured by has no interval", () => {
  expect(strengthText({ seats: 3, elo: 1500, low: 1500, high: 1500 })).toBe("Elo 1500");
});

test("a bot has one name everywhere, away from the table with its level", () => {
  expect(seatName({ kind: "bot", name: "captain" }, 0)).toBe("Lorenzo");
  expect(fullName("captain", "captain", 0)).toBe("Lorenzo (captain)");
  expect(fullName("Anna", null, 1)).toBe("Anna");
});

test("who was never measured stands before the others", () => {
  const bots = [...game.bots.slice(1), { name: "oracle", strengths: [] }];
  expect(names(offered({ ...game, bots }, 3).levels)).toEqual(["oracle", "apprentice", "captain"]);
});

test("where nobody measured they stand as the server names them", () => {
  expect(names(offered(game, 4).levels)).toEqual(["apprentice", "captain"]);
  expect(offered(undefined, 4).levels).toEqual([]);
});

test("a bot goes by its level, with its strength where it is known", () => {
  expect(ratedName(game, "captain", 3)).toBe("captain, Elo 1105");
  expect(ratedName(game, "captain", 4)).toBe("captain");
  expect(ratedName(undefined, "captain", 3)).toBe("captain");
  expect(ratedName(game, "oracle", 3)).toBe("oracle");
  expect(strengthText(strength(1105))).toBe("Elo 1105 (1085 to 1130)");
});

test("the usual bot plays unless another one of this game was chosen", () => {
  expect(chosenBot(game, "")).toBe("captain");
  expect(chosenBot(game, "random")).toBe("random");
  expect(chosenBot(game, "machiavelli")).toBe("captain");
});

test.each(["en", "ru", "cs"] as Language[])("every level has words in %s", async (language) => {
  await texts.learn(language);
  const levels = ["random", "greedy", "apprentice", "captain", "prince", "machiavelli"];
  for (const level of levels) expect(botAbout(level)).not.toBe("");
  expect(new Set(levels.map(botName)).size).toBe(levels.length);
});
