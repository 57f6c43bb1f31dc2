import { expect, test } from "vitest";
import { placeNote } from "./note-place";

const note = { width: 300, height: 120 };

test("a note about a region stands beside the map, not on it", () => {
  const map = { left: 10, top: 60, width: 500, height: 450 };
  const region = { left: 200, top: 250, width: 60, height: 50 };
  const { left } = placeNote(note, region, map, { width: 1366, height: 650 });
  expect(left).toBeGreaterThanOrEqual(510);
});

test("a note about a card stands above the hand, within the window", () => {
  const hand = { left: 10, top: 520, width: 1000, height: 110 };
  const card = { left: 10, top: 530, width: 70, height: 100 };
  const { left, top } = placeNote(note, card, hand, { width: 1024, height: 700 });
  expect(top + note.height).toBeLessThanOrEqual(520);
  expect(left).toBe(8);
});

test("where there is no other room it covers neighbours, but never the thing itself", () => {
  const all = { left: 0, top: 0, width: 360, height: 620 };
  const thing = { left: 100, top: 300, width: 60, height: 60 };
  const { top } = placeNote(note, thing, all, all);
  expect(top + note.height <= 300 || top >= 360).toBe(true);
});
