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

/** Bots that are no levels: one plays anything, the other is what the levels are measured by. */
const OTHERS = new Set(["random", "greedy"]);

/** Those who may be asked to such a table: levels from the weakest on, and the others. */
export interface Offer {
  readonly levels: readonly BotInfo[];
  readonly others: readonly BotInfo[];
}

/** Where a game has no levels, the others stand for them. Who was never measured comes first. */
export function offered(game: GameInfo | undefined, seats: number): Offer {
  const elo = (bot: BotInfo) => strengthOf(bot, seats)?.elo ?? Number.MIN_SAFE_INTEGER;
  const all = [...(game?.bots ?? [])].sort((a, b) => elo(a) - elo(b));
  const levels = all.filter((bot) => !OTHERS.has(bot.name));
  const others = all.filter((bot) => OTHERS.has(bot.name));
  return levels.length ? { levels, others } : { levels: others, others: [] };
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

/** `Elo 1105 (1085 to 1130)`; what all are measured by has no interval. */
export function strengthText({ elo, low, high }: Strength): string {
  if (low === high) return t("web-elo", { elo: String(elo) });
  return t("terminal-elo-range", { elo: String(elo), low: String(low), high: String(high) });
}

/** What a seat is called at the table: people by their names, bots by one that fits the time. */
export function seatName(seat: Pick<SeatInfo, "kind" | "name">, number: number): string {
  if (seat.kind === "bot") return t(`web-bot-${number % 6}`);
  return seat.name || t("web-seat-free");
}

/** The same away from the table, with a bot's level: `Lorenzo (captain)`. */
export function fullName(name: string, bot: string | null | undefined, number: number): string {
  if (!bot) return name || t("web-seat-free");
  return t("web-bot-level", { name: t(`web-bot-${number % 6}`), level: botName(bot) });
}
