/** What the outlook tells of the way to a room, and of what could be done there. */
import type { Phrase, Prospect } from "../../../api/types";

/** What lies in a room, and who wakes on the way, is drawn: what is left tells what could be done there today. */
const DRAWN = new Set([
  "outlook-action",
  "outlook-wakes",
  "outlook-indulged",
  "outlook-blocked",
  "outlook-held",
]);

/** What the room's action could do today; undefined if it is not told. */
export function doingOf(prospect: Prospect | undefined): Phrase | undefined {
  return prospect?.brings?.find(({ key }) => !DRAWN.has(key));
}

/** How many courtiers wake on the way. */
export function wokenOf({ brings = [] }: Prospect): number {
  const courtiers = brings.find(({ key }) => key === "outlook-wakes")?.args?.courtiers;
  return courtiers?.type === "list" ? courtiers.items.length : 0;
}
