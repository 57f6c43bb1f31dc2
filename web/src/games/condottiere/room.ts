/** How the board shares out its room: by height first. The map takes what the lines, the hand and the texts leave. */

/** wide: map left, lines right, hand below; upright: one above the other; low: a phone on its side. */
export type Mode = "wide" | "upright" | "low";
/** A line of a battle: one row, a small box with the cards below the name, or the name and the sum alone. */
export type LineForm = "row" | "box" | "chip";

export interface Asked {
  readonly width: number;
  readonly height: number;
  readonly seats: number;
  readonly hasHand: boolean;
  /** Is a region to be chosen? Then the map has the room. */
  readonly isChoosing: boolean;
}

export interface Room {
  readonly mode: Mode;
  readonly form: LineForm;
  /** How many lines stand side by side. */
  readonly columns: number;
  /** Of one line, in pixels. */
  readonly lineHeight: number;
  readonly handWidth: number;
  readonly handHeight: number;
  readonly headHeight: number;
  /** Is there no room above the lines for what wins and what lies where? */
  readonly isHeadShort: boolean;
  /** The width of what stands left: the map, or the strip of it. */
  readonly leftWidth: number;
  /** Is there room for a part of the map only? */
  readonly isStrip: boolean;
}

export const GAP = 8;
const LINE_GAP = 4;
const MAP = 1.1; // the map's width, as a share of its height
const LEAST_ROW = 44;
const LEAST_ROW_WIDTH = 330;

const between = (least: number, wanted: number, most: number) => Math.max(least, Math.min(wanted, most));

export function arrange(asked: Asked): Room {
  const { width, height } = asked;
  if (height < 400 && width >= 420) return low(asked);
  return width >= 680 && width > height * 1.05 ? wide(asked) : upright(asked);
}

/** The height of one line if so many rows share a height. */
function share(height: number, rows: number): number {
  return (height - (rows - 1) * LINE_GAP) / rows;
}

function wide({ width, height, seats, hasHand }: Asked): Room {
  const handHeight = hasHand ? between(104, height * 0.21, 190) : 0;
  const upper = height - (hasHand ? handHeight + GAP : 0);
  const leftWidth = Math.min(upper * MAP, width * 0.58);
  const right = width - leftWidth - 2 * GAP;
  const headHeight = upper - seats * 60 > 118 ? 112 : 72;
  const room = upper - headHeight - GAP;
  const isRow = right >= LEAST_ROW_WIDTH && share(room, seats) >= LEAST_ROW;
  const columns = isRow || share(room, seats) >= 76 ? 1 : 2;
  return {
    mode: "wide",
    form: isRow ? "row" : "box",
    columns,
    lineHeight: Math.min(share(room, Math.ceil(seats / columns)), 116),
    handWidth: width,
    handHeight,
    headHeight,
    isHeadShort: headHeight < 100,
    leftWidth,
    isStrip: false,
  };
}

function upright({ width, height, seats, hasHand, isChoosing }: Asked): Room {
  const handHeight = hasHand ? between(100, height * 0.16, 160) : 0;
  const headHeight = width < 480 ? 74 : 96;
  const columns = isChoosing ? (seats < 5 ? 2 : 3) : seats < 4 ? 1 : 2;
  const rows = Math.ceil(seats / columns);
  const form = isChoosing ? "chip" : columns === 1 ? "row" : "box";
  const wanted = { chip: 34, row: between(48, height * 0.1, 84), box: between(58, height * 0.1, 104) }[form];
  const rest = height - (hasHand ? handHeight + GAP : 0) - 2 * GAP;
  const most = share(rest - headHeight, rows); // the strip stands beside the texts
  const lineHeight = Math.min(wanted, most);
  const map = rest - headHeight - rows * (lineHeight + LINE_GAP);
  const isStrip = !isChoosing && map < 190;
  return {
    mode: "upright",
    form,
    columns,
    lineHeight,
    handWidth: width,
    handHeight,
    headHeight,
    isHeadShort: width < 480 && !isStrip,
    leftWidth: width * 0.36,
    isStrip,
  };
}

function low({ width, height, seats, hasHand, isChoosing }: Asked): Room {
  if (isChoosing) {
    const leftWidth = Math.min(height * MAP, width - 196);
    const headHeight = 78;
    const lines = Math.ceil(seats / 2) * (30 + LINE_GAP);
    const handWidth = width - leftWidth - GAP;
    return {
      mode: "low",
      form: "chip",
      columns: 2,
      lineHeight: 30,
      handWidth,
      handHeight: hasHand ? height - headHeight - lines - 2 * GAP : 0,
      headHeight,
      isHeadShort: true,
      leftWidth,
      isStrip: false,
    };
  }
  const handHeight = hasHand ? between(84, height * 0.28, 116) : 0;
  const upper = height - (hasHand ? handHeight + GAP : 0);
  const columns = seats < 3 ? 1 : 2;
  return {
    mode: "low",
    form: columns === 1 ? "row" : "box",
    columns,
    lineHeight: Math.min(share(upper, Math.ceil(seats / columns)), 92),
    handWidth: width,
    handHeight,
    headHeight: Math.min(upper * 0.62, 112),
    isHeadShort: true,
    leftWidth: between(120, width * 0.3, 220),
    isStrip: true,
  };
}
