/** Cards that are picked up and put down: where one in hand may go, and why it may not go elsewhere. */
import type { Box, Phrase, Prospect } from "../../../api/types";
import { placeOf } from "../offers";

/** What is in hand: "courtier bishop left"; of a room, "card 3" or "upgrade 3". */
export type Held = string;

/** Where it may go: "room 3", "side left", "discard". */
export interface Target {
  readonly place: string;
  /** Null if it may not go there. */
  readonly move: string | null;
  readonly prospect: Prospect;
}

/** Where the things of these prospects may go, by what would be taken in hand for it. */
export function targetsOf(
  prospects: readonly Prospect[],
  names: Box["moves"],
): ReadonlyMap<Held, readonly Target[]> {
  const found = new Map<Held, Target[]>();
  for (const prospect of prospects) {
    const moves = prospect.moves?.length ? prospect.moves : [null];
    for (const move of moves) {
      const phrase = move === null ? null : (names[move] ?? null);
      const held = heldIn(prospect, phrase);
      const place = phrase ? targetOf(phrase) : refusedAt(prospect);
      if (held && place) found.set(held, [...(found.get(held) ?? []), { place, move, prospect }]);
    }
  }
  return found;
}

/** What a prospect would take in hand; "" if nothing of the palace. */
function heldIn({ thing, brings = [] }: Prospect, move: Phrase | null): Held {
  const place = placeOf(thing);
  if (place.startsWith("courtier ")) return place;
  const room = move ? numberIn(move, "room") : brings.map((one) => numberIn(one, "room")).find((one) => one);
  if (!room) return "";
  return move?.key === "move-recall-upgrade" ? `upgrade ${room}` : `card ${room}`;
}

/** Where a move puts what is in hand: a room, a side, or among the discards. */
export function targetOf({ key, args = {} }: Phrase): string {
  if (key === "move-assign") return placeOf(args.room ?? null);
  if (key === "move-shift") return placeOf(args.target ?? null);
  return key === "move-discard" ? "discard" : placeOf(args.side ?? null);
}

/** The room of which a refusal tells that nothing can be put there. */
function refusedAt({ thing, brings = [] }: Prospect): string {
  if (!placeOf(thing).startsWith("courtier ")) return "";
  const room = brings.map((one) => numberIn(one, "room")).find((one) => one);
  return room ? `room ${room}` : "";
}

/** The number of a room that a phrase speaks of. */
function numberIn({ args = {} }: Phrase, name: string): number {
  const arg = args[name];
  const found = arg?.type === "phrase" ? arg.args?.[name] : null;
  return found?.type === "count" ? found.number : 0;
}
