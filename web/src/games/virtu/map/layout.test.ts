/** Nothing on the map covers anything else: read off the boxes, as an eye would. */
import { expect, test } from "vitest";
import { HEIGHT, WIDTH } from "./atlas";
import { clipped, covered, layOut, outside, partsAt, type Rect, tagPlace } from "./layout";
import { boundsAt, plotsOf, shortNames, stretchFor } from "./plots";
import { aChart, namesOf } from "./samples";
import { sizesAt, stepOf } from "./sizes";
import { setOut } from "./tags";

/** Rooms for the map: wide windows, tablets, phones both ways. */
const ROOMS = [
  [725, 520],
  [860, 600],
  [1100, 830],
  [560, 480],
  [800, 390],
  [380, 400],
  [374, 450],
  [373, 320],
  [400, 310],
  [300, 347],
] as const;

function laidOut(wide: number, high: number, seats: number, language: string, zoom = 1) {
  const stretch = stretchFor(wide, high);
  const scale = Math.min(wide / (WIDTH * stretch), high / HEIGHT) * zoom;
  const step = stepOf(scale);
  const sizes = sizesAt(step, stretch);
  const chart = aChart(seats);
  const names = { city: namesOf(language, "city"), sea: namesOf(language, "sea") };
  const plots = plotsOf(chart, names, stretch, step, sizes);
  const bounds = boundsAt(stretch, step);
  return { plots, bounds, spreads: layOut(plots, bounds), sizes };
}

/** Which parts of which cities cover each other or leave the map. */
function faults({ plots, bounds, spreads }: ReturnType<typeof laidOut>): string[] {
  const parts = plots.map(({ id, at }) => ({ id, rects: partsAt(spreads.get(id) as never, at) }));
  const found = parts.flatMap(({ id, rects }, i) =>
    parts.slice(i + 1).flatMap((other) => (covered(rects, other.rects) > 0.5 ? [`${id} ${other.id}`] : [])),
  );
  const out = parts.flatMap(({ id, rects }) => (outside(rects, bounds) > 0.5 ? [`${id} out`] : []));
  return [...found, ...out];
}

for (const [wide, high] of ROOMS)
  for (const seats of [4, 5])
    test(`names, plaques and pieces of ${seats} seats' cities are apart in a room of ${wide} by ${high}`, () => {
      for (const language of ["en", "ru", "cs"])
        for (const zoom of [1, 1.4, 2.1, 4])
          expect(faults(laidOut(wide, high, seats, language, zoom)), `${language} ${zoom}`).toEqual([]);
    });

test("prices are beside their cities, and cover nothing", () => {
  for (const [wide, high] of ROOMS.slice(0, 3)) {
    const { plots, bounds, spreads, sizes } = laidOut(wide, high, 5, "en");
    const taken: Rect[] = [];
    for (const { id, at } of plots.filter((one) => !one.id.startsWith("sea "))) {
      const own = spreads.get(id) as never;
      const others = plots.flatMap((one) =>
        one.id === id ? [] : partsAt(spreads.get(one.id) as never, one.at),
      );
      const width = setOut([{ text: "3" }, { unit: "crown" }], sizes.tag).width;
      const tag = tagPlace(own, at, [width, sizes.tag], [...others, ...taken], bounds);
      const there = { ...tag, x: tag.x + at[0], y: tag.y + at[1] };
      expect(covered([there], [...others, ...taken, ...partsAt(own, at)]), `${wide} ${id}`).toBeLessThan(0.5);
      taken.push(there);
    }
  }
});

test("whole names are shown wherever there is room for them", () => {
  const { spreads, plots } = laidOut(860, 600, 5, "en");
  expect(
    plots.filter(({ id, spreads: [best] }) => spreads.get(id)?.text !== best?.text).map(({ id }) => id),
  ).toEqual([]);
});

test("short names differ", () => {
  expect([...shortNames(["Ravenna", "Ragusa", "Rome", "Messina", "Mestre", "Rom"]).values()]).toEqual([
    "Rav.",
    "Rag.",
    "Rome",
    "Mess.",
    "Mest.",
    "Rom",
  ]);
});

test("what surrounds a city ends where the drawing ends", () => {
  const bounds = { x: 0, y: 0, width: 100, height: 80 };
  const around = { x: -10, y: -10, width: 20, height: 20 };
  expect(clipped(around, [50, 40], bounds)).toEqual(around);
  expect(clipped(around, [4, 76], bounds)).toEqual({ x: -4, y: -10, width: 14, height: 14 });
});
