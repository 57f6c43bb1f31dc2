/** The drawn map has exactly the borders of the rules: read off the outlines, as an eye would. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readBox } from "../../../map/box.mjs";
import { made } from "../../../map/make.mjs";
import { OUTLINES, type Point } from "./italy";

const folder = new URL("../../../../src/signoria/games/condottiere/", import.meta.url);
const box = readBox(readFileSync(fileURLToPath(new URL("components.toml", folder)), "utf8"));
const names = Object.keys(box.regions);
const pairs = names.flatMap((one, i) => names.slice(i + 1).map((other) => [one, other] as const));

const at = ([x, y]: Point) => `${x},${y}`;
const ring = (name: string): readonly Point[] => OUTLINES.get(name) ?? [];

/** The straight pieces of an outline, each written the same way from either side. */
function pieces(name: string): Set<string> {
  const outline = ring(name);
  return new Set(
    outline.map((from, i) => [at(from), at(outline[(i + 1) % outline.length] as Point)].sort().join(" ")),
  );
}

/** The pieces that two outlines share. */
function shared(one: string, other: string): string[] {
  const theirs = pieces(other);
  return [...pieces(one)].filter((piece) => theirs.has(piece));
}

/** How many unbroken lines these pieces make. */
function runs(found: string[]): number {
  const ends = new Map<string, number>();
  for (const end of found.flatMap((piece) => piece.split(" "))) ends.set(end, (ends.get(end) ?? 0) + 1);
  return [...ends.values()].filter((count) => count === 1).length / 2;
}

function area(outline: readonly Point[]): number {
  return outline.reduce((sum, [x, y], i) => {
    const [u, v] = outline[(i + 1) % outline.length] as Point;
    return sum + (x * v - u * y) / 2;
  }, 0);
}

test("there are 17 regions and 34 borders in the rules, and all regions are drawn", () => {
  expect(names).toHaveLength(17);
  expect(Object.values(box.regions).flat()).toHaveLength(2 * 34);
  expect([...OUTLINES.keys()].sort()).toEqual([...names].sort());
});

test("regions share a line on the drawing exactly if they share a border in the rules", () => {
  const drawn = pairs.filter(([one, other]) => shared(one, other).length > 0);
  const wanted = pairs.filter(([one, other]) => box.regions[one]?.includes(other));
  expect(drawn).toEqual(wanted);
  expect(drawn).toHaveLength(34);
});

test("each border is one unbroken line, long enough to be seen on a phone", () => {
  for (const [one, other] of pairs) {
    const found = shared(one, other);
    if (!found.length) continue;
    expect(runs(found), `${one} ${other}`).toBe(1);
    const length = found.reduce((sum, piece) => {
      const [x = 0, y = 0, u = 0, v = 0] = piece.split(/[ ,]/).map(Number);
      return sum + Math.hypot(u - x, v - y);
    }, 0);
    expect(length, `${one} ${other}`).toBeGreaterThan(30); // of 1000: ten pixels where the map is 340 wide
  }
});

test("regions that are not neighbours do not even touch in a point", () => {
  for (const [one, other] of pairs) {
    if (box.regions[one]?.includes(other)) continue;
    const theirs = new Set(ring(other).map(at));
    expect(
      ring(one)
        .map(at)
        .filter((point) => theirs.has(point)),
      `${one} ${other}`,
    ).toEqual([]);
  }
});

test("no outline crosses itself or another: the areas do not overlap", () => {
  const lines = names.flatMap((name) =>
    ring(name).map((from, i) => [from, ring(name)[(i + 1) % ring(name).length] as Point, name] as const),
  );
  const crossed: string[] = [];
  for (const [i, [a, b, one]] of lines.entries()) {
    for (const [c, d, other] of lines.slice(i + 1)) {
      if (crosses(a, b, c, d)) crossed.push(`${one} ${other} ${a} ${b} ${c} ${d}`);
    }
  }
  expect(crossed).toEqual([]);
  for (const name of names) expect(area(ring(name)), name).toBeGreaterThan(4000); // clockwise, and large enough to touch
});

/** Do two pieces cross, other than by meeting at their ends? */
function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

test("the files that the board draws from are up to date: node map/make.mjs", () => {
  for (const [name, content] of Object.entries(made())) {
    const file = fileURLToPath(new URL(name, import.meta.url));
    expect(JSON.parse(readFileSync(file, "utf8")), name).toEqual(JSON.parse(JSON.stringify(content)));
  }
});
