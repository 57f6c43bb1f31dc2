/** What is worth an animation in a change: told by events, never guessed from the table. */
import type { GameEvent } from "../../api/types";

/** The regions that got a new control marker. */
export function conquests(events: readonly GameEvent[]): ReadonlySet<string> {
  return new Set(events.filter((one) => one.kind === "conquered").map((one) => String(one.args.region)));
}

/** The cards that came into a seat's line, in order. */
export function arrivals(events: readonly GameEvent[], seat: number): string[] {
  const kinds = ["card-played", "turned-up"];
  return events
    .filter((one) => kinds.includes(one.kind) && one.args.seat === seat && one.args.card !== null)
    .map((one) => String(one.args.card));
}

/** Was this seat dealt cards, or did it take one back? */
export function drawn(events: readonly GameEvent[], seat: number | null): boolean {
  return events.some((one) => ["card-dealt", "taken-back"].includes(one.kind) && one.args.seat === seat);
}

/** The kind of card that was swept from all lines, if any. */
export function swept(events: readonly GameEvent[]): string | null {
  const found = events.findLast((one) => one.kind === "swept");
  return found ? String(found.args.card) : null;
}
