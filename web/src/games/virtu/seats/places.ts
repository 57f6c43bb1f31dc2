/** Where on the table an event happened. */
import type { Arg, GameEvent } from "../../../api/types";
import { seatIn } from "../../../words/args";
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
  "alliance-made",
  "city-taken",
  "dismissed",
  "field-battle-tied",
  "field-battle-won",
  "hired",
  "influence-gained",
  "influence-lost",
  "major-defeated",
  "marched",
  "recruited",
  "retreated",
  "siege-lost",
  "troop-lost",
]);

/** Events that bring a card or a tile into a palace, or move one there. */
const ARRIVALS: ReadonlySet<string> = new Set([
  "assigned",
  "bought",
  "courtier-joined",
  "recalled",
  "shifted",
]);

/** The places that an event has changed; a room of this power's palace also as one of one's own. */
export function placesOf(event: GameEvent, power: string): readonly string[] {
  const { kind, args } = event;
  if (ARRIVALS.has(kind)) return arrivalsIn(event);
  return CHANGES.has(kind) ? Object.values(args).flatMap((arg) => placesIn(arg, power)) : [];
}

/** The cards and titles that an event brings into a seat's palace: "card 1 bishop", "title 1 duchy". */
function arrivalsIn(event: GameEvent): readonly string[] {
  const seat = seatIn(event);
  return Object.values(event.args).flatMap((arg) =>
    arg?.type === "name" && (arg.kind === "card" || arg.kind === "title") && seat !== null
      ? [`${arg.kind} ${seat} ${arg.id}`]
      : [],
  );
}

function placesIn(arg: Arg, power: string): readonly string[] {
  if (arg?.type === "name") return arg.kind === "city" || arg.kind === "ally" ? [placeOf(arg)] : [];
  if (arg?.type !== "phrase" || arg.key !== "room-of") return [];
  const { room, power: owner } = arg.args ?? {};
  const isOwn = room?.type === "count" && owner?.type === "name" && owner.id === power;
  return isOwn ? [`room ${room.number}`] : [placeOf(arg)];
}
