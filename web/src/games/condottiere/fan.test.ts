import { expect, test } from "vitest";
import { fan, rowsOf, sag } from "./fan";

test.each([1, 2, 5, 10, 16, 22])("%i cards stay within the width, left to right", (count) => {
  for (const width of [328, 700, 1100]) {
    const places = fan(count, width, 72);
    expect(places).toHaveLength(count);
    for (const [i, { x, turn }] of places.entries()) {
      const angle = Math.abs((turn * Math.PI) / 180);
      const half = (72 * Math.cos(angle) + 72 * 1.4 * Math.sin(angle)) / 2; // of a turned card's width
      expect(x + 36 - half).toBeGreaterThanOrEqual(-0.001);
      expect(x + 36 + half).toBeLessThanOrEqual(width + 0.001);
      if (i) expect(x).toBeGreaterThan(places[i - 1]?.x ?? 0);
    }
  }
});

test("the fan is even on both sides, and never deeper than it looks well", () => {
  const places = fan(10, 700, 72);
  expect(places[0]?.turn).toBeCloseTo(-(places[9]?.turn ?? 0));
  expect(places[0]?.x).toBeCloseTo(700 - 72 - (places[9]?.x ?? 0));
  expect(sag(places)).toBeLessThan(72);
  expect(sag(fan(22, 328, 60))).toBeLessThan(30);
  expect(fan(0, 700, 72)).toEqual([]);
});

test("a long hand on a phone lies in two rows, a short one in one", () => {
  expect(rowsOf(10, 336, 64)).toEqual([10]);
  expect(rowsOf(15, 336, 64)).toEqual([8, 7]);
  expect(rowsOf(15, 900, 92)).toEqual([15]);
  expect(rowsOf(0, 336, 64)).toEqual([0]);
});
