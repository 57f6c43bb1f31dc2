/** The formatter: phrases with typed arguments as sentences for one reader. The same as signoria/words.py. */
import type { Arg, GameEvent, Phrase, Problem, Result, Sum } from "../api/types";

export type Args = Record<string, string | number>;
/** A text under "", and its other forms by their names. */
export type Forms = Record<string, string>;

/** Says texts by their Fluent keys. */
export interface Texts {
  readonly language: string;
  say(key: string, args?: Args): string;
  forms(key: string, args: Args): Forms;
  has(key: string): boolean;
}

/** One or more events told in one sentence; `first` is the number of the first of them. */
export interface Told {
  readonly first: number;
  readonly count: number;
  readonly event: GameEvent;
  readonly text: string;
}

const NONE = "none";
/** Forms of a text beside its value: English articles, plural, a short form, and the cases of Russian and Czech. */
const FORMS = ["a", "the", "pl", "short", "gen", "dat", "acc", "ins", "loc"];
/** Games that say with another's words what they have no words of their own for. */
export const KIN: Record<string, string> = { "wars-of-italy": "virtu", "condottiere-mini": "condottiere" };

export class Words {
  constructor(
    readonly texts: Texts,
    readonly game: string,
    readonly names: readonly string[],
    readonly reader: number | null,
    readonly moves: Readonly<Record<string, Phrase>> = {},
  ) {}

  /** A text of this game, of its kin, or one that all games share: `say("hint-play-card")`. */
  say(key: string, args: Record<string, Arg | string | number> = {}): string {
    return this.texts.say(this.key(key), this.variables(args));
  }

  /** Is there such a text? */
  has(key: string): boolean {
    return this.texts.has(this.key(key));
  }

  /** The whole key of a text: the game's own, if it has one. */
  key(key: string): string {
    const kin = KIN[this.game];
    const own = [`${this.game}-${key}`, ...(kin === undefined ? [] : [`${kin}-${key}`])];
    return own.find((one) => this.texts.has(one)) ?? key;
  }

  /** A phrase in words; one without a text, as of a game from outside, as it is written. */
  phrase(phrase: Phrase): string {
    return text(this.forms(phrase));
  }

  /** A phrase with a capital letter first. */
  sentence(phrase: Phrase): string {
    return capital(this.phrase(phrase));
  }

  /** An argument in words. */
  arg(arg: Arg): string {
    return text(this.forms(arg));
  }

  /** A thing's name; `none` for null. */
  name(kind: string, thing: string | null): string {
    return thing === null ? NONE : this.arg({ type: "name", kind, id: thing });
  }

  /** A seat as the reader calls it. */
  seat(seat: number): string {
    return this.arg({ type: "seat", seat });
  }

  /** Several seats: `a, b and c`. */
  seats(seats: readonly number[]): string {
    return this.arg({ type: "list", items: seats.map((seat) => ({ type: "seat", seat })) });
  }

  /** What a text can put in: `$x` and the forms of each argument x. */
  private variables(args: Record<string, Arg | string | number>): Args {
    const found: Args = {};
    for (const [name, arg] of Object.entries(args)) {
      if (typeof arg === "string" || typeof arg === "number") {
        found[name] = arg;
        continue;
      }
      const forms = this.forms(arg);
      for (const form of FORMS) found[`${name}-${form}`] = text(forms);
      for (const [form, one] of Object.entries(forms)) found[form ? `${name}-${form}` : name] = one;
      Object.assign(found, this.facts(name, arg));
    }
    return found;
  }

  /** What a text can choose by: who it is, which thing, how many. */
  private facts(name: string, arg: Arg): Args {
    switch (arg?.type) {
      case "seat":
        return { [`${name}-who`]: arg.seat === this.reader ? "you" : "other" };
      case "count":
        return { [`${name}-number`]: arg.number, ...(arg.unit ? {} : { [name]: arg.number }) };
      case "list":
        return { [`${name}-number`]: arg.items.length };
      case "sum":
        return { [`${name}-number`]: arg.total };
      case "name":
        return { [`${name}-id`]: arg.id };
      case "phrase":
        return { [`${name}-id`]: arg.key };
      default:
        return arg === null ? { [`${name}-id`]: NONE } : {};
    }
  }

  /** An argument's text and those of its forms that differ. */
  private forms(arg: Arg): Forms {
    switch (arg?.type) {
      case "name":
        return this.read(`${arg.kind}-${arg.id}`, {}, arg.id);
      case "count":
        return arg.unit
          ? this.read(`unit-${arg.unit}`, { number: arg.number }, String(arg.number))
          : { "": String(arg.number) };
      case "seat":
        return this.seatForms(arg.seat);
      case "list":
        return this.listForms(arg.items);
      case "phrase":
        return this.read(arg.key, this.variables(arg.args ?? {}), asWritten(arg));
      case "sum":
        return { "": this.sum(arg) };
      case "quote":
        return { "": arg.text };
      default:
        return { "": NONE };
    }
  }

  private read(key: string, args: Args, missing: string): Forms {
    return this.has(key) ? this.texts.forms(this.key(key), args) : { "": missing };
  }

  private seatForms(seat: number): Forms {
    if (seat === this.reader) return this.texts.forms("seat-you", {});
    const name = this.names[seat];
    return name
      ? this.texts.forms("seat-named", { name })
      : this.texts.forms("seat-numbered", { number: seat });
  }

  private listForms(listed: readonly Arg[]): Forms {
    const items = listed.filter((item) => item !== null).map((item) => this.forms(item));
    if (!items.length) return this.texts.forms("list-nothing", {});
    const found = new Set(items.flatMap((item) => Object.keys(item)).filter((form) => form !== "gender"));
    return Object.fromEntries(
      [...found].map((form) => [form, this.joined(items.map((item) => item[form] ?? text(item)))]),
    );
  }

  /** `a, b and c`. */
  joined(texts: readonly string[]): string {
    if (texts.length < 2) return texts.join("");
    return this.texts.say("list-and", { first: texts.slice(0, -1).join(", "), last: texts.at(-1) ?? "" });
  }

  /** A move as a choice; one that the game says nothing of, as it is written. */
  move(notation: string): string {
    const phrase = this.moves[notation];
    return phrase ? this.phrase(phrase) : notation;
  }

  /** What a seat is asked. */
  question(question: Phrase): string {
    return this.sentence({ ...question, key: `prompt-${question.key}` });
  }

  /** What a question is about. */
  hint(question: Phrase): string {
    return this.sentence({ ...question, key: `hint-${question.key}` });
  }

  /** Why something was not done. */
  problem(problem: Problem): string {
    return this.has(problem.text.key) ? this.sentence(problem.text) : problem.detail;
  }

  /** What happened, a sentence each; `since` is the number of the first event. */
  tell(events: readonly GameEvent[], since = 0): Told[] {
    const told: Told[] = [];
    let at = 0;
    while (at < events.length) {
      const event = events[at] as GameEvent;
      let end = at + 1;
      while (end < events.length && isToldWith(event, events[end] as GameEvent)) end++;
      told.push({ first: since + at, count: end - at, event, text: this.tellOne(events.slice(at, end)) });
      at = end;
    }
    return told;
  }

  private tellOne(group: readonly GameEvent[]): string {
    const { kind, args, gathers } = group[0] as GameEvent;
    const items = gathers ? group.map((one) => one.args[gathers] ?? null) : [];
    const gathered: Record<string, Arg> = gathers ? { ...args, [gathers]: { type: "list", items } } : args;
    return this.sentence({ type: "phrase", key: `event-${kind}`, args: gathered });
  }

  /** `13 (3 and 10) + 13 (doubled by the Drummer) − 1 (agent) = 25`. */
  sum(sum: Sum): string {
    let told = "";
    for (const { amount, why } of sum.terms ?? [])
      told += `${amount < 0 ? " − " : told ? " + " : ""}${Math.abs(amount)} (${this.phrase(why)})`;
    told = told.trim() || signed(sum.total);
    return (sum.terms ?? []).length > 1 ? `${told} = ${signed(sum.total)}` : told;
  }

  /** Who won and why. */
  winners({ winners, because }: Result): string {
    const seats: Arg[] = winners.map((seat) => ({ type: "seat", seat }));
    const only = seats.length === 1 ? (seats[0] as Arg) : null;
    const seat: Arg = only ?? { type: "list", items: seats };
    return this.sentence({
      type: "phrase",
      key: only ? "result-won" : "result-shared",
      args: { seat, because },
    });
  }
}

/** Are these neighbours told in one sentence? */
function isToldWith(first: GameEvent, next: GameEvent): boolean {
  if (!first.gathers || first.kind !== next.kind) return false;
  const rest = ({ args, gathers }: GameEvent) => JSON.stringify({ ...args, [gathers ?? ""]: null });
  return rest(first) === rest(next);
}

/** What stands for a phrase without a text: the notation of a move, else the key without its first word. */
function asWritten({ key, args }: Phrase): string {
  const notation = args?.move;
  if (key.startsWith("move-") && notation?.type === "quote") return notation.text;
  return key.slice(key.indexOf("-") + 1);
}

function text(forms: Forms): string {
  return forms[""] ?? "";
}

/** A number with a true minus sign if it is negative. */
function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** With a capital letter first. */
export function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
