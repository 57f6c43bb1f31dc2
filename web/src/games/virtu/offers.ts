/** What can be chosen now, by the place on the table where it is chosen; nothing is reckoned here. */
import type { Arg, Box, Outlook, Prospect } from "../../api/types";

/** One thing that can be done at a place: the moves that do it, and what the outlook tells of them. */
export interface Offer {
  readonly moves: readonly string[];
  readonly prospect: Prospect | null;
}

/** The key of a place: "city siena", "cathedral siena", "room 3", "room naples 3", "courtier lorenzo left", "ally france" … */
export function placeOf(arg: Arg): string {
  if (arg?.type === "name") return `${arg.kind} ${arg.id}`;
  if (arg?.type !== "phrase") return "";
  const args = arg.args ?? {};
  if (arg.key === "room" && args.room?.type === "count") return `room ${args.room.number}`;
  if (arg.key === "courtier" && args.card?.type === "name" && args.side?.type === "name")
    return `courtier ${args.card.id} ${args.side.id}`;
  if (arg.key === "cathedral-of" && args.city?.type === "name") return `cathedral ${args.city.id}`;
  if (arg.key === "room-of" && args.room?.type === "count" && args.power?.type === "name")
    return `room ${args.power.id} ${args.room.number}`;
  return placeIn(args) || arg.key;
}

/** The first place that a phrase's arguments name: "march siena" is at Siena, "tap duchy florin" at the Duchy. */
function placeIn(args: Readonly<Record<string, Arg>>): string {
  for (const one of Object.values(args)) {
    const found = one?.type === "name" || one?.type === "phrase" ? placeOf(one) : "";
    if (found) return found;
  }
  return "";
}

/** All that can be chosen, by place; a choice that the outlook does not tell of stands where its name says. */
export function offersOf(
  choices: readonly string[],
  names: Box["moves"],
  outlook: Outlook | null,
): ReadonlyMap<string, readonly Offer[]> {
  const found = new Map<string, Offer[]>();
  const told = new Set<string>();
  const note = (place: string, offer: Offer) => found.set(place, [...(found.get(place) ?? []), offer]);
  for (const prospect of outlook?.prospects ?? []) {
    const { thing, moves = [], way = [] } = prospect;
    if (!moves.length || !moves.every((move) => choices.includes(move))) continue;
    for (const move of moves) told.add(move);
    const ways = way.length ? [way] : moves.map((move) => [move]);
    for (const one of ways) note(placeOf(thing), { moves: one, prospect });
  }
  for (const move of choices)
    if (!told.has(move)) note(placeOf(names[move] ?? null), { moves: [move], prospect: null });
  return found;
}

/** What is told of a place, also if it cannot be chosen now. */
export function toldOf(outlook: Outlook | null, place: string): readonly Prospect[] {
  return (outlook?.prospects ?? []).filter(({ thing }) => placeOf(thing) === place);
}
