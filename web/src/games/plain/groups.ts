/** The choices grouped by the thing they concern, as the outlook tells of it. */
import type { Arg, Box, Outlook, Prospect } from "../../api/types";
import { thingsIn } from "../../parts/things";
import type { Words } from "../../words/words";
import { capital } from "../../words/words";

/** Moves of which one thing is told; without a prospect, of which nothing more is told. */
export interface Entry {
  readonly prospect: Prospect | null;
  readonly moves: readonly string[];
}

/** A thing with all that can be done with it. */
export interface Group {
  readonly title: string;
  readonly entries: readonly Entry[];
}

export interface Grouped {
  readonly groups: readonly Group[];
  readonly impossible: readonly Prospect[];
}

const FEW = 8; // choices that need no groups

export function grouped(
  choices: readonly string[],
  outlook: Outlook | null,
  moves: Box["moves"],
  words: Words,
): Grouped {
  const offered = new Set(choices);
  const groups = new Map<string, { title: string; entries: Entry[] }>();
  const impossible: Prospect[] = [];
  const told = new Set<string>();
  for (const prospect of outlook?.prospects ?? []) {
    const here = (prospect.moves ?? []).filter((move) => offered.has(move));
    for (const move of here) told.add(move);
    if (!here.length) {
      impossible.push(prospect);
      continue;
    }
    const title = capital(words.arg(prospect.thing));
    const group = groups.get(title) ?? { title, entries: [] };
    group.entries.push({ prospect, moves: here });
    groups.set(title, group);
  }
  const rest = choices.filter((move) => !told.has(move));
  return { groups: [...groups.values(), ...byThing(rest, moves, words)], impossible };
}

/** Choices that no prospect tells of: by the first thing that they name, if that makes fewer groups. */
function byThing(choices: readonly string[], moves: Box["moves"], words: Words): Group[] {
  const alone: Group[] = choices.length ? [{ title: "", entries: [{ prospect: null, moves: choices }] }] : [];
  if (choices.length <= FEW) return alone;
  const found = new Map<string, { thing: Arg; moves: string[] }>();
  for (const move of choices) {
    const thing = Object.values(moves[move]?.args ?? {}).find((arg) => thingsIn(arg).length) ?? null;
    const key = JSON.stringify(thing);
    const group = found.get(key) ?? { thing, moves: [] };
    group.moves.push(move);
    found.set(key, group);
  }
  if (found.size * 2 > choices.length) return alone;
  return [...found.values()].map(({ thing, moves }) => ({
    title: thing ? capital(words.arg(thing)) : "",
    entries: [{ prospect: null, moves }],
  }));
}

/** Does a group speak of this? */
export function matches(group: Group, wanted: string, words: Words): boolean {
  const text = [group.title, ...group.entries.flatMap(({ moves }) => moves.map((move) => words.move(move)))]
    .join(" ")
    .toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
