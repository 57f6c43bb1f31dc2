import { expect, test } from "vitest";
import { pictureFor, tilePlace, tilesOf } from "./tiles";

test("a cathedral lies beside its city, and is a place of its own", () => {
  const tiles = tilesOf({
    power: "florence",
    cities: ["siena!", "pisa"],
    cathedrals: ["siena"],
    titles: ["guild"],
    allies: ["france!"],
  });
  expect(tiles.map(tilePlace)).toEqual([
    "city siena",
    "cathedral siena",
    "city pisa",
    "title guild",
    "ally france",
  ]);
  expect(tiles.map(({ isSpent }) => isSpent)).toEqual([true, false, false, false, true]);
  expect(tiles.map(pictureFor)).toEqual(["city", "cathedral", "city", "guild", "france"]);
});
