import { expect, test } from "vitest";
import type { Arrow } from "../../parts/steering";
import { OUTLINES, type Point } from "./italy";
import { GULFS, nextRegion, PLACES } from "./places";

test.each<Arrow>(["ArrowLeft", "ArrowRight"])("%s alone leads through all regions and back", (arrow) => {
  const seen = ["firenze"];
  while (seen.length < 17) seen.push(nextRegion(seen.at(-1) ?? "", arrow));
  expect(new Set(seen).size).toBe(17);
  expect(nextRegion(seen.at(-1) ?? "", arrow)).toBe("firenze");
});

test("up and down lead north and south, and stay at the edge", () => {
  for (const [name, [, y]] of Object.entries(PLACES)) {
    expect(PLACES[nextRegion(name, "ArrowUp")]?.[1] ?? 0).toBeLessThanOrEqual(y);
    expect(PLACES[nextRegion(name, "ArrowDown")]?.[1] ?? 0).toBeGreaterThanOrEqual(y);
  }
  expect(nextRegion("modena", "ArrowUp")).toBe("mantova");
  expect(nextRegion("napoli", "ArrowDown")).toBe("napoli");
});

test("each name stands in its own region", () => {
  for (const [name, place] of Object.entries(PLACES)) {
    const around = [...OUTLINES].filter(([, ring]) => isInside(place, ring)).map(([id]) => id);
    expect(around).toEqual([name]);
  }
});

test("the middle of each region's box is the region's: so whoever aims there hits it", () => {
  for (const [name, ring] of OUTLINES) {
    const middleOf = (all: readonly number[]) => (Math.min(...all) + Math.max(...all)) / 2;
    const middle: Point = [middleOf(ring.map(([x]) => x)), middleOf(ring.map(([, y]) => y))];
    const [x, y, radius] = GULFS[name] ?? [0, 0, 0];
    expect(isInside(middle, ring) || Math.hypot(middle[0] - x, middle[1] - y) < radius, name).toBe(true);
  }
});

function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  for (const [i, [a, b]] of ring.entries()) {
    const [u, v] = ring.at(i - 1) as Point;
    if (b > y !== v > y && x < ((u - a) * (y - b)) / (v - b) + a) inside = !inside;
  }
  return inside;
}
