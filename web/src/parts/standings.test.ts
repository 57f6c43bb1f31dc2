/** The picture of the standings, with stories of several games. */
import { expect, test } from "vitest";
import type { Chapter } from "../api/types";
import { apart, leadsOf, linesOf, shortened } from "./standings";

/** Chapters with these standings, of whatever game. */
function chapters(unit: string, ...standings: number[][]): Chapter[] {
  return standings.map((numbers, at) => {
    const best = Math.max(...numbers);
    return {
      moment: at * 10,
      number: at * 12,
      event: null,
      standings: numbers.map((number) => ({ type: "count", number, unit })),
      leaders: numbers.flatMap((number, seat) => (number === best ? [seat] : [])),
      scores: [],
    };
  });
}

test("each seat has a line from the first chapter to the last, higher for more", () => {
  for (const unit of ["region", "red-point", "prestige", ""]) {
    const lines = linesOf(chapters(unit, [0, 0], [2, 1], [2, 5]), { width: 200, height: 100 });
    expect(lines.map((line) => line.points.split(" ").length)).toEqual([3, 3]);
    expect(lines.map((line) => line.number)).toEqual([2, 5]);
    expect(lines[1]?.points.split(" ").at(-1)).toMatch(/^200,/);
    expect(lines[1]?.y).toBeLessThan(lines[0]?.y ?? 0);
  }
});

test("prestige below nothing stays in the picture, and equal lines can be told apart", () => {
  const lines = linesOf(chapters("prestige", [0, 0], [-3, 4]), { width: 200, height: 100 });
  expect(lines[0]?.y).toBeLessThanOrEqual(102);
  const equal = linesOf(chapters("prestige", [1, 1], [1, 1]), { width: 200, height: 100 });
  expect(equal[0]?.points).not.toBe(equal[1]?.points);
});

test("labels never lie over each other", () => {
  const found = apart([50, 50, 51, 90, 99, 100], 100).sort((a, b) => a - b);
  for (const [at, y] of found.slice(1).entries()) expect(y - (found[at] ?? 0)).toBeGreaterThanOrEqual(17);
});

test("no label stands below the lines, where the lead is shown", () => {
  expect(Math.max(...apart([100, 100, 100], 100))).toBeLessThan(100);
});

test("who led when: stretches are joined, a start that is level is nobody's", () => {
  const leads = leadsOf(chapters("region", [0, 0, 0], [1, 0, 0], [2, 1, 0], [2, 2, 0], [2, 3, 0]));
  expect(leads).toEqual([
    { from: 0.25, to: 0.75, seats: [0] },
    { from: 0.75, to: 1, seats: [0, 1] },
  ]);
});

test("a long name is shortened, a short one is not", () => {
  expect(shortened("Anna", 60)).toBe("Anna");
  expect(shortened("Bartolomeo Colleoni", 60)).toBe("Bartolo…");
});
