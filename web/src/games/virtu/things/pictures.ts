/** The pictures of Virtù's things: outlines on a square of 512, by the names of the rules. */
import icons from "./../icons.json";

const PICTURES: Readonly<Record<string, string>> = icons;

/** The outline of a thing's picture; none for a name without one. */
export function pictureOf(name: string): string {
  return PICTURES[name] ?? "";
}
