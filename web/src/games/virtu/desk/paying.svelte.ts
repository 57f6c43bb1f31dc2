/** The payment in hand: which sources are chosen for it. Nothing is sent before it is confirmed. */
import type { Table } from "../table.svelte";

export class Paying {
  /** Put down what was chosen. */
  drop(): void {}

  constructor(readonly table: Table) {}
}
