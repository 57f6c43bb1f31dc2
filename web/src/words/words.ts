/** Events, questions, moves and results as sentences for one reader, in one language: as in signoria/terminal/words.py. */
import type { GameEvent, Phrase, Problem } from "../api/types";

export type Args = Record<string, string | number>;

/** Says texts by their Fluent keys. */
export interface Texts {
  readonly language: string;
  say(key: string, args?: Args): string;
  has(key: string): boolean;
}

const NONE = "none";
const THINGS = ["card", "region"];
const NAMED = new Set([...THINGS, "reason"]);
const TOLD_TOGETHER = new Set(["card-dealt", "card-shown"]);
/** The match tells these of any game; a game may have an event of the same name that counts no moves. */
const EVENTS_OF_MATCH = new Set(["undone", "takeback"]);

/** One or more events told in one sentence; `first` is the number of the first of them. */
export interface Told {
  readonly first: number;
  readonly count: number;
  readonly event: GameEvent;
  readonly text: string;
}

export class Words {
  constructor(
    readonly texts: Texts,
    readonly game: string,
    readonly names: readonly string[],
    readonly reader: number | null,
  ) {}

  /** A text by its whole key. */
  text(key: string, args: Args = {}): string {
    return this.texts.say(key, args);
  }

  /** A text of this game: `say("hint-play-card")` is condottiere-hint-play-card. */
  say(key: string, args: Args = {}): string {
    return this.texts.say(`${this.game}-${key}`, args);
  }

  /** Has this game such a text? */
  has(key: string): boolean {
    return this.texts.has(`${this.game}-${key}`);
  }

  /** A seat as its reader calls it. */
  seat(seat: number): string {
    if (seat === this.reader) return this.text("terminal-you");
    return this.names[seat] || this.text("terminal-seat", { seat: String(seat) });
  }

  /** A seat as the texts ask for it: $who and $name. */
  who(seat: number, capital = true): Args {
    const name = this.seat(seat);
    return { who: seat === this.reader ? "you" : "seat", name: capital ? sentence(name) : name };
  }

  /** `a, b and c`. */
  listed(names: readonly string[]): string {
    if (names.length < 2) return names.join("");
    return this.text("terminal-and", { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
  }

  /** A card, region or reason in words; `none` for null. */
  nameOf(kind: string, thing: string | number | null): string {
    return thing === null ? NONE : this.say(`${kind}-${thing}`);
  }

  /** A hand or a line, card by card. */
  cards(cards: readonly string[], separator = ", "): string {
    return cards.map((card) => this.nameOf("card", card)).join(separator) || this.text("terminal-nothing");
  }

  /** The object of a move in words, if it has a name. */
  thing(text: string): string {
    for (const kind of THINGS) if (this.has(`${kind}-${text}`)) return this.nameOf(kind, text);
    return this.has(`move-${text}`) ? this.say(`move-${text}`) : text;
  }

  /** A move as a choice: the name of what it is about, or words of its own. */
  move(text: string): string {
    const key = text.split(/\s+/).join("-");
    if (this.has(`move-${key}`)) return this.say(`move-${key}`);
    return this.thing(text.slice(text.indexOf(" ") + 1));
  }

  /** A text that the server sent as key and arguments. */
  phrase(phrase: Phrase): string {
    return this.texts.has(phrase.key) ? this.text(phrase.key, phrase.args) : phrase.key;
  }

  /** Why something was not done. */
  problem(problem: Problem): string {
    if (!this.texts.has(problem.text.key)) return problem.detail;
    const args = { ...problem.text.args };
    if (typeof args.move === "string") args.thing = this.thing(args.move.slice(args.move.indexOf(" ") + 1));
    return this.text(problem.text.key, args);
  }

  /** What happened, a sentence each; `since` is the number of the first event. */
  tell(events: readonly GameEvent[], since = 0): Told[] {
    const told: Told[] = [];
    let at = 0;
    while (at < events.length) {
      const event = events[at] as GameEvent;
      let end = at + 1;
      if (TOLD_TOGETHER.has(event.kind))
        while (events[end]?.kind === event.kind && events[end]?.args.seat === event.args.seat) end++;
      told.push({ first: since + at, count: end - at, event, text: this.tellOne(events.slice(at, end)) });
      at = end;
    }
    return told;
  }

  private tellOne(group: readonly GameEvent[]): string {
    const event = group[0] as GameEvent;
    const words: Args = {};
    for (const [name, value] of Object.entries(event.args))
      words[name] = NAMED.has(name) ? this.nameOf(name, value) : value === null ? NONE : value;
    if (TOLD_TOGETHER.has(event.kind)) {
      const cards = group.map((one) => one.args.card).filter((card) => card !== null && card !== undefined);
      words.cards = this.cards(cards.map(String));
      words.number = group.length;
    }
    const { seat, to } = event.args;
    if (typeof seat === "number") Object.assign(words, this.who(seat));
    if (typeof to === "number") words.to = this.seat(to);
    const isOfMatch = EVENTS_OF_MATCH.has(event.kind) && "number" in event.args;
    return this.text(isOfMatch ? `event-${event.kind}` : `${this.game}-event-${event.kind}`, words);
  }
}

/** With a capital letter first. */
export function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
