/** What lies in the boxes: asked of the server when a game is first needed, once; the game's texts come along. */
import { server } from "../api/http";
import type { Box, TableBox, TableFrame } from "../api/types";
import { texts } from "../words/texts.svelte";

const boxes = new Map<string, Promise<Box>>();

/** The standard components of a game. */
export function boxOf(game: string): Promise<Box> {
  return once(game, game, () => server.box(game));
}

/** The components that a table plays with: the standard ones, or as an owner has corrected them. */
export function boxAt(table: Pick<TableFrame, "id" | "game" | "differences">): Promise<Box> {
  return table.differences === null ? boxOf(table.game) : correctedBox(table.id, table.game);
}

/** The components of a table, with how they differ from the standard ones. */
export function correctedBox(id: string, game: string): Promise<TableBox> {
  return once(id, game, () => server.tableBox(id));
}

function once<B extends Box>(key: string, game: string, ask: () => Promise<B>): Promise<B> {
  const known = (boxes.get(key) as Promise<B> | undefined) ?? told(key, game, ask);
  boxes.set(key, known);
  return known;
}

/** A box that could not be had is asked for again the next time. */
async function told<B extends Box>(key: string, game: string, ask: () => Promise<B>): Promise<B> {
  try {
    const [box] = await Promise.all([ask(), texts.learnGame(game)]);
    return box;
  } catch (thrown) {
    boxes.delete(key);
    throw thrown;
  }
}
