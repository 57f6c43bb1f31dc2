/** How the cards of a hand lie: side by side, none over another, every name whole. */

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Laid {
  /** Cards as they are printed, or tiles with number or name only. */
  readonly form: "card" | "tile";
  readonly places: readonly Place[];
  /** What all of it takes; more than was given only if there are very many cards. */
  readonly height: number;
}

const GAP = 6;
const TALL = 1.4; // a card's height, in widths
const LEAST_TILE = 24; // pixels of height: no target may be lower; phones on their side come down to it
const WIDEST_TILE = 1.5; // times what its name needs

/** @param needs the width that each card's name or number needs */
export function layHand(needs: readonly number[], width: number, height: number): Laid {
  const widest = Math.max(0, ...needs);
  const card = Math.floor(Math.min(height / TALL, (width - GAP * (needs.length - 1)) / needs.length));
  if (card >= widest) {
    const first = (width - needs.length * (card + GAP) + GAP) / 2;
    const tall = Math.min(height, card * TALL);
    const places = needs.map((_, at) => ({
      x: first + at * (card + GAP),
      y: height - tall,
      width: card,
      height: tall,
    }));
    return { form: "card", places, height };
  }
  const rows = inRows(needs, width);
  const tile = Math.max(LEAST_TILE, (height - GAP * (rows.length - 1)) / rows.length);
  return {
    form: "tile",
    places: rows.flatMap((row, at) => spread(row, width, at * (tile + GAP), tile)),
    height: Math.max(height, rows.length * (tile + GAP) - GAP),
  };
}

/** As few rows as can be, about equally full, in order. */
function inRows(needs: readonly number[], width: number): number[][] {
  const fewest = fill(needs, width);
  let [low, high] = [0, width];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (fill(needs, middle).length > fewest.length) low = middle;
    else high = middle;
  }
  return fill(needs, high);
}

/** Rows that are filled one after the other. */
function fill(needs: readonly number[], width: number): number[][] {
  const rows: number[][] = [[]];
  let used = 0;
  for (const need of needs) {
    const row = rows.at(-1) as number[];
    if (row.length && used + need > width + 0.001) {
      rows.push([need]);
      used = need + GAP;
    } else {
      row.push(need);
      used += need + GAP;
    }
  }
  return rows;
}

/** One row, in the middle, each tile as wide as there is room for. */
function spread(row: readonly number[], width: number, y: number, height: number): Place[] {
  const free = width - GAP * (row.length - 1);
  const wanted = row.reduce((sum, need) => sum + need, 0);
  const factor = Math.min(WIDEST_TILE, free / wanted);
  let x = (free - wanted * factor) / 2;
  return row.map((need) => {
    const place = { x, y, width: need * factor, height };
    x += need * factor + GAP;
    return place;
  });
}
