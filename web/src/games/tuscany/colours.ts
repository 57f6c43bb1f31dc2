/** The eight colours of Tuscany, and wood: each has a colour, a picture, a pattern and a letter, the same everywhere. */
import type { Words } from "../../words/words";
import icons from "./icons.json";

export const COLOURS = [
  "castle",
  "city",
  "inn",
  "farm",
  "quarry",
  "village",
  "monastery",
  "carriage",
] as const;
export type Colour = (typeof COLOURS)[number];

interface Paint {
  /** A tile's ground by day and by night, and what is drawn on it. */
  readonly light: string;
  readonly dark: string;
  readonly ink: string;
  /** Lines on a square of 24. */
  readonly pattern: string;
}

const PALE = "#fff6e4";
const DEEP = "#241a0e";
export const PAPER = { light: "#fbf5e6", dark: "#2b241c" } as const;

export const PAINTS: Readonly<Record<Colour | "hex", Paint>> = {
  castle: { light: "#2f5a3c", dark: "#315c40", ink: PALE, pattern: "M0,0h12v12H0zM12,12h12v12H12z" },
  city: { light: "#a33a2f", dark: "#a23e34", ink: PALE, pattern: "M0,0H24M0,12H24M6,0v12M18,12v12" },
  inn: { light: "#2d5f96", dark: "#33659c", ink: PALE, pattern: "M0,8q6,-8 12,0t12,0M0,20q6,-8 12,0t12,0" },
  farm: { light: "#93b550", dark: "#86a748", ink: DEEP, pattern: "M-6,6L6,-6M-6,30L30,-6M18,30L30,18" },
  quarry: { light: "#a4a8ae", dark: "#979ba1", ink: DEEP, pattern: "M5,5h.01M17,9h.01M9,17h.01M21,21h.01" },
  village: {
    light: "#d9843a",
    dark: "#cb7a34",
    ink: DEEP,
    pattern: "M0,10L6,4L12,10L18,4L24,10M0,22L6,16L12,22L18,16L24,22",
  },
  monastery: { light: "#e6c04a", dark: "#d5b041", ink: DEEP, pattern: "M6,2v8M2,6h8M18,14v8M14,18h8" },
  carriage: { light: "#d6bf99", dark: "#c2ab85", ink: DEEP, pattern: "M0,6H14M18,6H24M0,18H4M8,18H24" },
  hex: {
    light: "#85552f",
    dark: "#875832",
    ink: PALE,
    pattern: "M0,5q6,4 12,0t12,0M0,13q6,4 12,0t12,0M0,21q6,4 12,0t12,0",
  },
};

const PICTURES: Readonly<Record<string, string>> = icons;

/** The outline of a thing's picture on a square of 512. */
export function pictureOf(name: string): string {
  return PICTURES[name] ?? "";
}

export function isColour(name: string): name is Colour {
  return (COLOURS as readonly string[]).includes(name);
}

/** A tile, space or card by its kind: a farm goes by what it grows. */
export function paintOf(kind: string): Colour | "hex" {
  return isColour(kind) || kind === "hex" ? kind : "farm";
}

/** What is drawn on a tile: a farm shows what it grows. */
export function picturesOf(kind: string): string[] {
  return isColour(kind) || kind === "hex" ? [kind] : kind.split("-");
}

/** The letter of a colour, as the texts have it; the wooden hex has none. */
export function letterOf(kind: string, words: Words): string {
  return kind === "hex" ? "" : words.say(`letter-${paintOf(kind)}`);
}

/** CSS for whatever shows this kind: `--tile`, `--tile-ink`, and the pale `--ground` of an empty space. */
export function styleOf(kind: string): string {
  const { light, dark, ink } = PAINTS[paintOf(kind)];
  const tile = `light-dark(${light}, ${dark})`;
  const paper = `light-dark(${PAPER.light}, ${PAPER.dark})`;
  return `--tile: ${tile}; --tile-ink: ${ink}; --ground: color-mix(in srgb, ${tile} 38%, ${paper});`;
}
