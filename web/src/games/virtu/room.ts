/** How the board shares out its room: by height first. The map takes what all else leaves. */
import type { Tab } from "./table.svelte";

/**
 * wide: the map, and beside it seats, palace and desk; tall: a big window upright, palace below the map;
 * upright: a phone, one tab at a time; low: a phone on its side, one tab at a time beside seats and desk.
 */
export type Mode = "wide" | "tall" | "upright" | "low";

export interface Room {
  readonly mode: Mode;
  /** How wide the column beside the map is; 0 if there is none. */
  readonly beside: number;
  /** Do the seats stand above all else instead of in that column, and what a game shows besides next to them? */
  readonly isNarrow: boolean;
  /** How high a seat's row is. */
  readonly seatHeight: number;
  /** Of what a game shows above the year besides; 0 if nothing. */
  readonly extra: number;
  /** Of the year's rail above the seats. */
  readonly rail: number;
  /** Of the panel for what is in hand: payment, siege, lists. */
  readonly desk: number;
  /** Of the palace or what stands in its place. */
  readonly palace: number;
  /** What one sees one of. */
  readonly tabs: readonly Tab[];
}

export interface Asked {
  readonly width: number;
  readonly height: number;
  readonly seats: number;
  /** Has the game something to show above the year? */
  readonly hasExtra?: boolean;
}

export const GAP = 6;
const TABS = 34; // pixels
const RAIL_OF_STEPS = 64;
const NARROW = 540; // below, a phone on its side has no room for the seats beside the map
const SLIM = 0.37; // of the width: the desk beside the map
const between = (least: number, wanted: number, most: number) => Math.max(least, Math.min(wanted, most));

export function arrange(asked: Asked): Room {
  const { width, height } = asked;
  if (height < 400 && width >= 420) return low(asked);
  if (width >= 760 && width > height * 1.05) return wide(asked);
  return width >= 600 && height >= (asked.hasExtra ? 820 : 700) ? tall(asked) : upright(asked);
}

/** While one buys, the desk needs only its rail of winter's steps: the market takes the rest. */
export function forBuying(room: Room): Room {
  return withDesk(room, RAIL_OF_STEPS);
}

/** While a card looks for a place, the palace of a phone needs more room than the words in the desk. */
export function forPlacing(room: Room): Room {
  return room.mode === "upright" ? withDesk(room, RAIL_OF_STEPS) : room;
}

/** A desk that is at most this high: the palace takes the rest. */
function withDesk(room: Room, most: number): Room {
  const desk = Math.min(room.desk, most);
  return { ...room, desk, palace: room.palace + room.desk - desk };
}

function wide({ width, height, seats, hasExtra }: Asked): Room {
  const seatHeight = between(22, height * 0.046, 40);
  const rail = between(24, height * 0.05, 36);
  const desk = between(118, height * 0.25, 260);
  const extra = hasExtra ? between(54, height * 0.1, 80) : 0;
  const rows = extra + rail + seats * seatHeight + TABS;
  return {
    mode: "wide",
    beside: between(340, width * 0.45, Math.max(340, width - height * 0.95)),
    isNarrow: false,
    seatHeight,
    extra,
    rail,
    desk,
    palace: height - rows - desk - 4 * GAP,
    tabs: ["palace", "market"],
  };
}

function tall({ height, seats, hasExtra }: Asked): Room {
  const extra = hasExtra ? 58 : 0;
  const [seatHeight, rail, desk] = [28, 28, between(150, height * 0.17, 220)];
  const left = height - extra - rail - seats * seatHeight - TABS - desk - 5 * GAP;
  return {
    mode: "tall",
    beside: 0,
    isNarrow: false,
    seatHeight,
    extra,
    rail,
    desk,
    palace: between(230, left * 0.42, 420),
    tabs: ["palace", "market"],
  };
}

function upright({ height, seats, hasExtra }: Asked): Room {
  const extra = hasExtra ? between(36, height * 0.07, 46) : 0;
  const [seatHeight, rail] = [22, 24];
  const desk = hasExtra ? between(112, height * 0.19, 170) : between(104, height * 0.22, 170);
  return {
    mode: "upright",
    beside: 0,
    isNarrow: false,
    seatHeight,
    extra,
    rail,
    desk,
    palace: height - extra - rail - seats * seatHeight - TABS - desk - 4 * GAP,
    tabs: ["map", "palace", "market"],
  };
}

function low({ width, height, seats, hasExtra }: Asked): Room {
  const extra = hasExtra ? 38 : 0;
  const [seatHeight, rail] = [18, 20];
  const isNarrow = width < NARROW;
  const rows = rail + seats * seatHeight;
  return {
    mode: "low",
    beside: isNarrow ? width * SLIM : between(274, width * 0.42, 340),
    isNarrow,
    seatHeight,
    extra: isNarrow ? rows : extra,
    rail,
    desk: height - (isNarrow ? 0 : extra) - rows - TABS - 3 * GAP,
    palace: isNarrow ? height - rows - GAP : height,
    tabs: ["map", "palace", "market"],
  };
}
