/** Every choice of every question has its place, and payments can be made in all the ways that there are. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import type { Outlook, Phrase, VirtuView } from "../../../api/types";
import type { Acting, Foresight } from "../../board";
import { onBoard } from "../moves";
import { offersOf } from "../offers";
import type { Table } from "../table.svelte";
import { Paying } from "./paying.svelte";
import { isInDesk } from "./places";

/** What tests/virtu_questions.py writes. */
interface Position {
  question: string;
  view: VirtuView;
  choices: string[];
  outlook: Outlook;
  ahead: Record<string, Foresight<VirtuView>>;
}
interface Corpus {
  moves: Record<string, Phrase>;
  positions: Position[];
}

const TESTS = fileURLToPath(new URL("../../../../../tests", import.meta.url));
const PYTHON =
  process.env.SIGNORIA_PYTHON ?? fileURLToPath(new URL("../../../../../.venv/bin/python", import.meta.url));
const PATIENCE = 300_000; // ms, for games to be played
/** Kinds of places that the map, a palace or the market draws. */
const DRAWN = /^(city|cathedral|room|place|courtier|side|title|card|ally|bonus|source) /;

let corpus: Corpus;
beforeAll(() => {
  const written = execFileSync(PYTHON, ["-m", "virtu_questions"], { cwd: TESTS, maxBuffer: 2 ** 29 });
  corpus = JSON.parse(written.toString("utf8"));
}, PATIENCE);

/** As much of a table as a payment needs: what follows from taps was written down beforehand. */
function tableAt({ view, outlook, ahead, question }: Position): {
  table: Table;
  staged: () => readonly string[];
} {
  let staged: readonly string[] = [];
  const acting = {
    choices: [],
    get intent() {
      return staged;
    },
    stageAll: (moves: readonly string[]) => {
      staged = moves;
    },
    stage: () => {
      staged = [];
    },
    foresee: async (moves: readonly string[]) => ahead[moves.join("|")] ?? null,
    announce: () => {},
  } as unknown as Acting<VirtuView>;
  const words = { arg: () => "", say: () => "", sentence: () => "", has: () => false };
  const table = {
    view,
    outlook,
    question,
    acting,
    words,
    settings: { confirm: "matters" },
    own: view.seat,
    say: () => "",
  };
  return { table: table as unknown as Table, staged: () => staged };
}

describe("questions", () => {
  test("each choice has a place: the desk's, a drawn one, or a button of the frame", () => {
    const lost: string[] = [];
    for (const { question, choices, outlook } of corpus.positions) {
      const placed = new Set<string>();
      for (const [place, offers] of offersOf(choices, corpus.moves, outlook)) {
        if (!isInDesk(question, place) && !DRAWN.test(place)) continue;
        for (const { moves } of offers) if (moves[0]) placed.add(moves[0]);
      }
      for (const move of choices) if (onBoard(move) && !placed.has(move)) lost.push(`${question}: ${move}`);
    }
    expect([...new Set(lost)]).toEqual([]);
    expect(new Set(corpus.positions.map(({ question }) => question)).size).toBeGreaterThan(20);
  });

  test("a payment lies ready as it is planned, and any source can be put in or swapped", async () => {
    const payments = corpus.positions.filter(
      ({ ahead, question }) => question === "pay" && Object.keys(ahead).length,
    );
    expect(payments.length).toBeGreaterThan(0);
    let swaps = 0;
    for (const position of payments) {
      const { table, staged } = tableAt(position);
      const paying = new Paying(table);
      paying.propose();
      const planned = staged();
      expect(planned.length).toBeGreaterThan(0);
      for (const place of new Set(paying.open.map((tap) => tap.place))) {
        if (!paying.isChosen(place)) await paying.tap(place);
        expect(paying.isChosen(place)).toBe(true);
        paying.reset();
        expect(staged()).toEqual(planned);
      }
      for (const [at, socket] of paying.sockets.entries()) {
        await paying.swap(at);
        if (!paying.isChanged) continue;
        swaps += 1;
        expect(paying.sockets[at]?.tap.move).not.toBe(socket.tap.move);
        await paying.back();
        expect(staged()).toEqual(planned);
        paying.reset();
      }
    }
    expect(swaps).toBeGreaterThan(0);
  });
});
