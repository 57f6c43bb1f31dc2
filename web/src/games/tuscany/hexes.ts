/** Where the spaces of a domain lie on paper: flat-top hexes in columns, as `view.table[seat].spaces` tells them. */
import type { components } from "../../api/schema";
import type { Arrow } from "../../parts/steering";

/** Its name, its column, half spaces from the top, its colour, its area. */
export type Space = components["schemas"]["SpaceView"];
export type Point = readonly [number, number];
export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** From the middle of a hex to a corner: half of its width. */
export const RADIUS = 50;
/** Half of its height. */
export const HALF = (RADIUS * Math.sqrt(3)) / 2;
const COLUMN = RADIUS * 1.5;

/** The corners of a hex around the middle, clockwise from the right one. */
const CORNERS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((at) => [
  RADIUS * Math.cos((at * Math.PI) / 3),
  RADIUS * Math.sin((at * Math.PI) / 3),
]);
/** The neighbour beyond each side, in columns and half spaces; side n lies between the corners n and n + 1. */
const BEYOND: readonly Point[] = [
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
  [0, -2],
  [1, -1],
];

const STEPS: Readonly<Record<Arrow, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The middle of a space. */
export function centre([, column, half]: Space): Point {
  return [RADIUS + column * COLUMN, HALF + half * HALF];
}

/** A hex around this point, as a path; a share below 1 leaves a rim. */
export function outline([x, y]: Point = [0, 0], share = 1): string {
  return `M${CORNERS.map(([u, v]) => `${round(x + u * share)},${round(y + v * share)}`).join("L")}Z`;
}

/** The box around all spaces, with a margin. */
export function bounds(spaces: readonly Space[], margin = 6): Bounds {
  const middles = spaces.map(centre);
  const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
  if (!middles.length) return { x: 0, y: 0, width: 2 * RADIUS, height: 2 * HALF };
  const [left, top] = [Math.min(...xs) - RADIUS - margin, Math.min(...ys) - HALF - margin];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + RADIUS + margin - left,
    height: Math.max(...ys) + HALF + margin - top,
  };
}

/** The names of the spaces beside this one. */
export function neighbours(spaces: readonly Space[], [, column, half]: Space): string[] {
  return spaces
    .filter(([, x, y]) => BEYOND.some(([u, v]) => x === column + u && y === half + v))
    .map(([name]) => name);
}

/** The lines around the areas, as a path: every side with another area, or nothing, beyond it; of some spaces or all. */
export function areaLines(spaces: readonly Space[], some: readonly Space[] = spaces): string {
  const at = new Map(spaces.map((space) => [`${space[1]} ${space[2]}`, space]));
  const lines: string[] = [];
  for (const space of some) {
    const [x, y] = centre(space);
    for (const [side, [u, v]] of BEYOND.entries()) {
      if (at.get(`${space[1] + u} ${space[2] + v}`)?.[4] === space[4]) continue;
      const [from, to] = [CORNERS[side] ?? [0, 0], CORNERS[(side + 1) % CORNERS.length] ?? [0, 0]];
      lines.push(`M${round(x + from[0])},${round(y + from[1])}L${round(x + to[0])},${round(y + to[1])}`);
    }
  }
  return lines.join("");
}

/** Where an arrow key leads to: along the column, or to the next column at about the same height; else nowhere. */
export function steered(spaces: readonly Space[], from: string, arrow: Arrow): string {
  const here = spaces.find(([name]) => name === from);
  if (!here) return from;
  const [, column, half] = here;
  const [across, down] = STEPS[arrow];
  const next = spaces.filter(([, x, y]) =>
    across ? x === column + across : x === column && (y - half) * down > 0,
  );
  const [found] = next.sort(
    (one, other) => Math.abs(one[2] - half) - Math.abs(other[2] - half) || one[2] - other[2],
  );
  return found?.[0] ?? from;
}

/** The spaces as one reads them: column by column, each from the top. */
export function inOrder(spaces: readonly Space[]): Space[] {
  return [...spaces].sort((one, other) => one[1] - other[1] || one[2] - other[2]);
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
