/** The same texts that the pages show, to find things by their names in every language. */
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const FOLDER = new URL("../../src/signoria/locale/", import.meta.url);

export type Say = (key: string, args?: Record<string, string | number>) => string;

export function sayIn(language: string): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const folder = new URL(`${language}/`, FOLDER);
  for (const file of readdirSync(folder))
    bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), "utf8")));
  return (key, args = {}) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`no text ${key} in ${language}`);
    return bundle.formatPattern(pattern, args, []);
  };
}

/** A pattern for names that contain this text. */
export function containing(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
}
