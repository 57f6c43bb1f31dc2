/** What the box and the view say of Virtù's things, in the shapes that the board draws. */
import type { Arg, Box, Thing } from "../../../api/types";

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

/** The symbols that a thing pays with, or adds in a siege. */
export function shownOn(thing: Thing | null): readonly CountArg[] {
  const war = numberIn(thing, "war");
  const shown = countsIn(factIn(thing, "symbols") ?? factIn(thing, "gives"));
  return war ? [...shown, { type: "count", number: war, unit: "war" }] : shown;
}

/** Which kinds of the box a name may be of, in the order in which they are looked up. */
export const CARD_KINDS = ["noble", "family", "major-card", "bonus"] as const;
export const TILE_KINDS = ["city", "tile", "bonus", "ally"] as const;

/** The first thing of this name among these kinds; null if the box has none. */
export function thingIn(box: Box, kinds: readonly string[], id: string): Thing | null {
  for (const kind of kinds) {
    const found = box.components.find((one) => one.kind === kind && one.id === id);
    if (found) return found;
  }
  return null;
}

/** A fact of a thing, such as a card's symbols. */
export function factIn(thing: Thing | null, fact: string): Arg {
  return thing?.facts?.find(([key]) => key === fact)?.[1] ?? null;
}

/** A number that a thing has; 0 without one. */
export function numberIn(thing: Thing | null, fact: string): number {
  const found = factIn(thing, fact);
  return found?.type === "count" ? found.number : 0;
}

/** A fact of the first of these kinds that has a thing of this name, such as a card's symbols. */
export function factOf(box: Box, kinds: readonly string[], id: string, fact: string): Arg {
  return factIn(thingIn(box, kinds, id), fact);
}

/** The id of a name among an argument: of an action "govern"; "" if it is none. */
export function idIn(arg: Arg): string {
  return arg?.type === "name" ? arg.id : "";
}
