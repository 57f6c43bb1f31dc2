/** The replay plays by itself, stops at the end, and leaps from chapter to chapter. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chapterFrom, Playback } from "./playback.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("it goes on by itself to the end, and stops there", () => {
  const playback = new Playback();
  let at = 3;
  const show = (move: number) => {
    at = move;
    playback.after(at, 5, 1, show);
  };
  playback.toggle(at, 5, show);
  playback.after(at, 5, 1, show);
  vi.runAllTimers();
  expect(at).toBe(5);
  expect(playback.isPlaying).toBe(false);
});

test("it does nothing while it is paused, and begins again from the end", () => {
  const playback = new Playback();
  const shown: number[] = [];
  playback.after(1, 5, 1, (move) => shown.push(move));
  vi.runAllTimers();
  expect(shown).toEqual([]);
  playback.toggle(5, 5, (move) => shown.push(move));
  expect(shown).toEqual([0]);
  playback.after(0, 5, 1, (move) => shown.push(move))(); // left before its time
  vi.runAllTimers();
  expect(shown).toEqual([0]);
});

test("four times as fast takes a quarter of the time, without motion as with the usual one", () => {
  const playback = new Playback();
  playback.isPlaying = true;
  const waits: number[] = [];
  for (const [speed, animation] of [
    [1, 1],
    [4, 1],
    [1, 0],
    [1, 2],
  ] as const) {
    playback.speed = speed;
    const from = Date.now();
    playback.after(0, 5, animation, () => waits.push(Date.now() - from));
    vi.runAllTimers();
  }
  expect(waits).toEqual([waits[0], (waits[0] ?? 0) / 4, waits[0], (waits[0] ?? 0) * 2]);
});

test("chapters before and after", () => {
  expect(chapterFrom(26, [26, 37, 42], 1, 50)).toBe(37);
  expect(chapterFrom(26, [26, 37, 42], -1, 50)).toBe(0);
  expect(chapterFrom(40, [26, 37, 42], -1, 50)).toBe(37);
  expect(chapterFrom(42, [26, 37, 42], 1, 50)).toBe(50);
});
