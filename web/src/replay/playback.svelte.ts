/** A replay that plays by itself, until somebody stops it or it has come to the end. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
const BEAT = 1100; // ms for a moment, at the usual speed

export class Playback {
  isPlaying = $state(false);
  speed = $state(1);

  /** Play from here, or pause. From the end it begins again. */
  toggle(number: number, last: number, show: (move: number) => void): void {
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying && number >= last) show(0);
  }

  pause(): void {
    this.isPlaying = false;
  }

  /** The moment is on the screen: go on to the next one after a while. Gives what to call if it is left before. */
  after(number: number, last: number, animation: number, show: (move: number) => void): () => void {
    if (!this.isPlaying) return () => undefined;
    if (number >= last) {
      this.pause();
      return () => undefined;
    }
    const timer = setTimeout(() => show(number + 1), (BEAT * (animation || 1)) / this.speed);
    return () => clearTimeout(timer);
  }
}

/** The nearest chapter before or after a moment; the ends if there is none. */
export function chapterFrom(number: number, chapters: readonly number[], way: 1 | -1, last: number): number {
  if (way > 0) return chapters.find((one) => one > number) ?? last;
  return chapters.findLast((one) => one < number) ?? 0;
}
