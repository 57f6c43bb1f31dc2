/** Things in a room that may be too small for them: drawn as large as they fit, never cut. */
import type { Attachment } from "svelte/attachments";

/** Motions do not count: only where things are laid out. */
function reachesOut(child: HTMLElement, box: HTMLElement): boolean {
  const [right, bottom] = [child.offsetLeft + child.offsetWidth, child.offsetTop + child.offsetHeight];
  const { paddingRight, paddingBottom } = getComputedStyle(box); // browsers count it to what overflows
  const [wide, high] = [
    box.clientWidth - Number.parseFloat(paddingRight),
    box.clientHeight - Number.parseFloat(paddingBottom),
  ];
  return right > wide + 1 || bottom > high + 1;
}

/**
 * Set `data-density` to the first level at which nothing overflows; the last one if none does. While the room stays the
 * same, what has once become dense stays so: nothing jumps back and forth. The box is positioned, and its children are as
 * large as what they hold.
 * @param levels from the roomiest to the densest
 * @param shown what is shown: read here, so that a change is fitted anew
 * @param passing levels that only add something to the next: from there they are tried anew each time
 */
export function densest(
  levels: readonly string[],
  shown: () => unknown,
  passing: readonly string[] = [],
): Attachment<HTMLElement> {
  const known = new WeakMap<Element, { size: string; level: number }>();
  return (box) => {
    shown();
    const isFull = () =>
      [...box.children].some((child) => child instanceof HTMLElement && reachesOut(child, box));
    const fits = (level: number) => {
      box.dataset.density = levels[level];
      return !isFull();
    };
    const refit = () => {
      const size = `${box.clientWidth} ${box.clientHeight} ${box.className}`;
      const before = known.get(box);
      const from = before?.size === size ? before.level : 0;
      const tried = levels.map((_, level) => level);
      const found = tried.find(
        (level) =>
          (level >= from || (level === from - 1 && passing.includes(levels[level] ?? ""))) && fits(level),
      );
      const level = found ?? levels.length - 1;
      box.dataset.density = levels[level];
      if (!passing.includes(levels[level] ?? "")) known.set(box, { size, level });
    };
    refit();
    const observer = new ResizeObserver(refit);
    observer.observe(box);
    return () => observer.disconnect();
  };
}
