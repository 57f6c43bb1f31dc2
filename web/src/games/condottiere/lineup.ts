/** The cards of a line or a hand as they are shown: lying there, just come, about to come, about to go. */

export interface Laid {
  card: string;
  key: string;
  state: "lying" | "arriving" | "coming" | "leaving";
}

/**
 * A line with what a staged move would change in it.
 * @param after the line as the server foretells it, or null
 * @param staged a card that is about to be played here, or null
 * @param arrived cards that came with the latest events
 */
export function laidOut(
  line: readonly string[],
  after: readonly string[] | null,
  staged: string | null,
  arrived: readonly string[],
): Laid[] {
  const laid: Laid[] = [];
  for (const card of new Set([...line, ...(after ?? []), ...(staged === null ? [] : [staged])])) {
    const now = count(line, card);
    const soon = after
      ? Math.max(count(after, card), card === staged ? now + 1 : 0)
      : now + Number(card === staged);
    const fresh = count(arrived, card);
    for (let n = 0; n < Math.max(now, soon); n++) {
      const state = n >= now ? "coming" : n >= soon ? "leaving" : n >= now - fresh ? "arriving" : "lying";
      laid.push({ card, key: `${card} ${n}`, state });
    }
  }
  return laid;
}

export interface Held {
  card: string;
  key: string; // stays the same while other cards come and go
  isFresh: boolean;
  isKept: boolean;
}

/** A hand with what has just come, and what is to be kept: the last, and the first, of their kind. */
export function heldOut(hand: readonly string[], fresh: readonly string[], kept: readonly string[]): Held[] {
  return hand.map((card, at) => {
    const before = count(hand.slice(0, at), card);
    const isFresh = before >= count(hand, card) - count(fresh, card);
    return { card, key: `${card} ${before}`, isFresh, isKept: before < count(kept, card) };
  });
}

function count(cards: readonly string[], card: string): number {
  return cards.filter((one) => one === card).length;
}
