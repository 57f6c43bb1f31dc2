/** Where the picture of a game's standings has its lines: geometry only, everything told comes from the story. */
import type { Chapter } from "../api/types";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Line {
  readonly seat: number;
  /** For a polyline: "x,y x,y …". */
  readonly points: string;
  /** Where the line ends. */
  readonly y: number;
  /** Where its label stands, so that no two lie over each other. */
  readonly label: number;
  readonly number: number;
}

/** A stretch of the game during which the same seats led. */
export interface Lead {
  readonly from: number;
  readonly to: number;
  readonly seats: readonly number[];
}

const BESIDE = 2.5; // px between lines of equal standing, so that each can be seen
const LABEL = 17; // px, the height of a label

/** How far to the right a chapter stands, from 0 to 1. */
export function across(chapters: readonly Chapter[], at: number): number {
  return chapters.length < 2 ? 0 : at / (chapters.length - 1);
}

/** A line for each seat over the chapters. */
export function linesOf(chapters: readonly Chapter[], { width, height }: Size): Line[] {
  const all = chapters.flatMap((one) => one.standings.map((count) => count.number));
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const seats = chapters[0]?.standings.length ?? 0;
  const above = (number: number, seat: number) =>
    height - ((number - low) / (high - low)) * height + (seat - (seats - 1) / 2) * BESIDE;
  const found = Array.from({ length: seats }, (_, seat) => {
    const numbers = chapters.map((one) => one.standings[seat]?.number ?? 0);
    const points = numbers.map(
      (number, at) => `${round(across(chapters, at) * width)},${round(above(number, seat))}`,
    );
    const number = numbers.at(-1) ?? 0;
    return { seat, points: points.join(" "), y: above(number, seat), number };
  });
  const labels = apart(
    found.map((one) => one.y),
    height,
  );
  return found.map((one, at) => ({ ...one, label: labels[at] ?? one.y }));
}

/** Heights as near as can be to those wanted, none closer to another than a label is high. */
export function apart(wanted: readonly number[], height: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const found = [...wanted];
  let least = Number.NEGATIVE_INFINITY;
  for (const at of order) {
    found[at] = Math.max(found[at] ?? 0, least);
    least = (found[at] ?? 0) + LABEL;
  }
  let most = height - 2; // below it stands who was in the lead
  for (const at of order.reverse()) {
    found[at] = Math.min(found[at] ?? 0, most);
    most = (found[at] ?? 0) - LABEL;
  }
  return found;
}

/** Who led from which chapter to which, as shares of the width; nothing where all stood alike. */
export function leadsOf(chapters: readonly Chapter[]): Lead[] {
  const found: Lead[] = [];
  for (const [at, { leaders, standings }] of chapters.slice(0, -1).entries()) {
    const last = found.at(-1);
    const [from, to] = [across(chapters, at), across(chapters, at + 1)];
    if (leaders.length === standings.length) continue;
    if (last && last.to === from && last.seats.join() === leaders.join())
      found[found.length - 1] = { ...last, to };
    else found.push({ from, to, seats: leaders });
  }
  return found;
}

/** A name that fits into so many pixels. */
export function shortened(name: string, room: number): string {
  const letters = Math.max(2, Math.floor(room / 7.5));
  return name.length <= letters ? name : `${name.slice(0, letters - 1).trimEnd()}…`;
}

const round = (number: number) => Math.round(number * 10) / 10;
