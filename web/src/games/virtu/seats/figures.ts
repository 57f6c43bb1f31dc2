/** What a seat's row says. */
import type { VirtuView } from "../../../api/types";
import { countArg, listArg, nameArg } from "../../../words/args";
import { capital } from "../../../words/words";
import type { Table } from "../table.svelte";
import { campaignIn } from "../things/campaign";
import { bare, CARD_KINDS, cardsIn, factOf, idIn } from "../things/facts";

/** Troops on the map that a seat commands, all cities together. */
export function troopsOf({ armies }: VirtuView, seat: number): number {
  return Object.values(armies[seat] ?? {}).reduce((sum, number) => sum + number, 0);
}

/** The action of a room: that of the card which lies in it, else the printed one; "" for none. */
export function actionIn(table: Table, seat: number, room: number): string {
  const { power, rooms = [] } = table.holdingOf(seat);
  const { card } = cardsIn(rooms[room - 1]);
  const found = card
    ? factOf(table.box, CARD_KINDS, bare(card), "action")
    : factOf(table.box, ["room"], `${power}-${room}`, "action");
  return idIn(found);
}

/** The rooms of a palace, clockwise. */
export function roomsOf(table: Table, seat: number): readonly number[] {
  const { power } = table.holdingOf(seat);
  const rooms = table.box.components.filter(({ kind, id }) => kind === "room" && id.startsWith(`${power}-`));
  return rooms.map((_, at) => at + 1);
}

/** The room that the token enters next. */
export function roomAfter(table: Table, seat: number, room: number): number {
  const rooms = roomsOf(table, seat);
  return rooms[(rooms.indexOf(room) + 1) % rooms.length] ?? room;
}

/** Does this seat have prestige of this kind, as if it ended now? */
export function hasCategory({ prestige }: VirtuView, seat: number, key: string): boolean {
  return (prestige[seat]?.terms ?? []).some(({ why }) => why?.type === "phrase" && why.key === key);
}

/** All of a row in words. */
export function rowInWords(table: Table, seat: number): string {
  const { view, words } = table;
  const holding = table.holdingOf(seat);
  const {
    florins = 0,
    cities = [],
    stock = 0,
    war_tokens = 0,
    indulgences = [],
    patronage = 0,
    token = 0,
  } = holding;
  const who = table.seats[seat];
  const counts = [
    countArg(view.prestige[seat]?.total ?? 0, "prestige"),
    countArg(cities.length, "city"),
    countArg(view.crosses[seat] ?? 0, "cross"),
    countArg(florins, "florin"),
    countArg(troopsOf(view, seat), "troop"),
    countArg(stock, "agent"),
    ...(war_tokens ? [countArg(war_tokens, "war-token")] : []),
  ];
  const action = token ? actionIn(table, seat, token) : "";
  return [
    table.say("web-virtu-seat", {
      seat: capital(words.seat(seat)),
      power: nameArg("power", holding.power),
      counts: listArg(counts),
      ready: listArg(view.ready[seat] ?? []),
      patronage,
      trophies: campaignIn(view)?.campaign.spoils?.[seat] ?? 0,
    }),
    ...(view.places.length ? [table.say("web-virtu-place", { place: view.places[seat] ?? 0 })] : []),
    ...(token
      ? [table.say("web-virtu-seat-token", { room: token, action: nameArg("action", action || "none") })]
      : []),
    ...(indulgences.length
      ? [table.say("web-virtu-seat-indulgences", { rooms: indulgences.join(", ") })]
      : []),
    ...(who?.isAway ? [table.say("web-virtu-seat-away")] : []),
  ].join(" ");
}

/** A number with a proper minus. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}
