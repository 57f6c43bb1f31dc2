/** The map: areas of one topology, made by map/make.mjs. */
import type { Point } from "../../parts/steering";
import { atlasOf } from "../../parts/topology";
import italy from "./italy.json";

export type { Point } from "../../parts/steering";

export const WIDTH = 1000;
export const HEIGHT = 910;

const pointsOf = (rings: readonly number[][][]): Point[][] =>
  rings.map((ring) => ring.map(([x = 0, y = 0]) => [x, y] as const));

const atlas = atlasOf({
  arcs: pointsOf(italy.arcs),
  areas: italy.objects.regions.geometries.map(({ id, arcs: [ring = []] }) => ({ id, ring })),
  land: pointsOf(italy.land),
});

/** The outline of each region, clockwise, and as a path of SVG. */
export const OUTLINES = atlas.outlines;
export const AREAS = atlas.areas;
/** All land that can be seen, the lines between two regions, and the shores. */
export const LAND = atlas.land;
export const FRONTIERS = atlas.frontiers;
export const SHORES = atlas.shores;
