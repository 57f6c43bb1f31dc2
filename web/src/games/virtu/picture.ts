/** A position as a table that nobody plays at: for the pictures in the rules. */
import type { Box, Outlook, VirtuView } from "../../api/types";
import type { RulePicture } from "../../frame/pictures";
import { preferences } from "../../settings.svelte";
import { Words } from "../../words/words";
import type { Acting } from "../board";
import { placeOf } from "./offers";
import { Table } from "./table.svelte";

export interface Shown extends RulePicture<{ readonly view: VirtuView }> {
  readonly draws: {
    readonly part: "palace" | "map" | "payment" | "siege" | "extra";
    /** The cities that a map shows, and the one whose troop is in hand. */
    readonly near?: readonly string[];
    readonly from?: string;
    /** The room that is pointed at. */
    readonly room?: number;
  };
  readonly choices: readonly string[];
  readonly outlook: Outlook;
}

/** The table of a picture: seats go by their powers, and what is pointed at or in hand is. */
export function tableIn({ shows: { view }, draws, choices, outlook }: Shown, box: Box, words: Words): Table {
  const names = view.table.map(({ power }) => words.name("power", power));
  const told = new Words(words.texts, words.game, names, null, box.moves);
  const acting = actingWith(choices, outlook, () => table.paying.moves);
  const table: Table = new Table(() => ({
    view,
    events: [],
    seats: names.map((name, number) => ({ number, name, isYou: false, bot: null })),
    acting,
    about: () => () => undefined,
    box,
    words: told,
    settings: preferences.all,
  }));
  if (draws.from) table.marching.lead(draws.from);
  if (draws.room)
    table.moving.looked =
      outlook.prospects?.find(({ thing }) => placeOf(thing) === `room ${draws.room}`) ?? null;
  return table;
}

/** Everything can be looked at, and nothing done; a payment lies ready. */
function actingWith(
  choices: readonly string[],
  outlook: Outlook,
  ready: () => readonly string[],
): Acting<VirtuView> {
  const nothing = () => undefined;
  return {
    choices,
    staged: null,
    sent: null,
    get intent() {
      return ready();
    },
    outlook,
    isFinal: () => false,
    stage: nothing,
    stageAll: nothing,
    send: nothing,
    announce: nothing,
    sendAll: async () => false,
    show: async () => false,
    why: async () => null,
    preview: async () => null,
    foresee: async () => null,
    plan: async () => [],
  };
}
