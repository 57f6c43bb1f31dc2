import { describe, expect, test } from "vitest";
import type { Arg, GameEvent } from "../../api/types";
import { countArg, nameArg, seatArg } from "../../words/args";
import { gainedSoFar, gainsBySpace, scoringIn } from "./effects";

const event = (kind: string, args: Record<string, Arg> = {}): GameEvent => ({ kind, args }) as GameEvent;
const placed = (seat: number, space: string) =>
  event("placed", {
    seat: seatArg(seat),
    kind: nameArg("kind", "inn"),
    space: { type: "quote", text: space },
  });
const scored = (seat: number, points: number, colour = "green") =>
  event(`${colour}-scored`, { seat: seatArg(seat), points: countArg(points) });

describe("what has just happened", () => {
  test("points rise where they were scored", () => {
    const events = [
      placed(0, "a1"),
      scored(0, 6),
      scored(0, 2),
      placed(1, "b1"),
      scored(1, 3),
      placed(0, "a2"),
    ];
    expect([...gainsBySpace(events, 0)]).toEqual([
      ["a1", "+6 +2"],
      ["a2", ""],
    ]);
  });

  test("a turn's gains begin after the last that another did", () => {
    const history = [
      placed(0, "a9"),
      placed(1, "b1"),
      scored(1, 1),
      placed(0, "a1"),
      event("neutral-turned-up"),
      scored(0, 3),
    ];
    expect(gainedSoFar(history, 0).map(({ kind }) => kind)).toEqual(["placed", "green-scored"]);
    expect(gainedSoFar([...history, event("round-ended", { round: countArg(1) })], 0)).toEqual([]);
  });

  test("a scoring tells what each seat adds, once", () => {
    const events = [
      scored(0, 9, "red"),
      event("round-ended", { round: countArg(2) }),
      scored(0, 4, "red"),
      scored(1, 7, "red"),
      scored(1, 1, "red"),
    ];
    expect(scoringIn(events)).toEqual({
      round: 2,
      added: new Map([
        [0, 4],
        [1, 7],
      ]),
    });
    expect(scoringIn([scored(0, 9, "red")])).toBeNull();
  });
});
