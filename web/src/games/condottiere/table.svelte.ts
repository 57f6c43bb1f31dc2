/** The table as the board's parts see it: the frame's properties, and what follows from them. */
import type { Arg, CondottiereView } from "../../api/types";
import { botName } from "../../shell/bots";
import { capital, type Words } from "../../words/words";
import type { BoardProps, Thing } from "../board";
import { REGIONS } from "./box";
import { battle, cardAbout, cardName, handFacts, piles, regionFacts, remarks } from "./facts";
import { goal, line, reach } from "./strengths";

export class Table {
  /** What a staged move would lead to, once the server has said so. */
  foretold = $state.raw<CondottiereView | null>(null);
  /** A card of one's own that is being dragged, by its move. */
  dragged = $state<string | null>(null);

  constructor(private readonly props: () => BoardProps<CondottiereView>) {}

  get view(): CondottiereView {
    return this.props().view;
  }

  get seats() {
    return this.props().seats;
  }

  get settings() {
    return this.props().settings;
  }

  get events() {
    return this.props().events;
  }

  get acting() {
    return this.props().acting;
  }

  /** The move that is staged, or on its way. */
  get staged(): string | null {
    return this.acting?.sent ?? this.acting?.staged ?? null;
  }

  /** What each seat saw, when all hands lie open. */
  get open(): readonly CondottiereView[] | undefined {
    return this.props().open;
  }

  get isSent(): boolean {
    return this.acting != null && this.acting.sent !== null;
  }

  get box() {
    return this.props().box;
  }

  get about() {
    return this.props().about;
  }

  get words(): Words {
    return this.props().words;
  }

  say(key: string, args?: Record<string, Arg | string | number>): string {
    return this.words.say(key, args);
  }

  /** May this move be made now? */
  can(move: string): boolean {
    return !this.isSent && (this.acting?.choices.includes(move) ?? false);
  }

  /** The move that a region stands for now, or null. */
  moveTo(region: string): string | null {
    return (
      [`at ${region}`, `favour ${region}`].find((move) => this.can(move) || move === this.staged) ?? null
    );
  }

  /** The move that a card of one's hand stands for: what one is asked, if that is about the hand. */
  moveWith(card: string): string {
    return this.view.prompt?.startsWith("keep-card") ? `keep ${card}` : `play ${card}`;
  }

  /** Is one asked for a card of the hand? Else no refusal of such a card helps anybody. */
  get isAboutHand(): boolean {
    return /^(play|keep)-card/.test(this.view.prompt ?? "");
  }

  /** Is a region to be chosen, or has one just been? */
  get isChoosing(): boolean {
    return REGIONS.some((region) => this.moveTo(region) !== null);
  }

  /** Choose: the frame stages it, or sends what is staged already. */
  pick(move: string | null): void {
    if (move !== null && this.can(move)) this.acting?.stage(move);
  }

  /** A finished drag needs no second click. */
  drop(move: string): void {
    if (this.can(move)) this.acting?.send(move);
  }

  /** What a region is. */
  aboutRegion(region: string): Thing {
    const [first = "", ...lines] = regionFacts(this.view, region, this.box, this.words);
    const isPlacing = this.view.prompt?.startsWith("place-figure");
    const isBlessing = this.view.prompt?.startsWith("place-favour");
    const move = isBlessing ? `favour ${region}` : isPlacing ? `at ${region}` : null;
    return { title: first, lines, ...(move ? { move } : {}), rules: [isBlessing ? "C3.6" : "C4.5"] };
  }

  /** What a card is, wherever it lies. */
  aboutCard(card: string, move?: string): Thing {
    return {
      title: cardName(card, this.words),
      ...cardAbout(card, this.box, this.words),
      ...(move ? { move } : {}),
    };
  }

  /** Who a seat is, and how its line's strength comes about. */
  aboutLine(seat: number): Thing {
    const { bot } = this.seats[seat] ?? { bot: null };
    const told = [
      line(this.view, seat, this.words),
      reach(this.view, seat, this.words),
      ...handFacts(this.view, seat, this.words),
    ];
    const notes = [...(bot ? [botName(bot)] : []), ...remarks(this.view, seat, this.words)];
    return {
      title: [capital(this.words.seat(seat)), ...notes].join(" · "),
      lines: told,
      rules: ["C2.6", "C6.1"],
    };
  }

  /** What the battle is about, what would come of it now, what wins, and what lies where. */
  aboutBattle(): Thing {
    const [aim = ""] = goal(this.view, this.words);
    return {
      title: battle(this.view, this.words),
      lines: [
        ...this.view.expected.map((phrase) => this.words.sentence(phrase)),
        aim,
        piles(this.view, this.words),
      ],
      rules: ["C4.1", "C6.1"],
    };
  }
}
