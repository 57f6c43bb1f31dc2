/** The map: areas of one topology, made by map/make.mjs. */
import italy from "./italy.json";

export type Point = readonly [number, number];

export const WIDTH = 1000;
export const HEIGHT = 910;

const arcs = italy.arcs as unknown as Point[][];
const geometries = italy.objects.regions.geometries as { id: string; arcs: number[][] }[];

/** An arc's points; ~n is arc n backwards. */
function points(n: number): Point[] {
  const arc = arcs[n < 0 ? ~n : n] ?? [];
  return n < 0 ? arc.toReversed() : arc;
}

/** The outline of each region, clockwise. */
export const OUTLINES: ReadonlyMap<string, readonly Point[]> = new Map(
  geometries.map(({ id, arcs: [ring = []] }) => [id, ring.flatMap((n) => points(n).slice(1))]),
);

/** The same as a path of SVG. */
export const AREAS: ReadonlyMap<string, string> = new Map(
  [...OUTLINES].map(([id, ring]) => [id, `${path(ring)}Z`] as const),
);

/** All land that can be seen, and the lines between two regions. */
export const LAND: string = (italy.land as unknown as Point[][]).map((ring) => `${path(ring)}Z`).join("");
export const FRONTIERS: string = arcs
  .filter(
    (_, n) => geometries.filter(({ arcs: [ring = []] }) => ring.includes(n) || ring.includes(~n)).length > 1,
  )
  .map(path)
  .join("");
export const SHORES: string = arcs
  .filter(
    (_, n) =>
      geometries.filter(({ arcs: [ring = []] }) => ring.includes(n) || ring.includes(~n)).length === 1,
  )
  .map(path)
  .join("");

function path(ring: readonly Point[]): string {
  return `M${ring.map(([x, y]) => `${x},${y}`).join("L")}`;
}
