/** Symbols that games pay and count with: each has a shape, a colour and, where the box prints one, a letter. */
import paths from "./glyphs.json";

const PATHS: Readonly<Record<string, string>> = paths;

/** Letters of the symbols, as prices are written: `3C 1X`. */
const LETTERS: Readonly<Record<string, string>> = {
  florin: "F",
  crown: "C",
  cross: "X",
  cavalry: "H",
  ship: "S",
  mask: "M",
  war: "W",
  arrow: "A",
};

/** The outline of a unit's symbol, on a square of 512; undefined for units that are only words. */
export function glyphOf(unit: string): string | undefined {
  return PATHS[unit];
}

export function letterOf(unit: string): string {
  return LETTERS[unit] ?? "";
}
