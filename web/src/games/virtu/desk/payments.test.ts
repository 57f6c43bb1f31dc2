import { describe, expect, test } from "vitest";
import type { Outlook, Phrase } from "../../../api/types";
import { countArg, nameArg } from "../../../words/args";
import { arranged, hasOther, nextOther, planIn, tapsIn, toldIn, without } from "./payments";

const gives = (number: number, unit: string): Phrase => ({
  type: "phrase",
  key: "outlook-gives",
  args: { symbols: { type: "list", items: [countArg(number, unit)] } },
});
const source = (city: string, unit: string, isOpen = true) => ({
  thing: nameArg("city", city),
  moves: isOpen ? [`tap ${city} ${unit}`] : [],
  brings: [gives(1, unit)],
});
const PLAN: Phrase = { type: "phrase", key: "outlook-plan" };
const TOLD: Outlook = {
  prospects: [
    {
      thing: PLAN,
      moves: ["tap siena crown"],
      way: ["tap siena crown", "tap pisa crown"],
      brings: [gives(2, "crown")],
    },
    source("siena", "crown"),
    source("pisa", "crown"),
    source("venice", "ship"),
    source("rome", "cross"),
    source("milan", "crown", false),
  ],
};

describe("a payment", () => {
  test("is planned, and can be made otherwise", () => {
    expect(planIn(TOLD)?.moves).toEqual(["tap siena crown", "tap pisa crown"]);
    expect(tapsIn(TOLD).map(({ place }) => place)).toEqual([
      "city siena",
      "city pisa",
      "city venice",
      "city rome",
    ]);
    expect(planIn(null)).toBeNull();
    expect(toldIn(tapsIn(TOLD)[0]?.brings ?? [], "outlook-gives")).toEqual([countArg(1, "crown")]);
  });

  test("the next source that gives the same stands in a socket instead, round the list", () => {
    const [siena, pisa, venice, rome] = tapsIn(TOLD);
    if (!siena || !pisa || !venice || !rome) throw new Error("four sources");
    expect(nextOther(tapsIn(TOLD), siena)?.move).toBe("tap pisa crown");
    expect(nextOther(tapsIn(TOLD), rome)?.move).toBe("tap siena crown");
    expect(nextOther(tapsIn(TOLD), venice)).toBeNull();
    expect(hasOther(tapsIn(TOLD), [siena.move], siena)).toBe(true);
    expect(hasOther(tapsIn(TOLD), [siena.move, pisa.move, rome.move], siena)).toBe(false);
  });

  test("what stays keeps its socket", () => {
    expect(arranged(["a", "b", "c"], ["c", "d", "a"])).toEqual(["a", "d", "c"]);
    expect(arranged(["a", "b"], ["b"])).toEqual(["b"]);
    expect(arranged([], ["a", "a", "b"])).toEqual(["a", "a", "b"]);
    expect(arranged(["a", "a"], ["a", "b", "c"])).toEqual(["a", "b", "c"]);
    expect(without(["a", "b", "a"], "a")).toEqual(["b", "a"]);
  });
});
