/** For tests: the chart of a side, as the components file and the server would tell it. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Arg, Box } from "../../../api/types";
import { type Chart, chartOf } from "./chart";

const ROOT = new URL("../../../../../src/signoria/", import.meta.url);
const read = (path: string) => readFileSync(fileURLToPath(new URL(path, ROOT)), "utf8");
const TOML = read("games/virtu/components.toml");

export type Pair = readonly [string, string];

/** What the components file says of cities. */
export const PRINTED = [...TOML.matchAll(/^(\w+) = \{ value = (\d).*lonlat.*$/gm)].map(
  ([line = "", id = "", value]) => ({
    id,
    value: Number(value),
    seas: namesIn(line.match(/seas = \[(.*?)\]/)?.[1] ?? ""),
    side: line.match(/side = "(.*?)"/)?.[1] ?? "",
    isClosed: line.includes("closed_3p"),
    isPirate: line.includes("pirate"),
  }),
);

function namesIn(text: string): string[] {
  return [...text.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name);
}

function pairsOf(key: string): Pair[] {
  const list = TOML.slice(TOML.indexOf(`${key} = [`)).match(/^\w+ = \[([\s\S]*?)\]\n/)?.[1] ?? "";
  return [...list.matchAll(/\["(\w+)", "(\w+)"\]/g)].map(([, one = "", other = ""]) => [one, other]);
}

/** The roads of each side of the map. */
export const ROADS: Readonly<Record<string, readonly Pair[]>> = {
  34: [...pairsOf("both"), ...pairsOf("only_34")],
  25: [...pairsOf("both"), ...pairsOf("only_25")],
};
export const BORDERS = pairsOf("borders");

const named = (kind: string, ids: readonly string[]): Arg => ({
  type: "list",
  items: ids.map((id) => ({ type: "name", kind, id })),
});
const neighbours = (pairs: readonly Pair[], id: string) =>
  pairs.flatMap(([one, other]) => (one === id ? [other] : other === id ? [one] : []));

/** The box as the server tells it. */
export function aBox(): Box["components"] {
  const cities = PRINTED.map((city) => ({
    kind: "city",
    id: city.id,
    name: { type: "name" as const, kind: "city", id: city.id },
    does: { type: "phrase" as const, key: city.isPirate ? "does-city-pirate" : "does-city" },
    facts: [
      ["value", { type: "count", number: city.value }],
      ["roads-34", named("city", neighbours(ROADS[34] ?? [], city.id))],
      ["roads-25", named("city", neighbours(ROADS[25] ?? [], city.id))],
      ["seas", named("sea", city.seas)],
      [
        "ships-1",
        named(
          "city",
          PRINTED.filter((one) => one !== city && one.seas.some((sea) => city.seas.includes(sea))).map(
            ({ id }) => id,
          ),
        ),
      ],
      ...(city.side ? [["only-side", { type: "phrase", key: "box-side-25" }]] : []),
      ...(city.isClosed ? [["closed", { type: "phrase", key: "box-closed-3" }]] : []),
    ] as [string, Arg][],
  }));
  const seas = [...new Set(BORDERS.flat())].map((id) => ({
    kind: "sea",
    id,
    name: { type: "name" as const, kind: "sea", id },
    facts: [["borders", named("sea", neighbours(BORDERS, id))]] as [string, Arg][],
  }));
  return [...cities, ...seas];
}

export function aChart(seats: number): Chart {
  return chartOf(aBox(), seats);
}

/** What cities or seas are called. */
export function namesOf(language: string, kind: "city" | "sea"): (id: string) => string {
  const source = read(`locale/${language}/${kind === "city" ? "virtu" : "box-virtu"}.ftl`);
  const found = new Map(
    [...source.matchAll(new RegExp(`^virtu-${kind}-(\\w+) = (.+)$`, "gm"))].map(([, id, name]) => [id, name]),
  );
  return (id) => found.get(id) ?? id;
}
