/** A group of things that is one stop of the Tab key: arrow keys lead from each to the nearest. */
import type { Attachment } from "svelte/attachments";
import { isArrow, nearest, type Places, type Point } from "./steering";

/**
 * Let arrow keys lead among the elements with this attribute, by where they are drawn.
 * @param mark the attribute that each of them carries, with a name of its own
 * @param shown what is shown: read here, so that a change is looked at anew
 */
export function roving(mark: string, shown: () => unknown): Attachment<HTMLElement> {
  return (group) => {
    shown();
    const all = () => [...group.querySelectorAll<HTMLElement>(`[${mark}]`)];
    const stopAt = (stop: HTMLElement | undefined) => {
      for (const one of all()) one.tabIndex = one === stop ? 0 : -1;
    };
    const kept = all().find((one) => one.tabIndex === 0 && one === document.activeElement);
    stopAt(kept ?? all().find((one) => one.dataset.choice) ?? all()[0]);

    const focused = (event: FocusEvent) => {
      const found = (event.target as HTMLElement).closest<HTMLElement>(`[${mark}]`);
      if (found) stopAt(found);
    };
    const pressed = (event: KeyboardEvent) => {
      const from = (event.target as HTMLElement).closest<HTMLElement>(`[${mark}]`);
      if (!from || !isArrow(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const found = all();
      const places: Places = Object.fromEntries(found.map((one, at) => [at, middleOf(one)]));
      const next = nearest(places, String(found.indexOf(from)), event.key, Object.keys(places));
      found[Number(next)]?.focus({ preventScroll: true });
    };
    group.addEventListener("focusin", focused);
    group.addEventListener("keydown", pressed);
    return () => {
      group.removeEventListener("focusin", focused);
      group.removeEventListener("keydown", pressed);
    };
  };
}

function middleOf(one: Element): Point {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
