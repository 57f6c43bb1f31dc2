/** What the frame says of a seat, beside the board. */
import type { CondottiereView } from "../../api/types";
import { sentence, type Words } from "../../words/words";
import { largestKingdom } from "./box";
import { seatOf } from "./view";

/** `3 regions, 7 cards`. */
export function seatNote(view: CondottiereView, seat: number, words: Words): string {
  const { regions, cards } = seatOf(view, seat);
  return words.text("web-condottiere-seat-note", { regions: regions.length, cards });
}

/** What a seat has at the end: its regions, how many hang together, its points. */
export function breakdown(view: CondottiereView, seat: number, words: Words): string[] {
  const { regions, points } = seatOf(view, seat);
  const group = largestKingdom(regions);
  const told = [words.say("explain-regions", { count: regions.length, group, ...words.who(seat) })];
  if (regions.length) {
    const names = words.listed(regions.map((region) => words.nameOf("region", region)));
    told.push(sentence(words.say("plain-regions", { regions: names })));
  }
  if (view.options.points) told.push(words.say("plain-points", { points }));
  return told;
}

const PICTURES: Readonly<Record<string, string>> = {
  "figure-given": "figure",
  "figure-placed": "figure",
  "favour-placed": "bishop",
  "round-ended": "deal",
  "deck-refilled": "deal",
  "card-dealt": "deal",
  drawn: "deal",
  passed: "pass",
  conquered: "conquest",
  tied: "tie",
};

/** A picture for a line of the log: a card's own, or one for what happened. */
export function iconOf({ kind, args }: { kind: string; args: Record<string, unknown> }): string | undefined {
  return PICTURES[kind] ?? (typeof args.card === "string" ? args.card : undefined);
}
