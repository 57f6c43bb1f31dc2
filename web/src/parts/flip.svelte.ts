/** What has moved on the page goes there from where it was; whoever does not want to wait sees it where it belongs. */
import { untrack } from "svelte";

const BEAT = 460; // ms, times the player's pace
const FAR = 24; // pixels; what moves less has only been shifted

interface Shown {
  box(): HTMLElement | undefined;
  /** What is drawn: a new one is looked at anew. */
  drawn(): unknown;
  /** Has something happened, or is the table only seen anew? */
  hasHappened(): boolean;
  pace(): number;
}

/** Call in a component: elements with `data-flip` inside of the box move to their new places. */
export function flipping({ box, drawn, hasHappened, pace }: Shown): void {
  let before: ReadonlyMap<string, DOMRect> = new Map();
  $effect.pre(() => {
    drawn();
    untrack(() => {
      before = placesIn(box());
    });
  });
  $effect(() => {
    drawn();
    untrack(() => {
      if (hasHappened() && pace()) moveFrom(before, box(), BEAT * pace());
    });
  });
}

function elementsIn(box: HTMLElement | undefined): [string, HTMLElement][] {
  const met = new Map<string, number>();
  return [...(box?.querySelectorAll<HTMLElement>("[data-flip]") ?? [])].map((one) => {
    const name = one.dataset.flip ?? "";
    const at = met.get(name) ?? 0;
    met.set(name, at + 1);
    return [`${name} ${at}`, one];
  });
}

function placesIn(box: HTMLElement | undefined): ReadonlyMap<string, DOMRect> {
  return new Map(elementsIn(box).map(([name, one]) => [name, one.getBoundingClientRect()]));
}

function moveFrom(
  before: ReadonlyMap<string, DOMRect>,
  box: HTMLElement | undefined,
  duration: number,
): void {
  for (const [name, one] of elementsIn(box)) {
    const [from, to] = [before.get(name), one.getBoundingClientRect()];
    const [x, y] = from ? [from.left - to.left, from.top - to.top] : [0, 0];
    if (from && Math.hypot(x, y) < FAR) continue;
    const start = from ? { translate: `${x}px ${y}px`, zIndex: 3 } : { opacity: 0, scale: 1.5 };
    one.animate([start, from ? { translate: "0 0", zIndex: 3 } : { opacity: 1, scale: 1 }], {
      duration,
      easing: "ease-in-out",
    });
  }
}
