/** The payment in hand: which sources are chosen for it, and what the server plans for the rest. Sent as one. */
import type { Arg, Phrase, VirtuView } from "../../../api/types";
import type { Foresight } from "../../board";
import type { Table } from "../table.svelte";
import {
  arranged,
  ENOUGH,
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

export class Paying {
  /** Taps chosen by hand, in the order in which they are sent; the server plans the rest. */
  private chosen = $state.raw<readonly string[]>([]);
  private earlier = $state.raw<readonly (readonly string[])[]>([]);
  /** What follows from the chosen taps; null before any is. */
  private ahead = $state.raw<Foresight<VirtuView> | null>(null);
  /** What the chosen taps were said to give when they were chosen. */
  private known = $state.raw<ReadonlyMap<string, Tap>>(new Map());
  private shown = $state.raw<readonly string[]>([]);
  private asked = 0; // what was asked last: later answers to earlier questions are dropped

  constructor(readonly table: Table) {}

  /** Is a payment asked for, of which the server has told? */
  get isOn(): boolean {
    return TRAYS.has(this.table.question) && this.table.outlook !== null;
  }

  /** What is asked, once the chosen taps are made; null if they are all that it takes. */
  private get rest() {
    if (!this.ahead) return this.table.outlook;
    return markOf(this.ahead.view) === markOf(this.table.view) ? this.ahead.outlook : null;
  }

  /** How the server would pay the rest; null if it has no plan, or nothing is left to pay. */
  get plan(): Plan | null {
    return planIn(this.rest);
  }

  /** All moves of the payment: those that were chosen, those of the plan, and what ends it. */
  get moves(): readonly string[] {
    const { chosen, rest } = this;
    if (this.table.question === "pay") return [...chosen, ...(this.plan?.moves ?? [])];
    return chosen.length && rest ? [...chosen, ENOUGH] : chosen;
  }

  private get taps(): readonly string[] {
    return this.moves.filter((move) => move !== ENOUGH);
  }

  /** What could still be tapped; everything, as long as nothing is chosen. */
  get open(): readonly Tap[] {
    return tapsIn(this.rest);
  }

  get sockets(): readonly Socket[] {
    const first = tapsIn(this.table.outlook);
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

  /** Can what lies at this place be put in, or taken out? */
  canTap(place: string): boolean {
    return this.isOn && tapsIn(this.table.outlook).some((one) => one.place === place);
  }

  /** What the whole payment brings beside what its sockets tell: what is lost, what is kept. */
  get brings(): readonly Phrase[] {
    if (this.table.question !== "pay") return this.rest?.notes ?? [];
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
    const here = tapsIn(this.table.outlook).filter((one) => one.place === place);
    const used = this.taps;
    const fresh = here.find(({ move }) => !used.includes(move));
    if (fresh && (at < 0 || this.table.question !== "pay")) return this.putIn(fresh);
    return at < 0 ? Promise.resolve() : this.swap(at);
  }

  /** Put a source in: after what was chosen before, as far as that leaves anything to pay. */
  private async putIn(wanted: Tap): Promise<void> {
    let before = this.chosen.filter((move) => this.known.get(move)?.place !== wanted.place);
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
    if (this.table.question !== "pay") return this.change(before);
    const asked = ++this.asked;
    const there = tapsIn(await this.outlookAfter(before));
    if (asked !== this.asked) return;
    const next = nextOther(there, socket);
    if (next)
      await this.change([...before, next.move], [...this.sockets.map(({ tap }) => tap), next], socket.move);
    else this.table.acting?.announce(this.table.say("web-virtu-pay-no-other"));
  }

  private async outlookAfter(taps: readonly string[]) {
    if (!taps.length) return this.table.outlook;
    return (await this.table.acting?.foresee(taps))?.outlook ?? null;
  }

  /** Choose these taps; all that follows is asked anew. */
  private async change(taps: readonly string[], met: readonly Tap[] = [], freed = ""): Promise<void> {
    const asked = ++this.asked;
    const ahead = taps.length ? await this.table.acting?.foresee(taps) : null;
    if (asked !== this.asked || ahead === undefined || (taps.length && !ahead)) return;
    const shown = this.sockets.map(({ tap }) => tap.move);
    this.earlier = [...this.earlier, this.chosen];
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
    await this.change(before);
    this.earlier = earlier;
  }

  /** Pay as was proposed at first. */
  reset(): void {
    this.drop();
    this.propose();
  }

  drop(): void {
    this.asked += 1;
    this.chosen = this.earlier = this.shown = [];
    this.ahead = null;
    this.known = new Map();
  }

  // Sending it

  /** What the button says that sends it: verb and price. */
  get label(): string {
    const { table } = this;
    const { payment } = table.view;
    if (table.question === "pay" && payment) {
      const price = table.words.arg({ type: "list", items: payment.price });
      return `${purposeOf(table)} · ${price}`;
    }
    const gives: Arg = { type: "list", items: this.sockets.flatMap(({ tap }) => tap.gives) };
    const gathered = this.rest && this.ahead?.view.question?.args?.pool; // one number for each symbol
    return `${purposeOf(table)} · ${table.words.arg(gathered ?? gives)}`;
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
    else if (!this.isProposed) this.table.acting?.stageAll(moves, this.label);
  }
}

/** What is told of a payment as a whole. */
const WHOLE = new Set(["outlook-wastes", "outlook-keeps", "outlook-indulges"]);

/** A list with one entry in the place of another. */
function swapped(all: readonly string[], one: string, other: string): readonly string[] {
  const at = all.indexOf(one);
  return at < 0 ? all : [...all.slice(0, at), other, ...all.slice(at + 1)];
}
