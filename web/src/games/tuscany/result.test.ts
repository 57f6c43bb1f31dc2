import { describe, expect, test } from "vitest";
import type { TuscanyView } from "../../api/types";
import { turnsOf } from "../../table/turns";
import { seatArg } from "../../words/args";
import { Words } from "../../words/words";
import { ledger, turnOf } from "./result";

const words = new Words(
  { language: "en", say: (key) => key, forms: (key) => ({ "": key }), has: (key) => key.startsWith("why-") },
  "tuscany",
  [],
  null,
);
const sum = (total: number, terms: Record<string, number>) => ({
  total,
  terms: Object.entries(terms).map(([why, amount]) => ({
    amount,
    why: { type: "phrase", key: `why-${why}` },
  })),
});
const view = {
  table: [
    { red: sum(7, { "round-1": 5, stored: 2 }), green: sum(5, { area: 5 }) },
    { red: sum(3, { "round-1": 3 }), green: sum(3, { area: 1, farm: 2 }) },
  ],
} as unknown as TuscanyView;

describe("the result", () => {
  test("is a table by reason, with a row for each total", () => {
    expect(ledger(view, words).map(({ why, amounts, isTotal = false }) => [why, amounts, isTotal])).toEqual([
      ["why-round-1", [5, 3], false],
      ["why-stored", [2, null], false],
      ["web-tuscany-total-red", [7, 3], true],
      ["why-area", [5, 1], false],
      ["why-farm", [null, 2], false],
      ["web-tuscany-total-green", [5, 3], true],
    ]);
  });
});

describe("the log", () => {
  test("has a turn with its payments, effects and further action as one, and a scoring apart", () => {
    const told = [
      ["card-paid", 0],
      ["worker-paid", 0],
      ["placed", 0],
      ["yields-renewed", null],
      ["green-scored", 0],
      ["marble-spent", 0],
      ["cards-drawn", 0],
      ["cards-drawn", 1],
      ["round-ended", null],
      ["red-scored", 0],
      ["red-scored", 1],
      ["cards-drawn", 0],
    ] as const;
    const lines = told.map(([kind, seat], first) => ({
      first,
      count: 1,
      text: kind,
      event: { kind, args: seat === null ? {} : { seat: seatArg(seat) }, gathers: "" },
    }));
    expect(turnsOf(lines, { turnOf }).map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [0, 7],
      [1, 1],
      [null, 3],
      [0, 1],
    ]);
  });
});
