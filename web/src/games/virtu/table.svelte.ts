/** The table as the board's parts see it: the frame's properties, what is in hand, and what follows from both. */
import type { Arg, Prospect, Sum, VirtuView } from "../../api/types";
import { capital, type Words } from "../../words/words";
import type { BoardProps, Thing } from "../board";
import { Paying } from "./desk/paying.svelte";
import { Marching } from "./map/marching.svelte";
import { type Offer, offersOf, toldOf } from "./offers";
import { Moving } from "./palace/moving.svelte";
import { Sights } from "./seats/sights.svelte";

export type Holding = VirtuView["table"][number];
/** What a narrow window shows one of. */
export type Tab = "map" | "palace" | "market";

/** Questions that are answered in the palace, in the market, and on the map. */
const IN_PALACE = new Set([
  "place-family",
  "place-token",
  "move-token",
  "clear-indulgence",
  "reorganise",
  "choose-side",
  "make-room",
  "free-space",
  "free-room",
  "cash",
  "pay",
  "gather",
  "refresh-tiles",
  "last-indulgence",
]);
const IN_MARKET = new Set(["buy-things", "forge-alliance", "choose-bonus", "patronise"]);

/** The token pays for its way room by room; what is bought is paid for in the palace, where the market was. */
const PAID_APART = new Set(["move-token", "buy-things"]);

export class Table {
  /** The seat whose palace is open; null for one's own. */
  opened = $state<number | null>(null);
  /** The tab that was chosen by hand; null for the one that the question needs. */
  chosenTab = $state<Tab | null>(null);
  /** The place whose few offers are shown beside it. */
  asking = $state<string | null>(null);
  /** What the outlook tells of what is pointed at, by mouse or keys: the desk shows it, such as the siege after a march. */
  pointed = $state.raw<Prospect | null>(null);
  /** What is in hand: a payment, a troop, a card; and what is looked at: another's chances, the table as it was. */
  readonly paying = new Paying(this);
  readonly marching = new Marching(this);
  readonly moving = new Moving(this);
  readonly sights = new Sights(this);

  constructor(private readonly props: () => BoardProps<VirtuView>) {}

  get view(): VirtuView {
    return this.props().view;
  }

  get seats() {
    return this.props().seats;
  }

  get events() {
    return this.props().events;
  }

  get history() {
    return this.props().history ?? [];
  }

  get settings() {
    return this.props().settings;
  }

  get acting() {
    return this.props().acting;
  }

  get about() {
    return this.props().about;
  }

  get box() {
    return this.props().box;
  }

  get words(): Words {
    return this.props().words;
  }

  /** The number of the first event since one's own last turn; null if there is none. */
  get since(): number | null {
    return this.props().since ?? null;
  }

  /** Is what is shown the table as it was after one's own last move? */
  get isThen(): boolean {
    return this.props().isThen ?? false;
  }

  /** Shows the table as it was, as long as it is held; absent if nothing has happened since. */
  get holdThen() {
    return this.props().holdThen;
  }

  /** What a seat could do next, as things stand; null if it cannot be told. */
  surveyOf(seat: number) {
    return this.props().survey?.(seat) ?? Promise.resolve(null);
  }

  get outlook() {
    return this.acting?.outlook ?? null;
  }

  say(key: string, args?: Record<string, Arg | string | number>): string {
    return this.words.say(key, args);
  }

  /** The seat whose things lie before the viewer: one's own, or the first for whoever only looks. */
  get own(): number {
    return this.view.seat ?? 0;
  }

  /** The seat whose palace is shown. */
  get shown(): number {
    return this.opened ?? this.own;
  }

  holdingOf(seat: number): Holding {
    const found = this.view.table[seat];
    if (!found) throw new Error(`there is no seat ${seat}`);
    return found;
  }

  /** What one is asked now: "move-token", "pay" …; empty if nothing. */
  get question(): string {
    return this.acting?.choices.length ? (this.view.question?.key ?? "") : "";
  }

  /** The tab that a narrow window shows: the one that was chosen, else where the question is answered. */
  get tab(): Tab {
    if (this.chosenTab) return this.chosenTab;
    if (IN_PALACE.has(this.question)) return "palace";
    return IN_MARKET.has(this.question) ? "market" : "map";
  }

  // What can be chosen

  readonly offers: ReadonlyMap<string, readonly Offer[]> = $derived.by(() => {
    const { acting } = this;
    if (!acting?.choices.length || acting.sent !== null) return NONE;
    return offersOf(acting.choices, this.box.moves, acting.outlook);
  });

  at(place: string): readonly Offer[] {
    return this.offers.get(place) ?? [];
  }

  /** The moves that an element at this place offers, for `choiceMark`. */
  movesAt(place: string): string[] {
    return [...new Set(this.at(place).flatMap(({ moves }) => moves.slice(0, 1)))];
  }

  /** Is what is staged done at this place? */
  isStagedAt(place: string): boolean {
    const { acting } = this;
    const staged = this.paying.offer?.moves ?? (acting?.staged ? [acting.staged] : (acting?.intent ?? []));
    return staged.length > 0 && this.at(place).some(({ moves }) => moves.join() === staged.join());
  }

  /** A place is chosen: what it offers is done, or, if that is several things, shown. */
  choose(place: string): void {
    const [only, ...more] = this.at(place);
    if (!only) return;
    if (more.length) this.asking = this.asking === place ? null : place;
    else this.take(only);
  }

  /** Do what is offered: with its price, if it has one; else at once where it can be taken back, or it waits for its button. */
  async take(offer: Offer): Promise<void> {
    this.asking = null;
    const hasPrice = offer.prospect?.price?.length && !PAID_APART.has(this.question);
    if (hasPrice && this.settings.confirm !== "never" && (await this.paying.lead(offer))) return;
    this.begin(offer);
  }

  private begin({ moves, prospect }: Offer): void {
    const [only, ...more] = moves;
    if (only === undefined) return;
    const label = this.labelOf({ moves, prospect });
    if (!more.length) this.acting?.stage(only);
    else if (this.settings.confirm === "always") this.acting?.stageAll(moves, label);
    else this.acting?.sendAll(moves, label);
  }

  /** The name of an element, for whoever does not see that it glows: does it offer anything? */
  named(label: string, isChoice = true): string {
    return isChoice
      ? `${/[.!?…]$/.test(label) ? label : `${label}.`} ${this.say("web-virtu-choice")}`
      : label;
  }

  /** What an offer is called, with its price: "March from Naples to Terracina · 1 cavalry". */
  labelOf({ moves, prospect }: Offer): string {
    const { thing } = prospect ?? {};
    if (moves.length > 1 && thing?.type === "phrase" && thing.key === "room")
      return this.wayLabel(thing, prospect);
    const named = moves.map((move) => this.words.move(move)).join(", ");
    const price = (prospect?.price ?? []).map((count) => this.words.arg(count)).join(" ");
    return price ? `${capital(named)} · ${price}` : capital(named);
  }

  /** The token's way to a room as one: "To room 3 · 2 florins". */
  private wayLabel(room: Arg, prospect: Prospect | null): string {
    const price = (prospect?.price ?? []).map((count) => this.words.arg(count)).join(" ");
    const named = this.say("web-virtu-to-room", { room });
    return price ? `${named} · ${price}` : named;
  }

  /** Put down what is in hand. */
  drop(): void {
    this.asking = this.pointed = null;
    for (const one of [this.paying, this.marching, this.moving]) one.drop();
  }

  // What things are

  /** What is told of a place: what it is, what it would cost and bring, or why it cannot be chosen. */
  aboutPlace(
    place: string,
    title: string,
    facts: { lines: readonly string[]; rules: readonly string[] },
  ): Thing {
    const told = toldOf(this.outlook, place);
    const move = this.at(place)[0]?.moves[0];
    const rules = [...facts.rules, ...told.flatMap(({ rule }) => (rule ? [rule] : []))];
    return {
      title: capital(title),
      lines: [...facts.lines, ...told.flatMap((one) => this.factsOf(one))],
      rules: [...new Set(rules)],
      ...(move ? { move } : {}),
    };
  }

  /** What the box says of a thing: what it does, and the rules that speak of it. */
  component(kind: string, id: string): { lines: string[]; rules: readonly string[] } {
    const found = this.box.components.find((one) => one.kind === kind && one.id === id);
    return { lines: found?.does ? [this.words.sentence(found.does)] : [], rules: found?.rules ?? [] };
  }

  /** A fact of a thing of the box, such as a city's roads or a card's symbols. */
  fact(kind: string, id: string, name: string): Arg {
    const found = this.box.components.find((one) => one.kind === kind && one.id === id);
    return found?.facts?.find(([key]) => key === name)?.[1] ?? null;
  }

  /** What choosing a thing would cost and bring, or why it cannot be chosen, as sentences. */
  factsOf({ price = [], short = [], sums = {}, brings = [], why_not }: Prospect): string[] {
    const said = (counts: readonly Arg[]) => counts.map((count) => this.words.arg(count)).join(" ");
    return [
      ...(price.length ? [this.say("web-virtu-price", { price: said(price) })] : []),
      ...(short.length ? [this.say("web-virtu-short", { symbols: said(short) })] : []),
      ...Object.entries(sums).map(([name, sum]) => this.sumFact(name, sum)),
      ...brings.map((phrase) => this.words.sentence(phrase)),
      ...(why_not ? [this.words.sentence(why_not)] : []),
    ];
  }

  private sumFact(name: string, sum: Sum): string {
    return this.say(`web-virtu-sum-${name}`, { sum: this.words.sum(sum) });
  }
}

const NONE: ReadonlyMap<string, readonly Offer[]> = new Map();
