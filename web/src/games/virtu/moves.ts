/** Which moves the board offers itself, and which end something for good. */
import type { VirtuView } from "../../api/types";

const BESIDE = /^(enough|decline|pass|done)$/; // the frame has buttons for these

export function onBoard(move: string): boolean {
  return !BESIDE.test(move);
}

/** All that a turn does can be taken back until it ends. */
export function asksFirst(move: string, _view: VirtuView): boolean {
  return BESIDE.test(move);
}
