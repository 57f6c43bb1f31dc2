/** Plane geometry for the map: noise on borders, projection, simplification, clipping. Points are [x, y]. */

/** The same numbers each time: a small generator (mulberry32), seeded with a text. */
export function dice(text) {
  let state = [...text].reduce((sum, letter) => Math.imul(sum ^ letter.codePointAt(0), 16777619), 2166136261);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A line that wanders like a river or a ridge: midpoints move aside, again and again, until the pieces are short. */
export function wander(points, roll, amount, shortest) {
  const drawn = [points[0]];
  for (let i = 1; i < points.length; i++) split(points[i - 1], points[i], roll, amount, shortest, drawn);
  return drawn;
}

function split(from, to, roll, amount, shortest, drawn) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (Math.hypot(dx, dy) < shortest) {
    drawn.push(to);
    return;
  }
  const aside = (roll() - 0.5) * 2 * amount;
  const middle = [(from[0] + to[0]) / 2 - dy * aside, (from[1] + to[1]) / 2 + dx * aside];
  split(from, middle, roll, amount, shortest, drawn);
  split(middle, to, roll, amount, shortest, drawn);
}

/** Leave out points that lie closer to the line than this (Douglas–Peucker). */
export function simplify(points, tolerance) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  let [farthest, at] = [0, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const off = distance(points[i], first, last);
    if (off > farthest) [farthest, at] = [off, i];
  }
  if (farthest <= tolerance) return [first, last];
  return [...simplify(points.slice(0, at + 1), tolerance), ...simplify(points.slice(at), tolerance).slice(1)];
}

function distance(point, from, to) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  const along = square ? ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / square : 0;
  const near = Math.max(0, Math.min(1, along));
  return Math.hypot(point[0] - from[0] - near * dx, point[1] - from[1] - near * dy);
}

/** The part of a ring inside a window (Sutherland–Hodgman); empty if there is none. */
export function clip(ring, [west, south, east, north]) {
  const sides = [
    [(p) => p[0] >= west, (p, q) => crossing(p, q, 0, west)],
    [(p) => p[0] <= east, (p, q) => crossing(p, q, 0, east)],
    [(p) => p[1] >= south, (p, q) => crossing(p, q, 1, south)],
    [(p) => p[1] <= north, (p, q) => crossing(p, q, 1, north)],
  ];
  return sides.reduce((points, [isInside, cross]) => {
    const kept = [];
    points.forEach((point, i) => {
      const before = points[(i + points.length - 1) % points.length];
      if (isInside(point) !== isInside(before)) kept.push(cross(before, point));
      if (isInside(point)) kept.push(point);
    });
    return kept;
  }, ring);
}

function crossing(from, to, axis, value) {
  const share = (value - from[axis]) / (to[axis] - from[axis]);
  const other = from[1 - axis] + share * (to[1 - axis] - from[1 - axis]);
  return axis === 0 ? [value, other] : [other, value];
}

/** The number of the point of a line that is nearest to a place. */
export function nearest(points, [x, y]) {
  let [best, at] = [Number.POSITIVE_INFINITY, 0];
  points.forEach((point, i) => {
    const off = Math.hypot(point[0] - x, point[1] - y);
    if (off < best) [best, at] = [off, i];
  });
  return at;
}

/** The area of a ring, positive if it turns clockwise on the screen. */
export function area(ring) {
  return ring.reduce((sum, [x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length];
    return sum + (x * v - u * y) / 2;
  }, 0);
}
