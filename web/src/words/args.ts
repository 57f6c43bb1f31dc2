/** Arguments of phrases: made for the texts, and read off events. */
import type { Arg, GameEvent } from "../api/types";

export function nameArg(kind: string, id: string): Arg {
  return { type: "name", kind, id };
}

/** A number, with its unit if it has one. */
export function countArg(number: number, unit = ""): Arg {
  return { type: "count", number, unit };
}

export function seatArg(seat: number): Arg {
  return { type: "seat", seat };
}

export function listArg(items: readonly Arg[]): Arg {
  return { type: "list", items: [...items] };
}

/** The seat that an event is about, if it is about one. */
export function seatIn({ args: { seat } }: GameEvent): number | null {
  return seat?.type === "seat" ? seat.seat : null;
}

/** The id of the thing that an event has under this name; null if it has none, or the reader may not know it. */
export function idIn({ args }: GameEvent, name: string): string | null {
  const arg = args[name];
  return arg?.type === "name" ? arg.id : null;
}
