import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hurry, Queue, waitFor } from "./queue";

let shown: string[] = [];
let queue: Queue<string>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  queue = new Queue(
    (frames) => shown.push(frames.join("+")),
    () => Date.now(),
  );
});
afterEach(() => {
  vi.useRealTimers();
});

test("the most telling event says how long a change deserves", () => {
  expect(waitFor(["routine", "loss", undefined])).toBe(1200);
  expect(waitFor([undefined])).toBe(0);
  expect(waitFor([])).toBe(0);
});

test("changes are shown one after the other, each as long as it deserves", () => {
  queue.hear("march", 250, 1);
  queue.hear("siege", 1200, 1);
  queue.hear("trade", 250, 1);
  expect(shown).toEqual(["march"]);
  vi.advanceTimersByTime(250);
  expect(shown).toEqual(["march", "siege"]);
  vi.advanceTimersByTime(1199);
  expect(shown).toEqual(["march", "siege"]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["march", "siege", "trade"]);
  expect(queue.isEmpty).toBe(true);
});

test("what comes when the last has been seen is shown at once", () => {
  queue.hear("march", 250, 1);
  vi.advanceTimersByTime(300);
  queue.hear("trade", 250, 1);
  expect(shown).toEqual(["march", "trade"]);
});

test("where there is nothing to see, it is shown together with what follows", () => {
  queue.hear("march", 250, 1);
  queue.hear("tap", 0, 1);
  queue.hear("tap again", 0, 1);
  queue.hear("annex", 700, 1);
  vi.advanceTimersByTime(250);
  expect(shown).toEqual(["march", "tap+tap again+annex"]);
});

test("a setting makes it slower or quicker, or shows all at once", () => {
  queue.hear("march", 250, 2);
  queue.hear("trade", 250, 2);
  vi.advanceTimersByTime(499);
  expect(shown).toEqual(["march"]);
  queue.hear("arm", 250, 0);
  expect(shown).toEqual(["march", "trade+arm"]);
});

test("one's own moves overtake nothing: what waited is shown with them", () => {
  queue.hear("march", 250, 1);
  queue.hear("trade", 250, 1);
  queue.showNow("own", 0);
  expect(shown).toEqual(["march", "trade+own"]);
  vi.runAllTimers();
  expect(shown).toHaveLength(2);
});

test("to the latest with one key, and nothing is lost", () => {
  for (const one of ["a", "b", "c"]) queue.hear(one, 700, 1);
  queue.skip();
  expect(shown).toEqual(["a", "b+c"]);
  queue.skip();
  expect(shown).toHaveLength(2);
});

test("nothing is shown late by more than a few seconds, however much happens", () => {
  const heard: number[] = [];
  const lags: number[] = [];
  queue = new Queue(
    (frames) => {
      for (const one of frames) lags[Number(one)] = Date.now() - (heard[Number(one)] ?? 0);
    },
    () => Date.now(),
  );
  for (let at = 0; at < 120; at++) {
    heard[at] = Date.now();
    queue.hear(String(at), 250 + 400 * (at % 3), 1);
    vi.advanceTimersByTime(at % 10 ? 20 : 900);
  }
  vi.runAllTimers();
  expect(lags).toHaveLength(120);
  expect(Math.max(...lags)).toBeLessThanOrEqual(4100);
});

test("waits are shortened only if something would be late", () => {
  expect(hurry(0, 100, [{ frame: 0, wait: 0, due: 100 }])).toBe(1);
  expect(hurry(0, 100, [{ frame: 0, wait: 0, due: 50 }])).toBe(0.5);
});
