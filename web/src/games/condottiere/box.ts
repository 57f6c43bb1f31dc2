/** What lies in the box, as far as it is drawn and counted: made from components.toml by map/make.mjs. */
import box from "./box.json";

export const CARD_COUNTS: Readonly<Record<string, number>> = box.cards;
export const REGIONS: readonly string[] = Object.keys(box.regions);

/** Mercenaries by strength, then the others as the rules list them. */
export const MERCENARIES: readonly string[] = ["1", "2", "3", "4", "5", "6", "10"];
export const SPECIALS: readonly string[] = Object.keys(box.cards).filter(
  (card) => !MERCENARIES.includes(card),
);
export const CARDS: readonly string[] = [...MERCENARIES, ...SPECIALS];

export function isMercenary(card: string): boolean {
  return MERCENARIES.includes(card);
}
