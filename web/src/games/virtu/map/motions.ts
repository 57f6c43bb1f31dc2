/** What has just happened, as it moves on the map: troops that go, cities that change hands, pieces that come and fall. */
import type { Arg, GameEvent } from "../../../api/types";
import type { Point } from "./atlas";
import type { Chart } from "./chart";
import { along, type Way, wayBetween } from "./ways";

export interface Motion {
  readonly kind: "slide" | "flash" | "fall" | "rise";
  /** Of whom it tells; null if the event names no seat. */
  readonly seat: number | null;
  readonly city: string;
  /** Where a troop comes from. */
  readonly from: string;
  /** A piece, or a picture of what it is. */
  readonly piece: "troop" | "agent" | "cathedral";
}

const KINDS: Readonly<Record<string, readonly [Motion["kind"], Motion["piece"]]>> = {
  marched: ["slide", "troop"],
  retreated: ["slide", "troop"],
  annexed: ["flash", "troop"],
  "city-taken": ["flash", "troop"],
  "siege-lost": ["fall", "troop"],
  "troop-lost": ["fall", "troop"],
  dismissed: ["fall", "troop"],
  recruited: ["rise", "troop"],
  hired: ["rise", "troop"],
  built: ["rise", "cathedral"],
  "agent-placed": ["rise", "agent"],
  "agent-lifted": ["fall", "agent"],
  "agent-removed": ["fall", "agent"],
};

export function motionsOf(events: readonly GameEvent[]): Motion[] {
  return events.flatMap(({ kind, args }) => {
    const known = KINDS[kind];
    if (!known) return [];
    const [at, target] = [idIn(args.city ?? args.place ?? null), idIn(args.target ?? null)];
    const city = known[0] === "slide" ? target : at;
    const who = args.owner ?? args.seat;
    if (!city) return [];
    return [
      { kind: known[0], piece: known[1], seat: who?.type === "seat" ? who.seat : null, city, from: at },
    ];
  });
}

function idIn(arg: Arg): string {
  return arg?.type === "name" && arg.kind === "city" ? arg.id : "";
}

const SHARES = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];

/** Points of a troop's way, evenly in time, on a drawing of this stretch. */
export function stagesOf(chart: Chart, { from, city }: Motion, stretch: number): Point[] {
  const isByRoad = chart.cities.get(from)?.roads.includes(city) ?? false;
  const ways: readonly Way[] = wayBetween(chart, from, city, isByRoad);
  return ways.flatMap((way) => SHARES.map((share) => along(way, share))).map(([x, y]) => [x * stretch, y]);
}
