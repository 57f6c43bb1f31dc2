/** Sentences in a place of fixed size: as many as fit, each whole; smaller letters before one is left out. */
import type { Attachment } from "svelte/attachments";

/** For an element whose children are the sentences, the most important first. */
export function whole(sentences: readonly string[]): Attachment<HTMLElement> {
  return (element) => {
    void sentences; // other ones are measured anew
    const isCut = () => element.scrollHeight > element.clientHeight + 1;
    const fill = () => {
      const all = [...element.children].filter((one) => one instanceof HTMLElement);
      for (let shown = all.length; shown > 0; shown--) {
        for (const [at, one] of all.entries()) one.hidden = at >= shown;
        for (const isTight of [false, true]) {
          element.classList.toggle("tight", isTight);
          if (!isCut()) return;
        }
      }
      const [first] = all;
      if (first) first.hidden = false;
    };
    fill();
    const observer = new ResizeObserver(fill);
    observer.observe(element);
    document.fonts?.ready.then(fill);
    return () => observer.disconnect();
  };
}
