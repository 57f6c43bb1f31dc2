/** How a source of symbols is drawn and called in a small room. */
import type { Arg } from "../../../api/types";
import { capital } from "../../../words/words";
import type { Table } from "../table.svelte";
import { CARD_KINDS, factOf, idIn } from "../things/facts";
import { pictureOf } from "../things/pictures";

/** The picture of a source: its own, that of its kind, or that of a card's action. */
export function signOf(table: Table, thing: Arg): string {
  if (thing?.type === "phrase") return thing.key === "cathedral-of" ? "cathedral" : signOf(table, cardIn(thing));
  if (thing?.type !== "name") return "move";
  if (pictureOf(thing.id) && thing.kind !== "city") return thing.id;
  if (thing.kind === "card") return idIn(factOf(table.box, CARD_KINDS, thing.id, "action")) || "none";
  if (thing.kind === "source") return thing.id === "token" ? "war-token" : thing.id === "indulgence" ? "indulgence" : "token";
  return pictureOf(thing.kind) ? thing.kind : "move";
}

/** A source's name: of a courtier without its side. */
export function nameOf(table: Table, thing: Arg): string {
  return capital(table.words.arg(cardIn(thing) ?? thing));
}

function cardIn(thing: Arg): Arg {
  return thing?.type === "phrase" ? (thing.args?.card ?? null) : null;
}
