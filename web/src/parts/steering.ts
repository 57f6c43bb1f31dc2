/** Arrow keys on a map: which place each of them leads to. */

export type Point = readonly [number, number];
export type Places = Readonly<Record<string, Point>>;
export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const WAYS: Readonly<Record<Arrow, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isArrow(key: string): key is Arrow {
  return Object.hasOwn(WAYS, key);
}

/** The nearest place in the arrow's direction, among those that may be reached; the same one if there is none. */
export function nearest(places: Places, from: string, arrow: Arrow, among: Iterable<string>): string {
  const [x, y] = places[from] ?? [0, 0];
  const [dx, dy] = WAYS[arrow];
  let [found, least] = [from, Number.POSITIVE_INFINITY];
  for (const name of among) {
    const [u, v] = places[name] ?? [0, 0];
    const along = (u - x) * dx + (v - y) * dy;
    const aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
    const far = along + 2 * aside;
    if (along > 0 && aside <= 2 * along && far < least) [found, least] = [name, far];
  }
  return found;
}

/** Left and right lead through all places as one reads them, up and down to the nearest: no place is out of reach. */
export function inRows(places: Places, rows: readonly string[], from: string, arrow: Arrow): string {
  const [step] = WAYS[arrow];
  if (!step) return nearest(places, from, arrow, Object.keys(places));
  return rows[(rows.indexOf(from) + step + rows.length) % rows.length] ?? from;
}
