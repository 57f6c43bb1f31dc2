/** How large things on the map are, in pixels of the screen: they grow a little with the map, and never get unreadable. */

export interface Sizes {
  /** The plaque of a city: its height, and the widths of its cells for shield, value and anchor. */
  readonly plaque: number;
  readonly cell: number;
  readonly anchor: number;
  /** A troop's shield, an agent's mask, a cathedral. */
  readonly piece: number;
  /** The least width that pieces share. */
  readonly row: number;
  readonly letters: number;
  readonly seaLetters: number;
  readonly tag: number;
}

const TINY: Sizes = {
  plaque: 14,
  cell: 11.5,
  anchor: 9,
  piece: 14,
  row: 32,
  letters: 11,
  seaLetters: 0,
  tag: 12,
};
/** Where there is hardly any room: anchors are left to the ship ways that end there. */
const LEAST: Sizes = { ...TINY, cell: 11, anchor: 0, row: 28 };
const SMALL: Sizes = {
  plaque: 16,
  cell: 13.5,
  anchor: 10,
  piece: 14,
  row: 37,
  letters: 11,
  seaLetters: 11,
  tag: 13,
};
const LARGE: Sizes = {
  plaque: 27,
  cell: 24,
  anchor: 18,
  piece: 25,
  row: 66,
  letters: 15,
  seaLetters: 15,
  tag: 20,
};
/** Pixels for one unit of the drawing: below them all is tiny, and from the last on large. */
const HARDLY = 0.37;
const SMALLEST = 0.45;
const MOST = 1;
const FINE = 24; // for each doubling: layouts are made for these scales only, and for fewer where there is room
const COARSE = 4;
const ROOMY = 0.6;

/** The next lower of the scales that a layout is made for: what fits there fits at every larger one. */
export function stepOf(scale: number): number {
  const steps = scale < ROOMY ? FINE : COARSE;
  return ROOMY * 2 ** (Math.floor(Math.log2(scale / ROOMY) * steps + 1e-6) / steps);
}

/** Sizes at a scale, on a drawing that is made narrower or wider. */
export function sizesAt(scaled: number, stretch: number): Sizes {
  const scale = scaled * Math.min(1, stretch);
  if (scale < SMALLEST) return scale < HARDLY ? LEAST : TINY;
  const share = Math.min(1, (scale - SMALLEST) / (MOST - SMALLEST));
  const between = (name: keyof Sizes) =>
    Math.round((SMALL[name] + (LARGE[name] - SMALL[name]) * share) * 2) / 2;
  return {
    plaque: between("plaque"),
    cell: between("cell"),
    anchor: between("anchor"),
    piece: between("piece"),
    row: between("row"),
    letters: between("letters"),
    seaLetters: between("seaLetters"),
    tag: between("tag"),
  };
}

const NARROW = /[.,'’ijlftrI|()ı]/;
const WIDE = /[mwMWщшжюмфыЩШЖЮМФ@]/;
const CAPITAL = /\p{Lu}/u;

/** About how wide a text is, in the board's letters of this height: rather too wide than too narrow. */
export function textWidth(text: string, letters: number): number {
  let sum = 0;
  for (const one of text)
    sum += NARROW.test(one) ? 0.34 : WIDE.test(one) ? 0.84 : CAPITAL.test(one) ? 0.66 : 0.53;
  return sum * letters;
}
