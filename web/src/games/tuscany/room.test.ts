import { describe, expect, test } from "vitest";
import { arrange, GAP } from "./room";

/** A hex of the highest domain, both boards shifted the same way: nine and a half radii wide, thirteen high. */
const widthOfHex = (width: number, height: number) => 2 * Math.min(width / 9.74, height / 13.23);

describe("the room of the board", () => {
  test.each([
    [1014, 526],
    [1184, 606],
    [1568, 826],
    [2200, 1170],
  ])("in a wide window of %i by %i every hex is at least 56 px across", (width, height) => {
    for (const seats of [2, 3, 4]) {
      const { mode, left, right, below } = arrange({ width, height, seats });
      expect(mode).toBe("wide");
      expect(left + right).toBeLessThan(width * 0.75);
      const domain = [width - left - right - 32, height - below - GAP] as const;
      expect(widthOfHex(...domain)).toBeGreaterThanOrEqual(56);
    }
  });

  test("all tiles of the display fit beside each other", () => {
    for (let width = 340; width < 2600; width += 37)
      for (let height = 290; height < 1300; height += 53) {
        const { mode, left, right, tilesInRow, tile, tileGap } = arrange({ width, height, seats: 4 });
        const room = mode === "wide" ? left - 14 : mode === "low" ? right - 6 : width - 6;
        expect(tilesInRow * tile + (tilesInRow - 1) * tileGap).toBeLessThanOrEqual(room + 0.01);
      }
  });

  test("a phone is upright or lies on its side", () => {
    expect(arrange({ width: 374, height: 690, seats: 4 }).mode).toBe("upright");
    expect(arrange({ width: 600, height: 330, seats: 4 }).mode).toBe("low");
  });
});
