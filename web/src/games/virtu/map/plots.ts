/** What is to be laid out on the map of one table: cities with their names, and the names of the seas, in pixels. */
import { CITIES, HEIGHT, type Point, SEAS, WIDTH } from "./atlas";
import type { Chart } from "./chart";
import { citySpreads, type Plot, type Rect, seaSpreads } from "./layout";
import type { Sizes } from "./sizes";

const [NARROWEST, WIDEST] = [0.78, 1.22];
const STEP = 0.05; // small changes of a window leave the drawing as it is
const SHORTEST = 3; // letters of a short name

/** How much wider the drawing is made, to fill a window of this shape. */
export function stretchFor(wide: number, high: number): number {
  const wanted = wide / high / (WIDTH / HEIGHT);
  return Math.max(NARROWEST, Math.min(WIDEST, Math.floor(wanted / STEP) * STEP));
}

export function stretched([x, y]: Point, stretch: number): Point {
  return [x * stretch, y];
}

/** Every city of the chart and every sea, at this scale. */
export function plotsOf(chart: Chart, names: Names, stretch: number, scale: number, sizes: Sizes): Plot[] {
  const at = ([x, y]: Point = [0, 0]): Point => [x * stretch * scale, y * scale];
  const whole = new Map([...chart.cities.keys()].map((id) => [id, names.city(id)]));
  const shorts = shortNames([...whole.values()]);
  const cities = [...chart.cities.values()].map(({ id, seas }) => {
    const name = whole.get(id) ?? "";
    const plaque = 2 * sizes.cell + (seas.length ? sizes.anchor : 0);
    return { id, at: at(CITIES[id]), spreads: citySpreads(name, shorts.get(name) ?? name, plaque, sizes) };
  });
  const seas = [...chart.seas.keys()].map((id) => {
    return { id: seaKey(id), at: at(SEAS[id]), spreads: seaSpreads(names.sea(id).split(" "), sizes) };
  });
  return [...cities, ...seas];
}

/** What cities and seas are called. */
export interface Names {
  readonly city: (id: string) => string;
  readonly sea: (id: string) => string;
}

/** Names that were written as one text. */
export function namesIn(spelled: string): Names {
  const { cities, seas } = JSON.parse(spelled) as Record<"cities" | "seas", [string, string][]>;
  const [city, sea] = [new Map(cities), new Map(seas)];
  return { city: (id) => city.get(id) ?? id, sea: (id) => sea.get(id) ?? id };
}

export function seaKey(sea: string): string {
  return `sea ${sea}`;
}

/** Names with a few letters, each different from the others': "Pal." */
export function shortNames(names: readonly string[]): ReadonlyMap<string, string> {
  const cut = (name: string, letters: number) =>
    name.length > letters + 1 ? `${name.slice(0, letters)}.` : name;
  return new Map(
    names.map((name) => {
      let letters = SHORTEST;
      while (names.some((other) => other !== name && cut(other, letters) === cut(name, letters))) letters++;
      return [name, cut(name, letters)];
    }),
  );
}

/** The whole drawing, in pixels. */
export function boundsAt(stretch: number, scale: number): Rect {
  return { x: 0, y: 0, width: WIDTH * stretch * scale, height: HEIGHT * scale };
}
