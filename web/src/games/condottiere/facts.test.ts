/** What a screen reader is told: every public fact. */
import { expect, test } from "vitest";
import { handFacts, moreFacts, regionFacts, remarks, seatFacts, without } from "./facts";
import { aView, plainly } from "./samples";

const view = {
  ...aView([["3"], ["10", "10"]], [3, 20], [["siena"], ["roma", "napoli"]]),
  pope: "lucca",
  idle: 1,
  buried: 2,
  discard: ["1", "winter", "1"],
};
const speech = plainly(view);

test("a region says who controls it, what stands there and all it borders", () => {
  expect(regionFacts(view, "siena", speech)).toEqual([
    "region-owned region=region-siena who=you name=seat0",
    "region-borders regions=region-firenze+region-roma",
  ]);
  expect(regionFacts(view, "firenze", speech)[1]).toBe("region-site");
  expect(regionFacts(view, "lucca", speech)).toContain("region-pope");
  expect(regionFacts(view, "lucca", speech)[0]).toBe("region-free region=region-lucca");
});

test("a seat says its strength, hand, line, regions and what is remarkable", () => {
  const told = seatFacts(view, 1, speech).join("; ");
  expect(told).toContain("plain-seat name=Seat1 strength=20 cards=10");
  expect(told).toContain("plain-line line=card-10 ×2");
  expect(told).toContain("plain-regions regions=region-roma+region-napoli");
  expect(remarks(view, 0, speech)).toEqual(["table-holder", "table-to-act"]);
});

test("what is known about a hand: by all, by the viewer, and of the viewer's own", () => {
  const table = view.table.map((seat, at) =>
    at === 1 ? { ...seat, revealed: ["10"], known: ["10", "winter"], told: ["scarecrow"] } : seat,
  );
  expect(handFacts({ ...view, table }, 1, speech)).toEqual([
    "known-to-all cards=card-10",
    "known-to-you cards=card-winter",
    "told cards=card-scarecrow",
  ]);
  expect(handFacts(view, 0, speech)).toEqual([]);
});

test("the rest: who opened, idle battles, discards", () => {
  expect(moreFacts(view, speech)).toEqual([
    "opener who=you name=Seat0",
    "idle number=1",
    "buried number=2",
    "discard cards=card-1 ×2, card-winter",
  ]);
});

test("cards taken away are taken away once", () => {
  expect(without(["3", "3", "10"], ["3"])).toEqual(["3", "10"]);
});
