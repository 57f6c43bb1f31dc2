/** What stands in cities, what moves, and what prices say. */
import { expect, test } from "vitest";
import type { GameEvent, Prospect, VirtuView } from "../../../api/types";
import { motionsOf, stagesOf } from "./motions";
import { aChart } from "./samples";
import { sizesAt, stepOf, textWidth } from "./sizes";
import { standingIn } from "./standing";
import { setOut, tagOf } from "./tags";

const VIEW = {
  table: [
    {
      power: "florence",
      cities: ["florence!", "pisa"],
      troops: { pisa: 2, siena: 1 },
      cathedrals: ["florence!"],
    },
    {
      power: "venice",
      cities: ["venice"],
      troops: { siena: 2, pisa: 1 },
      agents: ["siena", "france"],
      withdrawn: ["siena"],
    },
  ],
} as unknown as VirtuView;

test("a city tells who holds it, whether its tile is exhausted, and its cathedral", () => {
  expect(standingIn(VIEW, "florence")).toMatchObject({
    owner: "florence",
    seat: 0,
    isExhausted: true,
    hasCathedral: true,
    isCathedralExhausted: true,
    troops: [],
  });
  expect(standingIn(VIEW, "siena")).toMatchObject({ owner: "", seat: null, agent: "venice", agentSeat: 1 });
});

test("troops before a city that is not theirs besiege it, unless they are out of that siege", () => {
  expect(standingIn(VIEW, "pisa").troops).toEqual([
    { power: "florence", seat: 0, number: 2, lord: "", isBesieging: false, isBefore: false },
    { power: "venice", seat: 1, number: 1, lord: "", isBesieging: true, isBefore: false },
  ]);
  expect(standingIn(VIEW, "siena").troops.map(({ isBesieging }) => isBesieging)).toEqual([true, false]);
});

const name = (kind: string, id: string) => ({ type: "name" as const, kind, id });

test("what happened moves on the map", () => {
  const events = [
    {
      kind: "marched",
      args: { seat: { type: "seat", seat: 1 }, city: name("city", "pisa"), target: name("city", "siena") },
    },
    {
      kind: "agent-removed",
      args: {
        seat: { type: "seat", seat: 1 },
        place: name("city", "siena"),
        owner: { type: "seat", seat: 0 },
      },
    },
    { kind: "agent-placed", args: { seat: { type: "seat", seat: 1 }, place: name("ally", "france") } },
    { kind: "tapped", args: {} },
  ] as unknown as GameEvent[];
  expect(motionsOf(events)).toEqual([
    { kind: "slide", piece: "troop", seat: 1, city: "siena", from: "pisa" },
    { kind: "fall", piece: "agent", seat: 0, city: "siena", from: "siena" },
  ]);
});

test("a troop slides along its road, or by sea", () => {
  const chart = aChart(4);
  const [slide] = motionsOf([
    {
      kind: "marched",
      args: { city: name("city", "pisa"), target: name("city", "siena") },
    } as unknown as GameEvent,
  ]);
  const stages = stagesOf(chart, slide as never, 1.1);
  expect(stages).toHaveLength(9);
  expect(stagesOf(chart, { ...(slide as never as object), city: "terracina" } as never, 1)).toHaveLength(27);
});

const count = (number: number, unit: string) => ({ type: "count" as const, number, unit });
const prospect = (price: object[], sums = {}) => ({ thing: null, price, sums }) as unknown as Prospect;

test("a price is its symbols, and a siege both its strengths", () => {
  expect(tagOf([prospect([count(3, "crown"), count(1, "ship")])])).toEqual([
    { text: "3" },
    { unit: "crown" },
    { unit: "ship" },
  ]);
  const sums = { attack: { type: "sum", total: 4 }, defence: { type: "sum", total: 3 } };
  expect(tagOf([prospect([], sums)])).toEqual([{ unit: "war" }, { text: "4:3" }]);
  expect(tagOf([prospect([count(1, "ship")]), prospect([count(2, "ship")])])).toEqual([{ text: "…" }]);
  expect(tagOf([null])).toEqual([]);
  expect(setOut([{ text: "3" }, { unit: "crown" }], 20).width).toBeGreaterThan(30);
});

test("letters never get smaller than 11 pixels, and steps never larger than the scale", () => {
  for (let scale = 0.2; scale < 5; scale *= 1.13) {
    expect(sizesAt(scale, 1).letters).toBeGreaterThanOrEqual(11);
    expect(sizesAt(scale, 1).piece).toBeGreaterThanOrEqual(14);
    expect(stepOf(scale)).toBeLessThanOrEqual(scale * 1.000001);
  }
  expect(textWidth("Civitavecchia", 11)).toBeGreaterThan(textWidth("Rome", 11) * 2);
});
