/** A socket that calls again whenever it breaks, until it is closed or the server says no for good. */
import type { AnyFrame } from "../api/types";

export type WireState = "connecting" | "open" | "lost" | "offline" | "closed";

const FOR_GOOD = 1008; // the server's word: this will not be let in again
const FIRST_WAIT = 400; // ms, doubled each time
const LONGEST_WAIT = 8000;
const LONG = 30_000; // ms away or asleep, after which an open socket may be dead without knowing it
const TICK = 5000; // ms between two looks at the clock: a longer gap was sleep
const CAN_WAIT = new Set(["too-often", "too-many-sockets", "unavailable"]);

export class Wire {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private clock: ReturnType<typeof setTimeout> | undefined;
  private isWanted = false;
  private hiddenAt = 0; // when the page was last left, or 0
  private seenAt = 0; // when the clock was last looked at
  private pulse: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly address: () => string,
    private readonly hear: (frame: AnyFrame) => void,
    private readonly follow: (state: WireState, closed: string) => void,
  ) {}

  /** Call, or call anew. */
  open(): void {
    this.hangUp();
    if (!this.isWanted) {
      addEventListener("online", this.hurry);
      addEventListener("offline", this.lose);
      addEventListener("pageshow", this.hurry);
      document.addEventListener("visibilitychange", this.hurry);
      this.seenAt = Date.now();
      this.pulse = setInterval(this.tick, TICK);
    }
    this.isWanted = true;
    this.follow("connecting", "");
    const url = new URL(this.address(), location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.wait = FIRST_WAIT;
      this.follow("open", "");
    };
    socket.onmessage = (message) => {
      if (socket === this.socket) this.hear(JSON.parse(message.data));
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.broken(event.code, event.reason);
    };
  }

  send(command: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  /** The other side does not answer: call anew. */
  again(): void {
    if (this.isWanted) {
      this.hangUp();
      this.broken(0, "");
    }
  }

  close(): void {
    this.isWanted = false;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.lose);
    removeEventListener("pageshow", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearInterval(this.pulse);
    this.hangUp();
  }

  private hangUp(): void {
    clearTimeout(this.clock);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private broken(code: number, reason: string): void {
    this.socket = null;
    if (!this.isWanted) return;
    if (code === FOR_GOOD && !CAN_WAIT.has(reason)) {
      this.isWanted = false;
      this.follow("closed", reason || "no-such-table");
      return;
    }
    this.follow(navigator.onLine ? "lost" : "offline", "");
    this.clock = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Whoever comes back to the page or the net should not wait, nor trust a line that slept. */
  private readonly hurry = (event?: Event): void => {
    if (document.hidden) {
      this.hiddenAt ||= Date.now();
      return;
    }
    const isStale = event?.type === "online" || (this.hiddenAt > 0 && Date.now() - this.hiddenAt > LONG);
    this.hiddenAt = 0;
    this.callAnew(isStale);
  };

  /** The machine slept, though the page was in view all the time. */
  private readonly tick = (): void => {
    const gap = Date.now() - this.seenAt;
    this.seenAt = Date.now();
    if (!document.hidden && gap > LONG) this.callAnew(true);
  };

  private callAnew(isStale: boolean): void {
    if (!this.isWanted || !navigator.onLine || (this.socket && !isStale)) return;
    this.wait = FIRST_WAIT;
    this.open();
  }

  private readonly lose = (): void => {
    this.hangUp();
    this.broken(0, "");
  };
}
