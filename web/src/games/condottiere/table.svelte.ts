/** The table as the board's parts see it: the frame's properties, and what follows from them. */
import type { CondottiereView } from "../../api/types";
import type { BoardProps, Thing } from "../board";
import { cardAbout, cardName, regionFacts } from "./facts";
import { line, type Speech, sentence } from "./strengths";

const RULES: Readonly<Record<string, string>> = {
  winter: "C3.2",
  spring: "C3.3",
  drummer: "C3.4",
  bishop: "C3.5",
  courtesan: "C3.7",
  heroine: "C3.8",
  scarecrow: "C3.9",
  surrender: "C3.10",
};

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

  /** The move that is staged, or on its way. */
  get staged(): string | null {
    return this.props().sent ?? this.props().staged;
  }

  /** What each seat saw, when all hands lie open. */
  get open(): readonly CondottiereView[] | undefined {
    return this.props().open;
  }

  get isSent(): boolean {
    return this.props().sent !== null;
  }

  get about() {
    return this.props().about;
  }

  readonly speech: Speech = {
    say: (key, args) => this.props().words.text(key, args),
    seat: (seat) => this.props().words.seat(seat),
    listed: (names) => this.props().words.listed(names),
  };

  say(key: string, args?: Record<string, string | number>): string {
    return this.speech.say(key, args);
  }

  /** May this move be made now? */
  can(move: string): boolean {
    return !this.props().readonly && !this.isSent && this.props().choices.includes(move);
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

  /** Choose: the frame stages it, or sends what is staged already. */
  pick(move: string | null): void {
    if (move !== null && this.can(move)) this.props().stage(move);
  }

  /** A finished drag needs no second click. */
  drop(move: string): void {
    if (this.can(move)) this.props().send(move);
  }

  /** What a region is. */
  aboutRegion(region: string): Thing {
    const [first = "", ...lines] = regionFacts(this.view, region, this.speech);
    const isPlacing = this.view.prompt?.startsWith("place-figure");
    const isBlessing = this.view.prompt?.startsWith("place-favour");
    const move = isBlessing ? `favour ${region}` : isPlacing ? `at ${region}` : null;
    return { title: first, lines, ...(move ? { move } : {}), rules: [isBlessing ? "C3.6" : "C4.5"] };
  }

  /** What a card is, wherever it lies. */
  aboutCard(card: string, move?: string): Thing {
    return {
      title: cardName(card, this.speech),
      lines: [cardAbout(card, this.speech)],
      ...(move ? { move } : {}),
      rules: [RULES[card] ?? "C3.1"],
    };
  }

  /** How a line's strength comes about. */
  aboutLine(seat: number): Thing {
    return {
      title: sentence(this.speech.seat(seat)),
      lines: [line(this.view, seat, this.speech)],
      rules: ["C2.6"],
    };
  }
}
