/** The table as the board's parts see it: the frame's properties, what is in hand, and what follows from both. */
import type { Arg, Prospect, TuscanyView } from "../../api/types";
import { listArg, nameArg } from "../../words/args";
import { capital, type Words } from "../../words/words";
import type { BoardProps, Thing } from "../board";
import { colourOf, componentFacts, prospectFacts } from "./facts";
import { isJoining } from "./join/joins";
import { givenUp, idOf, onSpaces, parted, spaceOf, swapped, takingOf, toldOf, wayOf } from "./offers";

export type Estate = TuscanyView["table"][number];
/** A tile that has been picked up, from one's own storage or from the display. */
export interface Picked {
  readonly from: "storage" | "display";
  readonly kind: string;
}

const ASKS_FOR_SPACE = ["choose-space", "bring-to"];

export class Table {
  picked = $state.raw<Picked | null>(null);
  /** The space that is chosen for it, and what is paid with, tap by tap. */
  space = $state<string | null>(null);
  payment = $state.raw<readonly string[]>([]);
  /** A seat whose domain is shown large. */
  enlarged = $state<number | null>(null);

  constructor(private readonly props: () => BoardProps<TuscanyView>) {}

  get view(): TuscanyView {
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

  get estate(): Estate {
    return this.estateOf(this.own);
  }

  estateOf(seat: number): Estate {
    const found = this.view.table[seat];
    if (!found) throw new Error(`there is no seat ${seat}`);
    return found;
  }

  /** What one is asked now: "choose-action", "pay" …; empty if nothing. */
  get question(): string {
    return this.acting?.choices.length ? (this.view.question?.key ?? "") : "";
  }

  get isJoining(): boolean {
    return isJoining(this.view);
  }

  can(move: string): boolean {
    return this.acting?.choices.includes(move) ?? false;
  }

  // What is in hand

  /** What is told of each space for what is in hand. */
  get places(): ReadonlyMap<string, Prospect> {
    const { picked, question, outlook } = this;
    if (ASKS_FOR_SPACE.includes(question)) return onSpaces(outlook, "", ["move-on"]);
    if (!picked) return new Map();
    const isPlaced = picked.from === "storage" || question === "bring-tile";
    return onSpaces(outlook, picked.kind, [isPlaced ? "place-on" : "take-for"]);
  }

  /** The spaces that can be chosen now, with the first move that choosing them makes. */
  get spaces(): ReadonlyMap<string, readonly string[]> {
    const isTaking = this.picked?.from === "display" && this.question !== "bring-tile";
    if (!this.question || (isTaking && !ASKS_FOR_SPACE.includes(this.question))) return new Map();
    return new Map(
      [...this.places].flatMap(([space, { moves = [] }]) => (moves.length ? [[space, moves] as const] : [])),
    );
  }

  /** What has been chosen, with its price. */
  get chosen(): Prospect | null {
    return this.space === null ? null : (this.places.get(this.space) ?? null);
  }

  /** The kind that would lie on the chosen space. */
  get chosenKind(): string | null {
    return this.picked?.kind ?? idOf(this.view.question, "kind");
  }

  /** The space that is being paid for step by step, and what for. */
  get paidFor(): { space: string; kind: string } | null {
    const { question } = this.view;
    const [space, kind] = [spaceOf(question), idOf(question, "kind")];
    return this.question === "pay" && space !== null && kind !== null ? { space, kind } : null;
  }

  drop(): void {
    this.picked = this.space = null;
    this.payment = [];
  }

  // Choosing

  /** A tile of the display is chosen. */
  takeUp(kind: string): void {
    const { question, acting } = this;
    const move = `pick ${kind}`;
    if (question === "choose-action") this.takeTile(kind);
    else if (question === "pick-tile") this.estate.room > 0 ? acting?.stage(move) : this.takeTile(kind);
    else if (question === "name-colour") acting?.stage(this.movesOfTile(kind)[0] ?? null);
    else if (question === "bring-tile") this.hold({ from: "display", kind });
  }

  private takeTile(kind: string): void {
    if (!this.outlook) return;
    const prospect = takingOf(this.outlook, kind);
    if (!prospect?.moves?.length) {
      if (this.can("take")) this.acting?.stage("take"); // none fits: colours are replaced first
      return;
    }
    this.picked = { from: "display", kind };
    this.space = null;
    const stored = [...new Set(this.estate.storage ?? [])];
    if (this.estate.room > 0) this.acting?.stageAll(wayOf(prospect), this.nameOf(prospect));
    else if (stored.length === 1) this.swapFor(stored[0] ?? "");
    else this.acting?.stage(null);
  }

  /** A full storage: the tile that is in hand takes the place of this one. */
  private swapFor(thing: string, isSure = false): void {
    const kind = this.picked?.kind ?? "";
    const prospect = takingOf(this.outlook, kind);
    if (!prospect) return;
    const remove = `remove ${thing}`;
    const label = `${this.nameOf(prospect)} · ${this.words.move(remove)}`;
    const moves = [...wayOf(prospect), remove];
    // Whoever has chosen both the tile and what leaves has said all.
    if (isSure && this.settings.confirm !== "always") this.acting?.sendAll(moves, label);
    else this.acting?.stageAll(moves, label);
  }

  /** Does something have to leave the storage for the tile that is in hand? */
  get isSwapping(): boolean {
    const isTaking = this.question === "choose-action" || this.question === "pick-tile";
    return isTaking && this.picked?.from === "display" && this.estate.room <= 0;
  }

  /** The tile of the display that is in hand, or that something stored is to make room for. */
  get taken(): string | null {
    if (this.question === "remove-stored") return idOf(this.view.question, "kind");
    return this.picked?.from === "display" ? this.picked.kind : null;
  }

  /** A thing in one's storage is chosen. */
  takeStored(kind: string): void {
    if (this.question === "remove-stored") this.acting?.stage(`remove ${kind}`);
    else if (this.isSwapping) this.swapFor(kind, true);
    else if (this.question === "choose-action") this.hold({ from: "storage", kind });
  }

  /** Hold a tile; if there is one space for it, that is chosen at once. */
  private hold(picked: Picked): void {
    const isSame = this.picked?.kind === picked.kind && this.picked.from === picked.from;
    if (isSame && this.space !== null) {
      this.chooseSpace(this.space);
      return;
    }
    this.acting?.stage(null);
    this.picked = picked;
    this.space = null;
    const [only, ...more] = this.spaces.keys();
    if (only !== undefined && !more.length) this.chooseSpace(only);
  }

  chooseSpace(space: string): void {
    const prospect = this.places.get(space);
    if (!prospect || !this.spaces.has(space)) return;
    if (this.space !== space) {
      this.space = space;
      this.payment = parted(prospect).payment;
    }
    this.stagePlacement(prospect);
  }

  private stagePlacement(prospect: Prospect): void {
    const { first } = parted(prospect);
    const given = givenUp(this.payment, prospect);
    const label = [this.nameOf(prospect), ...(given.length ? [this.words.arg(listArg(given))] : [])];
    this.acting?.stageAll([...first, ...this.payment], label.join(" · "));
  }

  /** Pay with something else in one slot: the next that there is, or what is wanted. */
  swapSlot(at: number, wanted?: string): void {
    const prospect = this.chosen;
    if (!prospect) return;
    const payment = swapped(this.payment, at, prospect, wanted);
    if (payment.join() === this.payment.join()) return;
    this.payment = payment;
    this.stagePlacement(prospect);
  }

  /** A pile of cards or the workers are chosen while paying: they go into the first slot that they are not in. */
  payWith(moves: readonly string[]): void {
    const isTap = moves.find((move) => this.can(move));
    if (this.question === "pay" && isTap) {
      this.acting?.stage(isTap);
      return;
    }
    const at = this.payment.findIndex((one) => !moves.includes(one));
    for (const move of moves) if (at >= 0) this.swapSlot(at, move);
  }

  /** The taps that could pay with these: for the payment in hand, or for the one that is asked for. */
  tapsAmong(moves: readonly string[]): string[] {
    if (this.question === "pay") return moves.filter((move) => this.can(move));
    return (this.chosen?.taps ?? []).flatMap(({ move }) => (moves.includes(move) ? [move] : []));
  }

  private nameOf({ thing }: Prospect): string {
    return capital(this.words.arg(thing));
  }

  // What things offer

  /** The moves that a tile of the display stands for now. */
  movesOfTile(kind: string): string[] {
    const { question, acting } = this;
    if (question === "choose-action") return this.outlook && this.can("take") ? ["take"] : [];
    if (question === "name-colour") {
      const colour = colourOf(this.box, kind);
      return (acting?.choices ?? []).filter((move) => move === `replace ${colour}`);
    }
    return this.can(`pick ${kind}`) ? [`pick ${kind}`] : [];
  }

  /** The moves that a stored thing stands for now. */
  movesOfStored(kind: string): string[] {
    if (this.isSwapping) return [this.question === "choose-action" ? "take" : `pick ${this.picked?.kind}`];
    if (!this.outlook) return [];
    return [`place ${kind}`, `remove ${kind}`].filter((move) => this.can(move));
  }

  // What things are

  /** What a tile is, what it does, and what taking or placing it would bring. */
  aboutTile(kind: string, move?: string): Thing {
    const facts = componentFacts(this.box, "tile", kind, this.words);
    const told = this.toldOfTile(kind);
    return {
      title: capital(this.words.name("kind", kind)),
      lines: [...facts.lines, ...told],
      rules: facts.rules,
      ...(move ? { move } : {}),
    };
  }

  private toldOfTile(kind: string): string[] {
    const taking = takingOf(this.outlook, kind);
    return taking ? prospectFacts(taking, this.words) : [];
  }

  /** What could be done with a thing in storage, or why it cannot be placed. */
  aboutStored(kind: string): Thing {
    const about = this.aboutTile(kind, this.question === "choose-action" ? `place ${kind}` : undefined);
    if (kind !== "hex") return about;
    const facts = componentFacts(this.box, "piece", "hex", this.words);
    return { ...about, lines: facts.lines, rules: facts.rules };
  }

  /** What is told of a space for what is in hand. */
  factsOfSpace(space: string): string[] {
    const prospect = this.places.get(space);
    const choice = this.spaces.has(space) ? [this.say("web-tuscany-choice")] : [];
    return prospect ? [...choice, ...prospectFacts(prospect, this.words)] : [];
  }

  /** What would be brought by a move that is about no thing. */
  factsOf(move: string): string[] {
    const prospect = toldOf(this.outlook, move);
    return prospect ? prospectFacts(prospect, this.words) : [];
  }

  aboutPiece(kind: string, id: string, name: Arg = nameArg(kind, id)): Thing {
    const facts = componentFacts(this.box, kind, id, this.words);
    return { title: capital(this.words.arg(name)), lines: facts.lines, rules: facts.rules };
  }
}
