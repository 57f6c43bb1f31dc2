/** Where each city's name and pieces stand beside its plaque, so that nothing covers anything else. */
import type { Point } from "../../../parts/steering";
import { type Sizes, textWidth } from "./sizes";

/** In pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is to be placed, about its place in pixels: each of its spreads, the best first. */
export interface Plot {
  readonly id: string;
  readonly at: Point;
  readonly spreads: readonly Spread[];
}

/** One way in which the parts of a city or sea could stand about its middle. */
export interface Spread {
  readonly text: string;
  readonly label: Rect;
  readonly plaque: Rect;
  /** Where its pieces share the room. */
  readonly pieces: Rect;
  /** How much worse it is than the best. */
  readonly worse: number;
}

type Side = "below" | "right" | "left" | "above";

const SIDES: readonly Side[] = ["below", "right", "left", "above"];
const GAP = 1; // pixels
const LAP = 3; // pieces stand a little before the plaque
/** Where a city's name stands, and whether its pieces stand below: the best first. */
const STANCES: readonly (readonly [Side, boolean])[] = [
  ["below", false],
  ["right", false],
  ["left", false],
  ["above", true],
  ["right", true],
  ["left", true],
];
const SHORT = 14; // how much worse a short name is than a whole one
const NAMELESS = 30;
const TOUCHING = 60; // how much worse it is to cover another's part at all, and for each square pixel
const OVER = 0.9;
const LOST = 4; // how much worse it is to lie outside of the map than to cover something
const LEAST = 0.01; // less is an error of rounding
const CLOSE = 7; // pixels: so near a name seems to belong there
const DOUBT = 18;
const ROUNDS = 12;
const NOTHING: Rect = { x: 0, y: 0, width: 0, height: 0 };

/** A city: its whole name on each side of its plaque, then its short name. */
export function citySpreads(name: string, short: string, plaque: number, sizes: Sizes): Spread[] {
  return [name, short].flatMap((text, length) =>
    STANCES.map(([side, isBelow], at) => citySpread(text, side, isBelow, plaque, sizes, at + length * SHORT)),
  );
}

function citySpread(
  text: string,
  side: Side,
  isBelow: boolean,
  wide: number,
  sizes: Sizes,
  worse: number,
): Spread {
  const high = sizes.plaque;
  const row = Math.max(sizes.row, wide);
  const top = isBelow ? high / 2 - LAP : -high / 2 + LAP - sizes.piece;
  return {
    text,
    label: labelRect([textWidth(text, sizes.letters), sizes.letters], side, [wide, high]),
    plaque: about(wide, high),
    pieces: { x: -row / 2, y: top, width: row, height: sizes.piece },
    worse,
  };
}

/** A sea: its name on each side of its anchor; without a name, if there is no room. */
export function seaSpreads(lines: readonly string[], sizes: Sizes): Spread[] {
  const width = Math.max(...lines.map((line) => textWidth(line, sizes.seaLetters))) * 1.12; // its letters stand apart
  const anchor = sizes.anchor + 4;
  const one = { text: lines.join(" "), plaque: about(anchor, anchor), pieces: NOTHING };
  const size: Point = [width, lines.length * sizes.seaLetters];
  return [
    ...SIDES.map((side, worse) => ({ ...one, label: labelRect(size, side, [anchor, anchor]), worse })),
    { ...one, text: "", label: NOTHING, worse: NAMELESS },
  ];
}

function labelRect([width, height]: Point, side: Side, [wide, high]: Point): Rect {
  const beside = side === "right" ? wide / 2 + 2 * GAP : -wide / 2 - 2 * GAP - width;
  const x = side === "right" || side === "left" ? beside : -width / 2;
  const y = side === "below" ? high / 2 + GAP : side === "above" ? -high / 2 - GAP - height : -height / 2;
  return { x, y, width, height };
}

function about(width: number, height: number): Rect {
  return { x: -width / 2, y: -height / 2, width, height };
}

/** The best spread of each. The result depends on the places alone, not on what stands there now: nothing moves about. */
export function layOut(plots: readonly Plot[], bounds: Rect): ReadonlyMap<string, Spread> {
  const chosen = new Search(plots, bounds).settled();
  return new Map(plots.map(({ id, spreads }, i) => [id, spreads[chosen[i] ?? 0] as Spread]));
}

/** Changes one spread after the other, and two at once where that helps, until nothing gets better. */
class Search {
  private readonly chosen: number[];
  /** By plot and spread, and by two plots that can come near each other and the spread of each. */
  private readonly prices: readonly (readonly number[])[];
  private readonly between: readonly ReadonlyMap<number, Float32Array>[];

  constructor(
    private readonly plots: readonly Plot[],
    bounds: Rect,
  ) {
    const rects = plots.map(({ spreads, at }) => spreads.map((one) => partsAt(one, at)));
    this.chosen = plots.map(() => 0);
    this.prices = plots.map(({ spreads }, i) =>
      spreads.map(({ worse }, at) => worse + LOST * costOfArea(outside(rects[i]?.[at] ?? [], bounds))),
    );
    const between = plots.map(() => new Map<number, Float32Array>());
    for (const [i, near] of neighbours(rects).entries())
      for (const j of near) {
        const costs = costsBetween(rects[i] ?? [], rects[j] ?? []);
        between[i]?.set(j, costs);
        between[j]?.set(i, turned(costs, rects[i]?.length ?? 0));
      }
    this.between = between;
  }

  settled(): readonly number[] {
    for (let round = 0; round < ROUNDS; round++) {
      const before = this.chosen.join();
      for (const i of this.plots.keys()) this.chosen[i] = least(this.costs(i));
      for (const i of this.plots.keys())
        for (const j of this.between[i]?.keys() ?? []) if (i < j && this.isPoor(i, j)) this.improve(i, j);
      if (this.chosen.join() === before) break;
    }
    for (const i of this.plots.keys()) this.chosen[i] = least(this.costs(i));
    return this.chosen;
  }

  /** What each spread of a plot would cost, all others as they are; but for one. */
  private costs(i: number, but = -1): number[] {
    const found = [...(this.prices[i] ?? [])];
    for (const [j, costs] of this.between[i] ?? []) {
      const width = this.plots[j]?.spreads.length ?? 0;
      if (j !== but)
        for (const at of found.keys())
          found[at] = (found[at] ?? 0) + (costs[at * width + (this.chosen[j] ?? 0)] ?? 0);
    }
    return found;
  }

  /** Do two cover each other, or has one no whole name? */
  private isPoor(i: number, j: number): boolean {
    const [at, to] = [this.chosen[i] ?? 0, this.chosen[j] ?? 0];
    const width = this.plots[j]?.spreads.length ?? 0;
    const isShort =
      (this.plots[i]?.spreads[at]?.worse ?? 0) >= SHORT || (this.plots[j]?.spreads[to]?.worse ?? 0) >= SHORT;
    return isShort || (this.between[i]?.get(j)?.[at * width + to] ?? 0) > 0;
  }

  private improve(i: number, j: number): void {
    const [mine, theirs, both] = [this.costs(i, j), this.costs(j, i), this.between[i]?.get(j)];
    let [at, to, lowest] = [0, 0, Number.POSITIVE_INFINITY];
    for (const [one, cost] of mine.entries())
      for (const [other, more] of theirs.entries()) {
        const sum = cost + more + (both?.[one * theirs.length + other] ?? 0);
        if (sum < lowest - 1e-6) [at, to, lowest] = [one, other, sum];
      }
    [this.chosen[i], this.chosen[j]] = [at, to];
  }
}

function costsBetween(
  mine: readonly (readonly Rect[])[],
  theirs: readonly (readonly Rect[])[],
): Float32Array {
  const costs = new Float32Array(mine.length * theirs.length);
  for (const [at, one] of mine.entries())
    for (const [to, other] of theirs.entries())
      costs[at * theirs.length + to] =
        costOfArea(covered(one, other)) + costOfDoubt(one, other) + costOfDoubt(other, one);
  return costs;
}

/** The same costs, by the other's spreads first. */
function turned(costs: Float32Array, rows: number): Float32Array {
  const columns = costs.length / rows;
  return costs.map((_, at) => costs[(at % rows) * columns + Math.floor(at / rows)] ?? 0);
}

/** A name that stands close to another city's plaque seems to be that city's, most of all beside its own. */
function costOfDoubt([label, plaque]: readonly Rect[], [, other]: readonly Rect[]): number {
  if (!label?.width || !plaque || !other?.width || gapBetween(label, other) > CLOSE) return 0;
  const isBeside = label.x >= plaque.x + plaque.width || label.x + label.width <= plaque.x;
  return isBeside ? DOUBT : DOUBT / 3;
}

function costOfArea(area: number): number {
  return area > LEAST ? TOUCHING + OVER * area : 0;
}

function least(costs: readonly number[]): number {
  return costs.indexOf(Math.min(...costs));
}

/** The parts of a city where it lies. */
export function partsAt({ label, plaque, pieces }: Spread, [x, y]: Point): Rect[] {
  return [label, plaque, pieces].map((part) => ({ ...part, x: part.x + x, y: part.y + y }));
}

/** Which can come near which, each pair once. */
function neighbours(rects: readonly (readonly (readonly Rect[])[])[]): number[][] {
  const hulls = rects.map((variants) => hullOf(variants.flat()));
  return hulls.map((one, i) =>
    hulls.flatMap((other, j) => (i < j && gapBetween(one, other) < CLOSE ? [j] : [])),
  );
}

export function hullOf(rects: readonly Rect[]): Rect {
  const [left, top] = [Math.min(...rects.map(({ x }) => x)), Math.min(...rects.map(({ y }) => y))];
  const right = Math.max(...rects.map(({ x, width }) => x + width));
  const bottom = Math.max(...rects.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function gapBetween(one: Rect, other: Rect): number {
  const wide = Math.max(one.x - other.x - other.width, other.x - one.x - one.width, 0);
  const high = Math.max(one.y - other.y - other.height, other.y - one.y - one.height, 0);
  return Math.hypot(wide, high);
}

/** How much of these is covered by others, in square pixels. */
export function covered(rects: readonly Rect[], others: readonly Rect[]): number {
  let sum = 0;
  for (const one of rects) for (const other of others) sum += overlap(one, other);
  return sum;
}

/** How much of these lies outside, in square pixels. */
export function outside(rects: readonly Rect[], bounds: Rect): number {
  let sum = 0;
  for (const one of rects) sum += one.width * one.height - overlap(one, bounds);
  return sum;
}

export function overlap(one: Rect, other: Rect): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Where a price fits beside a city: the first free place about it, else the one that covers least. */
export function tagPlace(
  own: Spread,
  at: Point,
  size: readonly [number, number],
  others: readonly Rect[],
  bounds: Rect,
): Rect {
  const [width, height] = size;
  const { plaque, pieces, label } = own;
  const [left, right] = [plaque.x - GAP - width, plaque.x + plaque.width + GAP];
  const middle = -height / 2;
  const spots: Point[] = [
    [right, middle],
    [left, middle],
    [pieces.x + pieces.width + GAP, pieces.y],
    [pieces.x - GAP - width, pieces.y],
    [label.x + label.width + GAP, label.y],
    [label.x - GAP - width, label.y],
    [-width / 2, Math.min(pieces.y, label.y) - GAP - height],
    [-width / 2, Math.max(pieces.y + pieces.height, label.y + label.height) + GAP],
  ];
  const all = [...others, ...partsAt(own, at)];
  const tags = spots.map(([x, y]) => ({ x, y, width, height }));
  const costs = tags.map((tag) => {
    const there = [{ ...tag, x: tag.x + at[0], y: tag.y + at[1] }];
    const isNear = others.some((other) => gapBetween(there[0] as Rect, other) < CLOSE);
    return costOfArea(covered(there, all) + LOST * outside(there, bounds)) + (isNear ? DOUBT : 0);
  });
  return within(tags[costs.indexOf(Math.min(...costs))] as Rect, at, bounds);
}

/** As much of a part, of what stands at a point, as lies within the bounds. */
export function clipped(part: Rect, [x, y]: Point, bounds: Rect): Rect {
  const [left, top] = [Math.max(part.x, bounds.x - x), Math.max(part.y, bounds.y - y)];
  return {
    x: left,
    y: top,
    width: Math.min(part.x + part.width, bounds.x + bounds.width - x) - left,
    height: Math.min(part.y + part.height, bounds.y + bounds.height - y) - top,
  };
}

/** A part of what stands at a point, moved into the bounds: better over something else than cut. */
function within(part: Rect, [x, y]: Point, bounds: Rect): Rect {
  const moved = (from: number, size: number, least: number, most: number) =>
    Math.max(least, Math.min(from, most - size));
  return {
    ...part,
    x: moved(part.x, part.width, bounds.x - x, bounds.x + bounds.width - x),
    y: moved(part.y, part.height, bounds.y - y, bounds.y + bounds.height - y),
  };
}
