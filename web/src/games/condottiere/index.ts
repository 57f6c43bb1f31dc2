/** Condottiere, as the table's frame takes it. */
import type { CondottiereView } from "../../api/types";
import type { GameOnTable } from "../board";
import Board from "./Board.svelte";
import { COACH } from "./coach";
import pictures from "./icons.json";
import { breakdown, iconOf, seatNote } from "./result";

const ON_BOARD = /^(play|at|favour|take|keep) (?!nowhere$|nothing$|hand$)/; // the frame has buttons for all else

/** A turn of the log is a battle, from the choice of its region on. */
const BEGINS = new Set(["game-opened", "figure-placed", "round-ended", "final-begun"]);

const condottiere: GameOnTable<CondottiereView> = {
  board: Board,
  onBoard: (move) => ON_BOARD.test(move),
  asksFirst: () => true, // whatever is staged is shown on the lines, with both strengths
  beginsTurn: ({ kind }) => BEGINS.has(kind),
  drawsSeats: true,
  coach: COACH,
  seatNote,
  breakdown,
  pictures,
  iconOf,
};

export default condottiere;
