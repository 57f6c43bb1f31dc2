/** What the box and the view say of Virtù's things, in the shapes that the board draws. */
import type { Arg, Box } from "../../../api/types";

export type CountArg = Extract<Arg, { type: "count" }>;

/** What ends with this in a view is exhausted, or used. */
const MARK = "!";

/** A name of a view without its mark: "milan!" is Milan, exhausted. */
export function bare(name: string): string {
  return name.endsWith(MARK) ? name.slice(0, -1) : name;
}

export function isSpent(name: string): boolean {
  return name.endsWith(MARK);
}

/** A room's card and the upgrade under it; "" where there is none. */
export function cardsIn(room: string | undefined): { readonly card: string; readonly upgrade: string } {
  const [card = "", upgrade = ""] = (room ?? "").split("+");
  return { card, upgrade };
}

/** Numbers of symbols, wherever they stand in an argument. */
export function countsIn(arg: Arg | readonly Arg[] | null | undefined): readonly CountArg[] {
  if (isList(arg)) return arg.flatMap((one) => countsIn(one));
  if (arg?.type === "count") return [arg];
  return arg?.type === "list" ? countsIn(arg.items) : [];
}

function isList(arg: Arg | readonly Arg[] | null | undefined): arg is readonly Arg[] {
  return Array.isArray(arg);
}

/** Which kinds of the box a name may be of, in the order in which they are looked up. */
export const CARD_KINDS = ["noble", "family", "major-card", "bonus"] as const;
export const TILE_KINDS = ["city", "tile", "bonus", "ally"] as const;

/** A fact of the first of these kinds that has a thing of this name, such as a card's symbols. */
export function factOf(box: Box, kinds: readonly string[], id: string, fact: string): Arg {
  for (const kind of kinds) {
    const found = box.components.find((one) => one.kind === kind && one.id === id);
    if (found) return found.facts.find(([key]) => key === fact)?.[1] ?? null;
  }
  return null;
}

/** The id of a name among an argument: of an action "govern"; "" if it is none. */
export function idIn(arg: Arg): string {
  return arg?.type === "name" ? arg.id : "";
}
