/** Condottiere's deck, as a verifier follows it (docs/records.md). */
import type { Deck } from "../../verify/decks";
import { CARD_COUNTS, CARDS } from "./box";

/** The deck before each deal holds all cards but those just kept (C5.1); with draws after battles it takes more. */
export function condottiereDeck(head: ReadonlyMap<string, string>): Deck | null {
  if (head.get("options")?.includes("draw_after_battle=true")) return null;
  const seats = Number(head.get("seats"));
  let kept: string[] = [];
  let deck: Map<string, number> | null = null;
  return {
    odds(outcome) {
      if (outcome.startsWith("lot "))
        return Array.from({ length: seats }, (_, seat) => [`lot ${seat}`, 1] as const);
      if (!deck) {
        deck = new Map(CARDS.map((card) => [card, CARD_COUNTS[card] ?? 0]));
        for (const card of kept) deck.set(card, (deck.get(card) ?? 0) - 1);
        kept = [];
      }
      return [...deck].map(([card, count]) => [`deal ${card}`, count] as const);
    },
    follow(who, move) {
      const [verb = "", thing = ""] = move.split(" ");
      if (who === "*") {
        if (verb === "deal") deck?.set(thing, (deck.get(thing) ?? 0) - 1);
        return;
      }
      deck = null;
      if (verb === "keep" && thing in CARD_COUNTS) kept.push(thing);
    },
  };
}
