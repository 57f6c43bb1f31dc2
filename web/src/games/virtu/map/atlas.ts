/** The ground of Virtù's map, as `node map/virtu.mjs` has drawn it: land, rivers, mountains, and where cities and seas lie. */
import type { Places, Point } from "../../../parts/steering";
import atlas from "./atlas.json";

export type { Point } from "../../../parts/steering";

export const WIDTH = atlas.width;
export const HEIGHT = atlas.height;

const pointOf = ([x = 0, y = 0]: readonly number[]): Point => [x, y];
const placesOf = (found: Readonly<Record<string, readonly number[]>>): Places =>
  Object.fromEntries(Object.entries(found).map(([name, point]) => [name, pointOf(point)]));
const lineOf = (points: readonly (readonly number[])[]): string => `M${points.join("L")}`;

export const CITIES: Places = placesOf(atlas.cities);
export const SEAS: Places = placesOf(atlas.seas);
export const LAND = atlas.land.map((ring) => `${lineOf(ring)}Z`).join("");
export const RIVERS = atlas.rivers.map(lineOf).join("");
export const ALPS = atlas.alps.map(pointOf);
export const HILLS = atlas.hills.map(pointOf);

/** Is there land at this point of the drawing? Beyond its edges there is sea. */
export function isLand([x, y]: Point): boolean {
  return atlas.grid[Math.floor(y / atlas.cell)]?.[Math.floor(x / atlas.cell)] === "#";
}
