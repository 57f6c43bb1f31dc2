/** Others' turns are followed one after the other; nothing is sent from what is past, and nothing is lost. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent, GameFrame, View } from "../api/types";
import { seatArg } from "../words/args";

vi.hoisted(() => vi.stubGlobal("navigator", { onLine: true, languages: [] })); // settings are read at once

import { TableStore } from "./store.svelte";

class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  static get last(): Line {
    return Line.all.at(-1) as Line;
  }
  readyState = 1;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  constructor(readonly url: URL) {
    Line.all.push(this);
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  say(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  close(): void {}
}

const page = Object.assign(new EventTarget(), { hidden: false });
let store: TableStore;

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  page.hidden = false;
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { href: "http://localhost/" });
  vi.stubGlobal("navigator", { onLine: true, languages: [] });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("performance", { now: () => Date.now() });
  store = new TableStore("t");
  store.tempo = 1;
  store.look(0);
  hear(1, 0, [1], []);
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const acted = (seat: number): GameEvent => ({ kind: "acted", args: { seat: seatArg(seat) }, gathers: "" });

/** The server tells a version of the game: what has happened since so many events, and what we may do. */
function hear(
  version: number,
  since: number,
  seats: readonly number[],
  choices: readonly string[],
  made = 0,
): void {
  const frame: Partial<GameFrame> & { version: number } = {
    type: "game",
    version,
    since,
    events: seats.map(acted),
    choices: [...choices],
    own_moves: [],
    made,
    undo: 0,
    takeback: choices.length ? 0 : 1,
    view: { version, result: null } as unknown as View,
  };
  Line.last.say(frame);
}

const version = () => store.game?.version;

test("the others' moves are shown one after the other, and only the last can be answered", async () => {
  store.tempo = 1;
  hear(2, 1, [1], []);
  hear(3, 2, [2], []);
  hear(4, 3, [2], ["go", "stay"]);
  expect(version()).toBe(2);
  expect([store.isBehind, store.isNext]).toEqual([true, true]);
  expect(store.game?.takeback).toBe(0);
  expect(await store.play("go")).toBe(false);
  vi.advanceTimersByTime(250);
  expect([version(), store.events.length, store.game?.choices]).toEqual([3, 3, []]);
  vi.advanceTimersByTime(250);
  expect([version(), store.events.length, store.isBehind]).toEqual([4, 4, false]);
  void store.play("go");
  expect(Line.last.sent.at(-1)).toMatchObject({ type: "play", move: "go", version: 4 });
});

test("what comes of one's own move is shown at once, and remembered", () => {
  hear(2, 1, [1], ["go"]);
  void store.play("go");
  hear(3, 2, [0], []);
  expect([version(), store.isBehind, store.sent]).toEqual([3, false, "go"]);
  expect(store.past).toEqual({ version: 3, result: null });
});

test("to my turn with one key: what was skipped is in the log all the same", () => {
  for (const at of [2, 3, 4]) hear(at, at - 1, [1], at === 4 ? ["go"] : []);
  store.skip();
  expect([version(), store.events.length, store.isBehind]).toEqual([4, 4, false]);
  expect(store.fresh).toHaveLength(2);
});

test("while one is asked, nothing waits; nor in a page that nobody looks at, nor after a broken line", () => {
  hear(2, 1, [1], ["go"]);
  hear(3, 2, [1], ["go"]);
  expect(version()).toBe(3);
  hear(4, 3, [1], []);
  page.hidden = true;
  hear(5, 4, [1], []);
  hear(6, 5, [1], []);
  expect(version()).toBe(6);
  page.hidden = false;
  hear(7, 6, [1], []);
  hear(8, 7, [1], []);
  expect(store.isBehind).toBe(true);
  Line.last.onclose?.({ code: 1006, reason: "" });
  vi.advanceTimersByTime(60_000);
  expect(Line.last.url.searchParams.get("since")).toBe("8");
  hear(9, 8, [1], ["go"]);
  expect([version(), store.isBehind]).toEqual([9, false]);
});

test("what is taken back is not shown first", () => {
  hear(2, 1, [1], []);
  hear(3, 2, [1], []);
  Line.last.say({
    type: "game",
    version: 4,
    since: 1,
    events: [{ kind: "takeback", args: { number: { type: "count", number: 2, unit: "" } }, gathers: "" }],
    choices: [],
    own_moves: [],
    undo: 0,
    takeback: 0,
    view: { version: 4 },
  });
  expect([version(), store.events.length, store.fresh.length, store.isBehind]).toEqual([4, 2, 0, false]);
});

test("at once is at once", () => {
  store.tempo = 0;
  hear(2, 1, [1], []);
  hear(3, 2, [1], ["go"]);
  expect([version(), store.isBehind]).toEqual([3, false]);
});

/** The server answers the latest command. */
async function answer(rest: object): Promise<void> {
  Line.last.say({ key: Line.last.sent.at(-1)?.key, ...rest });
  await vi.advanceTimersByTimeAsync(0);
}

test("of several moves, one that the server has made meanwhile is neither made again nor a problem", async () => {
  hear(2, 1, [1], ["a", "b"]);
  const isWhole = store.playAll({ moves: ["a", "c", "d"], label: "" });
  hear(3, 2, [0], ["c"], 1);
  await answer({ type: "done", version: 3 });
  expect(Line.last.sent.at(-1)).toMatchObject({ move: "c", version: 3 });
  const late = {
    code: "stale",
    rule: "",
    detail: "",
    text: { type: "phrase", key: "server-stale", args: {} },
  };
  hear(4, 3, [0], ["c", "d"], 2); // `c` was the only choice; now it is another one's answer
  await answer({ type: "denied", problem: late });
  expect(Line.last.sent.at(-1)).toMatchObject({ move: "d", version: 4 });
  hear(5, 4, [0], [], 3);
  await answer({ type: "done", version: 5 });
  expect(await isWhole).toBe(true);
  expect(store.problem).toBe(null);
  expect(Line.last.sent.filter(({ type }) => type === "play").map(({ move }) => move)).toEqual([
    "a",
    "c",
    "d",
  ]);
});

test("what was staged for one question is not sent for the next", () => {
  hear(2, 1, [1], ["enough", "go"]);
  store.staged = "enough";
  hear(3, 2, [0], ["enough", "stay"], 1);
  expect(store.staged).toBe(null);
});
