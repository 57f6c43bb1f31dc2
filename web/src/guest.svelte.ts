/** Who we are to the server, and what the server is. */
import { Denied, server } from "./api/http";
import type { About, Me } from "./api/types";
import { preferences } from "./settings.svelte";
import { t } from "./words/texts.svelte";

const KNOWN = "signoria-known";
const AGAIN = 4000; // ms until a server that did not answer is asked again

class GuestState {
  me = $state.raw<Me | null>(null);
  about = $state.raw<About | null>(null);
  /** Have we asked already who we are? */
  isKnown = $state(false);

  /** The server cannot be reached. */
  isOffline = $state(false);
  private looking: Promise<void> | undefined;

  /** Has this person told a name? Whoever only reads is not asked for one. */
  get isNamed(): boolean {
    return this.me !== null && preferences.name !== "";
  }

  async open(): Promise<void> {
    await Promise.all([this.recognise(), this.ask()]);
  }

  /** Ask what the server is, until it answers. */
  private async ask(): Promise<void> {
    try {
      this.about = await server.about();
      if (this.isOffline) await this.recognise();
      this.isOffline = false;
    } catch {
      this.isOffline = true;
      setTimeout(() => this.ask(), AGAIN);
    }
  }

  /** Be let in to read, under the usual name; not where a password is needed. */
  lookRound(): Promise<void> {
    this.looking ??= this.comeInQuietly().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async comeInQuietly(): Promise<void> {
    try {
      this.me ??= await server.comeIn(t("web-name-usual"), "");
      localStorage.setItem(KNOWN, "1");
    } catch (problem) {
      if (!(problem instanceof Denied)) throw problem;
    }
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
