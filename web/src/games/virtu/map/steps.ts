/** Arrow keys on the map: along roads and ship ways first, else to whatever lies nearest that way. */
import { type Arrow, nearest, type Places } from "../../../parts/steering";
import type { Chart } from "./chart";

/** Where an arrow leads from a city; the same city if nothing lies that way. */
export function neighbour(chart: Chart, places: Places, from: string, arrow: Arrow): string {
  const city = chart.cities.get(from);
  const byRoad = nearest(places, from, arrow, city?.roads ?? []);
  if (byRoad !== from) return byRoad;
  const bySea = nearest(places, from, arrow, city?.ports ?? []);
  const any = nearest(places, from, arrow, chart.cities.keys());
  return bySea === from || isNearer(places, from, any, bySea) ? any : bySea;
}

function isNearer(places: Places, from: string, one: string, other: string): boolean {
  const far = (name: string) => {
    const [[x, y], [u, v]] = [places[from] ?? [0, 0], places[name] ?? [0, 0]];
    return Math.hypot(u - x, v - y);
  };
  return one !== from && far(one) * 2 < far(other);
}
