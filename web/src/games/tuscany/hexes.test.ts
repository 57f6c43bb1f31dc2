import { describe, expect, test } from "vitest";
import {
  areaLines,
  bounds,
  centre,
  HALF,
  inOrder,
  neighbours,
  outline,
  RADIUS,
  type Space,
  steered,
} from "./hexes";

/** Two columns of two, the right one half a space lower; the first three are one area. */
const SPACES: readonly Space[] = [
  ["a1", 0, 0, "farm", 0],
  ["a2", 0, 2, "farm", 0],
  ["a6", 1, 1, "farm", 0],
  ["a7", 1, 3, "inn", 1],
];
const [a1, a2, a6, a7] = SPACES as [Space, Space, Space, Space];
const distance = (one: Space, other: Space) => {
  const [[x, y], [u, v]] = [centre(one), centre(other)];
  return Math.hypot(x - u, y - v);
};

describe("spaces", () => {
  test("neighbours are as far apart as two halves of a hex", () => {
    for (const [one, other] of [
      [a1, a2],
      [a1, a6],
      [a2, a6],
      [a2, a7],
      [a6, a7],
    ] as const)
      expect(distance(one, other)).toBeCloseTo(2 * HALF);
    expect(distance(a1, a7)).toBeGreaterThan(2 * HALF + 1);
  });

  test("neighbours are those that touch", () => {
    expect(neighbours(SPACES, a1)).toEqual(["a2", "a6"]);
    expect(neighbours(SPACES, a2).sort()).toEqual(["a1", "a6", "a7"]);
  });

  test("the bounds hold every corner", () => {
    const { x, y, width, height } = bounds(SPACES, 0);
    expect([x, y]).toEqual([0, 0]);
    expect(width).toBeCloseTo(3.5 * RADIUS);
    expect(height).toBeCloseTo(5 * HALF);
  });

  test("a hex has six corners, each a radius away", () => {
    const corners = [...outline([10, 20]).matchAll(/(-?[\d.]+),(-?[\d.]+)/g)];
    expect(corners).toHaveLength(6);
    for (const [, x, y] of corners) expect(Math.hypot(Number(x) - 10, Number(y) - 20)).toBeCloseTo(RADIUS, 1);
  });

  test("lines run around areas, not through them", () => {
    const sides = areaLines(SPACES).split("M").length - 1;
    expect(sides).toBe(4 * 6 - 2 * 3); // three sides are shared within the area
    expect(areaLines([a1]).split("M").length - 1).toBe(6);
  });

  test("arrow keys lead to the nearest space, and stay at the edge", () => {
    expect(steered(SPACES, "a1", "ArrowDown")).toBe("a2");
    expect(steered(SPACES, "a1", "ArrowRight")).toBe("a6");
    expect(steered(SPACES, "a7", "ArrowUp")).toBe("a6");
    expect(steered(SPACES, "a1", "ArrowUp")).toBe("a1");
  });

  test("arrow keys lead from everywhere to everywhere", () => {
    const reached = new Set(["a7"]);
    for (const name of reached)
      for (const arrow of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const)
        reached.add(steered(SPACES, name, arrow));
    expect(reached.size).toBe(SPACES.length);
  });

  test("they are read column by column", () => {
    expect(inOrder([a7, a6, a2, a1]).map(([name]) => name)).toEqual(["a1", "a2", "a6", "a7"]);
  });
});
