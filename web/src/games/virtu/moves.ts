/** Which moves the board offers itself. */

const BESIDE = /^(enough|decline|pass|done)$/; // the frame has buttons for these

export function onBoard(move: string): boolean {
  return !BESIDE.test(move);
}
