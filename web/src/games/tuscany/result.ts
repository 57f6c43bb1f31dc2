/** What the frame says of a seat and of what happened, beside the board. */
import type { GameEvent, TuscanyView } from "../../api/types";
import { idIn } from "../../words/args";
import type { Words } from "../../words/words";

/** `12 green, 30 red, 7 cards`. */
export function seatNote(view: TuscanyView, seat: number, words: Words): string {
  const one = view.table[seat];
  if (!one) return "";
  return words.say("web-tuscany-seat-note", { green: one.green.total, red: one.red.total, cards: one.cards });
}

/** The red points of a seat by reason, and how its green points came about. */
export function breakdown(view: TuscanyView, seat: number, words: Words): string[] {
  const one = view.table[seat];
  if (!one) return [];
  return [
    words.say("web-tuscany-sum-red", { sum: words.sum(one.red) }),
    words.say("web-tuscany-sum-green", { sum: words.sum(one.green) }),
    words.say("web-tuscany-empty-spaces", { number: one.empty }),
  ];
}

const PICTURES: Readonly<Record<string, string>> = {
  "cards-drawn": "card",
  "card-dealt": "card",
  "card-paid": "card",
  "pair-paid": "card",
  "worker-paid": "worker",
  "workers-gained": "worker",
  "marbles-gained": "marble",
  "marble-spent": "marble",
  "hex-gained": "hex",
  "green-scored": "green",
  "red-scored": "red",
  "round-ended": "red",
  "yield-turned-up": "yield",
  "castle-founded": "castle",
  "castle-declined": "castle",
  "bonus-taken": "storage",
  ended: "ended",
};

/** A picture for a line of the log: that of the tile, or one for what happened. */
export function iconOf(event: GameEvent): string | undefined {
  const tile = idIn(event, "kind") ?? idIn(event, "colour");
  return PICTURES[event.kind] ?? tile?.split("-")[0];
}

// What a turn begins with: one of the three actions, or that none is possible.
const BEGINS = new Set([
  "cards-drawn",
  "tile-taken",
  "removed",
  "card-paid",
  "pair-paid",
  "worker-paid",
  "passed",
]);

export function beginsTurn(event: GameEvent): boolean {
  return BEGINS.has(event.kind);
}

/** Scorings and the end are noticed by everybody. */
export function isOutcome(event: GameEvent): boolean {
  return event.kind === "round-ended" || event.kind === "last-turns" || event.kind === "ended";
}
