/** What is looked at beside one's own question: a seat's chances, what has changed, and the table as it was. */

import { tick } from "svelte";
import type { Prospect, Survey } from "../../../api/types";
import { toldOf } from "../offers";
import type { Table } from "../table.svelte";
import { placesOf } from "./places";

/** The seat in whose palace a place is: "room 3", "room naples 3", "card 1 bishop"; null for one on the map. */
function palaceOf(place: string, { own, view }: Table): number | null {
  const [kind, id, ...more] = place.split(" ");
  if (kind === "card" || kind === "title") return Number(id);
  if (kind !== "room") return null;
  return more.length ? view.table.findIndex(({ power }) => power === id) : own;
}

/** What shows a place on the map or in a palace, and can have the focus. */
function elementAt(place: string): HTMLElement | null {
  const [kind, ...ids] = place.split(" ");
  const id = ids.at(-1) ?? "";
  const flipped = kind === "title" ? `title ${id}` : id;
  if (kind === "card" || kind === "title")
    return document.querySelector<HTMLElement>(`.virtu button:has([data-flip="${CSS.escape(flipped)}"])`);
  const found = document.querySelector<HTMLElement>(`.virtu [data-${kind}="${CSS.escape(id)}"]`);
  const inside = found?.querySelector<HTMLElement>("button, [tabindex]") ?? null;
  return found?.hasAttribute("tabindex") ? found : inside;
}

export class Sights {
  /** The seat whose chances are shown; null for one's own question. One's own seat, off turn, is exploring. */
  eyes = $state<number | null>(null);
  /** What that seat could do next, as things stand; null until it has come, and if nobody is looked at. */
  survey = $state.raw<Survey | null>(null);
  /** Are the chances told in words, too? Not if the map alone shows them. */
  isTold = $state(false);
  /** The changed place that the reader has stepped to, to be shown and brought into view; null if none. */
  pointed = $state<string | null>(null);
  private followed: unknown = null;

  constructor(readonly table: Table) {}

  /** Look through a seat's eyes; null for one's own again. */
  look(seat: number | null, isTold = false): void {
    this.eyes = seat;
    this.isTold = seat !== null && isTold;
    this.survey = null;
    this.followed = null;
    this.follow();
  }

  /** Look through a seat's eyes, with its palace open; or no longer. */
  toggle(seat: number): void {
    const isOver = this.eyes === seat && this.isTold;
    this.table.opened = isOver || seat === this.table.view.seat ? null : seat;
    this.look(isOver ? null : seat, true);
  }

  /** Ask anew if the table has changed: what could be done may be different now. */
  async follow(): Promise<void> {
    const { eyes } = this;
    const { view } = this.table;
    if (eyes === null || this.followed === view) return;
    this.followed = view;
    const found = await this.table.surveyOf(eyes);
    if (this.eyes === eyes && this.followed === view) this.survey = found;
  }

  /** What the seat that is looked at could do at a place; nothing if nobody is. */
  prospectsAt(place: string): readonly Prospect[] {
    return (this.survey ?? []).flatMap(({ outlook }) => toldOf(outlook, place));
  }

  /** The places where something has changed since one's own last turn: "city siena", "room 3", "ally france" … */
  readonly changed: ReadonlySet<string> = $derived.by(() => {
    const { since, history, own } = this.table;
    if (since === null) return new Set();
    const power = this.table.holdingOf(own).power;
    return new Set(history.slice(since).flatMap((event) => placesOf(event, power)));
  });

  /** On to the next of the changed places: the map or the palace shows it, and it has the focus. */
  async step(): Promise<void> {
    const places = [...this.changed];
    const at = this.pointed === null ? -1 : places.indexOf(this.pointed);
    this.pointed = places[(at + 1) % places.length] ?? null;
    if (this.pointed === null) return;
    const seat = palaceOf(this.pointed, this.table);
    if (seat !== null) this.table.opened = seat === this.table.view.seat ? null : seat;
    this.table.chosenTab = seat === null ? "map" : "palace";
    await tick();
    elementAt(this.pointed)?.focus({ preventScroll: true });
  }

  /** Is what is shown the table as it was after one's own last move? Nothing can be chosen then. */
  get isThen(): boolean {
    return this.table.isThen;
  }
}
