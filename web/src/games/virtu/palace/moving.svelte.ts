/** The card in hand: a courtier or a room's card that is being moved. */
import type { Table } from "../table.svelte";

export class Moving {
  /** The place that it was taken from; null if none is in hand. */
  held = $state<string | null>(null);

  drop(): void {
    this.held = null;
  }

  constructor(readonly table: Table) {}
}
