/** Which moves the board offers itself. */

const BESIDE = /^(enough|decline|pass|done)$/; // the frame has buttons for these

export function onBoard(move: string): boolean {
  return !BESIDE.test(move);
}

/** No card is thrown away by one tap on it, though it could be taken back. */
export function asksFirst(move: string): boolean | undefined {
  return move.startsWith("discard ") || undefined;
}
