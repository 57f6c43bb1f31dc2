/**
 * What the table's frame and a game's board agree on.
 *
 * A board draws `view` and knows no rules: a thing can be chosen if, and only if, its move is in `choices`.
 * The frame owns everything else: connection, staging, prompt, log, chat, undo, rules, result, replay, announcements.
 *
 * Choosing: a click (tap, Enter, Space, drop) calls `stage(move)`. If nothing, or another move, is staged, the frame
 * makes `move` the staged one and the board shows what it would do. If the same move is staged already, or if the
 * player does not want to confirm, the frame sends it. `send(move)` sends at once (a finished drag, for example).
 * Escape and `stage(null)` take the staged move away. The frame draws the bar with the staged move's name and the
 * button that sends it, and buttons for choices that `onBoard` does not claim (pass, keep hand, numbers …).
 */
import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { GameEvent, Problem, View } from "../api/types";
import type { Settings } from "../settings";
import type { Words } from "../words/words";

/** A seat as the board shows it. Colour and pattern follow the seat's number: CSS variables --seat-0 … --seat-5. */
export interface Seat {
  readonly number: number;
  readonly name: string;
  readonly isYou: boolean;
  readonly bot: string | null;
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

/** What a board is given. All of it may change at any time; `events` are those of the latest change only. */
export interface BoardProps<V extends View = View> {
  view: V;
  /** The moves that may be made now, in their notation: "play winter", "at firenze", "pass". Empty if none. */
  choices: readonly string[];
  /** What has happened since the last `view`, to animate; empty at first sight, in replay after a jump, after undo. */
  events: readonly GameEvent[];
  seats: readonly Seat[];
  staged: string | null;
  /** A move has been sent and the server has not yet answered: show it as done, accept no click. */
  sent: string | null;
  stage(move: string | null): void;
  send(move: string): void;
  why(move: string): Promise<Problem | null>;
  /** The view after this move, foretold by the server (command `preview`); null if nobody can know, or offline. */
  preview?(move: string): Promise<V | null>;
  /** Show cards of one's own hand to other seats, if the game knows such a thing; false if it was not done. */
  show?(cards: string, to: readonly number[]): Promise<boolean>;
  /** `{@attach about(() => ({ title, lines, move }))}` makes an element say what it is. */
  about(thing: () => Thing): Attachment<Element>;
  /** Say something in the live region. The frame itself announces events and prompts. */
  announce(text: string): void;
  words: Words;
  settings: Settings;
  /** In replay with all hands open, after the end: what each seat saw, by seat; else absent. `view` is a spectator's. */
  open?: readonly V[] | undefined;
  /** In replay and for spectators: nothing can be chosen. */
  readonly: boolean;
}

/** What a game brings to the table: found by the game's id in games/index.ts. */
export interface GameOnTable<V extends View = View> {
  board: Component<BoardProps<V>>;
  /** Does the board itself offer this move? Else the frame draws a button for it. */
  onBoard(move: string): boolean;
  /** Outlines on a square of 512, by name: beside those of the frame (src/table/icons.json) for the lines of the log. */
  pictures?: Readonly<Record<string, string>>;
  /** The name of the picture for a line of the log, or undefined. */
  iconOf?(event: GameEvent): string | undefined;
  /** A short text under a seat's name, such as "3 regions, 7 cards". */
  seatNote?(view: V, seat: number, words: Words): string;
  /** Lines of the result's breakdown: for each seat, what it has. */
  breakdown?(view: V, seat: number, words: Words): string[];
  /** A newcomer's first steps, one after the other. */
  coach?: readonly CoachStep<V>[];
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
