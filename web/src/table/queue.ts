/** What others have done waits here, so that it can be followed: one change after the other, none too late. */

/** How much an event deserves to be seen; what deserves nothing is shown together with what follows it. */
export type Pace = "routine" | "notable" | "loss";

const WAITS: Readonly<Record<Pace, number>> = { routine: 250, notable: 700, loss: 1200 }; // ms
const MOST_BEHIND = 4000; // ms, at the usual tempo

interface Waiting<F> {
  readonly frame: F;
  /** How long it is shown at least, in ms; 0 if there is nothing to see. */
  readonly wait: number;
  /** When it has to be shown at the latest. */
  readonly due: number;
}

/** How long the most telling of some events deserves. */
export function waitFor(paces: readonly (Pace | undefined)[]): number {
  return Math.max(0, ...paces.map((pace) => (pace ? WAITS[pace] : 0)));
}

/** By how much all waits are shortened, so that each of the waiting is shown in time: 1 if not at all. */
export function hurry(now: number, rest: number, waiting: readonly Waiting<unknown>[]): number {
  let until = rest;
  let found = 1;
  for (const { wait, due } of waiting) {
    if (until > 0) found = Math.min(found, Math.max(0, due - now) / until);
    until += wait;
  }
  return found;
}

export class Queue<F> {
  private waiting: Waiting<F>[] = [];
  private until = 0; // when what is shown has been seen long enough
  private clock: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param show shows the last of these frames; the others had nothing to see, or were skipped
   * @param now milliseconds on some clock
   */
  constructor(
    private readonly show: (frames: readonly F[]) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get isEmpty(): boolean {
    return this.waiting.length === 0;
  }

  /** Show this after all that waits; `tempo` is a factor of all waits, 0 is at once. */
  hear(frame: F, wait: number, tempo: number): void {
    if (tempo === 0) {
      this.showNow(frame, 0);
      return;
    }
    this.waiting.push({ frame, wait: wait * tempo, due: this.now() + MOST_BEHIND * tempo });
    this.plan();
  }

  /** Show this at once, with all that waited before it; what follows comes once it has been seen. */
  showNow(frame: F, wait: number): void {
    const frames = [...this.waiting.map((one) => one.frame), frame];
    this.clear();
    this.until = this.now() + wait;
    this.show(frames);
  }

  /** Show the latest at once. */
  skip(): void {
    const frames = this.waiting.map((one) => one.frame);
    this.clear();
    this.until = 0;
    if (frames.length) this.show(frames);
  }

  /** Forget what waits. */
  clear(): void {
    clearTimeout(this.clock);
    this.waiting = [];
  }

  private plan(): void {
    clearTimeout(this.clock);
    const now = this.now();
    const rest = Math.max(0, this.until - now);
    const left = rest * hurry(now, rest, this.waiting);
    if (left > 0) this.clock = setTimeout(this.next, left);
    else this.next();
  }

  /** Show the next one in which there is something to see, or the last. */
  private readonly next = (): void => {
    const seen = this.waiting.findIndex(({ wait }) => wait > 0);
    const taken = this.waiting.splice(0, seen < 0 ? this.waiting.length : seen + 1);
    this.until = this.now() + (taken.at(-1)?.wait ?? 0);
    if (taken.length) this.show(taken.map((one) => one.frame));
    if (this.waiting.length) this.plan();
  };
}
