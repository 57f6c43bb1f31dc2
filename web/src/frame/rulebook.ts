/** The rules as text that can be read, searched and pointed into: one rule is a paragraph with an id. */
const FILES = import.meta.glob<string>("../../../src/signoria/rules/*/*.md", {
  query: "?raw",
  import: "default",
});

export type Span = { readonly kind: "text" | "strong" | "em" | "rule" | "ruling"; readonly text: string };
export type Block =
  | { readonly kind: "p"; readonly spans: readonly Span[] }
  | { readonly kind: "ul"; readonly items: readonly (readonly Span[])[] };

export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  readonly blocks: readonly Block[];
  /** All of it, for searching. */
  readonly plain: string;
}

/** A game's rules: what stands before the first of them, and they themselves. */
export interface Rulebook {
  readonly introduction: readonly Block[];
  readonly rules: readonly Rule[];
}

const HEAD = /^\*\*([A-Z]\d+(?:\.\d+)?)\s+(.+?)\.?\*\*\s*/;
const SPANS = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]|\b([A-Z]\d+\.\d+)\b/g;
/** Where the marks of our rulings lead in a repository. */
const LINK = /^\[.+?\]: \.\.\//;

/** The rules of a game in a language, or in English. */
export async function read(game: string, language: string): Promise<Rulebook> {
  const file =
    FILES[`../../../src/signoria/rules/${language}/${game}.md`] ??
    FILES[`../../../src/signoria/rules/en/${game}.md`];
  return file ? parse(await file()) : { introduction: [], rules: [] };
}

export function parse(text: string): Rulebook {
  const introduction: Block[] = [];
  const rules: { id: string; title: string; section: string; blocks: Block[]; plain: string }[] = [];
  let section = "";
  for (const part of text.split(/\n{2,}/)) {
    const chunk = part.trim();
    if (chunk.startsWith("## ")) section = chunk.slice(3).trim();
    if (!chunk || chunk.startsWith("#") || LINK.test(chunk)) continue;
    const head = HEAD.exec(chunk);
    if (head) rules.push({ id: head[1] ?? "", title: head[2] ?? "", section, blocks: [], plain: "" });
    const rule = rules.at(-1);
    if (!rule && !section) introduction.push(block(chunk));
    if (!rule) continue;
    rule.blocks.push(block(head ? chunk.slice(head[0].length) : chunk));
    rule.plain += ` ${folded(chunk)}`;
  }
  return { introduction, rules };
}

function block(text: string): Block {
  if (!/^[-*] /.test(text)) return { kind: "p", spans: spans(text.replaceAll("\n", " ")) };
  const items = text.split(/\n(?=[-*] )/).map((item) => spans(item.slice(2).replace(/\s*\n\s*/g, " ")));
  return { kind: "ul", items };
}

function spans(text: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(SPANS)) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    const [whole, strong, em, ruling, rule] = match;
    if (strong) found.push({ kind: "strong", text: strong });
    else if (em) found.push({ kind: "em", text: em });
    else if (ruling) found.push({ kind: "ruling", text: ruling });
    else found.push({ kind: "rule", text: rule ?? whole });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

/** For comparing: without capitals and accents. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
