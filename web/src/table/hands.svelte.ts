/** What somebody who sits at a table can do there: the frame's side of `Acting`. */
import type { Outlook, View } from "../api/types";
import type { Acting, Foresight, GameOnTable } from "../games/board";
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
    return this.store.sent ? [] : (this.store.game?.choices ?? []);
  }

  get staged(): string | null {
    return this.store.staged;
  }

  get sent(): string | null {
    return this.store.sent;
  }

  get outlook(): Outlook | null {
    return this.store.outlook;
  }

  /** The first choice previews what cannot be taken back, the second sends it; all else is sent at once. */
  stage = (move: string | null): void => {
    const { store } = this;
    if (move === null || store.sent) {
      store.staged = null;
      return;
    }
    if (move === store.staged || !this.asksFirst(move)) store.play(move);
    else if (this.choices.includes(move)) store.staged = move;
    chime(preferences.all.sound, "tap");
  };

  private asksFirst(move: string): boolean {
    const { confirm } = preferences.all;
    if (confirm !== "matters") return confirm === "always";
    const view = this.store.game?.view;
    return (view && this.plays()?.asksFirst?.(move, view)) ?? true;
  }

  send = (move: string): void => {
    this.store.play(move);
  };

  sendAll = async (moves: readonly string[]): Promise<boolean> => {
    for (const move of moves) if (!(await this.store.play(move))) return false;
    return true;
  };

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
