import { expect, test } from "vitest";
import { atlasOf } from "./topology";

// Two squares side by side; arc 1 is the border between them.
const atlas = atlasOf({
  arcs: [
    [
      [1, 0],
      [0, 0],
      [0, 1],
      [1, 1],
    ],
    [
      [1, 1],
      [1, 0],
    ],
    [
      [1, 0],
      [2, 0],
      [2, 1],
      [1, 1],
    ],
  ],
  areas: [
    { id: "west", ring: [0, 1] },
    { id: "east", ring: [2, 1] },
  ],
  land: [
    [
      [0, 0],
      [2, 0],
      [2, 1],
      [0, 1],
    ],
  ],
});

test("an area is outlined by its arcs", () => {
  expect(atlas.areas.get("west")).toBe("M0,0L0,1L1,1L1,0Z");
  expect(atlas.outlines.get("east")).toHaveLength(4);
});

test("the border between two areas is a frontier, the rest is shore", () => {
  expect(atlas.frontiers).toBe("M1,1L1,0");
  expect(atlas.shores).toBe("M1,0L0,0L0,1L1,1M1,0L2,0L2,1L1,1");
  expect(atlas.land).toBe("M0,0L2,0L2,1L0,1Z");
});
