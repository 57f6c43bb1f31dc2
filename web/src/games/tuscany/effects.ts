/** What is worth showing in a change: told by events, never guessed from the table. */
import type { GameEvent } from "../../api/types";
import { seatIn } from "../../words/args";

const POINTS: Readonly<Record<string, string>> = { "green-scored": "green", "red-scored": "red" };

/** How long points and cards that were gained rise, in milliseconds times the player's pace: nine beats, as in the styles. */
export const RISE = 9 * 260;

/** The spaces that a seat has covered, with the points that each brought, one after the other: "+6 +1". */
export function gainsBySpace(events: readonly GameEvent[], seat: number): Map<string, string> {
  const found = new Map<string, string>();
  let at: string | null = null;
  for (const event of events) {
    if (seatIn(event) !== seat) continue;
    const { space, points } = event.args;
    if (event.kind === "placed" && space?.type === "quote") {
      at = space.text;
      found.set(at, "");
    } else if (at !== null && event.kind === "green-scored" && points?.type === "count") {
      found.set(at, `${found.get(at)} +${points.number}`.trim());
    }
  }
  return found;
}

const GAINS = new Set([
  "cards-drawn",
  "placed",
  "green-scored",
  "red-scored",
  "marbles-gained",
  "workers-gained",
  "hex-gained",
  "bonus-taken",
  "yield-turned-up",
  "tile-taken",
]);

/** What the seat whose turn it is has gained in it so far: the latest events that are about nobody else. */
export function gainedSoFar(history: readonly GameEvent[], seat: number): GameEvent[] {
  const found: GameEvent[] = [];
  for (const event of [...history].reverse()) {
    const who = seatIn(event);
    if ((who !== null && who !== seat) || event.kind === "round-ended" || event.kind === "last-turns") break;
    if (event.kind === "castle-founded" || event.kind === "first-drawn") break;
    if (who === seat && GAINS.has(event.kind)) found.unshift(event);
  }
  return found;
}

export interface Scoring {
  readonly round: number;
  /** The points that each seat adds, by seat. */
  readonly added: ReadonlyMap<number, number>;
}

/** A round that has just been scored: what each seat adds to its red points. */
export function scoringIn(events: readonly GameEvent[]): Scoring | null {
  const from = events.findIndex(({ kind }) => kind === "round-ended");
  const round = events[from]?.args.round;
  if (round?.type !== "count") return null;
  const added = new Map<number, number>();
  for (const event of events.slice(from)) {
    const [seat, points] = [seatIn(event), event.args.points];
    if (POINTS[event.kind] === "red" && seat !== null && points?.type === "count" && !added.has(seat))
      added.set(seat, points.number);
  }
  return { round: round.number, added };
}
