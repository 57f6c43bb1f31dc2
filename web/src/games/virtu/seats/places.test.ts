import { expect, test } from "vitest";
import type { GameEvent } from "../../../api/types";
import { countArg, nameArg } from "../../../words/args";
import { placesOf } from "./places";

const event = (kind: string, args: GameEvent["args"]) => ({ kind, args }) as GameEvent;
const seat = { type: "seat" as const, seat: 1 };

test("what has changed lies on the map, in one's own rooms, and in the others' palaces", () => {
  const room = {
    type: "phrase" as const,
    key: "room-of",
    args: { power: nameArg("power", "naples"), room: countArg(3) },
  };
  expect(placesOf(event("annexed", { seat, city: nameArg("city", "siena") }), "florence")).toEqual([
    "city siena",
  ]);
  expect(placesOf(event("agent-placed", { seat, place: room }), "naples")).toEqual(["room 3"]);
  expect(placesOf(event("agent-placed", { seat, place: room }), "florence")).toEqual(["room naples 3"]);
  expect(placesOf(event("courtier-joined", { seat, card: nameArg("card", "bishop") }), "florence")).toEqual([
    "card 1 bishop",
  ]);
  expect(placesOf(event("bought", { seat, item: nameArg("title", "duchy") }), "florence")).toEqual([
    "title 1 duchy",
  ]);
  expect(placesOf(event("tapped", { seat, source: nameArg("city", "siena") }), "florence")).toEqual([]);
});
