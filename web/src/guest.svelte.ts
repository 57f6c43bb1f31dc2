/** Who we are to the server, and what the server is. */
import { Denied, server } from "./api/http";
import type { About, Me } from "./api/types";
import { preferences } from "./settings.svelte";

const KNOWN = "signoria-known";

class GuestState {
  me = $state.raw<Me | null>(null);
  about = $state.raw<About | null>(null);
  /** Have we asked already who we are? */
  isKnown = $state(false);

  async open(): Promise<void> {
    await Promise.all([
      this.recognise(),
      server.about().then(
        (about) => (this.about = about),
        () => undefined,
      ),
    ]);
  }

  /** Whoever has never come in here need not ask. */
  private async recognise(): Promise<void> {
    try {
      if (localStorage.getItem(KNOWN)) this.me = await server.me();
    } catch (problem) {
      if (!(problem instanceof Denied)) throw problem;
    } finally {
      this.isKnown = true;
    }
  }

  /** Come in under this name, unless we are there already. */
  async enter(name: string, password = ""): Promise<Me> {
    if (!this.me || this.me.name !== name) this.me = await server.comeIn(name, password);
    localStorage.setItem(KNOWN, "1");
    await preferences.choose({ name });
    return this.me;
  }
}

export const guest = new GuestState();

/** Random letters: works without https too. */
export function randomText(bytes = 12): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (one) =>
    one.toString(16).padStart(2, "0"),
  ).join("");
}
