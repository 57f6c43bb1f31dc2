/** Where the year stands, as the view says it. */
import type { VirtuView } from "../../../api/types";
import { campaignIn } from "../things/campaign";

export const PHASES = ["spring", "sieges", "winter"] as const;
export type Phase = "families" | (typeof PHASES)[number] | "over";

/** What is still to come while a phase lasts, the earliest phase first. */
const AHEAD: readonly (readonly [Phase, string])[] = [
  ["families", "reveal-families"],
  ["spring", "begin-sieges"],
  ["sieges", "end-spring"],
  ["winter", "end-year"],
];

/** Which part of the year it is. */
export function phaseOf({ stack }: VirtuView): Phase {
  return AHEAD.find(([, step]) => stack.includes(step))?.[0] ?? "over";
}

/** A city with troops of others before it. */
export interface Besieged {
  readonly city: string;
  readonly seats: readonly number[];
}

/** The sieges that wait: troops that stand before cities which are not their own. */
export function siegesOf(view: VirtuView): readonly Besieged[] {
  const found = new Map<string, number[]>();
  for (const seat of view.table.keys())
    for (const city of besiegedBy(view, seat)) found.set(city, [...(found.get(city) ?? []), seat]);
  return [...found].map(([city, seats]) => ({ city, seats }));
}

function besiegedBy(view: VirtuView, seat: number): readonly string[] {
  const told = campaignIn(view)?.besieging[seat];
  if (told) return told;
  const { troops = {}, cities = [] } = view.table[seat] ?? {};
  const own = new Set(cities.map((city) => city.replace("!", "")));
  return Object.keys(troops).filter((city) => !own.has(city));
}
