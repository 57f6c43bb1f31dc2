/** Virtù, as the table's frame takes it. */
import type { VirtuView } from "../../api/types";
import type { GameOnTable } from "../board";
import Board from "./Board.svelte";
import { COACH } from "./coach";
import { onBoard } from "./moves";
import { breakdown, ledger, seatNote } from "./result";

const virtu: GameOnTable<VirtuView> = {
  board: Board,
  onBoard,
  wantsOutlook: true,
  drawsSeats: true,
  coach: COACH,
  seatNote,
  breakdown,
  ledger,
};

export default virtu;
