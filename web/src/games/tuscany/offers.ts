/** What the outlook tells of things: which tile, which space, which moves; nothing is reckoned here. */
import type { Arg, Outlook, Prospect } from "../../api/types";

/** The id of the thing of this kind that an argument names, itself or as one of a phrase's arguments. */
export function idOf(arg: Arg, kind: string): string | null {
  if (arg?.type === "name") return arg.kind === kind ? arg.id : null;
  if (arg?.type !== "phrase") return null;
  for (const one of Object.values(arg.args ?? {}))
    if (one?.type === "name" && one.kind === kind) return one.id;
  return null;
}

/** The space that a phrase names. */
export function spaceOf(arg: Arg): string | null {
  const space = arg?.type === "phrase" ? arg.args?.space : null;
  return space?.type === "quote" ? space.text : null;
}

/** Is this told by a phrase with such a key? */
export function isTold(arg: Arg, key: string): boolean {
  return arg?.type === "phrase" && arg.key === key;
}

/** What is told of a thing of this kind, space by space. */
export function onSpaces(
  outlook: Outlook | null,
  kind: string,
  keys: readonly string[],
): Map<string, Prospect> {
  const found = new Map<string, Prospect>();
  for (const prospect of outlook?.prospects ?? []) {
    const space = spaceOf(prospect.thing);
    if (space === null || !keys.some((key) => isTold(prospect.thing, key))) continue;
    if (keys.includes("move-on") || idOf(prospect.thing, "kind") === kind) found.set(space, prospect);
  }
  return found;
}

/** What is told of a thing as a whole, not of a space for it. */
export function told(outlook: Outlook | null, kind: string, id: string): Prospect | null {
  return outlook?.prospects?.find(({ thing }) => spaceOf(thing) === null && idOf(thing, kind) === id) ?? null;
}

/** What is told of taking a tile of the display, whether the action has been chosen already or not. */
export function takingOf(outlook: Outlook | null, kind: string): Prospect | undefined {
  const pick = `pick ${kind}`;
  return outlook?.prospects?.find(
    ({ way, moves }) => way?.[1] === pick || (moves?.length === 1 && moves[0] === pick),
  );
}

/** All the moves of a prospect, also where there is only one. */
export function wayOf({ way = [], moves = [] }: Prospect): readonly string[] {
  return way.length ? way : moves;
}

/** What is told of a move that is about no thing. */
export function toldOf(outlook: Outlook | null, move: string): Prospect | null {
  return outlook?.prospects?.find(({ moves }) => moves?.length === 1 && moves[0] === move) ?? null;
}

/** The moves before the payment, and the payment. */
export function parted({ way = [], moves = [], taps = [] }: Prospect): {
  first: string[];
  payment: string[];
} {
  const all = way.length ? way : moves;
  const isTap = (move: string) => taps.some((tap) => tap.move === move);
  const from = all.findIndex(isTap);
  return from < 0
    ? { first: [...all], payment: [] }
    : { first: all.slice(0, from), payment: all.slice(from) };
}

/** The payment with another tap in one place: the next that is still to be had; the same if there is none. */
export function swapped(
  payment: readonly string[],
  at: number,
  { taps = [] }: Prospect,
  wanted?: string,
): string[] {
  const others = payment.filter((_, place) => place !== at);
  const isFree = ({ move, times }: { move: string; times: number }) =>
    others.filter((one) => one === move).length < times;
  const start = taps.findIndex(({ move }) => move === payment[at]);
  const turned = [...taps.slice(start + 1), ...taps.slice(0, start + 1)];
  const next = turned.find((tap) => isFree(tap) && (wanted === undefined || tap.move === wanted));
  return payment.map((move, place) => (place === at ? (next?.move ?? move) : move));
}

/** What a payment gives up, each kind once. */
export function givenUp(payment: readonly string[], { taps = [] }: Prospect): Arg[] {
  return taps.flatMap(({ move, gives }): Arg[] => {
    const times = payment.filter((one) => one === move).length;
    return times ? [{ ...gives, number: gives.number * times }] : [];
  });
}
