import { expect, test } from "vitest";
import type { Arg } from "../../api/types";
import { countArg, nameArg, seatArg } from "../../words/args";
import { arrivals, conquests, newcomers } from "./effects";

const event = (kind: string, seat: number, rest: Record<string, Arg>) => ({
  kind,
  args: { seat: seatArg(seat), ...rest },
  gathers: "",
});
const card = (id: string) => ({ card: nameArg("card", id) });

const events = [
  event("card-played", 1, card("10")),
  event("played-face-down", 1, { card: null }),
  event("turned-up", 1, card("3")),
  event("card-dealt", 0, card("winter")),
  event("card-dealt", 1, { card: null }),
  event("taken-back", 0, card("5")),
  event("takeback", 0, { number: countArg(2) }),
  event("conquered", 1, { region: nameArg("region", "siena") }),
];

test("what moves is told by events: cards into lines, cards into the own hand, markers", () => {
  expect(arrivals(events, 1)).toEqual(["10", "3"]);
  expect(arrivals(events, 0)).toEqual([]);
  expect(newcomers(events, 0)).toEqual(["winter", "5"]);
  expect(newcomers(events, null)).toEqual([]);
  expect([...conquests(events)]).toEqual(["siena"]);
});
