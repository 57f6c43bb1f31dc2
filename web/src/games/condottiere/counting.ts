/** Counting cards: where each kind lies, as far as the viewer knows. Nothing here that a good memory would not tell. */
import { CARDS } from "./box";
import { type CondottiereView, tally } from "./view";

export interface CardCount {
  card: string;
  all: number; // in the box
  mine: number; // in the viewer's hand, or face down before the viewer
  lines: number; // face up in any line
  known: number; // in other hands, or face down there
  gone: number; // discarded, as far as known
  left: number; // in the deck, in unknown hands or among unknown discards
}

export function countCards(view: CondottiereView): CardCount[] {
  const mine = tally([...view.hand, ...(view.down === null ? [] : [view.down])]);
  const lines = tally(view.table.flatMap((seat) => seat.line));
  const known = tally(view.table.flatMap((seat, at) => (at === view.seat ? [] : seat.known)));
  const gone = tally([...view.discard, ...view.remembered]);
  return CARDS.map((card) => {
    const [held, laid, seen, off] = [mine, lines, known, gone].map((from) => from.get(card) ?? 0) as [
      number,
      number,
      number,
      number,
    ];
    const left = view.unseen[card] ?? 0;
    return {
      card,
      all: held + laid + seen + off + left,
      mine: held,
      lines: laid,
      known: seen,
      gone: off,
      left,
    };
  });
}

/** How many cards there are that the viewer cannot place. */
export function unplaced(counts: readonly CardCount[]): number {
  return counts.reduce((sum, one) => sum + one.left, 0);
}
