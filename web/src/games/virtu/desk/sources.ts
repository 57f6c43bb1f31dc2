/** How a source of symbols is drawn and called in a small room. */
import type { Arg } from "../../../api/types";
import { capital } from "../../../words/words";
import type { Table } from "../table.svelte";
import { CARD_KINDS, factOf, idIn } from "../things/facts";
import { figureOf, pictureOf } from "../things/pictures";

/** The picture of a source: its own, that of its kind, or that of whoever does such things. */
export function signOf(table: Table, thing: Arg): string {
  if (thing?.type === "phrase")
    return thing.key === "cathedral-of" ? "cathedral" : signOf(table, cardIn(thing));
  if (thing?.type !== "name") return "move";
  if (thing.kind === "card")
    return figureOf(thing.id, idIn(factOf(table.box, CARD_KINDS, thing.id, "action")));
  if (thing.kind !== "city" && pictureOf(thing.id)) return thing.id;
  return pictureOf(thing.kind) ? thing.kind : "token";
}

/** A source's name: of a courtier without its side. */
export function nameOf(table: Table, thing: Arg): string {
  return capital(table.words.arg(cardIn(thing) ?? thing));
}

function cardIn(thing: Arg): Arg {
  return thing?.type === "phrase" ? (thing.args?.card ?? null) : null;
}
