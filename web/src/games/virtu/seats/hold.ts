/** Press and hold: something lasts as long as an element is held, and the click that ends it does nothing. */
import type { Attachment } from "svelte/attachments";

const LONG = 380; // ms

export function heldLong(hold: (isHeld: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    let clock: ReturnType<typeof setTimeout> | undefined;
    let isHeld = false;
    let wasHeld = false; // the click that follows is part of it
    const press = (event: PointerEvent) => {
      if (event.button !== 0) return;
      wasHeld = false;
      clock = setTimeout(() => {
        isHeld = wasHeld = true;
        hold(true);
      }, LONG);
    };
    const release = () => {
      clearTimeout(clock);
      if (isHeld) hold(false);
      isHeld = false;
    };
    const click = (event: MouseEvent) => {
      if (wasHeld && event.detail > 0) event.stopImmediatePropagation();
      wasHeld = false;
    };
    const menu = (event: Event) => {
      if (wasHeld) event.preventDefault();
    };
    element.addEventListener("pointerdown", press);
    for (const kind of ["pointerup", "pointercancel", "pointerleave"] as const)
      element.addEventListener(kind, release);
    element.addEventListener("click", click, { capture: true });
    element.addEventListener("contextmenu", menu);
    return () => {
      clearTimeout(clock);
      element.removeEventListener("pointerdown", press);
      for (const kind of ["pointerup", "pointercancel", "pointerleave"] as const)
        element.removeEventListener(kind, release);
      element.removeEventListener("click", click, { capture: true });
      element.removeEventListener("contextmenu", menu);
    };
  };
}

/** The same without waiting, also by Space and Enter: a button that does something as long as it is held. */
export function heldAlways(hold: (isHeld: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    const start = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== " " && event.key !== "Enter") return;
      event.preventDefault();
      hold(true);
    };
    const end = () => hold(false);
    const begins = ["pointerdown", "keydown"] as const;
    const ends = ["pointerup", "pointercancel", "pointerleave", "keyup", "blur"] as const;
    for (const kind of begins) element.addEventListener(kind, start);
    for (const kind of ends) element.addEventListener(kind, end);
    return () => {
      for (const kind of begins) element.removeEventListener(kind, start);
      for (const kind of ends) element.removeEventListener(kind, end);
    };
  };
}
