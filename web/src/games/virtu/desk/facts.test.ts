import { describe, expect, test } from "vitest";
import type { Box, Outlook, Phrase, VirtuView } from "../../../api/types";
import { countArg, nameArg } from "../../../words/args";
import { wordsIn } from "../../../words/samples";
import { answerIn } from "./answers";
import { isInDesk } from "./places";
import { battleAhead, battleOf } from "./sieges";
import { leftOf, waresOf } from "./wares";
import { winterStep } from "./winter";

const noble = (id: string, action: string | null) => ({
  kind: "noble",
  id,
  name: nameArg("card", id),
  facts: [
    ...(action ? [["action", nameArg("action", action)]] : []),
    ["price", countArg(2, "florin")],
    ["copies", countArg(5)],
  ],
});
const BOX = {
  components: [
    { kind: "action", id: "govern", name: nameArg("action", "govern") },
    { kind: "action", id: "war", name: nameArg("action", "war") },
    {
      kind: "tile",
      id: "guild",
      name: nameArg("title", "guild"),
      facts: [
        ["price", countArg(2, "crown")],
        ["limit", countArg(1)],
      ],
    },
    { kind: "tile", id: "kingdom_of_france", name: nameArg("title", "kingdom_of_france") },
    noble("banker", null),
    noble("admiral", "war"),
    noble("podesta", "govern"),
  ],
} as unknown as Box;
const SUM = (total: number) => ({ type: "sum" as const, total, terms: [] });
const said = (key: string): Phrase => ({ type: "phrase", key });

describe("the desk", () => {
  test("the market lists nobles by their action, then tiles, and nothing that is not for sale", () => {
    const wares = waresOf(BOX);
    expect(wares.map(({ id }) => id)).toEqual(["podesta", "admiral", "banker", "guild"]);
    expect(wares[0]).toMatchObject({ place: "card podesta", copies: 5, price: [countArg(2, "florin")] });
    expect(wares[3]).toMatchObject({ place: "title guild", limit: 1 });
    expect(
      leftOf({ thing: null, brings: [{ ...said("outlook-left"), args: { number: countArg(3) } }] }),
    ).toBe(3);
    expect(leftOf(null)).toBeNull();
  });

  test("the winter's step is the latest on the stack", () => {
    const at = (...stack: string[]) => winterStep({ stack, result: null });
    expect(at("choose-salary 0", "reorganise 0", "end-winter 0")).toBe("salary");
    expect(at("pay 1 12", "receive 1 3", "buy-things 1", "recruit-troops 1", "end-winter 1")).toBe("buy");
    expect(at("declare 0 2 23 1 0", "end-spring")).toBeNull();
  });

  test("a siege on the table tells first what is sure, one ahead tells what a move would lead to", () => {
    const view = {
      seat: 0,
      table: [{ cities: ["naples"] }, { cities: ["siena!"] }],
      siege: {
        city: "siena",
        attacker: 0,
        defender: 1,
        attack: SUM(3),
        defence: SUM(2),
        standing: said("outlook-falls"),
      },
      question: said("declare"),
    } as unknown as VirtuView;
    const outlook: Outlook = {
      notes: [said("outlook-if-won"), said("outlook-rival-most"), said("outlook-sure")],
    };
    const battle = battleOf(view, outlook);
    expect(battle?.facts.map(({ key }) => key)).toEqual([
      "outlook-sure",
      "outlook-rival-most",
      "outlook-if-won",
    ]);
    const march = {
      thing: nameArg("city", "siena"),
      sums: { attack: SUM(1), defence: SUM(3) },
      brings: [said("outlook-from"), said("outlook-holds")],
    };
    expect(battleAhead(view, march)).toMatchObject({
      isAhead: true,
      facts: [],
      standing: said("outlook-holds"),
      defender: { seat: 1 },
    });
    expect(battleAhead(view, { thing: nameArg("city", "pisa") })).toBeNull();
    expect(battleOf({ ...view, siege: null }, outlook)).toBeNull();
  });

  test("only what has no other place is offered in the desk", () => {
    expect(isInDesk("pay", "courtier bishop left")).toBe(false);
    expect(isInDesk("choose-salary", "")).toBe(true);
    expect(isInDesk("declare", "courtier bishop left")).toBe(true);
    expect(isInDesk("buy-things", "card bishop")).toBe(false);
    expect(isInDesk("reorganise", "card lorenzo")).toBe(false);
    expect(isInDesk("make-room", "card machiavelli")).toBe(true);
    expect(isInDesk("choose-salary", "outlook-end-winter")).toBe(false);
  });

  test.each(["en", "ru", "cs"])("answers have words of their own in %s", (language) => {
    const words = wordsIn(language, 0);
    const asked = (key: string) => ({ question: said(key) });
    expect(answerIn("decline", asked("forge-alliance"), words)).toBeTruthy();
    expect(answerIn("tap indulgence florin", asked("last-indulgence"), words)).toBeTruthy();
    expect(answerIn("annex siena", asked("annex-city"), words)).toBeNull();
  });
});
