/** Arrow keys on the map: along roads and ship ways first, else to whatever lies nearest that way. */
import { type Arrow, nearest, type Places } from "../../../parts/steering";
import type { Chart } from "./chart";

const NEARER = 0.62; // so much nearer must a city without a way be

/** Where an arrow leads from a city; the same city if nothing lies that way. */
export function neighbour(chart: Chart, places: Places, from: string, arrow: Arrow): string {
  const city = chart.cities.get(from);
  const any = nearest(places, from, arrow, chart.cities.keys());
  for (const ways of [city?.roads ?? [], city?.ports ?? []]) {
    const next = nearest(places, from, arrow, ways);
    if (next !== from) return far(places, from, any) < NEARER * far(places, from, next) ? any : next;
  }
  return any;
}

function far(places: Places, from: string, to: string): number {
  const [[x, y], [u, v]] = [places[from] ?? [0, 0], places[to] ?? [0, 0]];
  return Math.hypot(u - x, v - y);
}
