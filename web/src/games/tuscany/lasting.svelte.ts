/** What has just been gained stays in view for a while, also if the table goes on at once. */
export class Lasting<T> {
  private shown = $state.raw<T | null>(null);

  /**
   * @param found what is told by the latest change; null if nothing
   * @param long how many milliseconds it stays
   */
  constructor(found: () => T | null, long: () => number) {
    $effect.pre(() => {
      const now = found();
      if (now !== null) this.shown = now;
    });
    $effect(() => {
      if (this.shown === null) return;
      const clock = setTimeout(() => {
        this.shown = null;
      }, long());
      return () => clearTimeout(clock);
    });
  }

  get value(): T | null {
    return this.shown;
  }
}
