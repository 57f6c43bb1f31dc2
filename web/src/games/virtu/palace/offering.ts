/** What a part of the palace offers: its own moves, a source of the payment in hand, or a place for the card in hand. */
import { isInDesk } from "../desk/places";
import type { Offer } from "../offers";
import type { Table } from "../table.svelte";

export type Part = "source" | "tile" | "room" | "agent" | "side" | "courtier" | "family";

/** Which questions are answered at which part. Elsewhere the same places mean something else: a city is one of the map. */
const ASKED: Readonly<Record<Part, ReadonlySet<string>>> = {
  source: new Set([
    "pay",
    "gather",
    "cash",
    "move-token",
    "declare",
    "go-on",
    "last-indulgence",
    "lead-troops",
  ]),
  tile: new Set(["pay", "gather", "cash", "move-token", "declare", "go-on", "refresh-tiles"]),
  room: new Set(["place-token", "move-token", "clear-indulgence", "free-room"]),
  agent: new Set(["send-agents", "move-agent"]),
  side: new Set(["choose-side"]),
  courtier: new Set(["make-room", "choose-side"]),
  family: new Set(["place-family"]),
};

/** Parts where something lies that pays. */
const PAYS: ReadonlySet<Part> = new Set(["source", "tile"]);

export interface Offered {
  readonly offers: readonly Offer[];
  /** Is it part of the payment in hand, or what is staged? */
  readonly isChosen: boolean;
  choose(): void;
}

/** What lies at this place of a seat's palace; only in one's own does anything belong to the viewer. */
export function offeredAt(table: Table, seat: number, part: Part, place: string): Offered {
  const isMine = part === "agent" || seat === table.view.seat;
  const { paying } = table;
  const pays = isMine && PAYS.has(part) && paying.isOn && paying.canTap(place);
  if (pays && !paying.isDue)
    return {
      offers: paying.tapsAt(place),
      isChosen: paying.isChosen(place),
      choose: () => void paying.tap(place),
    };
  if (!isMine || !ASKED[part].has(table.question) || isInDesk(table.question, place)) return NOTHING;
  return {
    offers: table.at(place),
    isChosen: pays ? paying.isChosen(place) : table.isStagedAt(place),
    choose: () => (pays ? void paying.tap(place) : table.choose(place)),
  };
}

/** The first of these parts that offers anything; else the first. */
export function firstOf(...all: readonly Offered[]): Offered {
  return all.find(({ offers }) => offers.length) ?? all[0] ?? NOTHING;
}

export const NOTHING: Offered = { offers: [], isChosen: false, choose: () => {} };
