/** Views for tests, written as a player would lay out the table. */
import type { Sum } from "../../api/types";
import { countArg } from "../../words/args";
import type { CondottiereView, SeatView } from "./view";

function sumOf(total: number): Sum {
  const why = { type: "phrase" as const, key: "sum-heroine", args: { number: countArg(1) } };
  return { type: "sum", total, terms: total ? [{ amount: total, why }] : [] };
}

const NOBODY: SeatView = {
  cards: 10,
  line: [],
  face_down: 0,
  strength: sumOf(0),
  passed: false,
  fought: false,
  regions: [],
  kingdom: 0,
  points: 0,
  revealed: [],
  known: [],
  told: [],
};

/** A battle for Firenze with these lines, strengths and regions, seen by seat 0. */
export function aView(lines: string[][], strengths: number[], regions: string[][] = []): CondottiereView {
  return {
    game: "condottiere",
    rules: 2,
    edition: "2007",
    lane: [],
    opener: 0,
    idle: 0,
    seat: 0,
    seats: lines.length,
    options: { points: 0, bigger_kingdoms: false, capture_regions: false, hidden_cards: false },
    to_act: [0],
    prompt: "play-card 0",
    question: { type: "phrase", key: "play-card", args: { region: null } },
    stack: ["play-card 0", "end-game"],
    opened: [],
    result: null,
    table: lines.map((line, seat) => ({
      ...NOBODY,
      line,
      strength: sumOf(strengths[seat] ?? 0),
      regions: regions[seat] ?? [],
    })),
    hand: ["1", "4", "10", "scarecrow"],
    down: null,
    kept: [],
    answer: null,
    remembered: [],
    buried: 0,
    discard: [],
    deck: 60,
    site: "firenze",
    pope: null,
    holder: 0,
    battles: 0,
    games: 0,
    finalists: [],
    goal: { regions: 6, adjacent: 4 },
    expected: [],
    unseen: {},
    reason: "undecided",
  };
}
