/**
 * The payment in hand: which sources are chosen for it, and what the server plans for the rest. Sent as one, together
 * with what is paid for, if that was chosen here and not sent yet.
 */
import type { Arg, Phrase, VirtuView } from "../../../api/types";
import type { Foresight } from "../../board";
import type { Offer } from "../offers";
import type { Table } from "../table.svelte";
import {
  arranged,
  ENOUGH,
  endingIn,
  hasOther,
  markOf,
  nextOther,
  type Plan,
  planIn,
  type Tap,
  TRAYS,
  tapsIn,
  toldIn,
  without,
} from "./payments";
import { purposeOf } from "./purposes";

/** A part of the payment: what gives it, what of it would be lost, and whether something else could stand there. */
export interface Socket {
  readonly tap: Tap;
  readonly lost: readonly Phrase[];
  readonly hasOther: boolean;
}

/** What is paid for and not sent yet, and what is asked once it is chosen. */
interface Goal {
  readonly offer: Offer;
  readonly ahead: Foresight<VirtuView>;
}

/** How a payment was before a change: the taps chosen by hand, and the order of its sockets. */
interface Step {
  readonly chosen: readonly string[];
  readonly shown: readonly string[];
}

export class Paying {
  private goal = $state.raw<Goal | null>(null);
  /** Is the price of what was chosen still being asked for? */
  isAsking = $state(false);
  /** Taps chosen by hand, in the order in which they are sent; the server plans the rest. */
  private chosen = $state.raw<readonly string[]>([]);
  private earlier = $state.raw<readonly Step[]>([]);
  /** What follows from the chosen taps; null before any is. */
  private ahead = $state.raw<Foresight<VirtuView> | null>(null);
  /** What the chosen taps were said to give when they were chosen. */
  private known = $state.raw<ReadonlyMap<string, Tap>>(new Map());
  private shown = $state.raw<readonly string[]>([]);
  private asked = 0; // what was asked last: later answers to earlier questions are dropped

  constructor(readonly table: Table) {}

  /** Is there a payment in the tray: one that is asked for, or that of a goal? */
  get isOn(): boolean {
    return TRAYS.has(this.question) && this.outlook !== null;
  }

  /** Does the table ask for this payment? Then whatever pays can be chosen anywhere; else the map is there for goals. */
  get isDue(): boolean {
    return this.isOn && this.goal === null;
  }

  /** The table as it is when the payment begins: with a goal, as that leaves it. */
  get view(): VirtuView {
    return this.goal?.ahead.view ?? this.table.view;
  }

  private get outlook() {
    return this.goal?.ahead.outlook ?? this.table.outlook;
  }

  get question(): string {
    return this.goal ? (this.view.question?.key ?? "") : this.table.question;
  }

  /** What is paid for, if it has not been sent; null for a payment that the table asks for. */
  get offer(): Offer | null {
    return this.goal?.offer ?? null;
  }

  private get first(): readonly string[] {
    return this.goal?.offer.moves ?? [];
  }

  /** What is asked, once the chosen taps are made; null if they are all that it takes. */
  private get rest() {
    if (!this.ahead) return this.outlook;
    return markOf(this.ahead.view) === markOf(this.view) ? this.ahead.outlook : null;
  }

  /** How the server would pay the rest; null if it has no plan, nothing is left to pay, or one chooses by hand what is free. */
  get plan(): Plan | null {
    return this.question !== "pay" && this.isChanged ? null : planIn(this.rest);
  }

  /** All moves of the payment: those that were chosen, those of the plan, and what ends it. */
  private get payment(): readonly string[] {
    const { chosen, rest, plan } = this;
    if (plan || this.question === "pay") return [...chosen, ...(plan?.moves ?? [])];
    return chosen.length && rest ? [...chosen, ENOUGH] : chosen;
  }

  /** The payment, after what it is for. */
  get moves(): readonly string[] {
    return [...this.first, ...this.payment];
  }

  private get taps(): readonly string[] {
    return this.payment.filter((move) => move !== ENOUGH);
  }

  /** What may be sent together with the payment, such as the end of the action; null if nothing may. */
  private get also() {
    const found = endingIn(this.question === "pay" ? this.outlook : this.rest);
    if (!found || (this.question !== "pay" && !this.plan)) return null;
    const label = this.table.say("web-virtu-pay-also", { also: found.thing });
    return { moves: [...this.moves, ...found.moves], label };
  }

  /** What could still be tapped; everything, as long as nothing is chosen. */
  get open(): readonly Tap[] {
    return tapsIn(this.rest);
  }

  get sockets(): readonly Socket[] {
    const first = tapsIn(this.outlook);
    const used = this.taps;
    return arranged(this.shown, used).flatMap((move) => {
      const tap = this.known.get(move) ?? [...this.open, ...first].find((one) => one.move === move);
      if (!tap) return [];
      const lost = this.plan ? [] : tap.brings.filter(({ key }) => key === "outlook-wastes");
      return [{ tap, lost, hasOther: hasOther(first, used, tap) }];
    });
  }

  /** Does what lies at this place pay? */
  isChosen(place: string): boolean {
    return this.isOn && this.sockets.some(({ tap }) => tap.place === place);
  }

  /** The taps of what lies at this place. */
  tapsAt(place: string): readonly Offer[] {
    return tapsIn(this.outlook).flatMap((one) =>
      one.place === place ? [{ moves: [one.move], prospect: null }] : [],
    );
  }

  /** Can what lies at this place be put in, or taken out? */
  canTap(place: string): boolean {
    return this.isOn && tapsIn(this.outlook).some((one) => one.place === place);
  }

  /** What the whole payment brings beside what its sockets tell: what is lost, what is kept. */
  get brings(): readonly Phrase[] {
    if (this.question !== "pay") return this.plan?.brings ?? this.rest?.notes ?? [];
    const told = this.plan?.brings ?? this.sockets.flatMap(({ tap }) => tap.brings);
    return told.filter(({ key }) => WHOLE.has(key));
  }

  /** Florins in the treasury, when all is paid. */
  get treasury(): number | null {
    const [told] = toldIn(this.plan?.brings ?? [], "outlook-treasury");
    return told?.number ?? this.ahead?.view.table[this.table.own]?.florins ?? null;
  }

  get isChanged(): boolean {
    return this.earlier.length > 0;
  }

  // Changing it

  /** Put in what lies at this place, or give its socket to something else. */
  tap(place: string): Promise<void> {
    const at = this.sockets.findIndex(({ tap }) => tap.place === place);
    const here = tapsIn(this.outlook).filter((one) => one.place === place);
    const used = this.taps;
    const fresh = here.find(({ move }) => !used.includes(move));
    if (fresh && (at < 0 || this.question !== "pay")) return this.putIn(fresh);
    return at < 0 ? Promise.resolve() : this.swap(at);
  }

  /** Put a source in: after what was chosen before, as far as that leaves anything to pay. */
  private async putIn(wanted: Tap): Promise<void> {
    const kept = this.question === "pay" ? this.chosen : this.taps;
    let before = kept.filter((move) => this.known.get(move)?.place !== wanted.place);
    const asked = ++this.asked;
    while (true) {
      const found = tapsIn(await this.outlookAfter(before)).find(({ move }) => move === wanted.move);
      if (asked !== this.asked) return;
      if (found) return this.change([...before, found.move], [found]);
      if (!before.length) return;
      before = before.slice(0, -1);
    }
  }

  /** Let the next other source stand in this socket; where a tray has no price, the source leaves it. */
  async swap(at: number): Promise<void> {
    const socket = this.sockets[at]?.tap;
    if (!socket) return;
    const isOwn = this.chosen.includes(socket.move);
    const before = without(isOwn ? this.chosen : this.taps, socket.move);
    if (this.question !== "pay") return this.change(before);
    const asked = ++this.asked;
    const there = tapsIn(await this.outlookAfter(before));
    if (asked !== this.asked) return;
    const next = nextOther(there, socket);
    if (next)
      await this.change([...before, next.move], [...this.sockets.map(({ tap }) => tap), next], socket.move);
    else this.table.acting?.announce(this.table.say("web-virtu-pay-no-other"));
  }

  private async outlookAfter(taps: readonly string[]) {
    if (!taps.length) return this.outlook;
    return (await this.table.acting?.foresee([...this.first, ...taps]))?.outlook ?? null;
  }

  /** Choose these taps; all that follows is asked anew. */
  private async change(taps: readonly string[], met: readonly Tap[] = [], freed = ""): Promise<void> {
    const asked = ++this.asked;
    const ahead = taps.length ? await this.table.acting?.foresee([...this.first, ...taps]) : null;
    if (asked !== this.asked || ahead === undefined || (taps.length && !ahead)) return;
    const shown = this.sockets.map(({ tap }) => tap.move);
    this.earlier = [...this.earlier, { chosen: this.chosen, shown }];
    this.take(taps, ahead, met, freed ? swapped(shown, freed, taps.at(-1) ?? "") : shown);
  }

  private take(
    taps: readonly string[],
    ahead: Foresight<VirtuView> | null,
    met: readonly Tap[],
    shown: readonly string[],
  ): void {
    this.known = new Map([...this.known, ...met.map((tap) => [tap.move, tap] as const)]);
    this.chosen = taps;
    this.ahead = ahead;
    this.shown = arranged(shown, this.taps);
    this.propose();
  }

  /** Take the last change back. */
  async back(): Promise<void> {
    const before = this.earlier.at(-1);
    if (!before) return;
    const earlier = this.earlier.slice(0, -1);
    await this.change(before.chosen);
    this.earlier = earlier;
    this.shown = arranged(before.shown, this.taps);
    this.propose();
  }

  /** Pay as was proposed at first. */
  reset(): void {
    this.clear();
    this.propose();
  }

  drop(): void {
    this.clear();
    this.goal = null;
    this.isAsking = false;
  }

  private clear(): void {
    this.asked += 1;
    this.chosen = this.earlier = this.shown = [];
    this.ahead = null;
    this.known = new Map();
  }

  // What it is for

  /**
   * Lay the price of a thing ready, before the thing itself is sent: both go with one button. Chosen once more, they are sent.
   * @returns false if it is not followed by a payment
   */
  async lead(offer: Offer): Promise<boolean> {
    const { acting, view } = this.table;
    if (this.first.join() === offer.moves.join()) {
      acting?.stageAll(this.moves, this.label);
      return true;
    }
    this.drop();
    const { asked } = this;
    this.isAsking = true;
    const ahead = await acting?.foresee(offer.moves);
    if (asked !== this.asked || view !== this.table.view) return true; // something else was chosen meanwhile
    this.isAsking = false;
    if (ahead?.view.question?.key !== "pay" || !ahead.view.to_act.includes(this.table.own)) return false;
    this.goal = { offer, ahead };
    this.propose();
    return true;
  }

  /** Nothing is staged any more: what was to be paid for is put down. */
  letGo(): void {
    if (this.goal) this.drop();
  }

  // Sending it

  /** What the button says that sends it: verb and price. */
  get label(): string {
    const { table, view } = this;
    const purpose = purposeOf({ view, words: table.words });
    const goal = this.goal?.offer;
    if (goal && this.first.at(-1) !== BY_WORD) return table.labelOf({ ...goal, moves: this.first.slice(-1) });
    if (this.question === "pay" && view.payment) {
      const price = table.words.arg({ type: "list", items: view.payment.price });
      return `${purpose} · ${price}`;
    }
    const gives: Arg = { type: "list", items: this.sockets.flatMap(({ tap }) => tap.gives) };
    const gathered = this.rest && this.ahead?.view.question?.args?.pool; // one number for each symbol
    return `${purpose} · ${table.words.arg(gathered ?? gives)}`;
  }

  /** Lay the payment before the frame's button; whoever confirms nothing has a button of the tray's. */
  propose(): void {
    if (this.isOn && this.table.settings.confirm !== "never") this.stage();
    else this.table.acting?.stage(null);
  }

  get isProposed(): boolean {
    return this.moves.length > 0 && this.table.acting?.intent.join() === this.moves.join();
  }

  /** Stage what was chosen, with the plan for the rest. */
  stage(): void {
    const { moves } = this;
    if (!moves.length) this.table.acting?.stage(null);
    else if (!this.isProposed) this.table.acting?.stageAll(moves, this.label, this.also);
  }
}

/** A move that only says yes: what it does is said by what is paid for. */
const BY_WORD = "act";
/** What is told of a payment as a whole. */
const WHOLE = new Set(["outlook-wastes", "outlook-keeps", "outlook-indulges"]);

/** A list with one entry in the place of another. */
function swapped(all: readonly string[], one: string, other: string): readonly string[] {
  const at = all.indexOf(one);
  return at < 0 ? all : [...all.slice(0, at), other, ...all.slice(at + 1)];
}
