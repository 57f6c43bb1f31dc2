/** Virtù, as the table's frame takes it. */
import type { VirtuView } from "../../api/types";
import type { GameOnTable } from "../board";
import Board from "./Board.svelte";
import { COACH } from "./coach";
import { answerIn } from "./desk/answers";
import icons from "./icons.json";
import { asksFirst, onBoard } from "./moves";
import { coloursOf, ledger, seatNote } from "./result";
import { doneTo, iconOf, isOutcome, paceOf, turnOf } from "./telling";

const virtu: GameOnTable<VirtuView> = {
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
  keys: [
    ["1 2 3", "web-virtu-key-eyes"],
    ["e", "web-virtu-key-explore"],
    ["c", "web-virtu-key-changed"],
    ["p", "web-virtu-key-palace"],
  ],
  seatNote,
  ledger,
};

export default virtu;
