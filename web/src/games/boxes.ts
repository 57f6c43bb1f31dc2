/** What lies in the boxes: asked of the server when a game is first needed, once; the game's texts come along. */
import { server } from "../api/http";
import type { Box } from "../api/types";
import { texts } from "../words/texts.svelte";

const boxes = new Map<string, Promise<Box>>();

export function boxOf(game: string): Promise<Box> {
  const known = boxes.get(game) ?? ask(game);
  boxes.set(game, known);
  return known;
}

/** A box that could not be had is asked for again the next time. */
async function ask(game: string): Promise<Box> {
  try {
    const [box] = await Promise.all([server.box(game), texts.learnGame(game)]);
    return box;
  } catch (thrown) {
    boxes.delete(game);
    throw thrown;
  }
}
