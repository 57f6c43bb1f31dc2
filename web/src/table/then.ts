/** The table as it was after one's own last move; kept in the browser, so that a reload keeps it. */
import type { View } from "../api/types";

const MOST = 300_000; // characters of a view that is kept

const keyOf = (table: string, seat: number) => `signoria-then-${table}-${seat}`;

/** What was kept for this seat; null if nothing was. */
export function keptThen(table: string, seat: number): View | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(table, seat)) ?? "null");
  } catch {
    return null;
  }
}

export function keepThen(table: string, seat: number, view: View): void {
  const text = JSON.stringify(view);
  try {
    if (text.length > MOST) sessionStorage.removeItem(keyOf(table, seat));
    else sessionStorage.setItem(keyOf(table, seat), text);
  } catch {
    // a browser that keeps nothing still plays
  }
}
