import { expect, test } from "vitest";
import { OUTLINES, type Point } from "./italy";
import { type Arrow, nextRegion, PLACES } from "./places";

const ARROWS: Arrow[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

test("the arrow keys lead from each region to every other", () => {
  for (const first of Object.keys(PLACES)) {
    const seen = new Set([first]);
    for (const region of seen) for (const arrow of ARROWS) seen.add(nextRegion(region, arrow));
    expect(seen.size, first).toBe(17);
  }
});

test("each name stands in its own region", () => {
  for (const [name, place] of Object.entries(PLACES)) {
    const around = [...OUTLINES].filter(([, ring]) => isInside(place, ring)).map(([id]) => id);
    expect(around).toEqual([name]);
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
