/** What lies in the boxes: asked of the server when a game is first needed, once; the game's texts come along. */
import { server } from "../api/http";
import type { Box, TableBox, TableFrame } from "../api/types";
import { texts } from "../words/texts.svelte";

const standard = new Map<string, Promise<Box>>(); // by game
const corrected = new Map<string, Promise<TableBox>>(); // by table

/** The standard components of a game. */
export function boxOf(game: string): Promise<Box> {
  return once(standard, game, game, () => server.box(game));
}

/** The components that a table plays with: the standard ones, or as an owner has corrected them. */
export function boxAt(table: Pick<TableFrame, "id" | "game" | "differences">): Promise<Box> {
  return table.differences === null ? boxOf(table.game) : correctedBox(table.id, table.game);
}

/** The components of a table, with how they differ from the standard ones. */
export function correctedBox(id: string, game: string): Promise<TableBox> {
  return once(corrected, id, game, () => server.tableBox(id));
}

function once<B extends Box>(
  known: Map<string, Promise<B>>,
  key: string,
  game: string,
  ask: () => Promise<B>,
): Promise<B> {
  const asked = known.get(key) ?? told(game, ask);
  known.set(key, asked);
  asked.catch(() => known.delete(key)); // what could not be had is asked for again the next time
  return asked;
}

async function told<B extends Box>(game: string, ask: () => Promise<B>): Promise<B> {
  const [box] = await Promise.all([ask(), texts.learnGame(game)]);
  return box;
}
