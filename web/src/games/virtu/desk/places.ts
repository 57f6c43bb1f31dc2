/** What the desk offers itself: whatever has no place on the map, in a palace or in the market. */
import { onBoard } from "../moves";
import type { Offer } from "../offers";

/** Questions that are answered in the desk, although the board shows what they are about elsewhere as well. */
const IN_DESK = new Set([
  "clear-indulgence",
  "free-room",
  "declare",
  "go-on",
  "last-indulgence",
  "besiege-or-stay",
  "pick-mover",
  "pick-loss",
]);
/** Kinds of places that the map or a palace shows. */
const SHOWN = new Set(["city", "cathedral", "room", "place", "courtier", "side", "title", "ally", "source"]);
/** Questions whose cards and bonuses are shown in the market, or lie in a room of the palace. */
const SOLD = new Set(["card", "bonus"]);
const SHOWS_SOLD = new Set(["buy-things", "choose-bonus", "reorganise"]);
/** What the desk shows in its own way: the rest of a payment, the end of a winter; a palace shows what it suggests. */
const WHOLE = new Set(["outlook-plan", "outlook-plan-end", "outlook-end-winter", "outlook-suggestion"]);

/** Is what a place offers chosen in the desk, while this is asked? */
export function isInDesk(question: string, place: string): boolean {
  const [kind = ""] = place.split(" ");
  if (IN_DESK.has(question)) return true;
  if (question === "lead-troops" && kind === "source") return true; // the map has the room then
  if (place === "outlook-plan-refresh" && question !== "refresh-tiles") return false; // there it goes with the payment
  return !SHOWN.has(kind) && !WHOLE.has(place) && !(SOLD.has(kind) && SHOWS_SOLD.has(question));
}

/** What the desk offers now; the frame has buttons for what ends a question. */
export function offersInDesk(question: string, all: ReadonlyMap<string, readonly Offer[]>): readonly Offer[] {
  return [...all].flatMap(([place, offers]) =>
    isInDesk(question, place) ? offers.filter(({ moves }) => onBoard(moves[0] ?? "")) : [],
  );
}
