import { describe, expect, test } from "vitest";
import { COLOURS, PAINTS, paintOf, pictureOf, picturesOf } from "./colours";

/** The relative luminance of a colour, as WCAG reckons it. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe("colours", () => {
  test.each(Object.entries(PAINTS))("what is drawn on %s can be read by day and by night", (_, paint) => {
    expect(contrast(paint.light, paint.ink)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(paint.dark, paint.ink)).toBeGreaterThanOrEqual(4.5);
  });

  test("each has a pattern and a picture of its own", () => {
    expect(new Set(Object.values(PAINTS).map(({ pattern }) => pattern)).size).toBe(COLOURS.length + 1);
    const pictures = [...COLOURS, "hex", "vineyard", "pigs", "olives", "wheat"].map(pictureOf);
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures).not.toContain("");
  });

  test("a farm goes by what it grows", () => {
    expect(paintOf("vineyard-pigs")).toBe("farm");
    expect(picturesOf("vineyard-pigs")).toEqual(["vineyard", "pigs"]);
    expect(picturesOf("quarry")).toEqual(["quarry"]);
  });
});
