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

/** What is to be placed, about its place in pixels. */
export interface Plot {
  readonly id: string;
  readonly at: Point;
  readonly name: string;
  readonly short: string;
  /** How wide its plaque can become. */
  readonly plaque: number;
}

/** The parts of a city, about its middle. */
export interface Spread {
  readonly text: string;
  readonly label: Rect;
  readonly plaque: Rect;
  /** Where its pieces share the room. */
  readonly pieces: Rect;
}

type Side = "below" | "right" | "left" | "above";

const SIDES: readonly Side[] = ["below", "right", "left", "above"];
const GAP = 1.5; // pixels
const ROUNDS = 6;
const SHORT = 9; // how much worse a short name is than a whole one on the next side
const OVER = 0.9; // how much worse it is for each square pixel that covers another's

/** All cities' parts. The result depends on the places alone, not on what stands there now: nothing moves about. */
export function layOut(
  plots: readonly Plot[],
  blocked: readonly Rect[],
  sizes: Sizes,
): ReadonlyMap<string, Spread> {
  const choices = plots.map((plot) => variantsOf(plot, sizes));
  const chosen = choices.map(() => 0);
  const rects = choices.map((variants, i) => variants.map((one) => partsAt(one, plots[i]?.at ?? [0, 0])));
  const near = neighbours(rects);
  for (let round = 0; round < ROUNDS; round++) {
    let isSettled = true;
    for (const [i, variants] of choices.entries()) {
      const others = [...(near[i] ?? []).flatMap((j) => rects[j]?.[chosen[j] ?? 0] ?? []), ...blocked];
      const costs = variants.map((_, at) => priceOf(at) + OVER * covered(rects[i]?.[at] ?? [], others));
      const best = costs.indexOf(Math.min(...costs));
      if (best !== chosen[i]) isSettled = false;
      chosen[i] = best;
    }
    if (isSettled) break;
  }
  return new Map(plots.map((plot, i) => [plot.id, choices[i]?.[chosen[i] ?? 0] as Spread]));
}

/** Whole names first, then short ones, each on all sides. */
function variantsOf(plot: Plot, sizes: Sizes): Spread[] {
  return [plot.name, plot.short].flatMap((text) => SIDES.map((side) => spreadOf(plot, text, side, sizes)));
}

function priceOf(variant: number): number {
  return variant < SIDES.length ? variant : variant - SIDES.length + SHORT;
}

function spreadOf(plot: Plot, text: string, side: Side, sizes: Sizes): Spread {
  const [wide, high] = [plot.plaque, sizes.plaque];
  const [long, tall] = [textWidth(text, sizes.letters), sizes.letters * 1.1];
  const row = Math.max(sizes.row, wide);
  const isUpside = side === "above";
  const beside = side === "right" ? wide / 2 + GAP : -wide / 2 - GAP - long;
  const x = side === "right" || side === "left" ? beside : -long / 2;
  const y = side === "below" ? high / 2 + GAP : isUpside ? -high / 2 - GAP - tall : -tall / 2;
  const top = isUpside ? high / 2 + GAP : -high / 2 - GAP - sizes.piece;
  return {
    text,
    label: { x, y, width: long, height: tall },
    plaque: { x: -wide / 2, y: -high / 2, width: wide, height: high },
    pieces: { x: -row / 2, y: top, width: row, height: sizes.piece },
  };
}

/** The parts of a city where it lies. */
export function partsAt({ label, plaque, pieces }: Spread, [x, y]: Point): Rect[] {
  return [label, plaque, pieces].map((part) => ({ ...part, x: part.x + x, y: part.y + y }));
}

/** Which cities can come near which. */
function neighbours(rects: readonly (readonly (readonly Rect[])[])[]): number[][] {
  const hulls = rects.map((variants) => hullOf(variants.flat()));
  return hulls.map((one, i) => hulls.flatMap((other, j) => (i !== j && overlap(one, other) > 0 ? [j] : [])));
}

export function hullOf(rects: readonly Rect[]): Rect {
  const [left, top] = [Math.min(...rects.map(({ x }) => x)), Math.min(...rects.map(({ y }) => y))];
  const right = Math.max(...rects.map(({ x, width }) => x + width));
  const bottom = Math.max(...rects.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** How much of these is covered by others, in square pixels. */
export function covered(rects: readonly Rect[], others: readonly Rect[]): number {
  let sum = 0;
  for (const one of rects) for (const other of others) sum += overlap(one, other);
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
  const costs = tags.map((tag) => covered([{ ...tag, x: tag.x + at[0], y: tag.y + at[1] }], all));
  return tags[costs.indexOf(Math.min(...costs))] as Rect;
}
