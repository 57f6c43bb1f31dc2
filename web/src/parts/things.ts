/** Moves by the things they concern: a city may offer march, sail, annex and agent. */
import type { Arg, Box, Outlook } from "../api/types";

/** The choices that concern each thing, in their order; a thing's key is `thingKey(kind, id)`. */
export type MovesByThing = ReadonlyMap<string, readonly string[]>;

export function thingKey(kind: string, id: string): string {
  return `${kind} ${id}`;
}

/** Which things each choice names, by its phrase, and which of them the outlook tells of. */
export function movesByThing(
  choices: readonly string[],
  moves: Box["moves"],
  outlook: Outlook | null = null,
): MovesByThing {
  const found = new Map<string, string[]>();
  const note = (arg: Arg, move: string): void => {
    for (const key of new Set(thingsIn(arg))) {
      const known = found.get(key) ?? [];
      if (!known.includes(move)) found.set(key, [...known, move]);
    }
  };
  for (const move of choices) note(moves[move] ?? null, move);
  for (const { thing, moves: about } of outlook?.prospects ?? [])
    for (const move of about ?? []) if (choices.includes(move)) note(thing, move);
  return found;
}

/** The keys of all things that an argument names, also deep inside of it. */
export function thingsIn(arg: Arg): string[] {
  switch (arg?.type) {
    case "name":
      return [thingKey(arg.kind, arg.id)];
    case "list":
      return arg.items.flatMap(thingsIn);
    case "phrase":
      return Object.values(arg.args ?? {}).flatMap(thingsIn);
    default:
      return [];
  }
}

/** What an element carries that offers these moves, so that tests and tools find it. */
export function choiceMark(moves: readonly string[]): string | undefined {
  return moves.length ? moves.join("|") : undefined;
}
