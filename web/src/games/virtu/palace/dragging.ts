/** Cards of the palace that are dragged: with mouse, pen or finger, from where they lie to where they may go. */
import type { Attachment } from "svelte/attachments";
import type { Table } from "../table.svelte";

const NEAR = 7; // pixels; less is a tap

/** Let what is held at this element be dragged to an element with `data-drop`; a mere tap is left to the element. */
export function carry(table: Table, held: string | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (!held || !table.moving.canHold(held)) return;
    let from: [number, number] | null = null;
    let hasMoved = false;
    const began = (event: PointerEvent) => {
      if (event.button !== 0) return;
      from = [event.clientX, event.clientY];
      hasMoved = false;
      element.setPointerCapture(event.pointerId);
    };
    const moved = (event: PointerEvent) => {
      if (!from) return;
      const [x, y] = [event.clientX - from[0], event.clientY - from[1]];
      if (!hasMoved && Math.hypot(x, y) < NEAR) return;
      if (!hasMoved && table.moving.held !== held) table.moving.pick(held);
      hasMoved = true;
      element.style.translate = `${x}px ${y}px`;
      element.style.zIndex = "9";
    };
    const ended = (event: PointerEvent) => {
      if (hasMoved && event.type === "pointerup") letGo(table, element, event);
      from = null;
      element.style.translate = element.style.zIndex = "";
    };
    const clicked = (event: MouseEvent) => {
      if (!hasMoved) return;
      hasMoved = false;
      event.stopPropagation();
      event.preventDefault();
    };
    element.style.touchAction = "none";
    element.addEventListener("pointerdown", began);
    element.addEventListener("pointermove", moved);
    element.addEventListener("pointerup", ended);
    element.addEventListener("pointercancel", ended);
    element.addEventListener("click", clicked, { capture: true });
    return () => {
      element.style.touchAction = "";
      element.removeEventListener("pointerdown", began);
      element.removeEventListener("pointermove", moved);
      element.removeEventListener("pointerup", ended);
      element.removeEventListener("pointercancel", ended);
      element.removeEventListener("click", clicked, { capture: true });
    };
  };
}

/** Put down what was dragged, on the nearest place under the pointer that takes it. */
function letGo(table: Table, element: HTMLElement, { clientX, clientY }: PointerEvent): void {
  const under = document.elementsFromPoint(clientX, clientY).filter((one) => !element.contains(one));
  const place = under.map((one) => one.closest<HTMLElement>("[data-drop]")?.dataset.drop).find((one) => one);
  if (place) table.moving.put(place);
  else table.moving.held = null;
}
