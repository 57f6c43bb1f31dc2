/**
 * Make the moves of a way one after the other. What the game makes by itself meanwhile, since there is a single choice,
 * is not made again: how far the way has been gone is seen from how many of one's moves stand.
 * @param made how many of one's own moves stand now
 * @param play makes a move, and waits for what comes of it
 * @returns whether the way was gone to its end
 */
export async function along(
  moves: readonly string[],
  made: () => number,
  play: (move: string) => Promise<unknown>,
): Promise<boolean> {
  const start = made();
  let at = 0;
  for (let move = moves[at]; move !== undefined; move = moves[at]) {
    await play(move);
    const reached = made() - start;
    if (reached <= at) return false;
    at = reached;
  }
  return true;
}
