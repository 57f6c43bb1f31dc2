/** What is worth an animation in a change: told by events, never guessed from the table. */
import type { GameEvent } from "../../api/types";
import { idIn, seatIn } from "../../words/args";

/** The regions that got a new control marker. */
export function conquests(events: readonly GameEvent[]): ReadonlySet<string> {
  return new Set(
    events.filter((one) => one.kind === "conquered").flatMap((one) => idIn(one, "region") ?? []),
  );
}

/** The cards that came into a seat's line, in order. */
export function arrivals(events: readonly GameEvent[], seat: number): string[] {
  return cardsOf(events, ["card-played", "turned-up"], seat);
}

/** The cards that came into the viewer's own hand. */
export function newcomers(events: readonly GameEvent[], seat: number | null): string[] {
  return seat === null ? [] : cardsOf(events, ["card-dealt", "taken-back"], seat);
}

function cardsOf(events: readonly GameEvent[], kinds: readonly string[], seat: number): string[] {
  return events
    .filter((one) => kinds.includes(one.kind) && seatIn(one) === seat)
    .flatMap((one) => idIn(one, "card") ?? []);
}
