import { expect, test } from "vitest";
import { framing, lensOf, panned, showing, whole, zoomed } from "./panzoom";

const ALL = whole(1000, 800);

test("zooming keeps the point under the finger where it is", () => {
  const seen = zoomed(ALL, ALL, 2, [250, 200]);
  expect(seen).toEqual({ x: 125, y: 100, width: 500, height: 400 });
});

test("nobody zooms out beyond the whole map, or in without end", () => {
  expect(zoomed(ALL, ALL, 0.3, [10, 10])).toEqual(ALL);
  expect(zoomed(ALL, ALL, 1000, [500, 400]).width).toBe(200);
});

test("panning stops at the edges", () => {
  const seen = zoomed(ALL, ALL, 2, [0, 0]);
  expect(panned(seen, ALL, -50, 30)).toMatchObject({ x: 0, y: 30 });
  expect(panned(seen, ALL, 9999, 9999)).toMatchObject({ x: 500, y: 400 });
});

test("what gets the focus is brought into view, and nothing moves if it is there already", () => {
  const seen = zoomed(ALL, ALL, 2, [0, 0]);
  expect(showing(seen, ALL, [100, 100], 40)).toBe(seen);
  expect(showing(seen, ALL, [700, 100], 40)).toMatchObject({ x: 240, y: 0 });
});

test("what is framed is in the middle, with room around it, and never more than the whole map is shown", () => {
  const seen = framing(
    [
      [400, 300],
      [500, 340],
    ],
    ALL,
  );
  expect(seen.width / seen.height).toBeCloseTo(1000 / 800);
  expect([seen.x + seen.width / 2, seen.y + seen.height / 2]).toEqual([450, 320]);
  expect(seen.width).toBeCloseTo(400);
  expect(
    framing(
      [
        [0, 0],
        [1000, 800],
      ],
      ALL,
    ),
  ).toEqual(ALL);
});

test("the window shows the seen part in its middle, and each point lies over itself", () => {
  const lens = lensOf(ALL, 600, 400);
  expect(lens.scale).toBe(0.5);
  expect(lens.over([0, 0])).toEqual([50, 0]);
  expect(lens.under(lens.over([320, 410]))).toEqual([320, 410]);
});
