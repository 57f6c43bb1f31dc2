/** The log by turns, and what has happened since one's own last turn. */
import type { Arg, GameEvent } from "../api/types";
import { seatIn } from "../words/args";
import type { Told } from "../words/words";

/** Lines of one turn. */
export interface Turn {
  /** Whose turn it was, if all of it is about one seat. */
  readonly seat: number | null;
  readonly lines: readonly Told[];
}

type Begins = (event: GameEvent) => boolean;

/** Lines by turns. A game may say where its turns begin; else a turn lasts as long as one seat is spoken of. */
export function turnsOf(told: readonly Told[], begins?: Begins): Turn[] {
  const turns: { seat: number | null; lines: Told[] }[] = [];
  for (const line of told) {
    const seat = seatIn(line.event);
    const last = turns.at(-1);
    const isNew = begins ? begins(line.event) : seat !== null && last?.seat != null && seat !== last.seat;
    if (!last || isNew) turns.push({ seat: begins ? null : seat, lines: [line] });
    else {
      last.lines.push(line);
      if (!begins) last.seat ??= seat;
    }
  }
  return turns;
}

/** The events since one's own last move, without those of the move itself; `acted` is how many there were before it. */
export function sinceOwn(events: readonly GameEvent[], acted: number, own: number): number {
  let at = acted;
  while (at < events.length && seatIn(events[at] as GameEvent) === own) at++;
  return at;
}

/** The few lines that matter most: what was done to the reader, what has ended, then the latest. */
export function mostTelling(told: readonly Told[], own: number, isOutcome: Begins, most: number): Told[] {
  const weight = ({ event }: Told) =>
    (seatIn(event) !== own && concerns(Object.values(event.args), own) ? 2 : 0) + (isOutcome(event) ? 1 : 0);
  return told
    .map((line, at) => ({ line, at, weight: weight(line) }))
    .sort((a, b) => b.weight - a.weight || b.at - a.at)
    .slice(0, most)
    .sort((a, b) => Number(b.weight > 1) - Number(a.weight > 1) || a.at - b.at)
    .map(({ line }) => line);
}

/** Is this seat among the arguments, however deep? */
function concerns(args: readonly Arg[], seat: number): boolean {
  return args.some((arg) => {
    if (arg?.type === "seat") return arg.seat === seat;
    if (arg?.type === "list") return concerns(arg.items, seat);
    return arg?.type === "phrase" && concerns(Object.values(arg.args ?? {}), seat);
  });
}
