import { expect, test } from "vitest";
import type { Thing } from "../api/types";
import { textsIn } from "../words/samples";
import { Words } from "../words/words";
import { counted, found, grouped, nameOf } from "./entries";

const words = new Words(textsIn("en"), "tuscany", [], null);
const things: Thing[] = [
  {
    kind: "tile",
    id: "castle",
    name: { type: "name", kind: "kind", id: "castle" },
    facts: [["spaces", { type: "count", number: 3 }]],
    origin: "printed",
    rules: ["T3.1"],
  },
  {
    kind: "card",
    id: "castle",
    name: { type: "name", kind: "card", id: "castle" },
    origin: "reconstructed",
    rules: ["T2.4"],
  },
  { kind: "tile", id: "olives", name: { type: "name", kind: "kind", id: "olives" }, origin: "reconstructed" },
];

test("things of one kind stand together", () => {
  expect(grouped(things).map(({ kind, things }) => [kind, things.length])).toEqual([
    ["tile", 2],
    ["card", 1],
  ]);
});

test("origins are counted, the surest first", () => {
  expect(counted(things)).toEqual([
    ["printed", 1],
    ["reconstructed", 2],
  ]);
});

test("a thing is found by name, rule or what is said of it, whatever its capitals", () => {
  const ids = (search: string, origin = "") =>
    found(things, search, origin, words).map(({ kind, id }) => `${kind}:${id}`);
  expect(ids("CASTLE")).toEqual(["tile:castle", "card:castle"]);
  expect(ids("castle", "reconstructed")).toEqual(["card:castle"]);
  expect(ids("t3.1")).toEqual(["tile:castle"]);
  expect(ids("spaces")).toEqual(["tile:castle"]);
  expect(ids("castle olives")).toEqual([]);
  expect(ids("")).toHaveLength(3);
});

test("names begin with a capital letter", () => {
  expect(nameOf(things[2] as Thing, words)[0]).toMatch(/[A-Z]/);
});
