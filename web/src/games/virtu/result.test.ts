import { expect, test } from "vitest";
import { merged } from "./result";

test("rows of the ledger stand in the order of the score sheet, whoever has them", () => {
  expect(
    merged([
      ["patronage", "indulgences"],
      ["cities", "patronage", "cards"],
      ["cities", "religion"],
    ]),
  ).toEqual(["cities", "religion", "patronage", "cards", "indulgences"]);
});
