/** How many tables wait for me: asked now and then while the page is looked at. */
import { server } from "../api/http";

const EVERY = 20_000; // ms

class Waiting {
  count = $state(0);
  next = $state<string | null>(null);

  async look(): Promise<void> {
    try {
      const tables = (await server.mine()).filter((table) => table.waits_for_you);
      this.count = tables.length;
      this.next = tables[0]?.id ?? null;
    } catch {
      // the next time
    }
  }

  /** Ask now and then, until told to stop. */
  follow(isWanted: boolean): () => void {
    if (!isWanted) return () => undefined;
    this.look();
    const clock = setInterval(() => document.hidden || this.look(), EVERY);
    return () => clearInterval(clock);
  }
}

export const waiting = new Waiting();
