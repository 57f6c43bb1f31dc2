/** The card in hand: a courtier or a room's card that is being moved; and the room that is looked at. */
import type { Prospect } from "../../../api/types";
import { placeOf } from "../offers";
import type { Table } from "../table.svelte";
import type { Offered } from "./offering";
import { NOTHING } from "./offering";
import { type Held, type Target, targetsOf } from "./targets";

/** Questions in which cards are picked up and put down. */
const MOVED = new Set(["reorganise", "free-space"]);
const NONE: ReadonlyMap<Held, readonly Target[]> = new Map();

export class Moving {
  /** What was taken up, as `targetsOf` calls it; null if nothing is in hand. */
  held = $state<Held | null>(null);
  /** What is told of the room that is pointed at. */
  looked = $state.raw<Prospect | null>(null);

  constructor(readonly table: Table) {}

  get isOn(): boolean {
    return MOVED.has(this.table.question);
  }

  /** Where each card of the viewer's palace may go. */
  private readonly all = $derived.by(() =>
    this.isOn ? targetsOf(this.table.outlook?.prospects ?? [], this.table.box.moves) : NONE,
  );

  canHold(held: Held): boolean {
    return this.all.get(held)?.some(({ move }) => move !== null) ?? false;
  }

  /** All that is told of a card: where it may go, and why not elsewhere. */
  of(held: Held): readonly Target[] {
    return this.all.get(held) ?? [];
  }

  /** What putting down the card in hand at this place means; null if it is no place for it. */
  target(place: string): Target | null {
    return this.held === null ? null : (this.of(this.held).find((one) => one.place === place) ?? null);
  }

  /** Take a card up, or put it back. */
  pick(held: Held): void {
    this.held = this.held === held || !this.canHold(held) ? null : held;
  }

  /** Put down the card in hand. */
  put(place: string): void {
    const target = this.target(place);
    if (target?.move) this.table.take({ moves: [target.move], prospect: target.prospect });
    this.held = null;
  }

  /** A card that can be taken up. */
  liftOf(held: Held): Offered {
    const offers = this.of(held).flatMap(({ move, prospect }) => (move ? [{ moves: [move], prospect }] : []));
    return offers.length ? { offers, isChosen: this.held === held, choose: () => this.pick(held) } : NOTHING;
  }

  /** A place where the card in hand can be put down. */
  dropAt(place: string): Offered {
    const target = this.target(place);
    if (!target?.move) return NOTHING;
    return {
      offers: [{ moves: [target.move], prospect: target.prospect }],
      isChosen: false,
      choose: () => this.put(place),
    };
  }

  /** What putting down the card in hand there would mean, or why it cannot; undefined if none is in hand. */
  told(place: string): readonly string[] | undefined {
    const target = this.target(place);
    return target ? this.table.factsOf(target.prospect) : undefined;
  }

  /** The move that is proposed to whoever plays for the first time. */
  get suggested(): string | undefined {
    return this.table.at("outlook-suggestion")[0]?.moves[0];
  }

  /** The places of the courtiers that wake on the way to the room that is pointed at. */
  get waking(): ReadonlySet<string> {
    const told = this.looked?.brings?.find(({ key }) => key === "outlook-wakes")?.args?.courtiers;
    return new Set(told?.type === "list" ? told.items.map((one) => placeOf(one)) : []);
  }

  drop(): void {
    this.held = null;
    this.looked = null;
  }
}
