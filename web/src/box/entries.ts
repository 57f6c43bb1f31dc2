/** The things of a box as a list that can be searched, filtered by origin and grouped by kind. */
import type { Thing } from "../api/types";
import { folded } from "../frame/rulebook";
import { capital, type Words } from "../words/words";

/** Where an entry comes from, the surest first. */
export const ORIGINS = ["printed", "derived", "ruling", "reconstructed", "corrected"] as const;

export interface Group {
  readonly kind: string;
  readonly things: readonly Thing[];
}

export function nameOf(thing: Thing, words: Words): string {
  return capital(words.arg(thing.name));
}

/** All that is said of a thing, for searching. */
export function plainOf(thing: Thing, words: Words): string {
  const facts = (thing.facts ?? []).map(([key, arg]) => `${words.say(`fact-${key}`)} ${words.arg(arg)}`);
  const does = thing.does ? words.phrase(thing.does) : "";
  const rules = thing.rules ?? [];
  return folded(
    [words.arg(thing.name), thing.id, words.say(`box-${thing.kind}`), ...facts, does, ...rules].join(" "),
  );
}

export function originOf(thing: Thing): string {
  return thing.origin ?? "printed";
}

/** How many entries have each origin, the surest first; none that has none. */
export function counted(things: readonly Thing[]): [origin: string, number: number][] {
  return ORIGINS.map((origin): [string, number] => [
    origin,
    things.filter((one) => originOf(one) === origin).length,
  ]).filter(([, number]) => number > 0);
}

/** The entries of this origin ("": any) that have all the words. */
export function found(things: readonly Thing[], search: string, origin: string, words: Words): Thing[] {
  const wanted = folded(search).split(/\s+/).filter(Boolean);
  return things.filter((thing) => {
    if (origin && originOf(thing) !== origin) return false;
    const plain = wanted.length ? plainOf(thing, words) : "";
    return wanted.every((word) => plain.includes(word));
  });
}

/** Things of one kind together, in the order of the box. */
export function grouped(things: readonly Thing[]): Group[] {
  const kinds = [...new Set(things.map((thing) => thing.kind))];
  return kinds.map((kind) => ({ kind, things: things.filter((thing) => thing.kind === kind) }));
}
