import type { CondottiereView } from "../../api/types";
import type { GameOnTable } from "../board";
import Board from "./Board.svelte";

const condottiere: GameOnTable<CondottiereView> = {
  board: Board,
  onBoard: (move) => /^(play|at) /.test(move),
};

export default condottiere;
