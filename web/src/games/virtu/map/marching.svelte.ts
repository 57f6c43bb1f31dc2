/** The troop in hand, and what every city offers: a troop is chosen first, then where it goes. */
import type { Box, Prospect } from "../../../api/types";
import { type Offer, placeOf } from "../offers";
import type { Table } from "../table.svelte";

/** Questions that are asked of one troop: it stands in the city that the question names. */
const OF_A_TROOP = new Set(["choose-route", "retreat-troop"]);

/** The action that could be done in nearly every city: to show that says nothing. */
const ANYWHERE = "intrigue";

export function cityKey(city: string): string {
  return `city ${city}`;
}

export class Marching {
  /** The city whose troop was chosen; null if none was. */
  from = $state<string | null>(null);
  /** The city that is shown with what its troop could do, while nothing can be chosen. */
  looked = $state<string | null>(null);

  constructor(readonly table: Table) {}

  /** Cities with a troop that can be led, each with where it can go. */
  readonly starts: ReadonlyMap<string, readonly Offer[]> = $derived.by(() => {
    const found = new Map<string, Offer[]>();
    for (const [place, offers] of this.table.offers) {
      if (!place.startsWith(cityKey(""))) continue; // the end of winter may begin with a troop that goes
      for (const offer of offers) {
        const start = this.startOf(offer);
        if (start) found.set(start, [...(found.get(start) ?? []), offer]);
      }
    }
    return found;
  });

  /** Where the troop stands that is led, or asked about; null if there is none. */
  readonly start: string | null = $derived.by(() => {
    if (this.from !== null) return this.from;
    const asked = OF_A_TROOP.has(this.table.question) ? this.table.view.question?.args?.city : null;
    return asked?.type === "name" ? asked.id : null;
  });

  /** What a city offers now: with a troop in hand, only what that one can do. */
  at(city: string): readonly Offer[] {
    const all = this.table.offers.get(cityKey(city)) ?? [];
    return this.from === null ? all : all.filter((offer) => this.startOf(offer) === this.from);
  }

  /** Does a city's tile pay, or could it? A payment is held together until it is sent. */
  canPay(city: string): boolean {
    return this.table.paying.canTap(cityKey(city));
  }

  /** The moves that a city offers, for `choiceMark`: also to lead its own troop. */
  movesAt(city: string): string[] {
    const led = this.starts.get(city)?.[0]?.moves[0];
    return [...new Set([...(led ? [led] : []), ...this.at(city).flatMap(({ moves }) => moves.slice(0, 1))])];
  }

  canChoose(city: string): boolean {
    return this.table.paying.isDue ? this.canPay(city) : this.starts.has(city) || this.at(city).length > 0;
  }

  /** A city is chosen: its troop is taken in hand, what it offers is done, or, if that is several things, shown. */
  choose(city: string): void {
    const { table } = this;
    const [only, ...more] = this.at(city);
    if (table.paying.isDue) this.pay(city);
    else if (this.from === city) this.drop();
    else if (this.starts.has(city) && (this.from === null || !only)) this.lead(city);
    else if (only && !more.length) table.take(only);
    else if (only) table.asking = table.asking === cityKey(city) ? null : cityKey(city);
    else if (!table.question) this.look(city);
  }

  private pay(city: string): void {
    if (this.canPay(city)) this.table.paying.tap(cityKey(city));
  }

  lead(city: string): void {
    this.table.asking = null;
    this.from = city;
    this.looked = null;
  }

  /** The troop in hand goes there, if that is offered: the end of a drag. */
  march(city: string): void {
    if (this.at(city).length) this.choose(city);
  }

  drop(): void {
    this.from = null;
  }

  /** The city whose troop an offer leads; "" if it leads none. */
  startOf({ moves }: Offer): string {
    const [first, ...more] = moves;
    if (first === undefined || !more.length) return "";
    const [kind, id] = placeOf(this.table.box.moves[first] ?? null).split(" ");
    return kind === "city" && id ? id : "";
  }

  // Exploring, while nothing is asked or with another's eyes

  /** What could be done in a city as things stand, by whoever is looked at; from the survey, if there is one. */
  readonly chances: ReadonlyMap<string, readonly Prospect[]> = $derived.by(() => {
    const found = new Map<string, Prospect[]>();
    for (const { about, outlook } of this.table.sights.survey ?? []) {
      if (about?.type === "name" && about.id === ANYWHERE) continue;
      for (const prospect of outlook.prospects ?? []) {
        const place = placeOf(prospect.thing);
        if (!prospect.why_not) found.set(place, [...(found.get(place) ?? []), prospect]);
      }
    }
    return found;
  });

  /** What is shown of a city while one only looks: chances of the troop that is looked at, else all. */
  chancesAt(city: string): readonly Prospect[] {
    const all = this.chances.get(cityKey(city)) ?? [];
    return this.looked === null ? all : all.filter((one) => leadsFrom(one) === this.looked);
  }

  /** Look at what a troop could do, one's own or another's, while nothing is asked; or no longer. */
  look(city: string): void {
    const { sights, view } = this.table;
    const seats = view.armies.flatMap((troops, seat) => (troops[city] ? [seat] : []));
    const seat = seats.find((one) => one === view.seat) ?? seats[0];
    const isNew = this.looked !== city && seat !== undefined;
    if (isNew || this.looked !== null) sights.look(isNew ? seat : null);
    this.looked = isNew ? city : null;
  }
}

/** The city from which a prospect leads a troop, as it says; null if it leads none. */
export function leadsFrom({ brings = [] }: Prospect): string | null {
  const from = brings.find(({ key }) => key === "outlook-from")?.args?.city;
  return from?.type === "name" ? from.id : null;
}

/** Does a prospect lead its troop along a road? Else it sails. */
export function isMarch(box: Box, prospect: Prospect | null): boolean {
  const last = (prospect?.way ?? prospect?.moves ?? []).at(-1) ?? prospect?.moves?.[0];
  return last !== undefined && box.moves[last]?.key === "move-march";
}
