/** Every sentence that a person reads, by its Fluent key, in the language chosen now. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Phrase, Problem } from "../api/types";
import type { Language } from "../settings";
import type { Args, Texts } from "./words";

const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./en"),
  ru: () => import("./ru"),
  cs: () => import("./cs"),
};

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

class Speaker implements Texts {
  private bundle = $state.raw<FluentBundle | null>(null);

  get language(): string {
    return this.bundle?.locales[0] ?? "en";
  }

  get isReady(): boolean {
    return this.bundle !== null;
  }

  /** Speak another language from now on. */
  async learn(language: Language): Promise<void> {
    const file = await FILES[language]();
    this.bundle = bundleOf(language, file.default);
    document.documentElement.lang = language;
  }

  say(key: string, args: Args = {}): string {
    return this.bundle ? say(this.bundle, key, args) : "";
  }

  has(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false;
  }
}

export const texts = new Speaker();

/** A text in the language chosen now. */
export function t(key: string, args: Args = {}): string {
  return texts.say(key, args);
}

/** A text that the server sent as key and arguments. */
export function phrase(sent: Phrase): string {
  return texts.has(sent.key) ? t(sent.key, sent.args) : sent.key;
}

/** Why something was not done. */
export function problemText(problem: Problem): string {
  return texts.has(problem.text.key) ? t(problem.text.key, problem.text.args) : problem.detail;
}
