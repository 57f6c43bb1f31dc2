import { beforeAll, expect, test, vi } from "vitest";
import type { GameInfo } from "../api/types";
import type { Language } from "../settings";
import { texts } from "../words/texts.svelte";
import { botAbout, botName, chosenBot, offered, ratedName, strengthText } from "./bots";

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
};

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await texts.learn("en");
});

test("the weakest come first, as they were found at tables of that size", () => {
  expect(offered(game, 3).map((bot) => bot.name)).toEqual(["random", "apprentice", "greedy", "captain"]);
});

test("who was never measured stands before the others", () => {
  const bots = [...game.bots.slice(1), { name: "oracle", strengths: [] }];
  expect(offered({ ...game, bots }, 3).map((bot) => bot.name)).toEqual([
    "oracle",
    "apprentice",
    "greedy",
    "captain",
  ]);
});

test("where nobody measured they stand as the server names them", () => {
  expect(offered(game, 4).map((bot) => bot.name)).toEqual(["random", "greedy", "apprentice", "captain"]);
  expect(offered(undefined, 4)).toEqual([]);
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
