/** What somebody who sits at a table can do there: the frame's side of `Acting`. */
import type { Outlook, View } from "../api/types";
import type { Acting, Foresight, GameOnTable, Intent } from "../games/board";
import { preferences } from "../settings.svelte";
import { chime } from "./sound";
import type { TableStore } from "./store.svelte";

export class Hands implements Acting {
  constructor(
    private readonly store: TableStore,
    private readonly plays: () => GameOnTable | null,
    readonly announce: (text: string) => void,
  ) {}

  get choices(): readonly string[] {
    return this.store.sent || this.store.sending ? [] : (this.store.game?.choices ?? []);
  }

  get staged(): string | null {
    return this.store.staged;
  }

  get intent(): readonly string[] {
    return (this.store.sending ?? this.store.intent)?.moves ?? [];
  }

  get sent(): string | null {
    return this.store.sent ?? this.store.sending?.moves[0] ?? null;
  }

  get outlook(): Outlook | null {
    return this.store.outlook;
  }

  /** The first choice previews what cannot be taken back, the second sends it; all else is sent at once. */
  stage = (move: string | null): void => {
    const { store } = this;
    if (move === null || store.sent) {
      store.staged = store.intent = null;
      return;
    }
    store.intent = null;
    if (move === store.staged || !this.asksFirst(move)) store.play(move);
    else if (this.choices.includes(move)) store.staged = move;
    chime(preferences.all.sound, "tap");
  };

  /** Several moves as one: staged under the name that they are given, sent when they are chosen once more. */
  stageAll = (moves: readonly string[], label: string, also: Intent | null = null): void => {
    const { store } = this;
    if (store.sent || store.sending || !this.choices.includes(moves[0] ?? "")) return;
    const isSame = store.intent?.moves.join("|") === moves.join("|");
    store.staged = null;
    if (isSame || preferences.all.confirm === "never") store.playAll({ moves, label });
    else store.intent = { moves, label, also };
    chime(preferences.all.sound, "tap");
  };

  private asksFirst(move: string): boolean {
    const { confirm } = preferences.all;
    if (confirm !== "matters") return confirm === "always";
    const view = this.store.game?.view;
    return (view && this.plays()?.asksFirst?.(move, view)) ?? (this.isFinal(move) && !this.isOnly(move));
  }

  /** Where nothing else can be done, one press is enough. */
  private isOnly(move: string): boolean {
    return this.choices.length === 1 && this.choices[0] === move;
  }

  isFinal = (move: string): boolean => this.store.game?.final.includes(move) ?? false;

  send = (move: string): void => {
    this.store.play(move);
  };

  sendAll = (moves: readonly string[], label = ""): Promise<boolean> => this.store.playAll({ moves, label });

  get why() {
    return this.store.why;
  }

  get show() {
    return this.store.show;
  }

  preview = (move: string): Promise<View | null> => this.store.preview(move);

  foresee = (moves: readonly string[]): Promise<Foresight | null> => this.store.foresee(moves);

  plan = (): Promise<readonly string[]> => this.store.plan();
}
