/** Maps as topologies: areas that share their borders, drawn as paths of SVG. */
import type { Point } from "./steering";

/** What map/*.mjs writes: arcs that areas share, areas by id, and all land that can be seen. */
export interface Topology {
  readonly arcs: readonly (readonly Point[])[];
  readonly areas: readonly { readonly id: string; readonly ring: readonly number[] }[];
  readonly land: readonly (readonly Point[])[];
}

export interface Atlas {
  /** The outline of each area, clockwise. */
  readonly outlines: ReadonlyMap<string, readonly Point[]>;
  /** The same as paths. */
  readonly areas: ReadonlyMap<string, string>;
  readonly land: string;
  /** Lines between two areas, and those between an area and the sea or lands beyond. */
  readonly frontiers: string;
  readonly shores: string;
}

export function atlasOf({ arcs, areas, land }: Topology): Atlas {
  const outlines = new Map(
    areas.map(({ id, ring }) => [id, ring.flatMap((n) => pointsOf(arcs, n).slice(1))] as const),
  );
  const shared = (n: number) => areas.filter(({ ring }) => ring.includes(n) || ring.includes(~n)).length;
  const drawn = (is: (areas: number) => boolean) =>
    arcs
      .filter((_, n) => is(shared(n)))
      .map(path)
      .join("");
  return {
    outlines,
    areas: new Map([...outlines].map(([id, ring]) => [id, `${path(ring)}Z`] as const)),
    land: land.map((ring) => `${path(ring)}Z`).join(""),
    frontiers: drawn((count) => count > 1),
    shores: drawn((count) => count === 1),
  };
}

/** An arc's points; ~n is arc n backwards. */
function pointsOf(arcs: Topology["arcs"], n: number): readonly Point[] {
  const arc = arcs[n < 0 ? ~n : n] ?? [];
  return n < 0 ? arc.toReversed() : arc;
}

function path(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x},${y}`).join("L")}`;
}
