/** Where things stand on the map, and which way the arrow keys lead. */
import type { Point } from "./italy";

/** The middle of each region's name; pieces stand above it. */
export const PLACES: Readonly<Record<string, Point>> = {
  torino: [102, 262],
  milano: [284, 192],
  venezia: [592, 130],
  genova: [196, 352],
  mantova: [436, 240],
  ferrara: [566, 300],
  parma: [302, 345],
  modena: [424, 345],
  bologna: [566, 404],
  lucca: [378, 462],
  firenze: [505, 506],
  siena: [468, 616],
  urbino: [650, 502],
  spoleto: [639, 624],
  ancona: [722, 566],
  roma: [616, 726],
  napoli: [798, 758],
};

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const WAYS: Readonly<Record<Arrow, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isArrow(key: string): key is Arrow {
  return key in WAYS;
}

/** The region that lies next in this direction; the same one at the edge of the map. */
export function nextRegion(from: string, arrow: Arrow): string {
  const [x, y] = PLACES[from] ?? [0, 0];
  const [dx, dy] = WAYS[arrow];
  let [found, nearest] = [from, Number.POSITIVE_INFINITY];
  for (const [name, [u, v]] of Object.entries(PLACES)) {
    const along = (u - x) * dx + (v - y) * dy;
    const aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
    const far = along + 2 * aside;
    if (along > 0 && aside <= 2 * along && far < nearest) [found, nearest] = [name, far];
  }
  return found;
}
