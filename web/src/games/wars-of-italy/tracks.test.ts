import { expect, test } from "vitest";
import type { WarsView } from "../../api/types";
import type { Offer } from "../virtu/offers";
import { majorsOf, markerArg, offersOn, spacesOf } from "./tracks";

const ZONES = [
  { power: "france", is_alliance: true, first: -3, last: -3 },
  { power: "france", is_alliance: false, first: -2, last: -1 },
  { power: "", is_alliance: false, first: 0, last: 0 },
  { power: "naples", is_alliance: false, first: 1, last: 2 },
  { power: "naples", is_alliance: true, first: 3, last: 3 },
];

function aView(part: object): WarsView {
  return {
    zones: ZONES,
    favours: {},
    table: [{ power: "france" }, { power: "naples" }],
    ...part,
  } as WarsView;
}

test("a track has the spaces of its zones, from France's end to Naples'", () => {
  const spaces = spacesOf(aView({}));
  expect(spaces.map(({ number }) => number)).toEqual([-3, -2, -1, 0, 1, 2, 3]);
  expect(spaces.filter(({ isAlliance }) => isAlliance).map(({ power }) => power)).toEqual([
    "france",
    "naples",
  ]);
});

test("a major city is neutral, favours a power, is ready for an alliance, is an ally, or is defeated", () => {
  const stateWith = (major: object, favours: object = {}) =>
    majorsOf(aView({ campaign: { major: { rome: major } }, favours }))[0];
  expect(stateWith({ influence: 0 })).toMatchObject({ state: "neutral", power: "", at: 0 });
  expect(stateWith({ influence: -1 }, { rome: "france" })).toMatchObject({
    state: "favour",
    power: "france",
  });
  expect(stateWith({ influence: 3 }, { rome: "naples" })).toMatchObject({ state: "alliance-zone", at: 3 });
  expect(stateWith({ influence: 0, ally: "naples" })).toMatchObject({
    state: "ally",
    power: "naples",
    at: null,
  });
  expect(stateWith({ influence: 0, is_defeated: true })).toMatchObject({ state: "defeated", at: null });
});

test("an agent on a marker is shown there", () => {
  const table = [{ power: "france" }, { power: "naples", agents: ["siena", "marker-rome"] }];
  const [rome] = majorsOf(aView({ campaign: { major: { rome: { influence: 0 } } }, table }));
  expect(rome?.agent).toBe("naples");
});

test("where a marker lies is said with the power at that end", () => {
  expect(markerArg(aView({}), 0)).toEqual({ type: "phrase", key: "marker-middle" });
  expect(markerArg(aView({}), -2)).toMatchObject({ args: { steps: { number: 2 }, power: { id: "france" } } });
  expect(markerArg(aView({}), 3)).toMatchObject({ args: { steps: { number: 3 }, power: { id: "naples" } } });
});

test("a track offers what is done to its marker, not what is done in the city", () => {
  const moves = [
    "influence rome",
    "influence rome cross",
    "alliance rome",
    "place marker-rome",
    "annex rome",
    "hire rome",
  ];
  const offers: Offer[] = moves.map((move) => ({ moves: [move], prospect: null }));
  expect(offersOn(offers).map((one) => one.moves[0])).toEqual(moves.slice(0, 4));
});
