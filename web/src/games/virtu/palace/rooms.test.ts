import { expect, test } from "vitest";
import type { Box } from "../../../api/types";
import type { Holding } from "../table.svelte";
import { arrowAfter, headingOf, ROOM_NUMBERS, roomsOf, sizesFor, spacesOf } from "./rooms";

const named = (kind: string, id: string) => ({ type: "name" as const, kind, id });
const component = (kind: string, id: string, facts: Box["components"][number]["facts"]) => ({
  kind,
  id,
  name: named(kind, id),
  facts,
  does: null,
  origin: "printed",
  rules: [],
});
const BOX = {
  components: [
    component("room", "florence-1", [
      ["action", named("action", "govern")],
      ["symbols", { type: "list", items: [{ type: "count", number: 1, unit: "crown" }] }],
    ]),
    component("room", "florence-3", [["action", named("action", "annex")]]),
    component("noble", "merchant", [["action", named("action", "trade")]]),
  ],
} as unknown as Box;
const FLORENCE: Holding = {
  power: "florence",
  rooms: ["", "", "merchant+bishop", "", ""],
  token: 3,
  indulgences: [1],
};
const NAPLES: Holding = { power: "naples", agents: ["florence-1", "siena"] };

test("rooms are counted clockwise from the top, and the token goes round them", () => {
  expect(ROOM_NUMBERS.map((room) => headingOf("round", room))).toEqual(["down", "down", "left", "up", "up"]);
  expect(ROOM_NUMBERS.map((room) => headingOf("flat", room))).toEqual([
    "right",
    "down",
    "left",
    "up",
    "right",
  ]);
});

test("the right-hand arrow lies between rooms 2 and 3, the left-hand one between 4 and 5", () => {
  expect(ROOM_NUMBERS.map(arrowAfter)).toEqual([null, "right", null, "left", null]);
});

test("a room tells its printed action and symbols, or those of the card that covers it", () => {
  const rooms = roomsOf(BOX, [FLORENCE, NAPLES], 0);
  expect(rooms[0]).toMatchObject({ action: "govern", isIndulged: true, agent: 1, hasToken: false });
  expect(rooms[0]?.symbols.map(({ unit }) => unit)).toEqual(["crown"]);
  expect(rooms[2]).toMatchObject({
    action: "trade",
    card: "merchant",
    upgrade: "bishop",
    hasToken: true,
    agent: null,
  });
  expect(rooms[2]?.symbols).toEqual([]);
  expect(rooms[4]).toMatchObject({ action: "", card: "" });
});

test("spaces of a side: courtiers first, then free ones, then those that are closed", () => {
  expect(spacesOf(["bishop!"], 3, 2, 1)).toEqual([
    { card: "bishop!", isShaded: false, isOpen: true },
    { card: "", isShaded: false, isOpen: true },
    { card: "", isShaded: true, isOpen: false },
  ]);
});

test("a low palace is flat, and a wide one has its domain beside the rooms", () => {
  expect(sizesFor(800, 280)).toEqual({ shape: "flat", isBeside: true });
  expect(sizesFor(450, 300)).toEqual({ shape: "round", isBeside: false });
  expect(sizesFor(450, 218)).toEqual({ shape: "flat", isBeside: false });
  expect(sizesFor(374, 420)).toEqual({ shape: "round", isBeside: false });
});
