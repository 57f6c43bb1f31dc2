/** Texts in a room that may be too small: whole parts are left out, none is cut. */
import type { Attachment } from "svelte/attachments";

/**
 * Hide what carries `data-spare`, the highest number first, until the rest fits. While anything but a title (`data-title`)
 * is hidden, the box carries `data-short`, so that it can offer the rest in another place.
 * @param texts what is shown: read here, so that a change is fitted anew
 */
export function fitted(texts: () => unknown): Attachment<HTMLElement> {
  return (box) => {
    texts();
    const isFull = () => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
    const refit = () => {
      const parts = [...box.querySelectorAll<HTMLElement>("[data-spare]")];
      for (const part of parts) part.hidden = false;
      box.removeAttribute("data-short");
      for (const part of parts.sort((a, b) => Number(b.dataset.spare) - Number(a.dataset.spare))) {
        if (!isFull()) return;
        part.hidden = true;
        if (part.dataset.title === undefined) box.setAttribute("data-short", "");
      }
    };
    refit();
    const observer = new ResizeObserver(refit);
    observer.observe(box);
    return () => observer.disconnect();
  };
}

const SIZES = [1, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62, 0.57];

/**
 * Write a text as large as its box lets it: `--shrink` is the factor for its size.
 * @param text what is written: read here, so that a change is fitted anew
 */
export function shrunk(text: () => unknown): Attachment<HTMLElement> {
  return (box) => {
    text();
    const refit = () => {
      for (const size of SIZES) {
        box.style.setProperty("--shrink", String(size));
        if (box.scrollHeight <= box.clientHeight + 1) return;
      }
    };
    refit();
    const observer = new ResizeObserver(refit);
    observer.observe(box);
    return () => observer.disconnect();
  };
}
