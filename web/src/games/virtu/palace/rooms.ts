/** The rooms of a palace as the view and the box tell of them, and where they are drawn. */
import type { Box } from "../../../api/types";
import type { Holding } from "../table.svelte";
import { CARD_KINDS, type CountArg, cardsIn, countsIn, factIn, factOf, idIn, thingIn } from "../things/facts";

/** Flat: three rooms above, two below, the treasury between them; round: one above, two and two below. */
export type Shape = "flat" | "round";
export type Heading = "right" | "down" | "left" | "up";

export const ROOM_NUMBERS = [1, 2, 3, 4, 5] as const;

/** Where the token goes from each room, clockwise from the top. */
const HEADINGS: Readonly<Record<Shape, readonly Heading[]>> = {
  flat: ["right", "down", "left", "up", "right"],
  round: ["down", "down", "left", "up", "up"],
};
/** The side of the court whose arrow is crossed when the token leaves this room. */
const ARROWS: Readonly<Record<number, "left" | "right">> = { 2: "right", 4: "left" };

export function headingOf(shape: Shape, room: number): Heading {
  return HEADINGS[shape][room - 1] ?? "right";
}

export function arrowAfter(room: number): "left" | "right" | null {
  return ARROWS[room] ?? null;
}

export interface Sizes {
  readonly shape: Shape;
  /** Does the domain stand beside the rooms, or below them? */
  readonly isBeside: boolean;
}

const WIDE = 620; // pixels, in which the domain stands beside the rooms with all its names

/** How a palace makes use of its room. */
export function sizesFor(width: number, height: number): Sizes {
  const proportion = height ? width / height : 1;
  return { shape: proportion > 1.65 ? "flat" : "round", isBeside: width >= WIDE && proportion > 1.9 };
}

export interface RoomSeen {
  readonly number: number;
  /** What it does now; "" if nothing. */
  readonly action: string;
  /** What the room itself shows while no card covers it. */
  readonly symbols: readonly CountArg[];
  readonly card: string;
  readonly upgrade: string;
  readonly hasToken: boolean;
  readonly isIndulged: boolean;
  /** Whose agent stands there. */
  readonly agent: number | null;
}

/** The five rooms of a seat. */
export function roomsOf(box: Box, table: readonly Holding[], seat: number): RoomSeen[] {
  const holding = table[seat];
  if (!holding) return [];
  return ROOM_NUMBERS.map((number) => {
    const name = `${holding.power}-${number}`;
    const printed = thingIn(box, ["room"], name);
    const { card, upgrade } = cardsIn(holding.rooms?.[number - 1]);
    const agent = table.findIndex((one) => one.agents?.includes(name));
    return {
      number,
      action: idIn(card ? factOf(box, CARD_KINDS, card, "action") : factIn(printed, "action")),
      symbols: card ? [] : countsIn(factIn(printed, "symbols")),
      card,
      upgrade,
      hasToken: holding.token === number,
      isIndulged: holding.indulgences?.includes(number) ?? false,
      agent: agent < 0 ? null : agent,
    };
  });
}

export interface Space {
  /** As the view names it; "" on a free space. */
  readonly card: string;
  /** One that opens only later. */
  readonly isShaded: boolean;
  /** May a card stand there? */
  readonly isOpen: boolean;
}

/** The spaces of a side: its courtiers, the free ones, and those that are closed. */
export function spacesOf(cards: readonly string[], all: number, printed: number, free: number): Space[] {
  return Array.from({ length: Math.max(all, cards.length) }, (_, at) => ({
    card: cards[at] ?? "",
    isShaded: at >= printed,
    isOpen: at < cards.length + free,
  }));
}
