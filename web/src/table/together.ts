/**
 * How many of one's latest moves are taken back at once: all that were sent as one, else a single move.
 * @param sent the moves of one's own that were last made as one, in order
 * @param own one's own moves, the latest first
 * @param reach how many of them may be taken back
 */
export function takenBackTogether(sent: readonly string[], own: readonly string[], reach: number): number {
  const count = sent.length;
  const isLatest = sent.every((move, at) => own[count - 1 - at] === move);
  return count > 0 && count <= reach && isLatest ? count : 1;
}
