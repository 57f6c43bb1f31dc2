/** The plain board: any game in words, with its choices as buttons. */
import type { GameOnTable } from "../board";
import Board from "./Board.svelte";

// Steps of a payment, and of an answer that is given piece by piece, can be taken back: they need no confirmation.
const STEP = /^(tap|pay|pair|worker|order|turn|shift) ?/;

const plain: GameOnTable = {
  board: Board,
  onBoard: () => true,
  asksFirst: (move) => !STEP.test(move),
  wantsOutlook: true,
};

export default plain;
