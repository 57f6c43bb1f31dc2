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

/** The cards that came into the viewer's own hand. */
export function newcomers(events: readonly GameEvent[], seat: number | null): string[] {
  const kinds = ["card-dealt", "taken-back"];
  return events
    .filter((one) => kinds.includes(one.kind) && one.args.seat === seat && one.args.card != null)
    .map((one) => String(one.args.card));
}
