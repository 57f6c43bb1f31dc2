/** What each seat has in the end, reason by reason. */
import type { VirtuView } from "../../api/types";
import type { Words } from "../../words/words";
import type { LedgerRow } from "../board";

export function seatNote(view: VirtuView, seat: number, words: Words): string {
  const power = view.table[seat]?.power;
  return power ? words.name("power", power) : "";
}

/** Everybody is known by the colour of their power. */
export function coloursOf(view: VirtuView): readonly string[] {
  return view.table.map(({ power }) => `var(--line-${power})`);
}

export function ledger(view: VirtuView, words: Words): readonly LedgerRow[] {
  const whys = merged(view.prestige.map(({ terms = [] }) => terms.map(({ why }) => words.arg(why))));
  const amountOf = (seat: number, why: string) =>
    view.prestige[seat]?.terms?.find((term) => words.arg(term.why) === why)?.amount ?? null;
  const seats = view.prestige.map((_, seat) => seat);
  return [
    ...whys.map((why) => ({ why, amounts: seats.map((seat) => amountOf(seat, why)) })),
    { why: words.say("web-virtu-prestige"), amounts: view.prestige.map(({ total }) => total), isTotal: true },
  ];
}

/** All that stands in some lists of one order, in that order. */
export function merged(lists: readonly (readonly string[])[]): readonly string[] {
  const found: string[] = [];
  for (const list of lists) {
    let at = 0;
    for (const one of list) {
      const known = found.indexOf(one);
      if (known < 0) found.splice(at, 0, one);
      at = (known < 0 ? at : known) + 1;
    }
  }
  return found;
}
