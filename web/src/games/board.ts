/**
 * What the table's frame and a game's board agree on.
 *
 * A board draws `view` and knows no rules: a thing can be chosen if, and only if, a move that concerns it is among the
 * choices. The frame owns everything else: connection, staging, prompt, log, chat, undo, rules, result, replay.
 *
 * Whoever only looks (a spectator, a replay, after the end) gets `acting: null`, and nothing can be chosen. Whoever
 * sits at the table gets `acting`. A click, tap, Enter, Space or drop calls `acting.stage(move)`:
 * - a move that can be taken back is sent at once;
 * - a final one (`acting.isFinal`: the server has found out; or `GameOnTable.asksFirst`) is staged: the board shows what it would do, the frame draws the button that sends it. Staging the same
 *   move again sends it. `stage(null)` and Escape drop it.
 * An answer that takes several moves (what, where, paid with what) is staged as one by `acting.stageAll(moves, label)`;
 * the label stands on the button, with verb and price: "Place a village on b7 · 2 village cards".
 * Settings may ask for both kinds, or for none. `acting.send(move)` sends whatever the settings say (a finished drag).
 *
 * The element that offers a move carries `data-choice="the move"`; one that offers several has them separated by "|".
 * What is offered is in full view. The frame draws buttons for choices that `onBoard` does not claim (pass, numbers …).
 */
import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Box, GameEvent, Outlook, Problem, Section, Survey, View } from "../api/types";
import type { Settings } from "../settings";
import type { Pace } from "../table/queue";
import type { Words } from "../words/words";

/** A seat as the board shows it. Colour and pattern follow the seat's number: CSS variables --seat-0 … --seat-5. */
export interface Seat {
  readonly number: number;
  readonly name: string;
  readonly isYou: boolean;
  readonly bot: string | null;
  /** Has whoever sits here gone away? */
  readonly isAway?: boolean;
}

/** What is said of a thing on hover, focus or long press. */
export interface Thing {
  /** Its name. */
  readonly title: string;
  /** What it is and does, as sentences. */
  readonly lines?: readonly string[];
  /** The move that choosing it would be: if it cannot be made now, the frame asks the server why and says so. */
  readonly move?: string;
  /** Rules to read on, such as "C3.4". */
  readonly rules?: readonly string[];
}

/** What one would see after moves of one's own, and what each thing that could be chosen there would cost and bring. */
export interface Foresight<V extends View = View> {
  readonly view: V;
  readonly outlook: Outlook;
}

/** Several moves that are made as one, and what the button that sends them says. */
export interface Intent {
  readonly moves: readonly string[];
  readonly label: string;
  /** The same and more, such as the end of the action: sent by a button of its own. */
  readonly also?: Intent | null;
}

/** What somebody at the table can do, beside looking. */
export interface Acting<V extends View = View> {
  /** The moves that may be made now, in their notation: "play winter", "at firenze", "pass". Empty if none. */
  readonly choices: readonly string[];
  readonly staged: string | null;
  /** A move has been sent and the server has not yet answered: show it as done, accept no click. */
  readonly sent: string | null;
  /** The moves that are staged as one, or being sent; empty if none are. */
  readonly intent: readonly string[];
  /** Can nothing be taken back after this move? It shows or draws something, or ends what one is asked. */
  isFinal(move: string): boolean;
  stage(move: string | null): void;
  /**
   * Stage several moves as one, under this name; the same ones once more sends them.
   * @param also the same and more, under a name of its own: a second button sends that
   */
  stageAll(moves: readonly string[], label: string, also?: Intent | null): void;
  send(move: string): void;
  /** Send moves one after the other, as long as each may be made; false if it ended early. */
  sendAll(moves: readonly string[], label?: string): Promise<boolean>;
  why(move: string): Promise<Problem | null>;
  /** The view after this move, foretold by the server; null if nobody can know, or offline. */
  preview(move: string): Promise<V | null>;
  /** The view after these moves, one after the other, with the outlook there; null as for `preview`. */
  foresee(moves: readonly string[]): Promise<Foresight<V> | null>;
  /** What each thing that could be chosen would cost and bring; null until it has come, or if nothing is asked. */
  readonly outlook: Outlook | null;
  /** Moves that would finish the action in hand ("pay for me"); empty if there is none. */
  plan(): Promise<readonly string[]>;
  /** Show cards of one's own hand to other seats; false if it was not done. */
  show(cards: string, to: readonly number[]): Promise<boolean>;
  /** Say something in the live region. The frame itself announces events and prompts. */
  announce(text: string): void;
}

/** What a board is given. All of it may change at any time; `events` are those of the latest change only. */
export interface BoardProps<V extends View = View> {
  view: V;
  /** What has happened since the last `view`, to animate; empty at first sight, in replay after a jump, after undo. */
  events: readonly GameEvent[];
  /** All that has happened so far, as far as it is known here. */
  history?: readonly GameEvent[] | undefined;
  seats: readonly Seat[];
  /** What can be done here; null for whoever only looks. */
  acting: Acting<V> | null;
  /** `{@attach about(() => ({ title, lines, move }))}` makes an element say what it is. */
  about(thing: () => Thing): Attachment<Element>;
  /** What the things of the game are and do. */
  box: Box;
  words: Words;
  settings: Settings;
  /** The number of the first event of `history` since the reader's own last turn; null if there is none. */
  since?: number | null | undefined;
  /** Is `view` the table as it was after the reader's last move? Then `acting` is null. */
  isThen?: boolean | undefined;
  /** Shows the table as it was, as long as it is held; absent if nothing has happened since. */
  holdThen?: ((isHeld: boolean) => void) | undefined;
  /** Asks for the table in words, as `view` shows it; null if it cannot be had now. */
  report?: (() => Promise<readonly Section[] | null>) | undefined;
  /** Asks what a seat could do next as things stand, as far as the viewer may know; null if it cannot be had now. */
  survey?: ((seat: number) => Promise<Survey | null>) | undefined;
  /** In replay with all hands open, after the end: what each seat saw, by seat; else absent. `view` is a spectator's. */
  open?: readonly V[] | undefined;
}

/** What a game brings to the table: found by the game's id in games/index.ts. */
export interface GameOnTable<V extends View = View> {
  board: Component<BoardProps<V>>;
  /** Does the board itself offer this move? Else the frame draws a button for it. */
  onBoard(move: string): boolean;
  /** Must this move be confirmed? Without this, or if it says nothing, exactly the final ones must. */
  asksFirst?(move: string, view: V): boolean | undefined;
  /** What is asked, where the board asks several questions as one; null for the game's own question. */
  asks?(view: V, words: Words): string | null;
  /** What a move is called as an answer to what is asked, on the frame's buttons; null for its usual name. */
  answer?(move: string, view: V, words: Words): string | null;
  /** Does the board draw what `acting.outlook` tells? Else it is not asked for. */
  wantsOutlook?: boolean;
  /** Outlines on a square of 512, by name: beside those of the frame (src/table/icons.json) for the lines of the log. */
  pictures?: Readonly<Record<string, string>>;
  /** The name of the picture for a line of the log, or undefined. */
  iconOf?(event: GameEvent): string | undefined;
  /** Does this event begin a new turn? The log is grouped by turns; without this, by the seat that is spoken of. */
  beginsTurn?(event: GameEvent): boolean;
  /**
   * Whose turn an event belongs to: a seat's, nobody's (null: a scoring stands apart), or that of the event before it
   * (undefined). Without this, the turn of the seat that is spoken of.
   */
  turnOf?(event: GameEvent): number | null | undefined;
  /**
   * Does this event end something that everybody should notice (a battle, a round)? It gets a banner. Without this, the
   * events do that end a chapter of the game (`Box.chapters`).
   */
  isOutcome?(event: GameEvent): boolean;
  /** Does the board itself show what this event ends, and more of it? Then the frame draws no banner for it. */
  drawsOutcome?(event: GameEvent): boolean;
  /**
   * How much does this event deserve to be seen when others act? Undefined: nothing, it is shown together with what
   * follows it. Without this, what ends something is notable, all else is routine.
   */
  paceOf?(event: GameEvent): Pace | undefined;
  /**
   * What an event did to a seat, where it does not name that seat, in the second person: "You lose Siena to Venice."
   * `then` is the table as it was after the seat's last move. Null if nothing was done to it.
   */
  doneTo?(event: GameEvent, seat: number, then: V, words: Words): string | null;
  /** Keys of its own, each with the Fluent key of what it does. */
  keys?: readonly (readonly [key: string, text: string])[];
  /** The seats' colours at this table, as CSS values; without this, those of their numbers. */
  coloursOf?(view: V): readonly string[];
  /** Does the board show who sits where and whose turn it is? Else the frame does, above it. */
  drawsSeats?: boolean;
  /** A short text under a seat's name, such as "3 regions, 7 cards". */
  seatNote?(view: V, seat: number, words: Words): string;
  /** Lines of the result's breakdown: for each seat, what it has. */
  breakdown?(view: V, seat: number, words: Words): string[];
  /** The result as a table: what each seat has, reason by reason. */
  ledger?(view: V, words: Words): readonly LedgerRow[];
  /** A newcomer's first steps, one after the other. */
  coach?: readonly CoachStep<V>[];
}

/** A row of the result's table; `amounts` by seat, null where there is none. */
export interface LedgerRow {
  readonly why: string;
  readonly amounts: readonly (number | null)[];
  /** Does it sum up the rows above it? */
  readonly isTotal?: boolean;
}

/** A prompt of the coach: shown once its time has come, gone when it is done or put away. */
export interface CoachStep<V extends View = View> {
  /** The text's Fluent key, whole. */
  readonly text: string;
  /** Rules to read on. */
  readonly rules?: readonly string[];
  /** Has its time come? */
  when(view: V, choices: readonly string[]): boolean;
}
