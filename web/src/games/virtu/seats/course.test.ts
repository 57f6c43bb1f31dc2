import { expect, test } from "vitest";
import type { VirtuView } from "../../../api/types";
import { phaseOf, siegesOf } from "./course";

const viewOf = (part: object) => part as VirtuView;

test("the part of the year follows from what is still to come", () => {
  const rest = ["begin-sieges", "next-retreat", "end-spring", "next-winter", "end-year"];
  expect(phaseOf(viewOf({ stack: ["next-spring", ...rest] }))).toBe("spring");
  expect(phaseOf(viewOf({ stack: rest.slice(1) }))).toBe("sieges");
  expect(phaseOf(viewOf({ stack: rest.slice(3) }))).toBe("winter");
  expect(phaseOf(viewOf({ stack: [] }))).toBe("over");
});

test("troops before a city that is not their own besiege it", () => {
  const table = [
    { power: "florence", cities: ["florence", "pisa!"], troops: { pisa: 1, siena: 2 } },
    { power: "naples", cities: ["naples"], troops: { siena: 1, pisa: 1 } },
  ];
  expect(siegesOf(viewOf({ table }))).toEqual([
    { city: "siena", seats: [0, 1] },
    { city: "pisa", seats: [1] },
  ]);
});
