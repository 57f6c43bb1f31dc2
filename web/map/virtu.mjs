/** The map of Virtù: the coast of Natural Earth, turned and widened so that every city has its room. */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { feature } from "topojson-client";
import { area, clip, simplify } from "./geometry.mjs";
import { spread } from "./spread.mjs";

const COMPONENTS = new URL("../../src/signoria/games/virtu/components.toml", import.meta.url);
const TARGET = new URL("../src/games/virtu/map/atlas.json", import.meta.url);

const WINDOW = [-6, 31, 30, 51]; // in degrees: more than can be seen
const MIDDLE = [12.6, 41.8];
const TURN = (18 * Math.PI) / 180; // the boot lies flatter: windows are wide
const FLAT = Math.cos((MIDDLE[1] * Math.PI) / 180);
const [EAST, SOUTH] = [17, 38]; // seas beyond them are wide, and hold little
const NEARER = 0.78;
const DEGREE = 92; // of latitude, on the drawing, before the land is widened
const ROOM = [108, 132]; // that a city needs, with its name and the pieces that stand there
const WIDTH = 1000;
const MARGIN = [60, 62]; // beyond the outermost cities
const BEYOND = 520; // of the drawing that is seen beside it in very wide or high windows
const LARGEST = 9; // a piece of a coast is at most this long before the land is widened
const MOST = 60; // pieces of one line, however long
const FINEST = 0.8;
const ISLE = 26; // smaller ones are not drawn
const CELL = 10; // of the grid that tells land from sea

/** Where the real places are too close even for a widened map. */
const NUDGED = {
  rome: [12.3, 42.15],
  terracina: [13.3, 41.4],
  naples: [14.5, 40.72],
  messina: [15.38, 38.13],
  reggio: [15.86, 38.16],
  ragusa: [17.6, 42.95],
  corfu: [19.3, 39.8],
  tunis: [10.35, 36.95],
};

/** Where names of seas stand, and all ship ways meet. */
const SEAS = {
  ligurian: [8.55, 43.2],
  tyrrhenian: [11.75, 40.1],
  ionian: [17.75, 37.95],
  adriatic: [15.5, 43.0],
};

const RIVERS = [
  [
    [7.1, 44.7],
    [7.69, 45.07],
    [8.6, 45.05],
    [9.7, 45.08],
    [10.6, 44.98],
    [11.5, 44.93],
    [12.45, 44.96],
  ],
  [
    [10.9, 46.75],
    [11.3, 46.5],
    [11.12, 46.07],
    [10.95, 45.5],
    [11.4, 45.2],
    [12.3, 45.15],
  ],
  [
    [11.5, 43.8],
    [11.26, 43.77],
    [10.8, 43.7],
    [10.28, 43.68],
  ],
  [
    [12.3, 43.3],
    [12.45, 42.75],
    [12.62, 42.3],
    [12.5, 41.9],
    [12.25, 41.74],
  ],
  [
    [14.1, 41.65],
    [14.3, 41.15],
    [13.95, 41.03],
  ],
];

/** Where mountains are drawn; the larger ones first. */
const ALPS = [
  [6.6, 44.3],
  [6.9, 44.75],
  [6.6, 45.2],
  [7.0, 45.6],
  [7.5, 45.95],
  [8.1, 46.15],
  [8.6, 46.45],
  [9.3, 46.45],
  [9.9, 46.25],
  [10.4, 46.55],
  [11.7, 46.6],
  [12.2, 46.3],
  [12.8, 46.5],
  [13.5, 46.35],
  [10.4, 45.95],
  [6.2, 45.7],
  [7.9, 46.6],
  [9.7, 46.8],
  [12.4, 46.95],
  [14.3, 46.5],
  [13.2, 47.1],
  [5.9, 44.9],
  [6.3, 46.3],
];
const HILLS = [
  [9.45, 44.62],
  [10.1, 44.35],
  [10.75, 44.15],
  [11.6, 44.05],
  [12.05, 43.7],
  [12.75, 43.35],
  [13.2, 42.85],
  [13.5, 42.4],
  [13.9, 41.9],
  [14.4, 41.6],
  [15.3, 40.9],
  [15.7, 40.45],
  [16.05, 40.0],
  [16.35, 39.1],
  [16.1, 38.5],
  [14.1, 37.85],
  [14.7, 37.9],
  [9.1, 42.3],
  [9.0, 41.7],
  [9.2, 40.3],
  [9.0, 39.9],
  [15.7, 44.7],
  [16.3, 44.2],
  [17.0, 43.9],
  [17.9, 43.6],
  [18.6, 43.1],
  [19.3, 42.5],
  [19.9, 41.9],
  [20.3, 41.2],
  [20.6, 40.4],
  [21.0, 39.7],
  [16.4, 45.0],
  [17.4, 44.5],
  [18.5, 44.0],
  [19.6, 43.2],
  [20.7, 41.8],
  [9.4, 36.4],
  [10.0, 36.2],
  [8.7, 36.5],
];

/** All that the board draws of the ground, on a drawing that is `WIDTH` wide. */
export function makeVirtu(world, components) {
  const places = Object.fromEntries(
    citiesIn(components).map(([name, lonlat]) => [name, turned(NUDGED[name] ?? lonlat)]),
  );
  const seas = Object.fromEntries(Object.entries(SEAS).map(([name, lonlat]) => [name, turned(lonlat)]));
  const coasts = coastsOf(world).map((ring) => divided(simplify(ring.map(turned), FINEST)));
  const rivers = RIVERS.map((line) => divided(line.map(turned)));
  const [alps, hills] = [ALPS.map(turned), HILLS.map(turned)];
  spread({ ...places, ...seas }, [...coasts, ...rivers, alps, hills], ROOM);
  const frame = frameOf(Object.values(places));
  const at = (point) => frame.at(point).map(tenths);
  const edges = [-BEYOND, -BEYOND, WIDTH + BEYOND, frame.height + BEYOND];
  const land = coasts.map((ring) => {
    const seen = clip(ring.slice(0, -1).map(frame.at), edges);
    return simplify([...seen, seen[0] ?? []], FINEST).map((point) => point.map(tenths));
  });
  const drawn = land.filter((ring) => Math.abs(area(ring)) > ISLE);
  return {
    width: WIDTH,
    height: frame.height,
    cities: Object.fromEntries(Object.entries(places).map(([name, point]) => [name, at(point)])),
    seas: Object.fromEntries(Object.entries(seas).map(([name, point]) => [name, at(point)])),
    land: drawn,
    rivers: rivers.map((line) => simplify(line.map(frame.at), FINEST).map((point) => point.map(tenths))),
    alps: alps.map(at),
    hills: hills.map(at),
    cell: CELL,
    grid: gridOf(drawn, frame.height),
  };
}

/** Names of cities with their places, as the components tell them. */
export function citiesIn(components) {
  return [...components.matchAll(/^(\w+) = \{.*lonlat = \[([\d.]+), ([\d.]+)\]/gm)].map(
    ([, name, east, north]) => [name, [Number(east), Number(north)]],
  );
}

/** Degrees to a plane, turned against the clock. */
function turned([east, north]) {
  const x = (nearer(east, EAST) - MIDDLE[0]) * FLAT * DEGREE;
  const y = (MIDDLE[1] + nearer(-north, -SOUTH)) * DEGREE;
  return [x * Math.cos(TURN) + y * Math.sin(TURN), y * Math.cos(TURN) - x * Math.sin(TURN)];
}

/** Beyond this line all lies nearer. */
function nearer(degrees, line) {
  return degrees > line ? line + (degrees - line) * NEARER : degrees;
}

function coastsOf(world) {
  const rings = feature(world, world.objects.land).features.flatMap((one) => one.geometry.coordinates.flat());
  const seen = rings.map((ring) => clip(ring.slice(0, -1), WINDOW)).filter((ring) => ring.length > 3);
  return seen.map((ring) => [...ring, ring[0]]);
}

/** With points between those that are far apart: what flows must bend. */
function divided(line) {
  const found = [[...line[0]]];
  for (let i = 1; i < line.length; i++) {
    const [[x, y], [u, v]] = [line[i - 1], line[i]];
    const parts = Math.max(1, Math.min(MOST, Math.ceil(Math.hypot(u - x, v - y) / LARGEST)));
    for (let part = 1; part <= parts; part++)
      found.push([x + ((u - x) * part) / parts, y + ((v - y) * part) / parts]);
  }
  return found;
}

/** How the plane comes on the drawing: the cities within its margins. */
function frameOf(points) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const scale = (WIDTH - 2 * MARGIN[0]) / (Math.max(...xs) - left);
  return {
    at: ([x, y]) => [(x - left) * scale + MARGIN[0], (y - top) * scale + MARGIN[1]],
    height: Math.round((Math.max(...ys) - top) * scale + 2 * MARGIN[1]),
  };
}

/** Rows of the drawing, a letter for each cell: land or sea. */
function gridOf(land, height) {
  const rows = [];
  const boxes = land.map((ring) => ({
    ring,
    left: Math.min(...ring.map(([x]) => x)),
    right: Math.max(...ring.map(([x]) => x)),
    top: Math.min(...ring.map(([, y]) => y)),
    bottom: Math.max(...ring.map(([, y]) => y)),
  }));
  const isLand = (x, y) =>
    boxes.some(
      ({ ring, left, right, top, bottom }) =>
        x > left && x < right && y > top && y < bottom && isInside(ring, x, y),
    );
  for (let y = CELL / 2; y < height; y += CELL) {
    let row = "";
    for (let x = CELL / 2; x < WIDTH; x += CELL) row += isLand(x, y) ? "#" : ".";
    rows.push(row);
  }
  return rows;
}

function isInside(ring, x, y) {
  let is = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[a, b], [c, d]] = [ring[i], ring[j]];
    if (b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a) is = !is;
  }
  return is;
}

function tenths(value) {
  return Math.round(value * 10) / 10;
}

/** What the file should hold. */
export function made() {
  const { resolve } = createRequire(import.meta.url);
  const read = (file) => readFileSync(file, "utf8");
  return makeVirtu(JSON.parse(read(resolve("world-atlas/land-10m.json"))), read(fileURLToPath(COMPONENTS)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TARGET, `${JSON.stringify(made())}\n`);
