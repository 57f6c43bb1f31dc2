/** What is drawn is what the components say: roads, ports and closed cities, on both sides of the map. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { made } from "../../../../map/virtu.mjs";
import { CITIES, HEIGHT, isLand, SEAS, WIDTH } from "./atlas";
import { aChart, BORDERS, PRINTED, ROADS } from "./samples";
import { neighbour } from "./steps";
import { along, laneFrom, pathOf, reversed, roadBetween, voyage } from "./ways";

const SIDES = [
  [3, "34"],
  [4, "34"],
  [5, "25"],
  [2, "25"],
] as const;
const sorted = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map((pair) => [...pair].sort().join(" ")).sort();

test("the ground is up to date: node map/virtu.mjs", () => {
  const file = fileURLToPath(new URL("atlas.json", import.meta.url));
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(JSON.parse(JSON.stringify(made())));
}, 60_000);

test("all cities and seas of the components are on the drawing", () => {
  expect(Object.keys(CITIES).sort()).toEqual(PRINTED.map(({ id }) => id).sort());
  expect(Object.keys(SEAS).sort()).toEqual([...new Set(BORDERS.flat())].sort());
  for (const [x, y] of [...Object.values(CITIES), ...Object.values(SEAS)]) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(WIDTH);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(HEIGHT);
  }
});

test("seas' names stand at sea", () => {
  for (const [sea, point] of Object.entries(SEAS)) expect(isLand(point), sea).toBe(false);
});

for (const [seats, side] of SIDES) {
  const chart = aChart(seats);
  const isOpen = (id: string) => {
    const city = PRINTED.find((one) => one.id === id);
    return !(seats === 3 && city?.isClosed) && (city?.side !== "2/5" || side === "25");
  };

  test(`${seats} seats play on the ${side} side: its cities, roads and ports`, () => {
    const there = PRINTED.filter(({ side: only }) => !only || side === "25").map(({ id }) => id);
    expect([...chart.cities.keys()]).toEqual(there);
    expect([...chart.cities.values()].filter(({ isClosed }) => isClosed).map(({ id }) => id)).toEqual(
      there.filter((id) => !isOpen(id)),
    );
    const open = (ROADS[side] ?? []).filter((pair) => pair.every(isOpen));
    expect(sorted(chart.roads)).toEqual(sorted(open));
    for (const { id, value, seas, isPirate } of PRINTED.filter((one) => isOpen(one.id)))
      expect(chart.cities.get(id)).toMatchObject({ value, seas, isPirate });
  });

  test(`each road for ${seats} leads from city to city and near no third one`, () => {
    for (const [one, other] of chart.roads) {
      const way = roadBetween(chart, one, other);
      expect([way.from, way.to]).toEqual([CITIES[one], CITIES[other]]);
      for (const [name, [u, v]] of Object.entries(CITIES)) {
        if (name === one || name === other || !chart.cities.has(name)) continue;
        for (const share of [0.2, 0.35, 0.5, 0.65, 0.8]) {
          const [x, y] = along(way, share);
          expect(Math.hypot(x - u, y - v), `${one} ${other} ${name}`).toBeGreaterThan(30);
        }
      }
    }
  });

  test(`arrow keys lead from every city to every other for ${seats}`, () => {
    const reached = new Set(["rome"]);
    for (const city of reached)
      for (const arrow of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const)
        reached.add(neighbour(chart, CITIES, city, arrow));
    expect([...reached].sort()).toEqual([...chart.cities.keys()].sort());
  });
}

test("roads keep to the land but for straits", () => {
  const chart = aChart(5);
  for (const [one, other] of chart.roads) {
    const way = roadBetween(chart, one, other);
    const wet = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9].filter((share) => !isLand(along(way, share)));
    expect(wet.length, `${one} ${other}`).toBeLessThan(3);
  }
});

test("lanes run over the sea", () => {
  const chart = aChart(5);
  for (const { id, seas } of chart.cities.values())
    for (const sea of seas) {
      const lane = laneFrom(chart, id, sea);
      const dry = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].filter((share) => isLand(along(lane, share)));
      expect(dry.length, `${id} ${sea}`).toBeLessThan(3);
    }
});

test("a voyage runs through seas that border on one another, from port to port", () => {
  const chart = aChart(4);
  const ways = voyage(chart, "pisa", "venice");
  expect(ways).toHaveLength(5); // Ligurian, Tyrrhenian, Ionian, Adriatic
  for (const [at, way] of ways.slice(1).entries()) expect(way.from).toEqual(ways[at]?.to);
  expect([ways[0]?.from, ways.at(-1)?.to]).toEqual([CITIES.pisa, CITIES.venice]);
  expect(voyage(chart, "siena", "venice")).toEqual([]);
  expect(voyage(chart, "ancona", "venice")).toHaveLength(2);
});

test("a way back is the same way", () => {
  const way = roadBetween(aChart(4), "florence", "siena");
  expect(along(reversed(way), 0.25).map(Math.round)).toEqual(along(way, 0.75).map(Math.round));
  expect(pathOf([way])).toMatch(/^M[\d.]+,[\d.]+Q/);
});
