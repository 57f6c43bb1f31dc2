/** The games as the house speaks of them. */
import type { About, GameInfo } from "../api/types";
import { t, texts } from "../words/texts.svelte";

/** Games whose board teaches newcomers. */
const COACHED = new Set(["condottiere", "tuscany", "virtu", "wars-of-italy"]);

/** A game's name in the reader's language; one from outside goes by its own. */
export function gameName(about: About | null, game: string): string {
  const key = `web-game-${game}`;
  return texts.has(key) ? t(key) : (about?.games.find((one) => one.id === game)?.name ?? game);
}

/** One sentence about a game, or none for one from outside. */
export const gameAbout = (game: string): string => maybe(`web-about-${game}`);
export const gameLength = (game: string): string => maybe(`web-length-${game}`);
/** Where its cards and numbers come from. */
export const gameEdition = (game: string): string => maybe(`web-edition-${game}`);
export const hasCoach = (game: string): boolean => COACHED.has(game);

function maybe(key: string): string {
  return texts.has(key) ? t(key) : "";
}

/** `2–6 players`. */
export function playersText(game: GameInfo): string {
  const [least, most] = [Math.min(...game.seats), Math.max(...game.seats)];
  return least === most ? t("web-players", { number: least }) : t("web-players-range", { least, most });
}

/** The number of seats nearest to this one that the game allows. */
export function nearestSeats(game: GameInfo | undefined, wanted: number): number {
  const allowed = game?.seats ?? [wanted];
  return allowed.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));
}
