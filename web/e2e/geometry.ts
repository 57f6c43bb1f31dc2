/**
 * What is in view, by geometry. A board marks what its player needs with `data-needed`: "hand", "name" (of a card, a price),
 * "line", "sum"; the frame marks "prompt" and "send". What can be chosen carries `data-choice`.
 */
import type { Page } from "@playwright/test";

export type Size = readonly [width: number, height: number];
type Range = readonly [widths: Size, heights: Size];

const RANGES: Readonly<Record<string, Range>> = {
  wide: [
    [1024, 2560],
    [620, 1300],
  ],
  phone: [
    [360, 430],
    [620, 930],
  ],
  "phone on its side": [
    [620, 930],
    [360, 430],
  ],
  tablet: [
    [744, 1180],
    [744, 1180],
  ],
};

/** Window sizes that nobody chose: the same ones for the same seed, as many of each kind. */
export function drawSizes(seed: number, each: number): Size[] {
  let state = seed >>> 0;
  const draw = ([low, high]: Size) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return low + Math.floor((state / 2 ** 32) * (high - low + 1));
  };
  return Object.values(RANGES).flatMap(([widths, heights]) =>
    Array.from({ length: each }, () => [draw(widths), draw(heights)] as const),
  );
}

/**
 * What is wrong in this window: out of view, cut, covered, or lying over each other. Empty if all is well.
 * @param needed kinds that must be there, with the least number of each
 */
export async function complaints(
  page: Page,
  size: Size,
  needed: Readonly<Record<string, number>>,
): Promise<string[]> {
  const [width, height] = size;
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 40)))),
  );
  let found = await page.evaluate(look, needed);
  if (found.length) {
    await page.waitForTimeout(300); // a busy machine may not have drawn the new size yet
    found = await page.evaluate(look, needed);
  }
  return found.map((one) => `${width}×${height}: ${one}`);
}

/** Runs in the page. */
function look(needed: Readonly<Record<string, number>>): string[] {
  const told: string[] = [];
  const name = (one: Element) =>
    `${one.getAttribute("data-needed") ?? one.getAttribute("data-choice")} “${(one.textContent ?? "").trim().slice(0, 40)}”`;
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1) told.push("the page scrolls");

  /** Is it wholly inside of the window and of all that could cut it? */
  const isCut = (one: Element): boolean => {
    const box = one.getBoundingClientRect();
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      return true;
    for (let outer = one.parentElement; outer; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflow === "visible" || outer === root || outer === document.body)
        continue;
      const edge = outer.getBoundingClientRect();
      if (box.left < edge.left - 1 || box.right > edge.right + 1) return true;
      if (box.top < edge.top - 1 || box.bottom > edge.bottom + 1) return true;
    }
    return false;
  };
  const hits = (one: Element, x: number, y: number): boolean => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (one.contains(top) || top.contains(one));
  };
  const all = [...document.querySelectorAll<HTMLElement>("[data-needed]")];
  for (const [kind, least] of Object.entries(needed)) {
    const count = all.filter((one) => one.dataset.needed === kind).length;
    if (count < least) told.push(`${count} of ${least} ${kind}`);
  }
  for (const one of all) {
    const box = one.getBoundingClientRect();
    if (box.width < 4 || box.height < 4) told.push(`${name(one)} has no size`);
    if (isCut(one)) told.push(`${name(one)} is not in full view`);
    if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth)
      told.push(`${name(one)} is cut in its width`);
    if (one.dataset.needed !== "hand" && one.scrollHeight > one.clientHeight + 3 && one.clientHeight)
      told.push(`${name(one)} is cut in its height`);
    const points = one.dataset.needed === "hand" || one.dataset.needed === "line" ? [0.5] : [0.06, 0.5, 0.94];
    for (const share of points)
      if (!hits(one, box.left + box.width * share, box.top + box.height / 2))
        told.push(`${name(one)} is covered`);
  }
  for (const [at, one] of all.entries())
    for (const other of all.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1) told.push(`${name(one)} and ${name(other)} overlap`);
    }
  const GRID = [0.5, 0.3, 0.7, 0.15, 0.85];
  for (const one of document.querySelectorAll("[data-choice]")) {
    const box = one.getBoundingClientRect();
    const isHit = GRID.some((x) =>
      GRID.some((y) => {
        const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        return top !== null && one.contains(top);
      }),
    );
    if (!isHit) told.push(`choice ${name(one)} cannot be reached`);
    if (isCut(one)) told.push(`choice ${name(one)} is not in full view`);
  }
  return told;
}
