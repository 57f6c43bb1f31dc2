/** Cards and tiles fly from where they came from; whoever does not want to wait sees them where they belong. */

const BEAT = 420; // ms, times the player's pace

/** Let an element come from the middle of another, if both can be seen. */
export function flyFrom(element: Element, origin: Element | null, pace: number): void {
  const from = origin?.getBoundingClientRect();
  const to = element.getBoundingClientRect();
  if (!from || !pace || !to.width || !from.width) return;
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const start = { transform: `translate(${x}px, ${y}px) rotate(-12deg) scale(1.4)`, opacity: 0.4, zIndex: 5 };
  const middle = { opacity: 1, offset: 0.35 };
  element.animate([start, middle, { transform: "none", opacity: 1 }], {
    duration: BEAT * pace,
    easing: "cubic-bezier(0.2, 0.8, 0.3, 1)",
  });
}

/** A card that goes fades away; a transition for Svelte that asks the page for nothing. */
export function vanish(_: Element, { pace }: { pace: number }) {
  return { duration: 260 * pace, css: (share: number) => `opacity: ${share}` };
}
