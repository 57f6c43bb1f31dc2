/** How much had happened at a table when one last moved there; kept in the browser, also over a long absence. */
const KEY = "signoria-acted";
const MOST = 40; // seats that are remembered

type Kept = [seat: string, events: number][];

function all(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

const nameOf = (table: string, seat: number) => `${table} ${seat}`;

/** The number of events before one's own last move; null if it is not known. */
export function actedAt(table: string, seat: number): number | null {
  return all().find(([name]) => name === nameOf(table, seat))?.[1] ?? null;
}

export function noteActed(table: string, seat: number, events: number): void {
  const name = nameOf(table, seat);
  const others = all().filter(([other]) => other !== name);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [name, events]].slice(-MOST)));
  } catch {
    // a browser that keeps nothing still plays
  }
}
