/** The pictures of Virtù's things: outlines on a square of 512, by the names of the rules. */
import { glyphOf } from "../../../parts/glyphs";
import icons from "./../icons.json";
import figures from "./figures.json";

const PICTURES: Readonly<Record<string, string>> = { ...icons, ...figures };

/** The outline of a thing's picture, or of a symbol; none for a name without one. */
export function pictureOf(name: string): string {
  return PICTURES[name] ?? glyphOf(name) ?? "";
}

/** The name of a card's picture: its own, or that of whoever does such things. */
export function figureOf(card: string, action: string): string {
  return PICTURES[card] ? card : `figure-${action || "none"}`;
}
