/** What things of the palace are called for whoever does not see them, and what is told of them. */
import { nameArg } from "../../../words/args";
import { capital } from "../../../words/words";
import type { Table } from "../table.svelte";
import { bare, CARD_KINDS, isSpent, shownOn, thingIn } from "../things/facts";
import { type Tile, thingOf } from "../things/tiles";
import type { RoomSeen } from "./rooms";

export interface Told {
  readonly lines: string[];
  readonly rules: readonly string[];
}

/** What the box says of a card. */
export function cardFacts(table: Table, id: string): Told {
  return factsOf(table, thingIn(table.box, CARD_KINDS, id));
}

export function tileFacts(table: Table, tile: Tile): Told {
  return factsOf(table, thingOf(table.box, tile));
}

function factsOf(table: Table, thing: ReturnType<typeof thingIn>): Told {
  return { lines: thing?.does ? [table.words.sentence(thing.does)] : [], rules: thing?.rules ?? [] };
}

/** "Bishop on the left, 1 cross, exhausted". */
export function cardLabel(table: Table, card: string, side?: string): string {
  const id = bare(card);
  const name = nameArg("card", id);
  const title = side
    ? table.words.say("courtier", { card: name, side: nameArg("side", side) })
    : table.words.arg(name);
  return stated(table, title, shownOn(thingIn(table.box, CARD_KINDS, id)), isSpent(card));
}

/** "Cathedral of Siena, 1 cross, exhausted". */
export function tileLabel(table: Table, tile: Tile): string {
  const title =
    tile.sort === "cathedral"
      ? table.words.say("cathedral-of", { city: nameArg("city", tile.id) })
      : table.words.name(tile.sort, tile.id);
  return stated(table, title, shownOn(thingOf(table.box, tile)), tile.isSpent);
}

function stated(
  table: Table,
  title: string,
  shown: ReturnType<typeof shownOn>,
  isExhausted: boolean,
): string {
  const parts = [title, ...shown.map((one) => table.words.arg(one))];
  return [...parts, ...(isExhausted ? [table.say("web-virtu-exhausted")] : [])].join(", ");
}

/** "Room 3, Annex; the token is here; an indulgence closes it". */
export function roomLabel(table: Table, room: RoomSeen): string {
  const { words } = table;
  const action = room.action ? words.name("action", room.action) : words.say("no-action");
  const cards = [room.card, room.upgrade].filter(Boolean).map((id) => words.name("card", id));
  return [
    capital(words.say("room", { room: room.number })),
    action,
    ...cards,
    ...room.symbols.map((one) => words.arg(one)),
    ...(room.hasToken ? [table.say("plain-token")] : []),
    ...(room.isIndulged ? [table.say("plain-indulgence")] : []),
    ...(room.agent === null
      ? []
      : [table.say("web-virtu-agent-of", { seat: { type: "seat", seat: room.agent } })]),
  ].join(", ");
}
