/** The log by turns, and what has happened since one's own last turn. */
import type { Arg, GameEvent } from "../api/types";
import type { GameOnTable } from "../games/board";
import { seatIn } from "../words/args";
import type { Told } from "../words/words";
import type { Pace } from "./queue";

/** Lines of one turn. */
export interface Turn {
  /** Whose turn it was, if all of it is about one seat. */
  readonly seat: number | null;
  readonly lines: readonly Told[];
}

type Begins = (event: GameEvent) => boolean;
/** How a game tells its turns apart. */
type Course = Pick<GameOnTable, "beginsTurn" | "turnOf">;

/** Whose turn an event belongs to, if a game does not say so: what is about nobody belongs to the turn before it. */
const ofSeat = (event: GameEvent) => seatIn(event) ?? undefined;

/** Lines by turns. A game may say where its turns begin, or whose they are; else a turn lasts as long as one seat is spoken of. */
export function turnsOf(told: readonly Told[], { beginsTurn, turnOf = ofSeat }: Course = {}): Turn[] {
  const turns: { seat: number | null; lines: Told[] }[] = [];
  for (const line of told) {
    const last = turns.at(-1);
    const seat = beginsTurn ? null : turnOf(line.event);
    const isNew = beginsTurn ? beginsTurn(line.event) : seat !== undefined && seat !== last?.seat;
    if (!last || isNew) turns.push({ seat: seat ?? null, lines: [line] });
    else last.lines.push(line);
  }
  return turns;
}

/** The events since one's own last move, without those of the move itself; `acted` is how many there were before it. */
export function sinceOwn(
  events: readonly GameEvent[],
  acted: number,
  own: number,
  turnOf: (event: GameEvent) => number | null | undefined = ofSeat,
): number {
  let at = acted;
  for (; at < events.length; at++) {
    const seat = turnOf(events[at] as GameEvent);
    if (seat !== own && seat !== undefined) break;
  }
  return at;
}

/** How the lines that matter most are found among all. */
export interface Telling {
  readonly isOutcome: Begins;
  readonly paceOf?: GameOnTable["paceOf"];
  /** What an event did to the reader, in words that begin with it; null if it did nothing, or names the reader itself. */
  readonly doneTo?: (event: GameEvent) => string | null;
}

/** A line of the news. */
export interface News extends Told {
  /** Was it done to the reader? */
  readonly isMine: boolean;
}

const RANKS: Readonly<Record<Pace, number>> = { routine: 0, notable: 1, loss: 2 };

/** The few lines that matter most: what was done to the reader, what has ended, then the latest. */
export function mostTelling(
  told: readonly Told[],
  own: number,
  { isOutcome, paceOf, doneTo }: Telling,
  most: number,
): News[] {
  const newsOf = (line: Told): News => {
    const said = seatIn(line.event) === own ? null : (doneTo?.(line.event) ?? null);
    const isNamed = seatIn(line.event) !== own && concerns(Object.values(line.event.args), own);
    return { ...line, text: said ?? line.text, isMine: said !== null || isNamed };
  };
  const weight = ({ event, isMine }: News) =>
    (isMine ? 8 : 0) + Math.max(RANKS[paceOf?.(event) ?? "routine"], isOutcome(event) ? RANKS.notable : 0);
  return told
    .map((line, at) => ({ line: newsOf(line), at }))
    .sort((a, b) => weight(b.line) - weight(a.line) || b.at - a.at)
    .slice(0, most)
    .sort((a, b) => Number(b.line.isMine) - Number(a.line.isMine) || a.at - b.at)
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
