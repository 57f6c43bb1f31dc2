import { expect, test } from "vitest";
import type { Arg, GameEvent, VirtuView } from "../../api/types";
import { sinceOwn, turnsOf } from "../../table/turns";
import { countArg, nameArg, seatArg } from "../../words/args";
import { textsIn } from "../../words/samples";
import { Words } from "../../words/words";
import { doneTo, iconOf, paceOf, turnOf } from "./telling";

const words = new Words(textsIn("en"), "virtu", ["Anna", "Boris"], 0);

function event(kind: string, seat: number | null, more: Record<string, Arg> = {}): GameEvent {
  return { kind, args: { ...(seat === null ? {} : { seat: seatArg(seat) }), ...more }, gathers: "" };
}

const siena = nameArg("city", "siena");
const taken = event("city-taken", 1, { city: siena, number: countArg(0, "troop") });
const then = {
  game: "virtu",
  table: [{ power: "florence", cities: ["florence", "siena!"], allies: ["france"] }, { power: "venice" }],
} as unknown as VirtuView;

test("the log has a turn for each seat's spring and winter; sieges are nobody's", () => {
  const events = [
    event("year-begun", null, { number: countArg(2) }),
    event("token-moved", 0, { room: countArg(3) }),
    event("tapped", 0, { source: siena, symbol: nameArg("symbol", "crown"), number: countArg(1, "crown") }),
    event("token-moved", 1, { room: countArg(2) }),
    event("sieges-begun", null),
    event("passed", 0),
    taken,
    event("winter-begun", 1),
    event("winter-begun", 0),
  ];
  const turns = turnsOf(words.tell(events), { turnOf });
  expect(turns.map(({ seat, lines }) => [seat, lines.length])).toEqual([
    [null, 1],
    [0, 2],
    [1, 1],
    [null, 3],
    [1, 1],
    [0, 1],
  ]);
  expect(sinceOwn(events, 1, 0, turnOf)).toBe(3);
});

test("what an event did to a seat that it does not name is told in the second person", () => {
  expect(doneTo(taken, 0, then, words)).toBe("You lose Siena to Boris.");
  expect(
    doneTo(event("marched", 1, { city: nameArg("city", "venice"), target: siena }), 0, then, words),
  ).toContain("Siena");
  const room = (power: string): Arg => ({
    type: "phrase",
    key: "room-of",
    args: { room: countArg(3), power: nameArg("power", power) },
  });
  const agent = (place: Arg) => doneTo(event("agent-placed", 1, { place }), 0, then, words);
  expect(agent(room("florence"))).toBe("An agent of Boris blocks your room 3.");
  expect(agent(room("naples"))).toBe(null);
  expect(agent(nameArg("ally", "france"))).toContain("France");
  expect(agent(nameArg("city", "pisa"))).toBe(null);
});

test("a loss is seen longest, a payment together with what it pays for", () => {
  expect(paceOf(taken)).toBe("loss");
  expect(paceOf(event("tapped", 1))).toBe(undefined);
  expect(iconOf(event("acted", 1, { action: nameArg("action", "war") }))).toBe("war");
});
