import { expect, test } from "vitest";
import { areaLines, HALF, type Space } from "../hexes";
import { boardLines, paperFor, piecesOf, pull, STEP } from "./layout";

/** Three boards of two columns, the second so many half spaces lower. */
function laid(lower: number): Space[] {
  return ["a", "b", "c"].flatMap((letter, place) =>
    Array.from({ length: 10 }, (_, at): Space => {
      const [column, row] = [Math.floor(at / 5), at % 5];
      return [
        `${letter}${at + 1}`,
        2 * place + column,
        2 * row + column + (place === 1 ? lower : 0),
        "farm",
        0,
      ];
    }),
  );
}

test("the paper keeps its size as long as the boards lie no further apart", () => {
  const [level, shifted] = [paperFor(laid(0), ["a", "b", "c"], 1), paperFor(laid(2), ["a", "b", "c"], 1)];
  expect(level.width).toBe(shifted.width);
  expect(level.height).toBeCloseTo(shifted.height);
  expect(level.by[1]).toBeCloseTo(shifted.by[1] + HALF);
});

test("pieces are told by their letters, whatever their places", () => {
  const pieces = piecesOf(laid(0), ["c", "a", "b"], [0, 0]);
  expect(pieces.map(({ letter }) => letter)).toEqual(["a", "b", "c"]);
  expect(pieces.map(({ spaces }) => spaces.length)).toEqual([10, 10, 10]);
  const [a, b] = pieces;
  expect((b?.at[0] ?? 0) - (a?.at[0] ?? 0)).toBeCloseTo(150);
});

test("a piece is moved on the paper by what brings all to its middle", () => {
  const [piece] = piecesOf(laid(0), ["a"], [3, 5]);
  expect(piece?.at).toEqual([(piece?.middle[0] ?? 0) + 3, (piece?.middle[1] ?? 0) + 5]);
});

test("the lines around boards are more than the one around all", () => {
  expect(boardLines(laid(0)).length).toBeGreaterThan(areaLines(laid(0)).length);
});

test("a board that is dragged far enough goes on, not before", () => {
  expect(pull([40, 20], 150)).toBeNull();
  expect(pull([90, 0], 150)).toBe("right");
  expect(pull([-90, STEP], 150)).toBe("left");
  expect(pull([10, STEP * 0.7], 150)).toBe("down");
  expect(pull([10, -STEP * 0.7], 150)).toBe("up");
});
