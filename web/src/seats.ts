/** Sitting down: with a salt of one's own, and the table's promise kept to hold it to. */
import { server } from "./api/http";
import type { TableFrame } from "./api/types";
import { randomText } from "./guest.svelte";

const key = (id: string) => `signoria-promise-${id}`;

/** What was promised before the deal. */
export interface Promised {
  readonly commitment: string;
  readonly salt: string;
}

/** Remember the table's commitment, then sit down with a salt that nobody could know before. */
export async function sitDown(
  table: TableFrame,
  invite = "",
  seat: number | null = null,
): Promise<TableFrame> {
  const salt = randomText();
  try {
    localStorage.setItem(key(table.id), JSON.stringify({ commitment: table.commitment, salt }));
  } catch {
    // then the record is checked without it
  }
  return server.sit(table.id, salt, invite, seat);
}

export function promised(id: string): Promised | null {
  try {
    return JSON.parse(localStorage.getItem(key(id)) ?? "null");
  } catch {
    return null;
  }
}
