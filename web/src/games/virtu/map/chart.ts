/** What the table's own box says of the map: cities, roads, ports and seas of the side that is played. */
import type { Arg, Box, Thing } from "../../../api/types";

export interface CityOnChart {
  readonly id: string;
  readonly value: number;
  /** Not in this game: no roads, and nothing may stand there. */
  readonly isClosed: boolean;
  readonly isPirate: boolean;
  /** The powers whose home it is. */
  readonly homes: readonly string[];
  readonly roads: readonly string[];
  readonly seas: readonly string[];
  /** Ports that ships reach. */
  readonly ports: readonly string[];
}

export interface Chart {
  readonly cities: ReadonlyMap<string, CityOnChart>;
  /** Each road once. */
  readonly roads: readonly (readonly [string, string])[];
  /** Each sea with those that it borders on. */
  readonly seas: ReadonlyMap<string, readonly string[]>;
}

/** The map for this many seats: facts of one side name the numbers of seats that play on it, as in `roads-34`. */
export function chartOf(components: Box["components"], seats: number): Chart {
  const isFor = (name: string) => name.slice(name.lastIndexOf("-") + 1).includes(String(seats));
  const open = new Set<string>();
  const found = components.filter((one) => one.kind === "city" && (sideOf(one) === "" || isFor(sideOf(one))));
  for (const one of found) if (!isClosedTo(one, isFor)) open.add(one.id);
  const among = (names: readonly string[], city: string) =>
    open.has(city) ? names.filter((name) => open.has(name)) : [];
  const cities = found.map((one): [string, CityOnChart] => {
    const roads = one.facts?.find(([name]) => name === "roads" || (name.startsWith("roads-") && isFor(name)));
    const ports = (one.facts ?? []).filter(([name]) => name.startsWith("ships-"));
    const city: CityOnChart = {
      id: one.id,
      value: numberIn(factIn(one, "value")),
      isClosed: !open.has(one.id),
      isPirate: one.does?.key === "does-city-pirate",
      homes: idsIn(factIn(one, "home-of")),
      roads: among(idsIn(roads?.[1] ?? null), one.id),
      seas: open.has(one.id) ? idsIn(factIn(one, "seas")) : [],
      ports: among(
        ports.flatMap(([, arg]) => idsIn(arg)),
        one.id,
      ),
    };
    return [one.id, city];
  });
  const roads = cities.flatMap(([id, city]) =>
    city.roads.filter((to) => id < to).map((to) => [id, to] as const),
  );
  const seas = components.filter((one) => one.kind === "sea");
  return {
    cities: new Map(cities),
    roads,
    seas: new Map(seas.map((one) => [one.id, idsIn(factIn(one, "borders"))])),
  };
}

function factIn(thing: Thing, name: string): Arg {
  return thing.facts?.find(([key]) => key === name)?.[1] ?? null;
}

/** Which side alone a city is on: "box-side-25"; "" if on both. */
function sideOf(city: Thing): string {
  const side = factIn(city, "only-side");
  return side?.type === "phrase" ? side.key : "";
}

function isClosedTo(city: Thing, isFor: (name: string) => boolean): boolean {
  const closed = factIn(city, "closed");
  return closed?.type === "phrase" && isFor(closed.key);
}

function numberIn(arg: Arg): number {
  return arg?.type === "count" ? arg.number : 0;
}

/** The ids of all names in an argument. */
function idsIn(arg: Arg): string[] {
  if (arg?.type === "name") return [arg.id];
  return arg?.type === "list" ? arg.items.flatMap(idsIn) : [];
}
