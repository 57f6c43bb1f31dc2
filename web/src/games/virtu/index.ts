/** Virtù, as the table's frame takes it. */
import type { VirtuView } from "../../api/types";
import type { GameOnTable } from "../board";
import Board from "./Board.svelte";
import { COACH } from "./coach";
import { answerIn } from "./desk/answers";
import { onBoard } from "./moves";
import { breakdown, ledger, seatNote } from "./result";

const virtu: GameOnTable<VirtuView> = {
  board: Board,
  onBoard,
  answer: answerIn,
  wantsOutlook: true,
  drawsSeats: true,
  coach: COACH,
  seatNote,
  breakdown,
  ledger,
};

export default virtu;
