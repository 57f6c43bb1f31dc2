/** How the board shares out its room: by height first. The domain takes what all else leaves. */

/** wide: display, domain and seats side by side; upright: one above the other; low: a phone on its side. */
export type Mode = "wide" | "upright" | "low";

export interface Room {
  readonly mode: Mode;
  /** Of the columns beside the domain; 0 if there are none. */
  readonly left: number;
  readonly right: number;
  /** Of storage, tray and hand. */
  readonly below: number;
  /** How many tiles of the display stand side by side, and how wide each is. */
  readonly tilesInRow: number;
  readonly tile: number;
  readonly tileGap: number;
  /** Is there room for pictures of the others' domains, and how high is a seat's row? */
  readonly hasPictures: boolean;
  readonly seatHeight: number;
  /** Is there room for the colour bonuses beside the display? */
  readonly hasBonuses: boolean;
  /** Does the tray take the place of the display while a stored tile is being placed? */
  readonly isTrayInstead: boolean;
}

export interface Asked {
  readonly width: number;
  readonly height: number;
  readonly seats: number;
}

export const GAP = 8;
const between = (least: number, wanted: number, most: number) => Math.max(least, Math.min(wanted, most));

export function arrange(asked: Asked): Room {
  const { width, height } = asked;
  if (height < 400 && width >= 420) return low(asked);
  return width >= 680 && width > height * 1.05 ? wide(asked) : upright(asked);
}

function wide({ width, height, seats }: Asked): Room {
  const below = between(104, height * 0.19, 168);
  const upper = height - below - GAP;
  const domain = Math.min(upper * 1.02, width * 0.44);
  const rest = width - domain - 2 * GAP - 16;
  const left = between(196, rest * 0.46, 470);
  const right = rest - left;
  const seatHeight = Math.min((upper - (seats - 1) * 6) / seats, 270);
  return {
    mode: "wide",
    left,
    right,
    below,
    tilesInRow: 4,
    tile: Math.min((left - 14 - 3 * 6) / 4, (upper - 190) / 2.4, 110),
    tileGap: 6,
    hasPictures: (right >= 268 && seatHeight >= 84) || (right >= 236 && seatHeight >= 118),
    seatHeight,
    hasBonuses: upper >= 345,
    isTrayInstead: false,
  };
}

function upright({ width, height, seats }: Asked): Room {
  const isLarge = width >= 600 && height >= 700;
  const hasPictures = isLarge && width / seats >= 230; // else names and figures would be cut
  const row = hasPictures ? between(122, height * 0.13, 140) : 82;
  return {
    mode: "upright",
    left: 0,
    right: 0,
    below: isLarge ? 210 : between(88, height * 0.2, 104),
    tilesInRow: 8,
    tile: Math.min((width - 8 - 7 * 3) / 8, 84),
    tileGap: 3,
    hasPictures,
    seatHeight: isLarge ? row : 42,
    hasBonuses: false,
    isTrayInstead: !isLarge,
  };
}

function low({ width, height }: Asked): Room {
  const domain = Math.min(height * 0.9, width * 0.46);
  const right = width - domain - GAP;
  return {
    mode: "low",
    left: 0,
    right,
    below: 84,
    tilesInRow: 4,
    tile: Math.min((right - 18) / 4, (height - 214) / 1.86, 84),
    tileGap: 3,
    hasPictures: false,
    seatHeight: 41,
    hasBonuses: false,
    isTrayInstead: true,
  };
}
