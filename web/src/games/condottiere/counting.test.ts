import { expect, test } from "vitest";
import { countCards, unplaced } from "./counting";
import { aView } from "./samples";

test("every card is counted once: in hand, in a line, known, gone, or among those whose place is unknown", () => {
  const view = aView([["10", "winter"], ["10"]], [1, 1]);
  const seen = {
    ...view,
    hand: ["10", "scarecrow"],
    down: "heroine",
    discard: ["10", "bishop"],
    remembered: ["surrender"],
    unseen: { "10": 3, heroine: 2 },
    table: view.table.map((seat, at) => (at === 1 ? { ...seat, known: ["10", "courtesan"] } : seat)),
  };
  const counts = countCards(seen);
  const of = (card: string) => counts.find((one) => one.card === card);
  expect(of("10")).toEqual({ card: "10", all: 8, mine: 1, lines: 2, known: 1, gone: 1, left: 3 });
  expect(of("heroine")?.left).toBe(2);
  expect(of("surrender")?.gone).toBe(1);
  expect(unplaced(counts)).toBe(5);
});
