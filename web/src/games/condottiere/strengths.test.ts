/** Strengths and regions are said as the view tells them. */
import { expect, test } from "vitest";
import { wordsIn } from "../../words/samples";
import { aView } from "./samples";
import { changes, goal, line } from "./strengths";

const words = wordsIn("en", 0);

test("a line is told by its terms, an empty one counts nothing", () => {
  const view = aView([["heroine"], []], [10, 0]);
  expect(line(view, 0, words)).toBe("10 (Heroine)");
  expect(line(view, 1, words)).toBe("nothing counts");
});

test("a face-down card is told of, and does not count (C8.5)", () => {
  const view = aView([["heroine"]], [10]);
  const hidden = { ...view, table: view.table.map((seat) => ({ ...seat, face_down: 1 })) };
  expect(line(hidden, 0, words)).toBe("10 (Heroine); a card lies face down and does not count yet (C8.5)");
});

test("what wins, and how far everybody is, are numbers of the view", () => {
  const view = aView([[], []], [0, 0], [["genova", "lucca", "parma", "napoli"], []]);
  const table = view.table.map((seat, at) => ({ ...seat, kingdom: at ? 0 : 3 }));
  expect(goal({ ...view, table, goal: { regions: 7, adjacent: 5 } }, words)).toEqual([
    "To win: 7 regions, or 5 connected (C6.1).",
    "You control 4 regions, 3 of them connected.",
    "Boris controls no region.",
  ]);
});

test("what a move would change", () => {
  const [now, soon] = [aView([["3"], ["10"]], [3, 10]), aView([["3", "winter"], ["10"]], [1, 1])];
  expect(changes(now, soon, words)).toBe("you 1, Boris 1");
  expect(changes(now, now, words)).toBe("");
});
