/** The tiles of a domain, and the alliances that lie with them, in the order in which they are shown. */
import type { Box, Thing } from "../../../api/types";
import type { Holding } from "../table.svelte";
import { bare, isSpent, thingIn } from "./facts";

export type Sort = "city" | "cathedral" | "title" | "ally" | "bonus";

export interface Tile {
  readonly sort: Sort;
  /** Of a cathedral, the city in which it stands. */
  readonly id: string;
  readonly isSpent: boolean;
}

/** The key of a tile's place, as offers know it. */
export function tilePlace({ sort, id }: Tile): string {
  return `${sort} ${id}`;
}

type Held = Pick<Holding, "power" | "cities" | "cathedrals" | "titles" | "allies">;

/** All tiles that a seat has: cities with their cathedrals, titles, alliances. */
export function tilesOf({ cities = [], cathedrals = [], titles = [], allies = [] }: Held): Tile[] {
  const laid = (sort: Sort, names: readonly string[]): Tile[] =>
    names.map((name) => ({ sort, id: bare(name), isSpent: isSpent(name) }));
  const churches = laid("cathedral", cathedrals);
  return [
    ...laid("city", cities).flatMap((one) => [one, ...churches.filter(({ id }) => id === one.id)]),
    ...laid("title", titles),
    ...laid("ally", allies),
  ];
}

/** A tile as the box describes it. */
export function thingOf(box: Box, { sort, id }: Tile): Thing | null {
  if (sort === "cathedral") return thingIn(box, ["tile"], "cathedral");
  return thingIn(box, sort === "title" ? ["tile", "bonus"] : [sort], id);
}

/** The name of the picture that stands on it; a city without a port has the usual one. */
export function pictureFor({ sort, id }: Tile): string {
  return sort === "city" || sort === "cathedral" ? sort : id;
}
