/** One table as this browser knows it: what the server has told, what we have asked, and how the line is. */
import type {
  AnyFrame,
  GameEvent,
  GameFrame,
  Line,
  Outlook,
  Problem,
  Section,
  Survey,
  TableFrame,
  View,
} from "../api/types";
import type { Foresight, GameOnTable, Intent } from "../games/board";
import { randomText } from "../guest.svelte";
import { actedAt, noteActed } from "./acted";
import { along } from "./along";
import { Queue, waitFor } from "./queue";
import { keepThen, keptThen } from "./then";
import { takenBackTogether } from "./together";
import { sinceOwn } from "./turns";
import { Wire, type WireState } from "./wire";

/** A change of the game, waiting to be shown. */
interface Change {
  readonly frame: GameFrame;
  /** All that has happened up to it. */
  readonly events: readonly GameEvent[];
  /** What of it the board plays. */
  readonly fresh: readonly GameEvent[];
}

interface Asked {
  readonly command: Record<string, unknown>;
  resolve(frame: AnyFrame): void;
}

const SLOW = 1500; // ms without an answer: say so
const DEAD = 12_000; // ms: hang up and call again
const MOST_SHOWN = 60; // events after a long absence are not played one by one
const NOTHING_TO_DO = { choices: [], own_moves: [], undo: 0, takeback: 0 };
const TAKES_BACK = new Set(["undone", "takeback"]);

export class TableStore {
  table = $state.raw<TableFrame | null>(null);
  /** The game as it is shown: while others' turns are followed, what was heard last waits, and nothing can be chosen. */
  game = $state.raw<GameFrame | null>(null);
  /** Does something wait to be shown? */
  isBehind = $state(false);
  /** Am I asked as soon as all is shown? */
  isNext = $state(false);
  events = $state.raw<readonly GameEvent[]>([]);
  /** Those of the latest change, for the board to play. */
  fresh = $state.raw<readonly GameEvent[]>([]);
  lines = $state.raw<readonly Line[]>([]);
  line = $state<WireState>("connecting");
  /** Why the server has closed the line for good, or "". */
  closed = $state("");
  isSlow = $state(false);
  seat = $state<number | null>(null);
  staged = $state<string | null>(null);
  sent = $state<string | null>(null);
  /** Moves that are staged together. */
  intent = $state.raw<Intent | null>(null);
  /** Those that are being sent, one after the other. */
  sending = $state.raw<Intent | null>(null);
  /** The moves that were last made as one, as far as they count for undo. */
  private together = $state.raw<readonly string[]>([]);
  problem = $state.raw<Problem | null>(null);
  /** What each choice would cost and bring, once it has come; only if it was asked for. */
  outlook = $state.raw<Outlook | null>(null);
  /** Is the outlook wanted whenever something is asked? */
  wantsOutlook = $state(false);
  /** How slowly others' turns are shown: a factor of all waits, 0 is at once. */
  tempo = 0;
  /** How much an event deserves to be seen. */
  paceOf: NonNullable<GameOnTable["paceOf"]> = () => "routine";
  /** The table as it was after our last move; null if it is not known. */
  past = $state.raw<View | null>(null);
  /** Whose turn an event belongs to, as the board says. */
  turnOf = $state.raw<GameOnTable["turnOf"]>();

  private acted = $state<number | null>(null); // how many events there were before our last move
  /** The number of the first event since our last move; null if there is none, or if we have not moved yet. */
  readonly since = $derived.by(() => {
    if (this.seat === null || this.acted === null) return null;
    const first = sinceOwn(this.events, this.acted, this.seat, this.turnOf);
    return first < this.events.length ? first : null;
  });

  private latest: GameFrame | null = null; // what was heard last, and all that has happened up to it
  private heard: readonly GameEvent[] = [];
  private isCalledAnew = false; // has the line been broken since then?
  private readonly queue = new Queue<Change>((changes) => this.showChanges(changes));
  private readonly wire: Wire;
  private readonly asked = new Map<string, Asked>();
  private readonly whys = new Map<string, Promise<Problem | null>>();
  private clock: ReturnType<typeof setTimeout> | undefined;
  private waiting: (() => void)[] = []; // for the next version of the game

  constructor(readonly id: string) {
    this.wire = new Wire(
      () => this.address(),
      (frame) => this.hear(frame),
      (state, closed) => this.follow(state, closed),
    );
  }

  private address(): string {
    const seat = this.seat === null ? "" : `&seat=${this.seat}`;
    return `/api/tables/${this.id}/socket?since=${this.heard.length}&heard=${this.lines.at(-1)?.number ?? 0}${seat}`;
  }

  /** Look from this seat, or as a spectator. */
  look(seat: number | null): void {
    this.seat = seat;
    this.acted = seat === null ? null : actedAt(this.id, seat);
    this.past = seat === null ? null : keptThen(this.id, seat);
    this.queue.clear();
    this.game = this.latest = null;
    this.isBehind = this.isNext = false;
    this.outlook = null;
    this.events = this.heard = [];
    this.fresh = [];
    this.staged = this.sent = this.intent = this.sending = null;
    this.asked.clear();
    this.whys.clear();
    this.letGo();
    this.wire.open();
  }

  close(): void {
    clearTimeout(this.clock);
    this.queue.clear();
    this.wire.close();
  }

  // What the server says

  private follow(state: WireState, closed: string): void {
    this.line = state;
    this.closed = closed;
    if (state !== "open") this.isCalledAnew = true;
    if (state === "open") for (const { command } of this.asked.values()) this.wire.send(command);
  }

  private hear(frame: AnyFrame): void {
    if (frame.type === "table") this.table = frame;
    else if (frame.type === "game") this.hearGame(frame);
    else if (frame.type === "chat") this.lines = [...this.lines, ...frame.lines];
    else this.answered(frame);
  }

  private hearGame(frame: GameFrame): void {
    const isFirst = this.latest === null || frame.since > this.heard.length;
    const isBack = frame.events.some((event) => TAKES_BACK.has(event.kind) && "number" in event.args);
    const isOwn = this.sent !== null;
    const isJump = isFirst || isBack || frame.events.length > MOST_SHOWN;
    this.heard = [...this.heard.slice(0, frame.since), ...frame.events];
    this.latest = frame;
    this.whys.clear();
    if (!this.isPlaying()) this.sent = null;
    const change = { frame, events: this.heard, fresh: isJump ? [] : frame.events };
    const wait = isJump ? 0 : waitFor(frame.events.map(this.paceOf));
    if (isJump) this.queue.clear();
    if (isJump || isOwn || this.mustKeepUp()) this.queue.showNow(change, wait * this.tempo);
    else this.queue.hear(change, wait, this.tempo);
    this.isCalledAnew = false;
    this.noteWaiting();
    if (!isFirst && (isOwn || isBack)) this.keepThen(frame.view);
    this.letGo();
  }

  /** Others' turns are followed only by somebody who looks on, and is not asked already. */
  private mustKeepUp(): boolean {
    return this.isCalledAnew || document.hidden || (this.game?.choices.length ?? 0) > 0;
  }

  /** Show the last of these; the others had nothing to see, or were skipped. */
  private showChanges(changes: readonly Change[]): void {
    const last = changes.at(-1);
    if (!last) return;
    const { frame } = last;
    const fresh = changes.flatMap((change) => change.fresh);
    this.events = last.events;
    this.fresh = fresh.length > MOST_SHOWN ? [] : fresh;
    const hasMoved = this.game !== null && this.game.made !== frame.made; // what was staged answered another question
    this.game = frame === this.latest ? frame : { ...frame, ...NOTHING_TO_DO };
    this.outlook = null;
    this.noteWaiting();
    const { choices } = this.game;
    if (this.staged && (hasMoved || !choices.includes(this.staged))) this.staged = null;
    if (this.intent && (hasMoved || !choices.includes(this.intent.moves[0] ?? ""))) this.intent = null;
    if (this.wantsOutlook) this.lookAhead();
  }

  /** Say whether something waits; until it is shown, nothing can be done. */
  private noteWaiting(): void {
    this.isBehind = !this.queue.isEmpty;
    this.isNext = this.isBehind && (this.latest?.choices.length ?? 0) > 0;
    if (this.isBehind && this.game && this.game.undo + this.game.takeback > 0)
      this.game = { ...this.game, ...NOTHING_TO_DO };
  }

  /** Show at once what waits to be shown. */
  skip = (): void => this.queue.skip();

  private keepThen(view: View): void {
    this.past = view;
    if (this.seat !== null) keepThen(this.id, this.seat, view);
  }

  private answered(frame: Exclude<AnyFrame, { type: "table" | "game" | "chat" }>): void {
    const found = this.asked.get(frame.key);
    this.asked.delete(frame.key);
    this.watch();
    found?.resolve(frame);
  }

  // What we ask

  private isPlaying(): boolean {
    return [...this.asked.values()].some(({ command }) => command.type === "play");
  }

  /** Send a command; whatever becomes of the line, it is done once. */
  ask(type: string, rest: Record<string, unknown> = {}): Promise<AnyFrame> {
    const key = randomText(8);
    const command = { type, key, ...rest };
    return new Promise((resolve) => {
      this.asked.set(key, { command, resolve });
      this.wire.send(command);
      this.watch();
    });
  }

  /** Say so when an answer takes long, and hang up when none comes. */
  private watch(): void {
    clearTimeout(this.clock);
    this.isSlow = false;
    if (!this.asked.size) return;
    this.clock = setTimeout(() => {
      this.isSlow = true;
      this.clock = setTimeout(() => this.wire.again(), DEAD);
    }, SLOW);
  }

  /** Ask for something to be done; false if it was not, and `problem` says why. */
  async act(type: string, rest: Record<string, unknown> = {}): Promise<boolean> {
    this.problem = null;
    const answer = await this.ask(type, rest);
    if (answer.type !== "denied") return true;
    this.problem = answer.problem;
    return false;
  }

  get version(): number {
    return this.latest?.version ?? 0;
  }

  /** Make a move; true once it is done and the game that came of it is here. */
  async play(move: string): Promise<boolean> {
    if (this.sent || this.isBehind || !this.game?.choices.includes(move)) return false;
    this.staged = this.intent = null;
    this.sent = move;
    const version = this.version;
    const before = this.events.length;
    const isDone = await this.act("play", { move, version });
    if (isDone) this.noteActed(before);
    if (!isDone || this.version !== version) this.sent = null;
    if (isDone) await this.changed(version);
    return isDone;
  }

  private noteActed(before: number): void {
    this.acted = before;
    if (this.seat !== null) noteActed(this.id, this.seat, before);
  }

  /** Make moves one after the other, as long as each may be made; false if it ended early. */
  async playAll(intent: Intent): Promise<boolean> {
    if (this.sending || !this.game) return false;
    this.sending = intent;
    const before = this.game.own_moves.length;
    const isWhole = await along(
      intent.moves,
      () => this.game?.made ?? 0,
      (move) => this.playNext(move),
    );
    const own = this.game?.own_moves ?? [];
    this.together = own.slice(0, Math.max(0, own.length - before)).reverse();
    if (this.sending === intent) this.sending = null;
    return isWhole;
  }

  /** One of several moves. If the game has made it by itself while it was on its way, that is no problem. */
  private async playNext(move: string): Promise<void> {
    const { version } = this;
    const made = this.game?.made;
    if ((await this.play(move)) || this.problem?.code !== "stale") return;
    await this.changed(version);
    if (this.game?.made !== made) this.problem = null;
  }

  /** Wait until the game has gone on from this version: the answer to a move may come before what came of it. */
  private changed(version: number): Promise<void> {
    if (this.version !== version) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private letGo(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  /** Ask what each choice would cost and bring. */
  async lookAhead(): Promise<void> {
    const { version } = this;
    if (this.seat === null || !this.game?.choices.length) return;
    const answer = await this.ask("outlook");
    if (answer.type === "outlook" && this.version === version) this.outlook = answer.outlook;
  }

  /** Moves that would finish the action in hand. */
  async plan(): Promise<readonly string[]> {
    if (this.seat === null) return [];
    const answer = await this.ask("plan");
    return answer.type === "plan" ? answer.moves : [];
  }

  /** The table in words, as it is now; null if the game went on meanwhile. */
  report = async (): Promise<readonly Section[] | null> => {
    const answer = await this.ask("report");
    return answer.type === "report" && answer.version === this.game?.version ? answer.sections : null;
  };

  /** What a seat could do next; null if it cannot be had now, or if the game went on meanwhile. */
  survey = async (seat: number): Promise<Survey | null> => {
    if (this.line !== "open") return null;
    const answer = await this.ask("survey", { seat });
    return answer.type === "survey" && answer.version === this.version ? answer.survey : null;
  };

  /** How many of one's latest moves the next undo takes back. */
  get undone(): number {
    return takenBackTogether(this.together, this.game?.own_moves ?? [], this.game?.undo ?? 0);
  }

  undo = (): Promise<boolean> => this.act("undo", { version: this.version, moves: this.undone });
  takeback = (moves = 1): Promise<boolean> => this.act("takeback", { version: this.version, moves });
  consent = (agrees: boolean): Promise<boolean> => this.act("consent", { agrees });
  show = (cards: string, to: readonly number[]): Promise<boolean> => this.act("show", { cards, to });
  chat = (text: string): Promise<boolean> => this.act("chat", { text });

  /** Why a move may not be made; null if it may, or if we have no seat to make it from. */
  why = (move: string): Promise<Problem | null> => {
    if (this.seat === null || this.line !== "open") return Promise.resolve(null);
    const known = this.whys.get(move);
    if (known) return known;
    const answer = this.ask("why", { move }).then((frame) => (frame.type === "why" ? frame.problem : null));
    this.whys.set(move, answer);
    return answer;
  };

  /** What we would see after a move, as far as that can be known. */
  preview = async (move: string): Promise<View | null> => {
    if (this.seat === null || this.line !== "open") return null;
    const answer = await this.ask("preview", { move });
    return answer.type === "preview" ? answer.view : null;
  };

  /** What we would see after several moves, and the outlook there, as far as that can be known. */
  foresee = async ([move, ...then]: readonly string[]): Promise<Foresight | null> => {
    if (this.seat === null || this.line !== "open" || move === undefined) return null;
    const answer = await this.ask("preview", { move, then, outlook: true });
    if (answer.type !== "preview" || !answer.view || !answer.outlook) return null;
    return { view: answer.view, outlook: answer.outlook };
  };
}
