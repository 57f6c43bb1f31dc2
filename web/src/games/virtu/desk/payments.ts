/** A payment as the outlook tells it: what could be tapped, what the plan proposes. Nothing is reckoned here. */
import type { Arg, Outlook, Phrase, VirtuView } from "../../../api/types";
import { placeOf } from "../offers";
import { type CountArg, countsIn } from "../things/facts";

/** A source that can be tapped now: where it lies, what it gives, and what that would bring or lose. */
export interface Tap {
  readonly move: string;
  readonly place: string;
  readonly thing: Arg;
  readonly gives: readonly CountArg[];
  readonly brings: readonly Phrase[];
}

/** What the server proposes for the rest of a payment: the moves, and what they bring. */
export interface Plan {
  readonly moves: readonly string[];
  readonly brings: readonly Phrase[];
}

/** The question that a tray answers with several taps, and what follows them. */
export const TRAYS: ReadonlySet<string> = new Set(["pay", "gather", "cash"]);
export const ENOUGH = "enough";
const PLAN = "outlook-plan";
const GIVES = "outlook-gives";

/** What can be tapped now, one for each source and symbol. */
export function tapsIn(outlook: Outlook | null): readonly Tap[] {
  return (outlook?.prospects ?? []).flatMap(({ thing, moves = [], brings = [] }) =>
    isPlan(thing)
      ? []
      : moves.map((move) => ({ move, place: placeOf(thing), thing, gives: toldIn(brings, GIVES), brings })),
  );
}

/** The plan for what is still to be paid; null if nothing is. */
export function planIn(outlook: Outlook | null): Plan | null {
  const found = outlook?.prospects?.find(({ thing }) => thing?.type === "phrase" && thing.key === PLAN);
  return found ? { moves: found.way ?? [], brings: found.brings ?? [] } : null;
}

function isPlan(thing: Arg): boolean {
  return thing?.type === "phrase" && thing.key.startsWith(PLAN);
}

/** What the server proposes to send together with its plan, such as the end of the action: what it is, and its moves. */
export function endingIn(
  outlook: Outlook | null,
): { readonly thing: Arg; readonly moves: readonly string[] } | null {
  const [plan, ending] = (outlook?.prospects ?? []).filter(({ thing }) => isPlan(thing));
  return ending ? { thing: ending.thing, moves: (ending.way ?? []).slice(plan?.way?.length) } : null;
}

/** The numbers of a phrase with this key, wherever they stand in it. */
export function toldIn(brings: readonly Phrase[], key: string): readonly CountArg[] {
  return brings.filter((one) => one.key === key).flatMap((one) => countsIn(Object.values(one.args ?? {})));
}

/** What makes a payment the same one as before: what it is for, and the question that asks for it. */
export function markOf(view: VirtuView): string {
  const { question, payment } = view;
  if (!question || !TRAYS.has(question.key)) return "";
  return JSON.stringify([question.key, view.to_act, payment?.purpose ?? null, payment?.price ?? null]);
}

/** A list without one of its entries. */
export function without<T>(all: readonly T[], one: T): readonly T[] {
  const at = all.indexOf(one);
  return at < 0 ? all : [...all.slice(0, at), ...all.slice(at + 1)];
}

/**
 * The order in which sockets are shown: what stays keeps its socket, what is new takes those that have become free.
 * @param before the taps in the sockets so far
 * @param now the taps that are to stand in them
 */
export function arranged(before: readonly string[], now: readonly string[]): readonly string[] {
  let fresh = now;
  const kept = before.map((move) => {
    const isKept = fresh.includes(move);
    if (isKept) fresh = without(fresh, move);
    return isKept ? move : null;
  });
  const filled = kept.map((move) => {
    if (move !== null) return move;
    const [first = null] = fresh;
    fresh = fresh.slice(1);
    return first;
  });
  return [...filled.flatMap((move) => (move === null ? [] : [move])), ...fresh];
}

/** The next tap after this one that could stand in its socket, round the list; null if there is no other. */
export function nextOther(taps: readonly Tap[], socket: Tap): Tap | null {
  const at = taps.findIndex(({ move }) => move === socket.move);
  const round = [...taps.slice(at + 1), ...taps.slice(0, Math.max(at, 0))];
  return round.find((one) => one.move !== socket.move && isLike(one, socket)) ?? null;
}

/** Could some tap that is not used stand in this socket, as far as the first look tells? */
export function hasOther(taps: readonly Tap[], used: readonly string[], socket: Tap): boolean {
  return taps.some((one) => !used.includes(one.move) && isLike(one, socket));
}

const EITHER = new Set(["crown", "cross"]);

/** Do both give the same symbol? What stands for a crown or a cross may be the other of the two. */
function isLike(one: Tap, other: Tap): boolean {
  const units = other.gives.map(({ unit }) => unit ?? "");
  return one.gives.some(
    ({ unit = "" }) => units.includes(unit) || (EITHER.has(unit) && units.some((each) => EITHER.has(each))),
  );
}
