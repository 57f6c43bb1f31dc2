/** The map of Condottiere as one topology: the coast of Natural Earth, and our own borders between the regions. */
import { feature } from "topojson-client";
import { BORDERS, COAST, LANDINGS, NODES, OUTSIDE } from "./borders.mjs";
import { area, clip, dice, nearest, simplify, wander } from "./geometry.mjs";

export const WIDTH = 1000;
export const HEIGHT = 910;
const WINDOW = [4, 38.5, 18, 48]; // in degrees: more than can be seen
const MIDDLE = [11.0, 44.62]; // the small regions about Modena are drawn larger
const LARGER = 0.42;
const REACH = 1.75; // in degrees of latitude
const SCALE = 142; // of a degree of latitude, far from the middle
const FLAT = Math.cos((43.6 * Math.PI) / 180);
const LEFT = 452; // where the middle lies on the drawing
const TOP = 332;

/** Degrees to the drawing; the middle is seen as through a lens. */
export function project([east, north]) {
  const [x, y] = [(east - MIDDLE[0]) * FLAT, MIDDLE[1] - north];
  const lens = 1 + LARGER * Math.exp(-((Math.hypot(x, y) / REACH) ** 2));
  return [LEFT + x * lens * SCALE, TOP + y * lens * SCALE];
}

/** Everything that the board draws, from the atlas's topology of land. */
export function makeItaly(atlas) {
  const rings = feature(atlas, atlas.objects.land).features.flatMap((one) => one.geometry.coordinates.flat());
  const coast = peninsula(rings);
  const arcs = [];
  const lines = new Map(); // by area: numbers of arcs; ~n is arc n backwards
  const add = (one, other, points) => {
    for (const name of [one, other])
      if (name !== OUTSIDE) lines.set(name, [...(lines.get(name) ?? []), arcs.length]);
    arcs.push(drawn(points));
  };
  const nodes = new Map(Object.entries(NODES));
  shores(coast).forEach(({ from, to, region, points }) => {
    nodes.set(from, points[0]);
    nodes.set(to, points.at(-1));
    if (region !== OUTSIDE) add(region, OUTSIDE, points);
  });
  for (const [one, other, from, to, between] of BORDERS) {
    const points = [nodes.get(from), ...between, nodes.get(to)];
    add(one, other, wander(points, dice(`${one} ${other}`), other === OUTSIDE ? 0.22 : 0.2, 0.05));
  }
  const geometries = [...lines].map(([id, numbers]) => ({
    type: "Polygon",
    id,
    arcs: [chain(numbers, arcs)],
  }));
  geometries.sort((one, other) => (one.id < other.id ? -1 : 1));
  return {
    type: "Topology",
    arcs,
    objects: { regions: { type: "GeometryCollection", geometries } },
    land: land(rings),
  };
}

/** The coast from Ventimiglia round the boot to Trieste. */
function peninsula(rings) {
  const ring = rings.reduce((longest, one) => (one.length > longest.length ? one : longest)).slice(0, -1);
  const [from, to] = [nearest(ring, COAST.from), nearest(ring, COAST.to)];
  const turned = [...ring.slice(from), ...ring.slice(0, from)];
  const forth = turned.slice(0, ((to - from + ring.length) % ring.length) + 1);
  const back = [turned[0], ...turned.slice(forth.length - 1).reverse()];
  return forth.length < back.length ? forth : back;
}

/** The coast cut at our landings. */
function shores(coast) {
  const at = LANDINGS.map(([, place]) => nearest(coast, place));
  return LANDINGS.slice(1).map(([to], i) => {
    const [from, , region] = LANDINGS[i];
    return { from, to, region, points: coast.slice(at[i], at[i + 1] + 1) };
  });
}

/** On the drawing, in tenths. */
function drawn(points) {
  const line = simplify(points.map(project), 0.9);
  return line.map((point) => point.map((value) => Math.round(value * 10) / 10));
}

/** Arcs end to end as one ring, clockwise. */
function chain(numbers, arcs) {
  const same = (one, other) => one[0] === other[0] && one[1] === other[1];
  const left = [...numbers];
  const ring = [left.shift()];
  const end = (n) => (n < 0 ? arcs[~n][0] : arcs[n].at(-1));
  while (left.length) {
    const here = end(ring.at(-1));
    const at = left.findIndex((n) => same(arcs[n][0], here) || same(arcs[n].at(-1), here));
    if (at < 0) throw new Error(`a border of ${numbers} leads nowhere`);
    const [n] = left.splice(at, 1);
    ring.push(same(arcs[n][0], here) ? n : ~n);
  }
  const points = ring.flatMap((n) => (n < 0 ? arcs[~n].toReversed() : arcs[n]).slice(1));
  return area(points) > 0 ? ring : ring.toReversed().map((n) => ~n);
}

/** All land in the window, the regions' included: what lies beyond them is drawn but not played on. */
function land(rings) {
  const seen = rings.map((ring) => clip(ring.slice(0, -1), WINDOW)).filter((ring) => ring.length > 3);
  return seen
    .map((ring) => drawn([...ring, ring[0]]))
    .filter(
      (ring) => Math.abs(area(ring)) > 60 && ring.some(([x, y]) => x > 0 && x < WIDTH && y > 0 && y < HEIGHT),
    );
}
