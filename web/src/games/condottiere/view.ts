/** Questions to a view: who, where, how many. */
import type { CondottiereView, SeatView } from "../../api/types";

export type { CondottiereView, SeatView };

/** One of the seats; they are numbered from nought. */
export function seatOf(view: CondottiereView, seat: number): SeatView {
  const found = view.table[seat];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
}

/** Who controls a region; null for nobody. */
export function ownerOf(view: CondottiereView, region: string): number | null {
  const seat = view.table.findIndex((one) => one.regions.includes(region));
  return seat < 0 ? null : seat;
}

const AFTERMATH = ["choose-region", "place-figure"]; // steps that come while the lines of a fought battle still lie there
const BEGIN_BATTLE = "begin-battle"; // a step still to come

/** Has the battle been fought, its lines still lying there? */
export function isOver(view: CondottiereView): boolean {
  return !view.stack.length || view.stack.some((step) => AFTERMATH.includes(step.split(" ")[0] ?? ""));
}

/** Is a battle going on? */
export function isFought(view: CondottiereView): boolean {
  return view.stack.length > 0 && !view.stack.includes(BEGIN_BATTLE);
}

/** Does this seat defend the region that is fought over (C8.4)? */
export function isDefender(view: CondottiereView, seat: number): boolean {
  const isHeld = view.site !== null && seatOf(view, seat).regions.includes(view.site);
  return isHeld && Boolean(view.options.capture_regions) && isFought(view);
}

/** Does this seat not take part in the final battle (C6.3)? */
export function isWatching(view: CondottiereView, seat: number): boolean {
  return view.finalists.length > 0 && !view.finalists.includes(seat);
}

/** Does such a card lie face up in any line? */
export function lies(view: CondottiereView, card: string): boolean {
  return view.table.some((seat) => seat.line.includes(card));
}

/** How many there are of each. */
export function tally(cards: Iterable<string>): Map<string, number> {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return found;
}
