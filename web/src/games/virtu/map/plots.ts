/** What is to be laid out on the map of one table: cities with their names, and the names of the seas, in pixels. */
import { CITIES, HEIGHT, type Point, SEAS, WIDTH } from "./atlas";
import type { Chart } from "./chart";
import type { Plot, Rect } from "./layout";
import { type Sizes, textWidth } from "./sizes";

const [NARROWEST, WIDEST] = [0.88, 1.22];
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

/** Every city of the chart, at this scale. */
export function plotsOf(
  chart: Chart,
  nameOf: (city: string) => string,
  stretch: number,
  scale: number,
  sizes: Sizes,
): Plot[] {
  const names = new Map([...chart.cities.keys()].map((id) => [id, nameOf(id)]));
  const shorts = shortNames([...names.values()]);
  return [...chart.cities.values()].flatMap((city) => {
    const [x, y] = stretched(CITIES[city.id] ?? [0, 0], stretch);
    const name = names.get(city.id) ?? "";
    const plaque = 2 * sizes.cell + (city.seas.length ? sizes.anchor : 0);
    return [{ id: city.id, at: [x * scale, y * scale], name, short: shorts.get(name) ?? name, plaque }];
  });
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

export interface SeaName {
  readonly id: string;
  readonly at: Point;
  readonly lines: readonly string[];
}

/** Seas with their names in lines of a word each, on the drawing. */
export function seaNames(nameOf: (sea: string) => string, stretch: number): SeaName[] {
  return Object.entries(SEAS).map(([id, point]) => ({
    id,
    at: stretched(point, stretch),
    lines: nameOf(id).split(" "),
  }));
}

/** Where the seas' anchors and names stand, in pixels: nothing else goes there. */
export function seaRects(names: readonly SeaName[], scale: number, sizes: Sizes): Rect[] {
  return names.map(({ at: [x, y], lines }) => {
    const width = Math.max(...lines.map((line) => textWidth(line, sizes.seaLetters) * 1.12));
    const half = sizes.anchor / 2 + 2;
    const height = 2 * half + lines.length * sizes.seaLetters;
    return { x: x * scale - width / 2, y: y * scale - half, width, height };
  });
}
