import { expect, test } from "vitest";
import { COLUMNS, gridFor } from "./columns";

/** The least width of a grid: all that is not flexible, and the least of what is. */
const leastOf = (template: string) =>
  [...template.matchAll(/(\d+)px/g)].reduce((sum, [, number]) => sum + Number(number) + 3, -3) + 8;

test("whatever the width, it holds what people compare before every move", () => {
  for (let width = 300; width <= 900; width += 7) {
    const { columns, template } = gridFor(width);
    for (const one of ["prestige", "cities", "florins", "ready", "troops"]) expect(columns).toContain(one);
    expect(leastOf(template)).toBeLessThanOrEqual(width);
  }
});

test("where there is room it holds all, in their order; on a phone names give way last", () => {
  expect(gridFor(740).columns).toEqual(COLUMNS);
  expect(gridFor(740, false).columns).toEqual(COLUMNS.filter((one) => one !== "place"));
  expect(gridFor(374).hasNames).toBe(true);
  expect(gridFor(374).columns).not.toContain("agents");
  expect(gridFor(300)).toMatchObject({ hasNames: false });
});
