/** What each seat plays, where that goes by seats. */
import { boxOf } from "../games/boxes";
import { texts } from "../words/texts.svelte";
import { capital, Words } from "../words/words";

/** The powers of a game in the order of seats; none for "", and none if they cannot be had now. */
export async function rolesIn(game: string): Promise<readonly string[]> {
  if (!game) return [];
  try {
    const { components } = await boxOf(game);
    const words = new Words(texts, game, [], null);
    return components.flatMap(({ kind, name }) => (kind === "power" ? [capital(words.arg(name))] : []));
  } catch {
    return [];
  }
}
