/** Where on the table an event happened. */
import type { Arg, GameEvent } from "../../../api/types";
import { placeOf } from "../offers";

/** Events that change what lies at the places they name; the others tell of payments and of turns. */
const CHANGES: ReadonlySet<string> = new Set([
  "agent-lifted",
  "agent-placed",
  "agent-removed",
  "allied",
  "ally-taken-over",
  "annexed",
  "built",
  "city-taken",
  "dismissed",
  "field-battle-tied",
  "field-battle-won",
  "marched",
  "recruited",
  "retreated",
  "siege-lost",
  "troop-lost",
]);

/** The places that an event has changed; rooms are told only of the palace of this power. */
export function placesOf({ kind, args }: GameEvent, power: string): readonly string[] {
  if (!CHANGES.has(kind)) return [];
  return Object.values(args).flatMap((arg) => {
    const place = placeWithin(arg, power);
    return place ? [place] : [];
  });
}

function placeWithin(arg: Arg, power: string): string {
  if (arg?.type === "name") return arg.kind === "city" || arg.kind === "ally" ? placeOf(arg) : "";
  if (arg?.type !== "phrase" || arg.key !== "room-of") return "";
  const { room, power: owner } = arg.args ?? {};
  return room?.type === "count" && owner?.type === "name" && owner.id === power ? `room ${room.number}` : "";
}
