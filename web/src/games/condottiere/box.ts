/** What lies in the box: made from components.toml by map/make.mjs. */
import box from "./box.json";

export const NUMBERS = box.numbers;
export const VICTORY = box.victory;
export const CARD_COUNTS: Readonly<Record<string, number>> = box.cards;
export const BORDERS: Readonly<Record<string, readonly string[]>> = box.regions;
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

/** The size of the largest group of regions that hang together. */
export function largestKingdom(regions: readonly string[]): number {
  const left = new Set(regions);
  let largest = 0;
  for (const first of regions) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const region of group) {
      for (const other of BORDERS[region] ?? []) if (left.delete(other)) group.push(other);
    }
    largest = Math.max(largest, group.length);
  }
  return largest;
}

/** How many regions win anywhere, and how many in one group (C6.1, C8.3). */
export function needed(seats: number, hasBiggerKingdoms: boolean): { regions: number; adjacent: number } {
  const size = seats <= VICTORY.few ? "few" : "many";
  const group = hasBiggerKingdoms ? VICTORY.bigger_kingdoms : VICTORY.adjacent;
  return { regions: VICTORY.regions[size], adjacent: group[size] };
}
