/** The games that can be shown, by their ids; each is fetched when it is first needed. */
import type { GameOnTable } from "./board";

const GAMES: Record<string, () => Promise<GameOnTable>> = {
  condottiere: async () => (await import("./condottiere")).default as unknown as GameOnTable,
};

export function knows(game: string): boolean {
  return game in GAMES;
}

export function load(game: string): Promise<GameOnTable> {
  const found = GAMES[game];
  return found ? found() : Promise.reject(new Error(`no board for ${game}`));
}
