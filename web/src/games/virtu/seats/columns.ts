/** Which columns the grid of seats has room for, and where they stand. */

/** The columns from left to right. */
export const COLUMNS = [
  "who",
  "next",
  "prestige",
  "cities",
  "place",
  "crosses",
  "patronage",
  "florins",
  "ready",
  "troops",
  "agents",
  "war-token",
  "indulgence",
  "eyes",
] as const;
export type Column = (typeof COLUMNS)[number];

const GAP = 3; // px between columns
const EDGE = 13; // of a row with its border, both sides together
const WIDTHS: Readonly<Record<Column, number>> = {
  who: 24,
  next: 44,
  prestige: 46,
  cities: 36,
  place: 18,
  crosses: 36,
  patronage: 34,
  florins: 36,
  ready: 98,
  troops: 36,
  agents: 36,
  "war-token": 34,
  indulgence: 34,
  eyes: 24,
};
/** What is always there: people compare it before every move. */
const KEPT: readonly Column[] = ["who", "prestige", "cities", "florins", "ready", "troops"];
/** What comes when there is room, the most wanted first. */
const WANTED: readonly Column[] = [
  "eyes",
  "next",
  "agents",
  "place",
  "crosses",
  "patronage",
  "war-token",
  "indulgence",
];
const NAME = 60; // px that a name needs
const LETTERS = 66; // px in which symbols are written as letters

export interface Grid {
  readonly columns: readonly Column[];
  /** Are names written beside the shields? */
  readonly hasNames: boolean;
  /** For grid-template-columns. */
  readonly template: string;
}

/** @param hasTrack is there a city track, on which seats have places? */
export function gridFor(width: number, hasTrack = true): Grid {
  let left = width - EDGE - KEPT.reduce((sum, column) => sum + WIDTHS[column] + GAP, -GAP);
  const hasNames = left >= NAME;
  if (hasNames) left -= NAME;
  const chosen = new Set(KEPT);
  for (const column of WANTED) {
    if (column === "place" && !hasTrack) continue;
    const needed = WIDTHS[column] + GAP;
    if (needed > left) break;
    left -= needed;
    chosen.add(column);
  }
  const columns = COLUMNS.filter((column) => chosen.has(column));
  return { columns, hasNames, template: columns.map((column) => sizeOf(column, hasNames)).join(" ") };
}

/** Names and symbols take what is left. */
function sizeOf(column: Column, hasNames: boolean): string {
  const least = `${WIDTHS[column] + (column === "who" && hasNames ? NAME : 0)}px`;
  if (column === "who" && hasNames) return `minmax(${least}, 1fr)`;
  return column === "ready" ? `minmax(${LETTERS}px, 1.4fr)` : least;
}
