import { expect, test } from "vitest";
import { arrivals, conquests, newcomers } from "./effects";

const events = [
  { kind: "card-played", args: { seat: 1, card: "10" } },
  { kind: "played-face-down", args: { seat: 1, card: null } },
  { kind: "turned-up", args: { seat: 1, card: "3" } },
  { kind: "card-dealt", args: { seat: 0, card: "winter" } },
  { kind: "card-dealt", args: { seat: 1, card: null } },
  { kind: "taken-back", args: { seat: 0, card: "5" } },
  { kind: "takeback", args: { seat: 0, number: 2 } },
  { kind: "conquered", args: { seat: 1, region: "siena" } },
];

test("what moves is told by events: cards into lines, cards into the own hand, markers", () => {
  expect(arrivals(events, 1)).toEqual(["10", "3"]);
  expect(arrivals(events, 0)).toEqual([]);
  expect(newcomers(events, 0)).toEqual(["winter", "5"]);
  expect(newcomers(events, null)).toEqual([]);
  expect([...conquests(events)]).toEqual(["siena"]);
});
