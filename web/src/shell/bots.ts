/** Bots as people speak of them. */
import type { SeatInfo } from "../api/types";
import { t, texts } from "../words/texts.svelte";

const BEST_FIRST = ["greedy", "random"];

/** A bot's level in words; one that we have no words for goes by its own name. */
export function botName(bot: string): string {
  const key = `terminal-bot-${bot.split(":")[0]}`;
  return texts.has(key) ? t(key) : bot;
}

export function botAbout(bot: string): string {
  const key = `terminal-bot-${bot.split(":")[0]}-about`;
  return texts.has(key) ? t(key) : "";
}

/** The opponent for somebody who has not chosen. */
export function usualBot(bots: readonly string[]): string {
  return BEST_FIRST.find((bot) => bots.includes(bot)) ?? bots[0] ?? "random";
}

/** What a seat is called at the table: people by their names, bots by one that fits the time. */
export function seatName(seat: SeatInfo, number: number): string {
  if (seat.kind === "bot") return t(`web-bot-${number % 6}`);
  return seat.name || t("web-seat-free");
}
