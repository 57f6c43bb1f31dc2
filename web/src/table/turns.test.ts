import { expect, test } from "vitest";
import type { Arg, GameEvent } from "../api/types";
import { nameArg, seatArg } from "../words/args";
import { wordsIn } from "../words/samples";
import { mostTelling, sinceOwn, turnsOf } from "./turns";

const words = wordsIn("en", 0);

function event(kind: string, seat: number | null, more: Record<string, Arg> = {}): GameEvent {
  return { kind, args: { ...(seat === null ? {} : { seat: seatArg(seat) }), ...more }, gathers: "" };
}

const card = (seat: number) => event("card-played", seat, { card: nameArg("card", "winter") });
const kinds = (events: readonly GameEvent[]) =>
  turnsOf(words.tell(events)).map(({ lines }) => lines.map((line) => line.event.kind));

test("a turn lasts as long as one seat is spoken of; what is about nobody belongs to the turn before it", () => {
  const events = [card(0), event("swept", null, { card: nameArg("card", "3") }), event("passed", 0), card(1)];
  expect(kinds(events)).toEqual([["card-played", "swept", "passed"], ["card-played"]]);
  expect(turnsOf(words.tell(events)).map(({ seat }) => seat)).toEqual([0, 1]);
});

test("a game that says where its turns begin has its log by them", () => {
  const events = [card(0), card(1), event("figure-placed", 0), card(1)];
  const turns = turnsOf(words.tell(events), { beginsTurn: ({ kind }) => kind === "figure-placed" });
  expect(turns.map(({ seat, lines }) => [seat, lines.length])).toEqual([
    [null, 2],
    [null, 2],
  ]);
});

test("a game that says whose turn it is keeps apart what belongs to nobody's", () => {
  const events = [
    card(0),
    event("swept", null, { card: nameArg("card", "3") }),
    event("passed", 1),
    card(1),
    card(0),
  ];
  const turnOf = (one: GameEvent) => (one.kind === "swept" ? null : one.kind === "passed" ? undefined : 0);
  const turns = turnsOf(words.tell(events), { turnOf });
  expect(turns.map(({ seat, lines }) => [seat, lines.length])).toEqual([
    [0, 1],
    [null, 2],
    [0, 2],
  ]);
  expect(sinceOwn(events, 0, 0, turnOf)).toBe(1);
});

test("what one has done oneself is no news, nor what came of it", () => {
  const events = [card(1), card(0), event("passed", 0), card(1), card(0)];
  expect(sinceOwn(events, 1, 0)).toBe(3);
  expect(sinceOwn(events, 5, 0)).toBe(5);
  expect(sinceOwn([card(0), event("swept", null), card(0), card(1)], 0, 0)).toBe(3);
});

test("the lines that tell most: first what was done to the reader, then what has ended, then the latest", () => {
  const shown = event("cards-shown", 1, { to: { type: "list", items: [seatArg(0)] } });
  const tied = event("tied", null, { region: null, strength: { type: "count", number: 3, unit: "" } });
  const told = words.tell([card(1), tied, event("passed", 1), shown, card(1)]);
  const found = mostTelling(told, 0, { isOutcome: ({ kind }) => kind === "tied" }, 3);
  expect(found.map(({ event }) => event.kind)).toEqual(["cards-shown", "tied", "card-played"]);
});

test("what a board says was done to the reader comes first, in its words; what one did oneself never does", () => {
  const told = words.tell([card(1), event("passed", 2), event("passed", 0), card(1)]);
  const doneTo = ({ kind }: GameEvent) => (kind === "passed" ? "You lose Siena." : null);
  const found = mostTelling(told, 0, { isOutcome: () => false, doneTo }, 2);
  expect(found.map(({ text, isMine }) => [text === "You lose Siena.", isMine])).toEqual([
    [true, true],
    [false, false],
  ]);
});

test("a loss tells more than what merely ends", () => {
  const told = words.tell([event("passed", 1), event("tied", null, { region: null }), card(2)]);
  const isOutcome = ({ kind }: GameEvent) => kind === "tied";
  const paceOf = ({ kind }: GameEvent) => (kind === "passed" ? "loss" : "routine");
  const found = mostTelling(told, 0, { isOutcome, paceOf }, 1);
  expect(found.map(({ event }) => event.kind)).toEqual(["passed"]);
});
