/** Which part of a map is seen: arithmetic for zooming and panning, in the map's own units. */

import type { Point } from "./steering";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const CLOSEST = 5; // times larger than the whole map
const ROOM = 0.3; // of the map, around what is framed

/** The whole map, from its upper left corner. */
export function whole(width: number, height: number): Box {
  return { x: 0, y: 0, width, height };
}

/** The part that is seen after zooming by a factor; the point (in the map's units) stays where it is. */
export function zoomed(seen: Box, all: Box, factor: number, [x, y]: readonly [number, number]): Box {
  const scale = Math.min(CLOSEST, Math.max(1, (all.width / seen.width) * factor));
  const [width, height] = [all.width / scale, all.height / scale];
  const [left, top] = [(x - seen.x) / seen.width, (y - seen.y) / seen.height];
  return within({ x: x - left * width, y: y - top * height, width, height }, all);
}

/** The part that is seen after moving by so much. */
export function panned(seen: Box, all: Box, dx: number, dy: number): Box {
  return within({ ...seen, x: seen.x + dx, y: seen.y + dy }, all);
}

/** A part that shows this point with some room around it; the same one if it does already. */
export function showing(seen: Box, all: Box, [x, y]: readonly [number, number], room: number): Box {
  const dx = Math.min(0, x - room - seen.x) + Math.max(0, x + room - seen.x - seen.width);
  const dy = Math.min(0, y - room - seen.y) + Math.max(0, y + room - seen.y - seen.height);
  return dx || dy ? panned(seen, all, dx, dy) : seen;
}

/** The smallest part that shows all these points with some room around them. */
export function framing(points: readonly Point[], all: Box): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const share = Math.min(1, Math.max(wide / all.width, high / all.height) + ROOM);
  const [width, height] = [all.width * share, all.height * share];
  return within({ x: left + wide / 2 - width / 2, y: top + high / 2 - height / 2, width, height }, all);
}

/** How the seen part lies in its window. */
export interface Lens {
  /** Pixels for one unit of the map. */
  readonly scale: number;
  /** Where a point of the map lies in the window, in pixels; and which one lies there. */
  readonly over: (point: Point) => Point;
  readonly under: (pixel: Point) => Point;
}

export function lensOf(seen: Box, wide: number, high: number): Lens {
  const scale = Math.min(wide / seen.width, high / seen.height) || 1;
  const [left, top] = [(wide - seen.width * scale) / 2, (high - seen.height * scale) / 2];
  return {
    scale,
    over: ([x, y]) => [(x - seen.x) * scale + left, (y - seen.y) * scale + top],
    under: ([x, y]) => [(x - left) / scale + seen.x, (y - top) / scale + seen.y],
  };
}

function within(box: Box, all: Box): Box {
  const between = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value));
  return {
    ...box,
    x: between(all.x, box.x, all.x + all.width - box.width),
    y: between(all.y, box.y, all.y + all.height - box.height),
  };
}
