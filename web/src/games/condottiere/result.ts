/** What the frame says of a seat, beside the board. */
import type { CondottiereView, GameEvent } from "../../api/types";
import { idIn, listArg, nameArg } from "../../words/args";
import type { Words } from "../../words/words";
import { reach } from "./strengths";
import { seatOf } from "./view";

/** `3 regions, 7 cards`. */
export function seatNote(view: CondottiereView, seat: number, words: Words): string {
  const { regions, cards } = seatOf(view, seat);
  return words.say("web-condottiere-seat-note", { regions: regions.length, cards });
}

/** What a seat has at the end: its regions, how many hang together, its points. */
export function breakdown(view: CondottiereView, seat: number, words: Words): string[] {
  const { regions, points } = seatOf(view, seat);
  const told = [reach(view, seat, words)];
  if (regions.length) {
    const names = listArg(regions.map((region) => nameArg("region", region)));
    told.push(words.say("plain-regions", { regions: names }));
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
export function iconOf(event: GameEvent): string | undefined {
  return PICTURES[event.kind] ?? idIn(event, "card") ?? undefined;
}
