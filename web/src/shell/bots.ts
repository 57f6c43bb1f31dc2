/** Bots as people speak of them. */
import type { BotInfo, GameInfo, SeatInfo, Strength } from "../api/types";
import { t, texts } from "../words/texts.svelte";

/** A bot's level in words; one that we have no words for goes by its own name. */
export function botName(bot: string): string {
  const key = `terminal-bot-${bot}`;
  return texts.has(key) ? t(key) : bot;
}

export function botAbout(bot: string): string {
  const key = `terminal-bot-${bot}-about`;
  return texts.has(key) ? t(key) : "";
}

/** How strong a bot was found to be at tables with so many seats. */
export function strengthOf(bot: BotInfo | undefined, seats: number): Strength | undefined {
  return bot?.strengths.find((one) => one.seats === seats);
}

/** All who may be asked to such a table, the weakest first; before them those who were never measured there. */
export function offered(game: GameInfo | undefined, seats: number): readonly BotInfo[] {
  const elo = (bot: BotInfo) => strengthOf(bot, seats)?.elo ?? Number.MIN_SAFE_INTEGER;
  return [...(game?.bots ?? [])].sort((a, b) => elo(a) - elo(b));
}

/** The bot that was chosen, or the usual one if none was, or if this game does not have it. */
export function chosenBot(game: GameInfo | undefined, bot: string | undefined): string {
  const isOffered = game?.bots.some((one) => one.name === bot) ?? false;
  return isOffered && bot ? bot : (game?.usual_bot ?? "greedy");
}

/** A bot's level in words and its strength at such a table: `captain, Elo 1105`. */
export function ratedName(game: GameInfo | undefined, bot: string, seats: number): string {
  const elo = strengthOf(
    game?.bots.find((one) => one.name === bot),
    seats,
  )?.elo;
  return elo === undefined ? botName(bot) : t("terminal-elo", { bot: botName(bot), elo: String(elo) });
}

/** `Elo 1105 (1085 to 1130)`. */
export function strengthText({ elo, low, high }: Strength): string {
  return t("terminal-elo-range", { elo: String(elo), low: String(low), high: String(high) });
}

/** What a seat is called at the table: people by their names, bots by one that fits the time. */
export function seatName(seat: SeatInfo, number: number): string {
  if (seat.kind === "bot") return t(`web-bot-${number % 6}`);
  return seat.name || t("web-seat-free");
}
