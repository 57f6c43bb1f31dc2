import { expect, test } from "vitest";
import { arrange, GAP } from "./room";

const SIZES = [
  [344, 345],
  [344, 455],
  [414, 760],
  [433, 310],
  [690, 380],
  [728, 640],
  [728, 1000],
  [808, 495],
  [1008, 495],
  [2200, 1180],
] as const;

test.each(SIZES)("at %i×%i lines, texts and hand fit, whoever sits there", (width, height) => {
  for (const seats of [2, 3, 4, 5, 6]) {
    for (const isChoosing of [true, false]) {
      const room = arrange({ width, height, seats, hasHand: true, isChoosing });
      const lines = Math.ceil(seats / room.columns) * (room.lineHeight + 4);
      const isBeside = room.mode === "low" && !isChoosing; // the texts stand left of the lines
      const texts = isBeside ? 0 : room.headHeight + GAP;
      expect(lines + texts + room.handHeight + GAP).toBeLessThanOrEqual(height + 5);
      expect(room.lineHeight).toBeGreaterThanOrEqual(room.form === "chip" ? 30 : 43.9);
      expect(room.handHeight).toBeGreaterThanOrEqual(84);
      if (room.mode === "wide") expect(room.leftWidth).toBeLessThan(width * 0.6);
    }
  }
});

test("a region is chosen on the whole map; in a battle with six on a small phone it is a strip", () => {
  const phone = { width: 344, height: 455, seats: 6, hasHand: true };
  expect(arrange({ ...phone, isChoosing: true }).isStrip).toBe(false);
  expect(arrange({ ...phone, isChoosing: false }).isStrip).toBe(true);
});
