import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Wire } from "./wire";

/** A socket that looks open whatever becomes of the line. */
class DeadSocket {
  static made = 0;
  static readonly OPEN = 1;
  readyState = 1;
  onopen: (() => void) | null = null;
  constructor() {
    DeadSocket.made++;
    queueMicrotask(() => this.onopen?.());
  }
  close(): void {}
  send(): void {}
}

const page = Object.assign(new EventTarget(), { hidden: false });
const windowEvents = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  DeadSocket.made = 0;
  page.hidden = false;
  vi.stubGlobal("WebSocket", DeadSocket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { href: "http://localhost/" });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("addEventListener", windowEvents.addEventListener.bind(windowEvents));
  vi.stubGlobal("removeEventListener", windowEvents.removeEventListener.bind(windowEvents));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const opened = () => {
  const wire = new Wire(
    () => "/socket",
    () => undefined,
    () => undefined,
  );
  wire.open();
  return wire;
};

function away(ms: number): void {
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(ms);
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
}

test("after a long time away the line is called anew, though it looks open", () => {
  const wire = opened();
  away(31_000);
  expect(DeadSocket.made).toBe(2);
  wire.close();
});

test("after a short time away the line stays", () => {
  const wire = opened();
  away(10_000);
  expect(DeadSocket.made).toBe(1);
  wire.close();
});

test("a machine that slept calls anew, though the page was in view", () => {
  const wire = opened();
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(5000);
  expect(DeadSocket.made).toBe(2);
  wire.close();
});

test("a network that is back calls anew, and a closed line stays closed", () => {
  const wire = opened();
  windowEvents.dispatchEvent(new Event("online"));
  expect(DeadSocket.made).toBe(2);
  wire.close();
  windowEvents.dispatchEvent(new Event("online"));
  expect(DeadSocket.made).toBe(2);
});
