/** Looking back for a moment: the table as it was after one's own last move, as long as a key or button is held. */
import type { GameEvent, View } from "../api/types";
import type { TableStore } from "./store.svelte";

const STILL: readonly GameEvent[] = [];

export class Peek {
  private isHeld = $state(false);
  private seen = $state.raw<readonly GameEvent[]>(STILL); // what is not played once more after a look back

  constructor(private readonly store: TableStore) {}

  /** Is there anything to look back to: has something happened since? */
  readonly isPossible = $derived.by(() => this.store.past !== null && this.store.since !== null);

  /** Is the past shown? */
  readonly isThen = $derived.by(() => this.isHeld && this.isPossible);

  get view(): View | null {
    return this.isThen ? this.store.past : (this.store.game?.view ?? null);
  }

  /** What the board plays. */
  get events(): readonly GameEvent[] {
    return this.isThen || this.store.fresh === this.seen ? STILL : this.store.fresh;
  }

  hold = (isHeld: boolean): void => {
    if (this.isHeld === isHeld || (isHeld && !this.isPossible)) return;
    this.isHeld = isHeld;
    this.seen = this.store.fresh;
  };
}
