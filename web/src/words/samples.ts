/** Words for tests, from the texts as they stand in the package. */
import { readdirSync, readFileSync } from "node:fs";
import type { Phrase } from "../api/types";
import { bundleOf, forms, say } from "./texts.svelte";
import { type Args, type Texts, Words } from "./words";

export function textsIn(language: string): Texts {
  const folder = new URL(`../../../src/signoria/locale/${language}/`, import.meta.url);
  const source = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));
  const bundle = bundleOf(language, source.join("\n"));
  return {
    language,
    say: (key: string, args: Args = {}) => say(bundle, key, args),
    forms: (key: string, args: Args) => forms(bundle, key, args),
    has: (key: string) => bundle.hasMessage(key),
  };
}

/** A table of Anna and Boris. */
export function wordsIn(language: string, reader: number | null, moves: Record<string, Phrase> = {}): Words {
  return new Words(textsIn(language), "condottiere", ["Anna", "Boris"], reader, moves);
}
