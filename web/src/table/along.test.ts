import { expect, test } from "vitest";
import { along } from "./along";

/** A seat with questions to answer; it makes the single choices up to a number by itself, after each move. */
class Seat {
  readonly made: string[] = [];
  constructor(
    readonly questions: readonly (readonly string[])[],
    readonly answersAlone: number,
  ) {}

  async play(move: string): Promise<void> {
    if (this.questions[this.made.length]?.includes(move)) this.made.push(move);
    for (let left = this.answersAlone; left > 0; left--) {
      const [only, ...others] = this.questions[this.made.length] ?? [];
      if (only === undefined || others.length) return;
      this.made.push(only);
    }
  }

  go(way: readonly string[]): Promise<boolean> {
    return along(
      way,
      () => this.made.length,
      (move) => this.play(move),
    );
  }
}

const WINTER = [
  ["salary 0", "salary 1"],
  ["enough"],
  ["enough"],
  ["enough", "recruit siena"],
  ["decline"],
  ["step", "stop"],
];
const WAY = ["salary 1", "enough", "enough", "enough", "decline"];

test.each([0, 1, 2, 9])(
  "a way is gone whole when %i single choices are made by the game in between",
  async (alone) => {
    const seat = new Seat(WINTER, alone);
    expect(await seat.go(WAY)).toBe(true);
    expect(seat.made).toEqual(WAY);
  },
);

test("a way that cannot be gone on with ends there", async () => {
  const seat = new Seat([["salary 0"], ["enough"], ["pass"]], 0);
  expect(await seat.go(["salary 0", "enough", "enough"])).toBe(false);
  expect(seat.made).toEqual(["salary 0", "enough"]);
});

test("what the game has made while a move was on its way is not made again", async () => {
  const made = ["before"];
  const late = async (move: string) => {
    made.push(move, ...(made.length === 1 ? ["b"] : [])); // `b` was the only choice, and came of itself
  };
  expect(await along(["a", "b", "c"], () => made.length, late)).toBe(true);
  expect(made).toEqual(["before", "a", "b", "c"]);
});

test("no moves are a way that is gone", async () => {
  expect(await new Seat(WINTER, 0).go([])).toBe(true);
});
