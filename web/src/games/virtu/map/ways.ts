/** How roads and ship ways run on the drawing: straight, or bent a little round other cities, over land or over sea. */
import { CITIES, isLand, type Point, SEAS } from "./atlas";
import type { Chart } from "./chart";

/** A curve with one bend. */
export interface Way {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

const BENDS = [0, 0.09, -0.09, 0.17, -0.17, 0.26, -0.26, 0.36, -0.36, 0.5, -0.5, 0.66, -0.66];
const SAMPLES = [0.1, 0.18, 0.26, 0.34, 0.42, 0.5, 0.58, 0.66, 0.74, 0.82, 0.9];
const CLEAR = 62; // of the drawing: nearer to a third city a way looks as if it led there
const WRONG = 3; // a way that is all on the wrong ground costs this much, as a bend as long as the way would cost 1
const NEAR = 1.6;

const known = new WeakMap<Chart, Map<string, Way>>(); // to find a way takes a while, and it stays the same

function once(chart: Chart, key: string, find: () => Way): Way {
  const ways = known.get(chart) ?? new Map<string, Way>();
  known.set(chart, ways);
  const way = ways.get(key) ?? find();
  ways.set(key, way);
  return way;
}

/** A road between two cities of a chart. */
export function roadBetween(chart: Chart, one: string, other: string): Way {
  return once(chart, `${one} ${other}`, () =>
    bent(placeOf(one), placeOf(other), othersThan(chart, one, other), isLand),
  );
}

/** From a port to the middle of its sea. */
export function laneFrom(chart: Chart, city: string, sea: string): Way {
  return once(chart, `${city} to ${sea}`, () =>
    bent(placeOf(city), SEAS[sea] ?? [0, 0], othersThan(chart, city), (point) => !isLand(point)),
  );
}

/** From port to port: to the sea, across seas that border on one another, and to the other port; empty if there is none. */
export function voyage(chart: Chart, from: string, to: string): readonly Way[] {
  const [start, end] = [chart.cities.get(from)?.seas ?? [], chart.cities.get(to)?.seas ?? []];
  const before = new Map<string, string | null>(start.map((sea) => [sea, null]));
  for (const sea of before.keys()) {
    if (end.includes(sea)) {
      const across = chainTo(sea, before);
      const open = across.slice(1).map((next, at) => crossing(chart, across[at] ?? next, next));
      return [laneFrom(chart, from, across[0] ?? sea), ...open, reversed(laneFrom(chart, to, sea))];
    }
    for (const next of chart.seas.get(sea) ?? []) if (!before.has(next)) before.set(next, sea);
  }
  return [];
}

/** All that a troop passes on its way: the road if there is one, else the voyage. */
export function wayBetween(chart: Chart, from: string, to: string, isByRoad: boolean): readonly Way[] {
  return isByRoad
    ? [from < to ? roadBetween(chart, from, to) : reversed(roadBetween(chart, to, from))]
    : voyage(chart, from, to);
}

function crossing(chart: Chart, one: string, other: string): Way {
  return once(chart, `${one} over ${other}`, () =>
    bent(SEAS[one] ?? [0, 0], SEAS[other] ?? [0, 0], [], (point) => !isLand(point)),
  );
}

function chainTo(sea: string, before: ReadonlyMap<string, string | null>): string[] {
  const earlier = before.get(sea);
  return earlier ? [...chainTo(earlier, before), sea] : [sea];
}

export function reversed({ from, bend, to }: Way): Way {
  return { from: to, bend, to: from };
}

/** As a path of SVG. */
export function pathOf(ways: readonly Way[]): string {
  return ways
    .map(({ from, bend, to }, at) => `${at ? "" : `M${from.join()}`}Q${bend.join()} ${to.join()}`)
    .join("");
}

/** The point that lies this far along a way. */
export function along({ from, bend, to }: Way, share: number): Point {
  const on = (axis: 0 | 1) =>
    (1 - share) ** 2 * from[axis] + 2 * share * (1 - share) * bend[axis] + share ** 2 * to[axis];
  return [on(0), on(1)];
}

/** The way with the least bend that keeps to its ground and away from other places. */
function bent(from: Point, to: Point, others: readonly Point[], isGround: (point: Point) => boolean): Way {
  const near = others.filter((one) => isBetween(one, from, to));
  let [best, least] = [curve(from, to, 0), Number.POSITIVE_INFINITY];
  for (const bend of BENDS) {
    const way = curve(from, to, bend);
    const points = SAMPLES.map((share) => along(way, share));
    const wrong = points.filter((point) => !isGround(point)).length / points.length;
    const cost = Math.abs(bend) + WRONG * wrong + NEAR * crowdedness(points, near);
    if (cost < least) [best, least] = [way, cost];
  }
  return best;
}

function curve(from: Point, to: Point, bend: number): Way {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return {
    from,
    to,
    bend: [tenths((from[0] + to[0]) / 2 - dy * bend), tenths((from[1] + to[1]) / 2 + dx * bend)],
  };
}

/** Might a way between two points come near this one? */
function isBetween(one: Point, from: Point, to: Point): boolean {
  const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2 + CLEAR;
  return Math.hypot(one[0] - (from[0] + to[0]) / 2, one[1] - (from[1] + to[1]) / 2) < reach;
}

/** How near the nearest of other places is: 0 if none is near, 1 if the way runs through it. */
function crowdedness(points: readonly Point[], others: readonly Point[]): number {
  let least = CLEAR;
  for (const [x, y] of points) for (const [u, v] of others) least = Math.min(least, Math.hypot(x - u, y - v));
  return 1 - least / CLEAR;
}

function othersThan(chart: Chart, ...names: string[]): Point[] {
  return [...chart.cities.keys()].flatMap((city) => (names.includes(city) ? [] : [placeOf(city)]));
}

function placeOf(city: string): Point {
  return CITIES[city] ?? [0, 0];
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
