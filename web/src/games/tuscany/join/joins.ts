/** How three boards may be joined, as the moves of the game name it: nothing is reckoned here but which move is meant. */
import type { Box, Phrase, TuscanyView } from "../../../api/types";

export type Estate = TuscanyView["table"][number];
/** `b a c` from left to right; turned: `none`, `c`, `b c`; how much lower the second and third lie: `0 -1`. */
export interface Join {
  readonly order: string;
  readonly turned: string;
  readonly shift: string;
}
export type Part = keyof Join;
/** What each part may still be: one for a part that is decided, none for one that is never asked. */
export type Options = Readonly<Record<Part, readonly string[]>>;

const VERBS: Readonly<Record<Part, string>> = { order: "order", turned: "turn", shift: "shift" };
export const PARTS = Object.keys(VERBS) as readonly Part[];

/** Do all join their boards now? */
export function isJoining(view: TuscanyView): boolean {
  return view.stack.includes("reveal-domains");
}

/** Is something of the join itself still asked of the viewer, and not only the castle? */
export function isOpen(view: TuscanyView): boolean {
  return view.question !== null && isJoining(view) && view.question.key !== "found-castle";
}

/** What can be chosen, by the moves that the game has and what has been decided so far. */
export function optionsOf(view: TuscanyView, estate: Estate, moves: Box["moves"]): Options {
  const of = (part: Part): string[] => {
    if (estate[part]) return [estate[part]];
    const verb = `${VERBS[part]} `;
    const found = Object.keys(moves).filter((move) => move.startsWith(verb));
    return found.map((move) => move.slice(verb.length));
  };
  return {
    order: of("order"),
    turned: of("turned"),
    shift: view.options.no_shift && !estate.shift ? [] : of("shift"),
  };
}

/** The boards as they lie before anything is chosen: none turned, all level. */
export function asDealt({ order, turned, shift }: Options): Join {
  const level = shift.find((one) => numbers(one).every((number) => number === 0));
  return { order: order[0] ?? "", turned: turned[0] ?? "", shift: level ?? shift[0] ?? "" };
}

export function keyOf({ order, turned, shift }: Join): string {
  return `${order}, ${turned}, ${shift}`;
}

/** The moves that are left to this join. */
export function movesTo(join: Join, options: Options, estate: Estate): string[] {
  return PARTS.filter((part) => !estate[part] && options[part].length).map(
    (part) => `${VERBS[part]} ${join[part]}`,
  );
}

/** The join that these moves lead to. */
export function joinOf(way: readonly string[], from: Join): Join {
  const found: Record<Part, string> = { ...from };
  for (const move of way)
    for (const part of PARTS)
      if (move.startsWith(`${VERBS[part]} `)) found[part] = move.slice(VERBS[part].length + 1);
  return found;
}

/** The join in words: the game's phrases of its parts, put together. */
export function phraseOf(join: Join, moves: Box["moves"]): Phrase {
  const args = PARTS.map((part) => moves[`${VERBS[part]} ${join[part]}`]?.args ?? {});
  return { type: "phrase", key: "join", args: Object.assign({}, ...args) };
}

/** A number that a phrase tells. */
export function numberIn({ args }: Phrase, name: string): number {
  const arg = args?.[name];
  return arg?.type === "count" ? arg.number : 0;
}

/** The letters from left to right. */
export function lettersOf({ order }: Join): string[] {
  return order.split(" ");
}

export function isTurned({ turned }: Join, board: string): boolean {
  return turned.split(" ").includes(board);
}

/** This board one place further to the right, or to the left; null if it cannot be. */
export function swapped(join: Join, options: Options, board: string, by: 1 | -1): Join | null {
  const letters = lettersOf(join);
  const at = letters.indexOf(board);
  const other = letters[at + by];
  if (other === undefined) return null;
  letters[at + by] = board;
  letters[at] = other;
  return changed(join, "order", options, letters.join(" "));
}

/** This board turned over, or back; null if it cannot be. */
export function turnedOver(join: Join, options: Options, board: string): Join | null {
  const wanted = new Set(join.turned.split(" ").filter((one) => lettersOf(join).includes(one)));
  if (!wanted.delete(board)) wanted.add(board);
  const found = options.turned.find((option) => {
    const letters = option.split(" ").filter((one) => lettersOf(join).includes(one));
    return letters.length === wanted.size && letters.every((one) => wanted.has(one));
  });
  return changed(join, "turned", options, found);
}

/** This board a space lower (1) or higher (-1), taking along a neighbour that cannot stay; null if nothing changes. */
export function lowered(join: Join, options: Options, board: string, by: 1 | -1): Join | null {
  const at = lettersOf(join).indexOf(board);
  const found = numbers(join.shift).map((number, gap) => {
    const wanted = gap === at - 1 ? number + by : gap === at ? number - by : number;
    const possible = options.shift.map((option) => numbers(option)[gap] ?? 0);
    return Math.max(Math.min(...possible), Math.min(Math.max(...possible), wanted));
  });
  return changed(join, "shift", options, found.join(" "));
}

/** Any other join, each as likely as the next; `chance` is a number from 0 to below 1. */
export function surprise(join: Join, options: Options, chance: number): Join {
  const all = options.order.flatMap((order) =>
    options.turned.flatMap((turned) =>
      (options.shift.length ? options.shift : [join.shift]).map((shift) => ({ order, turned, shift })),
    ),
  );
  const others = all.filter((one) => keyOf(one) !== keyOf(join));
  return others[Math.floor(chance * others.length)] ?? join;
}

/** How many spaces the boards lie apart in height. */
export function apart({ shift }: Join): number {
  let [lies, highest, lowest] = [0, 0, 0];
  for (const number of numbers(shift)) {
    lies += number;
    highest = Math.min(highest, lies);
    lowest = Math.max(lowest, lies);
  }
  return lowest - highest;
}

function changed(join: Join, part: Part, options: Options, value: string | undefined): Join | null {
  if (value === undefined || value === join[part] || !options[part].includes(value)) return null;
  return { ...join, [part]: value };
}

function numbers(shift: string): number[] {
  return shift ? shift.split(" ").map(Number) : [];
}
