/** A hand on the keyboard: Tab leads from thing to thing, arrows go on within a group that is one stop of Tab. */
import type { Locator, Page } from "@playwright/test";

const MOST = 400; // keys, before we say that none leads there

/** Go to a thing by keys, and press Enter there. */
export async function byKey(thing: Locator, page: Page): Promise<void> {
  const wanted = await thing.first().elementHandle();
  if (!wanted) throw new Error("there is no such thing");
  const tried = await page.evaluateHandle(() => new Map<Element, Record<string, number>>());
  for (let at = 0; at < MOST; at++) {
    const key = await wanted.evaluate((element, pressed) => {
      const here = document.activeElement;
      if (element === here) return "Enter";
      const isStop = (element as HTMLElement).tabIndex >= 0;
      const group = element.closest("svg, ul, [role=group], [role=menu]");
      if (isStop || !here || here === document.body || !group?.contains(here)) return "Tab";
      // Arrows lead there, by the way that its place suggests; where that goes round in a circle, by another.
      const [from, to] = [here.getBoundingClientRect(), element.getBoundingClientRect()];
      const x = to.left + to.width / 2 - from.left - from.width / 2;
      const y = to.top + to.height / 2 - from.top - from.height / 2;
      const [across, along] = [x > 0 ? "ArrowRight" : "ArrowLeft", y > 0 ? "ArrowDown" : "ArrowUp"];
      const first = Math.abs(x) > Math.min(from.width, to.width) / 2 ? [across, along] : [along, across];
      const all = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"];
      const keys = [...first, ...all.filter((one) => !first.includes(one)), "Tab"];
      const counts = pressed.get(here) ?? {};
      const least = Math.min(...keys.map((one) => counts[one] ?? 0));
      const chosen = keys.find((one) => (counts[one] ?? 0) === least) ?? "Tab";
      pressed.set(here, { ...counts, [chosen]: least + 1 });
      return chosen;
    }, tried);
    await page.keyboard.press(key);
    if (key === "Enter") return;
  }
  throw new Error("no key leads there");
}
