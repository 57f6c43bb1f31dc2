/** The plain board: any game in words, with its choices as buttons. */
import type { GameOnTable } from "../board";
import Board from "./Board.svelte";

const plain: GameOnTable = {
  board: Board,
  onBoard: () => true,
  wantsOutlook: true,
};

export default plain;
