/** A game's moments, fetched some at a time, as one seat saw them or with all hands open. */
import { Denied, server } from "../api/http";
import type { Moment, Problem } from "../api/types";

const PAGE = 24; // moments fetched at once

export type Eyes = number | "spectator" | "open";

export class Reel {
  /** How many events had been seen by each moment. */
  marks = $state.raw<readonly number[]>([]);
  problem = $state.raw<Problem | null>(null);
  private known = $state.raw<ReadonlyMap<number, Moment>>(new Map());
  private readonly wanted = new Set<number>();

  constructor(
    readonly id: string,
    readonly eyes: Eyes,
  ) {}

  get last(): number {
    return Math.max(0, this.marks.length - 1);
  }

  /** The moment, if it has come already. */
  at(number: number): Moment | undefined {
    return this.known.get(number);
  }

  /** The moment by which an event had been seen. */
  momentOf(event: number): number {
    const found = this.marks.findIndex((mark) => mark > event);
    return found < 0 ? this.last : found;
  }

  /** Have this moment and its neighbours. */
  async want(number: number): Promise<void> {
    const pages = [Math.floor(number / PAGE), Math.floor((number + PAGE / 2) / PAGE)];
    await Promise.all(pages.map((page) => this.fetch(page)));
  }

  /** All of them, for the list of what has happened. */
  async wantAll(): Promise<void> {
    await this.fetch(0);
    for (let page = 1; page * PAGE <= this.last; page++) await this.fetch(page);
  }

  private async fetch(page: number): Promise<void> {
    if (this.wanted.has(page)) return;
    this.wanted.add(page);
    const seat = typeof this.eyes === "number" ? this.eyes : null;
    try {
      const found = await server.moments(this.id, seat, this.eyes === "open", page * PAGE, PAGE);
      this.marks = found.marks;
      this.known = new Map([...this.known, ...found.moments.map((one) => [one.number, one] as const)]);
      this.problem = null;
    } catch (thrown) {
      this.wanted.delete(page);
      if (!(thrown instanceof Denied)) throw thrown;
      this.problem = thrown.problem;
    }
  }

  /** Everything that has happened, as far as it has come. */
  get events() {
    return [...this.known.values()].sort((a, b) => a.number - b.number).flatMap((one) => one.events);
  }
}
