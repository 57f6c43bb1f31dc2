/** Wars of Italy, as the table's frame takes it: Virtù's board, with influence. */
import type { WarsView } from "../../api/types";
import type { GameOnTable } from "../board";
import { answerIn } from "../virtu/desk/answers";
import icons from "../virtu/icons.json";
import { asksFirst, onBoard } from "../virtu/moves";
import { coloursOf, ledger, seatNote } from "../virtu/result";
import { doneTo, turnOf } from "../virtu/telling";
import Board from "./Board.svelte";
import { COACH } from "./coach";
import { iconOf, isOutcome, paceOf } from "./telling";

const wars: GameOnTable<WarsView> = {
  board: Board,
  onBoard,
  asksFirst,
  answer: answerIn,
  wantsOutlook: true,
  drawsSeats: true,
  coach: COACH,
  pictures: icons,
  iconOf,
  turnOf,
  isOutcome,
  paceOf,
  doneTo,
  coloursOf,
  seatNote,
  ledger,
};

export default wars;
