/** The Castles of Tuscany, as the table's frame takes it. */
import type { TuscanyView } from "../../api/types";
import type { GameOnTable } from "../board";
import Board from "./Board.svelte";
import { COACH } from "./coach";
import pictures from "./icons.json";
import { isOpen } from "./join/joins";
import { breakdown, drawsOutcome, iconOf, isOutcome, ledger, seatNote, turnOf } from "./result";

const BESIDE = /^(marble|end turn|decline)$/; // the frame has buttons for these
const CAN_BE_UNDONE = /^(take|order|turn|shift|marble)\b/; // all else shows cards or brings luck

const tuscany: GameOnTable<TuscanyView> = {
  board: Board,
  onBoard: (move) => !BESIDE.test(move),
  asks: (view, words) => (isOpen(view) ? words.say("web-tuscany-join-ask") : null),
  asksFirst: (move) => !CAN_BE_UNDONE.test(move),
  wantsOutlook: true,
  drawsSeats: true,
  coach: COACH,
  seatNote,
  breakdown,
  ledger,
  pictures,
  iconOf,
  turnOf,
  isOutcome,
  drawsOutcome,
};

export default tuscany;
