/** The troop in hand: where it stands. */
import type { Table } from "../table.svelte";

export class Marching {
  /** The city whose troop was chosen; null if none was. */
  from = $state<string | null>(null);

  drop(): void {
    this.from = null;
  }

  constructor(readonly table: Table) {}
}
