/** What chance could have brought, game by game: all that a verifier must know of the rules. */
import { condottiereDeck } from "../games/condottiere/luck";

export type Odds = readonly (readonly [outcome: string, weight: number])[];

export interface Deck {
  /** The outcomes that were possible, in their order, when this one came. */
  odds(outcome: string): Odds;
  /** What an act does to the deck. */
  follow(who: string, move: string): void;
}

/** The deck of a record's game; null if following it takes more of the rules than we know here. */
export function deckOf(head: ReadonlyMap<string, string>): Deck | null {
  if (head.has("position") || head.get("edition")?.includes("; ")) return null; // other cards than the usual ones
  return head.get("game") === "condottiere" ? condottiereDeck(head) : null;
}
