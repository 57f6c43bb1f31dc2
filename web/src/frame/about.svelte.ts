/** What is said of the thing that one points at, focuses or presses long. */
import type { Attachment } from "svelte/attachments";
import type { Problem } from "../api/types";
import type { Thing } from "../games/board";

const HOVER = 350; // ms
const PRESS = 450; // ms
export const NOTE_ID = "about-note";

export class Pointer {
  thing = $state.raw<Thing | null>(null);
  problem = $state.raw<Problem | null>(null);
  place = $state.raw<DOMRect | null>(null);

  private element: Element | null = null;
  private asked = 0; // an answer to an earlier question is not heard
  private clock: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly why: (move: string) => Promise<Problem | null>,
    private readonly can: (move: string) => boolean,
  ) {}

  show(element: Element, thing: Thing): void {
    clearTimeout(this.clock);
    this.element?.removeAttribute("aria-describedby");
    this.element = element;
    this.thing = thing;
    this.place = element.getBoundingClientRect();
    element.setAttribute("aria-describedby", NOTE_ID);
    this.refresh();
  }

  /** Ask anew whether it can be done, and why not: the game has gone on, or something else is pointed at. */
  refresh(): void {
    const { thing } = this;
    const asked = ++this.asked;
    this.problem = null;
    if (thing?.move && !this.can(thing.move))
      this.why(thing.move).then((problem) => {
        if (asked === this.asked) this.problem = problem;
      });
  }

  hide(): void {
    clearTimeout(this.clock);
    this.element?.removeAttribute("aria-describedby");
    this.element = null;
    this.thing = null;
    this.refresh();
  }

  /** The thing that is spoken of, with those that one chooses among beside it. */
  get surroundings(): DOMRect | null {
    const group = this.element?.closest("[role=group], [role=list], ul");
    return group?.getBoundingClientRect() ?? null;
  }

  /** Hide soon, unless the mouse goes on to the note itself. */
  leave = (): void => {
    clearTimeout(this.clock);
    this.clock = setTimeout(() => this.hide(), 200);
  };

  stay = (): void => clearTimeout(this.clock);

  about = (thing: () => Thing): Attachment<Element> => {
    return (element) => {
      let wasLong = false;
      const later = (wait: number, isLong: boolean) => {
        clearTimeout(this.clock);
        this.clock = setTimeout(() => {
          wasLong = isLong;
          this.show(element, thing());
        }, wait);
      };
      const listeners: [string, (event: Event) => void][] = [
        ["pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && later(HOVER, false)],
        ["pointerleave", (event) => (event as PointerEvent).pointerType === "mouse" && this.leave()],
        [
          "pointerdown",
          (event) => {
            wasLong = false;
            if ((event as PointerEvent).pointerType !== "mouse") later(PRESS, true);
          },
        ],
        ["pointerup", () => wasLong || clearTimeout(this.clock)],
        ["pointercancel", () => clearTimeout(this.clock)],
        ["contextmenu", (event) => wasLong && event.preventDefault()],
        ["focus", () => element.matches(":focus-visible") && this.show(element, thing())],
        ["blur", () => this.leave()],
      ];
      for (const [name, listener] of listeners) element.addEventListener(name, listener);
      // a long press asks, it does not choose
      const swallow = (event: Event) => {
        if (wasLong) {
          event.preventDefault();
          event.stopImmediatePropagation();
          wasLong = false;
        }
      };
      element.addEventListener("click", swallow, { capture: true });
      return () => {
        for (const [name, listener] of listeners) element.removeEventListener(name, listener);
        element.removeEventListener("click", swallow, { capture: true });
        if (this.element === element) this.hide();
      };
    };
  };
}
