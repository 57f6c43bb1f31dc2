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

/** What choosing a thing would bring, or why it cannot be chosen. */
export function prospectFacts(prospect: Prospect, words: Words): string[] {
  const sums = Object.entries(prospect.sums ?? {}).filter(([, sum]) => sum.terms?.length);
  return [
    ...sums.map(([name, sum]) => ended(words.say(`web-tuscany-points-${name}`, { sum: words.sum(sum) }))),
    ...(prospect.brings ?? []).map((phrase) => ended(words.sentence(phrase))),
    ...(prospect.why_not ? [words.sentence(prospect.why_not)] : []),
  ];
}

/** A sentence ends with a full stop. */
function ended(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
