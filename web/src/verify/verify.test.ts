import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Rng } from "./rng";
import { check, readRecord } from "./verify";

/** A finished game of two, written by the engine; somebody kept a card over the end of a round. */
const record = readFileSync(new URL("record.txt", import.meta.url), "utf8");
const outcomes = readRecord(record).acts.filter((act) => act.who === "*").length;
const commitment = readRecord(record).head.get("commitment") ?? "";

test("a true record is true, to the last chance move", () => {
  expect(check(record, null)).toEqual({ kind: "true", luckMoves: outcomes, isPromised: false });
  expect(check(record, { commitment, salt: "ab" })).toEqual({
    kind: "true",
    luckMoves: outcomes,
    isPromised: true,
  });
});

test("another card, another secret, another seal or a missing salt is found out", () => {
  const other = /deal scarecrow/.test(record) ? record.replace("deal scarecrow", "deal winter") : "";
  expect(check(other, null)).toMatchObject({ kind: "false", problem: "luck" });
  const secret = record.replace(/^secret: (..)/m, (_, first) => `secret: ${first === "00" ? "01" : "00"}`);
  expect(check(secret, null)).toMatchObject({ kind: "false", problem: "commitment" });
  expect(check(record.replace(/^secret:.*\n/m, ""), null)).toMatchObject({
    kind: "false",
    problem: "secret",
  });
  expect(check(record, { commitment: "0".repeat(64), salt: "ab" })).toMatchObject({ problem: "promise" });
  expect(check(record, { commitment, salt: "xy" })).toMatchObject({ problem: "salt" });
  expect(check(record.replace('"ab"', '"ac"'), null)).toMatchObject({ kind: "false", problem: "luck" });
});

test("luck that needs more of the rules is left to the server", () => {
  expect(check(record.replace("seats: 2\n", "seats: 2\noptions: draw_after_battle=true\n"), null)).toEqual({
    kind: "not-here",
  });
});

test("the random source gives the engine's numbers", () => {
  const rng = new Rng(Uint8Array.from({ length: 16 }, (_, at) => at));
  expect([rng.next(), rng.next(), rng.next(), rng.below(110), rng.below(3)]).toEqual([
    118033161, 749612975, 2678298523, 15, 1,
  ]);
});
