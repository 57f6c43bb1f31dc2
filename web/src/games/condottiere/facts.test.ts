/** What a screen reader is told: every public fact. */
import { expect, test } from "vitest";
import type { Box } from "../../api/types";
import { countArg, listArg, nameArg } from "../../words/args";
import { wordsIn } from "../../words/samples";
import { cardAbout, handFacts, moreFacts, regionFacts, remarks, seatFacts, without } from "./facts";
import { aView } from "./samples";

const view = {
  ...aView([["3"], ["10", "10"]], [3, 20], [["siena"], ["roma", "napoli"]]),
  pope: "lucca",
  idle: 1,
  buried: 2,
  discard: ["1", "winter", "1"],
};
const words = wordsIn("en", 0);

const box: Box = {
  components: [
    {
      kind: "region",
      id: "siena",
      name: nameArg("region", "siena"),
      facts: [["borders", listArg([nameArg("region", "firenze"), nameArg("region", "roma")])]],
    },
  ],
  moves: {},
  chapters: [],
};

test("a region says who controls it, what stands there and all it borders", () => {
  expect(regionFacts(view, "siena", box, words)).toEqual([
    "Siena: you control it.",
    "It borders Firenze and Roma.",
  ]);
  expect(regionFacts(view, "roma", box, words)[0]).toBe("Roma: Boris controls it.");
  expect(regionFacts(view, "firenze", box, words)[1]).toBe("The Condottiere stands here.");
  expect(regionFacts(view, "lucca", box, words).join(" ")).toContain("The Pope’s favour lies here");
  expect(regionFacts(view, "lucca", box, words)[0]).toBe("Lucca: nobody controls it.");
});

test("a seat says its strength, hand, line, regions and what is remarkable", () => {
  const told = seatFacts(view, 1, words).join(" ");
  expect(told).toContain("Boris: strength 20, 10 cards in hand.");
  expect(told).toContain("Line: 10 ×2.");
  expect(told).toContain("Regions: Roma and Napoli.");
  expect(remarks(view, 0, words)).toEqual(["Condottiere", "to act"]);
});

test("what is known about a hand: by all, by the viewer, and of the viewer's own", () => {
  const table = view.table.map((seat, at) =>
    at === 1 ? { ...seat, revealed: ["10"], known: ["10", "winter"], told: ["scarecrow"] } : seat,
  );
  expect(handFacts({ ...view, table }, 1, words)).toEqual([
    "Known to all in this hand: 10.",
    "Known to you, but not to all: Winter.",
    "Knows these cards of yours: Scarecrow.",
  ]);
  expect(handFacts(view, 0, words)).toEqual([]);
});

test("the rest: who opened, idle battles, discards", () => {
  expect(moreFacts(view, words)).toEqual([
    "You opened this game.",
    "One battle has passed without a card.",
    "Discarded face down: 2.",
    "Discarded: 1 ×2, Winter.",
  ]);
});

test("what a card does is told by the box", () => {
  const does = { type: "phrase" as const, key: "sum-drummer", args: { factor: countArg(2) } };
  const drummer = {
    kind: "card",
    id: "drummer",
    name: nameArg("card", "drummer"),
    facts: [],
    does,
    origin: "printed",
    rules: ["C0.2", "C3.4"],
  };
  const box: Box = { components: [drummer], moves: {}, chapters: [] };
  expect(cardAbout("drummer", box, words)).toEqual({
    lines: ["Doubled by the Drummer"],
    rules: ["C0.2", "C3.4"],
  });
});

test("cards taken away are taken away once", () => {
  expect(without(["3", "3", "10"], ["3"])).toEqual(["3", "10"]);
});
