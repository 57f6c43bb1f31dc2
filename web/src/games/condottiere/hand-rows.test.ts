import { expect, test } from "vitest";
import { layHand } from "./hand-rows";

const hand = (count: number) => Array.from({ length: count }, (_, at) => (at % 3 ? 40 : 72));

test.each([1, 2, 5, 10, 16, 22])("%i cards stay within the width, and none lies over another", (count) => {
  for (const width of [190, 328, 700, 1100]) {
    const needs = hand(count);
    const { places, height } = layHand(needs, width, 110);
    expect(places).toHaveLength(count);
    for (const [at, place] of places.entries()) {
      expect(place.x).toBeGreaterThanOrEqual(-0.01);
      expect(place.x + place.width).toBeLessThanOrEqual(width + 0.01);
      expect(place.y + place.height).toBeLessThanOrEqual(height + 0.01);
      expect(place.width).toBeGreaterThanOrEqual((needs[at] ?? 0) - 0.01);
      expect(place.height).toBeGreaterThanOrEqual(24);
      const next = places[at + 1];
      if (next && next.y === place.y) expect(next.x).toBeGreaterThan(place.x + place.width);
      else if (next) expect(next.y).toBeGreaterThan(place.y + place.height);
    }
  }
});

test("cards are whole where they fit side by side, else tiles in as few rows as can be", () => {
  expect(layHand(hand(10), 1000, 110).form).toBe("card");
  expect(layHand(hand(3), 328, 110).form).toBe("card");
  const tiles = layHand(hand(10), 328, 110);
  expect(tiles.form).toBe("tile");
  expect(new Set(tiles.places.map(({ y }) => y)).size).toBe(2);
  expect(tiles.height).toBe(110);
});

test("two rows share what a phone on its side leaves them", () => {
  const { places, height } = layHand(hand(10), 360, 56);
  expect(new Set(places.map(({ y }) => y)).size).toBe(2);
  expect(height).toBe(56);
});

test("an empty hand keeps its place", () => {
  expect(layHand([], 328, 110)).toEqual({ form: "card", places: [], height: 110 });
});
