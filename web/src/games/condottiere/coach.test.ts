import { expect, test } from "vitest";
import { COACH } from "./coach";
import { aView } from "./samples";

test("each prompt has its moment in a first battle", () => {
  const start = {
    ...aView([[], []], [0, 0]),
    site: null,
    prompt: "place-figure 0",
    stack: ["place-figure 0"],
  };
  const turn = aView([[], []], [0, 0]);
  const table = aView([["3"], []], [3, 0]).table.map((seat, at) => ({ ...seat, fought: at === 0 }));
  const later = { ...turn, table };
  const after = { ...turn, battles: 1 };
  const due = (view: typeof start) =>
    COACH.filter((step) => step.when(view, [])).map((step) =>
      step.text.replace("web-condottiere-coach-", ""),
    );
  expect(due(start)).toEqual(["goal", "place"]);
  expect(due(turn as typeof start)).toEqual(["goal", "site", "play"]);
  expect(due(later as typeof start)).toEqual(["goal", "site", "play", "strength", "specials", "pass"]);
  expect(due(after as typeof start)).toEqual(["after", "end"]);
});
