/** The wording of strengths, against the examples of the rulebook. */
import { expect, test } from "vitest";
import { aView, plainly } from "./samples";
import { changes, goal, line, outlook } from "./strengths";

test("a plain line adds up", () => {
  const view = aView([["3", "10"], []], [13, 0]);
  expect(line(view, 0, plainly(view))).toBe("3 + 10 = 13");
  expect(line(view, 1, plainly(view))).toBe("explain-empty → 0");
});

test("one card needs no sum", () => {
  const view = aView([["5"]], [5]);
  expect(line(view, 0, plainly(view))).toBe("5");
});

test("Winter, a Drummer and three mercenaries make 6 (C3.4)", () => {
  const view = aView([["2", "4", "10", "drummer"], ["winter"]], [6, 0]);
  expect(line(view, 0, plainly(view))).toBe(
    "explain-winter count=3 each=1 total=3; explain-drummer factor=2 total=6 → 6",
  );
});

test("the Drummer doubles first, then Spring adds (C3.4)", () => {
  const view = aView([["2", "4", "drummer"], ["spring"]], [15, 0]);
  expect(line(view, 0, plainly(view))).toBe(
    "2 + 4 = 6; explain-drummer factor=2 total=12; explain-spring count=1 each=3 card=4 total=15 → 15",
  );
});

test("Spring helps only the highest of all lines (C3.3)", () => {
  const view = aView([["2", "5", "5"], ["1", "4", "heroine"], ["spring"]], [18, 15, 0]);
  expect(line(view, 0, plainly(view))).toContain("explain-spring count=2 each=3 card=5 total=18");
  expect(line(view, 1, plainly(view))).toBe("1 + 4 = 5; explain-heroine count=1 plus=10 → 15");
});

test("a face-down card is told of, and does not count (C8.5)", () => {
  const view = aView([["6", "courtesan"]], [7]);
  const hidden = { ...view, table: view.table.map((seat) => ({ ...seat, face_down: 1 })) };
  expect(line(hidden, 0, plainly(view))).toBe("6; explain-courtesan count=1 plus=1; explain-down → 7");
});

test("what would happen now: a leader, a tie, nobody; and who has the most Courtesans", () => {
  const leads = aView([["3"], ["10"]], [3, 10]);
  expect(outlook(leads, plainly(leads))).toEqual(["explain-leads strength=10 second=3 who=seat name=seat1"]);
  const tied = aView([["3", "courtesan"], ["4"]], [4, 4]);
  expect(outlook(tied, plainly(tied))).toEqual([
    "explain-tied names=seat0+seat1 strength=4",
    "explain-courtesans who=you name=Seat0",
  ]);
  const nobody = aView([[], []], [0, 0]);
  expect(outlook(nobody, plainly(nobody))).toEqual(["explain-nobody"]);
});

test("what is missing to win: regions, and the largest group", () => {
  const view = aView([[], []], [0, 0], [["genova", "lucca", "parma", "napoli"], []]);
  expect(goal(view, plainly(view))).toEqual([
    "explain-goal regions=6 adjacent=4",
    "explain-regions count=4 group=3 who=you name=Seat0",
    "explain-regions count=0 group=0 who=seat name=Seat1",
  ]);
});

test("what a move would change", () => {
  const [now, soon] = [aView([["3"], ["10"]], [3, 10]), aView([["3", "winter"], ["10"]], [1, 1])];
  expect(changes(now, soon, plainly(now))).toBe("seat0 1, seat1 1");
  expect(changes(now, now, plainly(now))).toBe("");
});
