import { expect, test } from "vitest";
import type { CondottiereView } from "../../api/types";
import { COACH } from "./coach";
import { aView } from "./samples";

const due = (view: CondottiereView) => COACH.filter((step) => step.when(view, [])).length;

test("the prompts come one by one in a first battle, and none is left out for ever", () => {
  const turn = aView([[], []], [0, 0]);
  const start = { ...turn, site: null, prompt: "place-figure 0" };
  const waiting = { ...turn, prompt: null };
  const fought = { ...turn, table: turn.table.map((seat, at) => ({ ...seat, fought: at === 0 })) };
  expect(COACH).toHaveLength(8);
  expect([start, waiting, turn, fought, { ...waiting, battles: 1 }].map(due)).toEqual([2, 2, 3, 6, 8]);
});
