/** The small price tags on the map: symbols with their number, and both strengths of a siege. */
import type { Prospect } from "../../../api/types";
import { type CountArg, countsIn } from "../things/facts";
import { textWidth } from "./sizes";

/** A text, or a symbol by its unit. */
export interface Part {
  readonly text?: string;
  readonly unit?: string;
}

const MANY = "…";

/** What stands on the tag of a city with these prospects; several that differ only say that there are several. */
export function tagOf(prospects: readonly (Prospect | null)[]): readonly Part[] {
  const [first, ...more] = prospects.map((one) => [...priceParts(countsIn(one?.price)), ...siegeParts(one)]);
  if (!first) return [];
  return more.some((other) => JSON.stringify(other) !== JSON.stringify(first)) ? [{ text: MANY }] : first;
}

function priceParts(counts: readonly CountArg[]): Part[] {
  return counts.flatMap(({ number, unit }) => [
    ...(number === 1 ? [] : [{ text: String(number) }]),
    { unit: unit ?? "" },
  ]);
}

/** "4:3", as the outlook tells it. */
function siegeParts(prospect: Prospect | null): Part[] {
  const { attack, defence } = prospect?.sums ?? {};
  return attack && defence ? [{ unit: "war" }, { text: `${attack.total}:${defence.total}` }] : [];
}

const PADDING = 0.3; // of the tag's height, on either side
const LETTERS = 0.84;

/** Where each part stands from the tag's left edge, and how wide the tag is. */
export function setOut(
  parts: readonly Part[],
  height: number,
): { readonly at: readonly number[]; readonly width: number } {
  const at: number[] = [];
  let width = PADDING * height;
  for (const part of parts) {
    at.push(width);
    width += part.unit === undefined ? textWidth(part.text ?? "", height * LETTERS) : height * 0.95;
  }
  return { at, width: width + PADDING * height };
}
