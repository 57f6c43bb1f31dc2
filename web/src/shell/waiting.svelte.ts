/** How many tables wait for me, beside the one that is open: asked now and then while the page is looked at. */
import { server } from "../api/http";
import { place } from "../router.svelte";

const EVERY = 8000; // ms

class Waiting {
  private tables = $state.raw<readonly string[]>([]);
  private readonly elsewhere = $derived(
    this.tables.filter((id) => place.words[0] !== "table" || place.words[1] !== id),
  );

  get count(): number {
    return this.elsewhere.length;
  }

  get next(): string | null {
    return this.elsewhere[0] ?? null;
  }

  async look(): Promise<void> {
    try {
      this.tables = (await server.mine()).filter((table) => table.waits_for_you).map((table) => table.id);
    } catch {
      // the next time
    }
  }

  /** Ask at once, now and then, and whenever somebody comes back to the page, until told to stop. */
  follow(isWanted: boolean): () => void {
    if (!isWanted) return () => undefined;
    const look = () => document.hidden || this.look();
    look();
    const clock = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(clock);
      document.removeEventListener("visibilitychange", look);
    };
  }
}

export const waiting = new Waiting();
