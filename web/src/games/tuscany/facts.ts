/** What there is to know of things, as sentences. */
import type { Box, Prospect } from "../../api/types";
import type { Words } from "../../words/words";

/** What a component does, and the rules that speak of it. */
export function componentFacts(
  box: Box,
  kind: string,
  id: string,
  words: Words,
): { lines: string[]; rules: readonly string[] } {
  const found = box.components.find((one) => one.kind === kind && one.id === id);
  return { lines: found?.does ? [words.sentence(found.does)] : [], rules: found?.rules ?? [] };
}

/** The colour of a tile, as the box has it. */
export function colourOf(box: Box, kind: string): string | null {
  const facts = box.components.find((one) => one.kind === "tile" && one.id === kind)?.facts ?? [];
  const colour = facts.find(([key]) => key === "colour")?.[1];
  return colour?.type === "name" ? colour.id : null;
}

/** Something to know, as a sentence; points also as a number, for where there is no room. */
export interface Fact {
  readonly text: string;
  readonly short?: string;
}

/** What choosing a thing would bring, or why it cannot be chosen. */
export function prospectFacts(prospect: Prospect, words: Words): string[] {
  return bringing(prospect, words).map(({ text }) => text);
}

export function bringing({ sums = {}, brings = [], why_not }: Partial<Prospect>, words: Words): Fact[] {
  const points = Object.entries(sums).filter(([, sum]) => sum.terms?.length);
  return [
    ...points.map(([name, sum]) => ({
      text: ended(words.say(`web-tuscany-points-${name}`, { sum: words.sum(sum) })),
      short: `+${sum.total}`,
    })),
    ...brings.map((phrase) => ({ text: ended(words.sentence(phrase)) })),
    ...(why_not ? [{ text: words.sentence(why_not) }] : []),
  ];
}

/** A sentence ends with a full stop. */
function ended(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
