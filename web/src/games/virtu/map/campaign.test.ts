import { expect, test } from "vitest";
import type { VirtuView } from "../../../api/types";
import { siegesOf } from "../seats/course";
import { standingIn } from "./standing";

/** Naples is allied with Rome; France stands before Ravenna, besieges Siena, and marches through Pisa. */
const VIEW = {
  table: [
    { power: "france", cities: ["turin"], troops: { ravenna: 1, siena: 2, pisa: 1 } },
    { power: "naples", cities: ["naples", "rome!"], troops: { rome: 1 } },
  ],
  armies: [{ ravenna: 1, siena: 2, pisa: 1 }, { rome: 3 }],
  favours: { florence: "france", venice: "" },
  besieging: [["siena"], []],
  before: [["ravenna"], []],
  campaign: {
    major: {
      florence: { influence: -3, cities: ["florence", "pisa"], troops: { florence: 1 } },
      rome: { influence: 0, ally: "naples", troops: { rome: 2 } },
      venice: { influence: 0, cities: ["venice", "ravenna"], troops: { venice: 1, ravenna: 1 } },
    },
  },
} as unknown as VirtuView;

test("a major city holds its own cities; those of an ally are the seat's", () => {
  expect(standingIn(VIEW, "pisa")).toMatchObject({ owner: "florence", seat: null });
  expect(standingIn(VIEW, "rome")).toMatchObject({ owner: "naples", seat: 1, isExhausted: true });
});

test("allied troops are told apart from own ones, and the same seat commands both", () => {
  expect(standingIn(VIEW, "rome").troops).toMatchObject([
    { power: "naples", seat: 1, number: 1, lord: "" },
    { power: "rome", seat: 1, number: 2, lord: "naples" },
  ]);
});

test("troops besiege, only stand before a city, or pass through one that favours them", () => {
  const french = (city: string) => standingIn(VIEW, city).troops.find(({ power }) => power === "france");
  expect(french("siena")).toMatchObject({ isBesieging: true, isBefore: false });
  expect(french("ravenna")).toMatchObject({ isBesieging: false, isBefore: true });
  expect(french("pisa")).toMatchObject({ isBesieging: false, isBefore: false });
  expect(siegesOf(VIEW)).toEqual([{ city: "siena", seats: [0] }]);
});
