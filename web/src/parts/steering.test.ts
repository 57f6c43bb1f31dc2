import { expect, test } from "vitest";
import { inRows, isArrow, nearest, type Places } from "./steering";

const PLACES: Places = { west: [0, 10], middle: [10, 10], east: [20, 12], north: [11, 0], far: [12, -30] };
const ALL = Object.keys(PLACES);

test("an arrow leads to the nearest place in its direction, and stays at the edge", () => {
  expect(nearest(PLACES, "middle", "ArrowRight", ALL)).toBe("east");
  expect(nearest(PLACES, "middle", "ArrowUp", ALL)).toBe("north");
  expect(nearest(PLACES, "west", "ArrowLeft", ALL)).toBe("west");
});

test("only places that may be reached count", () => {
  expect(nearest(PLACES, "middle", "ArrowUp", ["far", "east"])).toBe("far");
});

test("left and right alone lead through every place and back", () => {
  const rows = ["north", "west", "middle", "east"];
  const seen = ["west"];
  while (seen.length < rows.length) seen.push(inRows(PLACES, rows, seen.at(-1) ?? "", "ArrowRight"));
  expect(new Set(seen)).toEqual(new Set(rows));
  expect(inRows(PLACES, rows, seen.at(-1) ?? "", "ArrowRight")).toBe("west");
});

test("other keys are no arrows", () => {
  expect(isArrow("ArrowUp")).toBe(true);
  expect(isArrow("Enter")).toBe(false);
  expect(isArrow("toString")).toBe(false);
});
