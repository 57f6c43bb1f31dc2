/** Every sentence that a person reads, by its Fluent key, in the language chosen now. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Problem } from "../api/types";
import type { Language } from "../settings";
import { type Args, type Forms, KIN, type Texts, Words } from "./words";

const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./en"),
  ru: () => import("./ru"),
  cs: () => import("./cs"),
};
/** The texts of single games, each fetched with its game. */
const GAMES = import.meta.glob<string>(
  "../../../src/signoria/locale/*/*{condottiere,tuscany,virtu,wars-of-italy}.ftl",
  { query: "?raw", import: "default" },
);

export const LANGUAGES: Record<Language, string> = { en: "English", ru: "Русский", cs: "Čeština" };

/** Texts of one language. */
export function bundleOf(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** A text, or its key if there is none: better than nothing. */
export function say(bundle: FluentBundle, key: string, args: Args = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : key;
}

/** A text with its other forms, the attributes of its message. */
export function forms(bundle: FluentBundle, key: string, args: Args): Forms {
  const message = bundle.getMessage(key);
  const found: Forms = { "": say(bundle, key, args) };
  for (const [name, pattern] of Object.entries(message?.attributes ?? {}))
    found[name] = bundle.formatPattern(pattern, args, []);
  return found;
}

/** The language as people write it where this browser is: en-GB, if it says so. */
export function regionOf(language: string, wanted: readonly string[]): string {
  const usual = language === "en" ? "en-GB" : language;
  return wanted.find((one) => one.split("-")[0]?.toLowerCase() === language) ?? usual;
}

class Speaker implements Texts {
  private bundle = $state.raw<FluentBundle | null>(null);
  private readonly games = new Set<string>();

  get language(): string {
    return this.bundle?.locales[0] ?? "en";
  }

  /** For dates and times. */
  get region(): string {
    return regionOf(this.language, navigator.languages);
  }

  get isReady(): boolean {
    return this.bundle !== null;
  }

  /** Speak another language from now on. */
  async learn(language: Language): Promise<void> {
    const sources = await Promise.all([
      FILES[language]().then((file) => file.default),
      ...[...this.games].flatMap((game) => textsOf(game, language)),
    ]);
    this.bundle = bundleOf(language, sources.join("\n"));
    document.documentElement.lang = language;
  }

  /** Learn what is said in a game, and in the one that it stands on. */
  async learnGame(game: string): Promise<void> {
    const fresh = [game, KIN[game]].filter((one): one is string => one !== undefined && !this.games.has(one));
    if (!fresh.length) return;
    for (const one of fresh) this.games.add(one);
    const { language } = this;
    try {
      const sources = await Promise.all(fresh.flatMap((one) => textsOf(one, language)));
      if (language !== this.language || !this.bundle) return;
      const bundle = new FluentBundle(language, { useIsolating: false });
      for (const [id, message] of this.bundle._messages) bundle._messages.set(id, message);
      for (const [id, term] of this.bundle._terms) bundle._terms.set(id, term);
      bundle.addResource(new FluentResource(sources.join("\n")));
      this.bundle = bundle;
    } catch (thrown) {
      for (const one of fresh) this.games.delete(one);
      throw thrown;
    }
  }

  say(key: string, args: Args = {}): string {
    return this.bundle ? say(this.bundle, key, args) : "";
  }

  forms(key: string, args: Args): Forms {
    return this.bundle ? forms(this.bundle, key, args) : { "": "" };
  }

  has(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false;
  }
}

/** The files in which a game speaks this language. */
function textsOf(game: string, language: string): Promise<string>[] {
  return Object.entries(GAMES).flatMap(([path, file]) => {
    const [folder, name = ""] = path.split("/").slice(-2);
    const isIts = name === `${game}.ftl` || name.endsWith(`-${game}.ftl`);
    return folder === language && isIts ? [file()] : [];
  });
}

export const texts = new Speaker();

/** A text in the language chosen now. */
export function t(key: string, args: Args = {}): string {
  return texts.say(key, args);
}

/** Why something was not done, where no game is played. */
export function problemText(problem: Problem): string {
  return new Words(texts, "", [], null).problem(problem);
}
