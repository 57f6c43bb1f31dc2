/** What holds of every page, whatever is played there. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Nothing may be wrong for screen readers and other helpers. */
export async function isClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}

export interface Shifts {
  /** All of them, also what an answer of one's own moves at once. */
  readonly sum: number;
  /** Those that nobody asked for, as browsers count them: not within half a second of a click or key. */
  readonly unbidden: number;
  readonly told: readonly string[];
}

/** Add up all layout shifts from now on. */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.evaluate(() => {
    const shifts = { sum: 0, unbidden: 0, told: [] as string[] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        shifts.sum += entry.value;
        if (!entry.hadRecentInput) shifts.unbidden += entry.value;
        shifts.told.push(
          `${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => (node as Element)?.className ?? "")}`,
        );
      }
    }).observe({ type: "layout-shift" });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
}

/** The most that may jump. */
export const JUMPS = 0.02;

/** Nothing jumps: by itself not in a whole game, and with all that one's own answers move not in a year or round. */
export function steady({ sum, unbidden, told }: Shifts, years: number): void {
  console.log("layout shift", unbidden.toFixed(4), "by itself,", (sum / years).toFixed(4), "a year in all");
  expect(unbidden, told.join("\n")).toBeLessThanOrEqual(JUMPS);
  expect(sum / years, told.join("\n")).toBeLessThanOrEqual(JUMPS);
}
