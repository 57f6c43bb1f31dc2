/** The same texts that the pages show, to find things by their names in every language. */
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const FOLDER = new URL("../../src/signoria/locale/", import.meta.url);

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

/** The texts of each language, read once. */
const BUNDLES = new Map<string, FluentBundle>();

export type Say = (key: string, args?: Record<string, string | number>) => string;

function bundleIn(language: string): FluentBundle {
  const known = BUNDLES.get(language);
  if (known) return known;
  const bundle = new FluentBundle(language, { useIsolating: false });
  const folder = new URL(`${language}/`, FOLDER);
  for (const file of readdirSync(folder))
    bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), "utf8")));
  BUNDLES.set(language, bundle);
  return bundle;
}

export function sayIn(language: string): Say {
  const bundle = bundleIn(language);
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

/** A pattern for what a text says whatever is put in: the longest part without anything, of one of its variants. */
export function saying(language: string, key: string): RegExp {
  const parts = literalsIn(bundleIn(language).getMessage(key)?.value ?? "");
  if (!parts.length) throw new Error(`${key} says nothing by itself in ${language}`);
  return new RegExp(parts.map((one) => containing(one).source).join("|"), "i");
}

function literalsIn(pattern: Pattern): string[] {
  if (typeof pattern === "string") return [pattern];
  const texts = pattern.flatMap((one) => (typeof one === "string" ? [one] : []));
  const longest = texts.map((one) => one.trim()).sort((one, other) => other.length - one.length)[0] ?? "";
  if (longest.length > 5) return [longest];
  return pattern.flatMap((one) =>
    typeof one !== "string" && one.type === "select"
      ? one.variants.flatMap(({ value }) => literalsIn(value))
      : [],
  );
}
