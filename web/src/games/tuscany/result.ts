/** What the frame says of a seat and of what happened, beside the board. */
import type { GameEvent, TuscanyView } from "../../api/types";
import { idIn, seatIn } from "../../words/args";
import type { Words } from "../../words/words";
import type { LedgerRow } from "../board";

/** `12 green, 30 red, 7 cards`. */
export function seatNote(view: TuscanyView, seat: number, words: Words): string {
  const one = view.table[seat];
  if (!one) return "";
  return words.say("web-tuscany-seat-note", { green: one.green.total, red: one.red.total, cards: one.cards });
}

/** What decides a tie beside the points, as far as the table does not tell it. */
export function breakdown(view: TuscanyView, seat: number, words: Words): string[] {
  const one = view.table[seat];
  return one ? [words.say("web-tuscany-empty-spaces", { number: one.empty })] : [];
}

/** Red points reason by reason, and how the green points came about. */
export function ledger(view: TuscanyView, words: Words): LedgerRow[] {
  return [...rowsOf(view, "red", words), ...rowsOf(view, "green", words)];
}

function rowsOf(view: TuscanyView, track: "red" | "green", words: Words): LedgerRow[] {
  const reasons = new Map<string, (number | null)[]>();
  for (const [seat, one] of view.table.entries())
    for (const { amount, why } of one[track].terms ?? []) {
      const reason = words.phrase(why);
      const amounts = reasons.get(reason) ?? view.table.map(() => null);
      amounts[seat] = amount;
      reasons.set(reason, amounts);
    }
  return [
    ...[...reasons].map(([why, amounts]) => ({ why, amounts })),
    {
      why: words.say(`web-tuscany-total-${track}`),
      amounts: view.table.map((one) => one[track].total),
      isTotal: true,
    },
  ];
}

const PICTURES: Readonly<Record<string, string>> = {
  "cards-drawn": "card",
  "card-dealt": "card",
  "card-paid": "card",
  "pair-paid": "card",
  "worker-paid": "worker",
  "workers-gained": "worker",
  "marbles-gained": "marble",
  "marble-spent": "marble",
  "hex-gained": "hex",
  "green-scored": "green",
  "red-scored": "red",
  "round-ended": "red",
  "yield-turned-up": "yield",
  "castle-founded": "castle",
  "castle-declined": "castle",
  "bonus-taken": "storage",
  ended: "ended",
};

/** A picture for a line of the log: that of the tile, or one for what happened. */
export function iconOf(event: GameEvent): string | undefined {
  const tile = idIn(event, "kind") ?? idIn(event, "colour");
  return PICTURES[event.kind] ?? tile?.split("-")[0];
}

const SCORING = new Set(["round-ended", "red-scored", "last-turns", "ended"]);

/** A turn is all that one seat does: action, payment, effects, marble. Scorings, which tell of all seats, stand apart. */
export function turnOf(event: GameEvent): number | null | undefined {
  return SCORING.has(event.kind) ? null : (seatIn(event) ?? undefined);
}

/** Scorings and the end are noticed by everybody. */
export function isOutcome(event: GameEvent): boolean {
  return event.kind === "round-ended" || event.kind === "last-turns" || event.kind === "ended";
}

/** The board shows a scoring seat by seat. */
export function drawsOutcome(event: GameEvent): boolean {
  return event.kind === "round-ended";
}
