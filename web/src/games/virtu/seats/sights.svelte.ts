/** What is looked at beside one's own question: another's chances, and the table as it was. */
import type { Table } from "../table.svelte";

export class Sights {
  /** The seat whose chances are shown; null for one's own. */
  eyes = $state<number | null>(null);

  constructor(readonly table: Table) {}
}
