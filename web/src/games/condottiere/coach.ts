/** The first battle with a coach: eight prompts, one after the other, each when its time has come or is past. */
import type { CondottiereView } from "../../api/types";
import type { CoachStep } from "../board";

const isLater = (view: CondottiereView) => view.battles > 0 || view.games > 0;
const isMyTurn = (view: CondottiereView) => !!view.prompt?.startsWith("play-card") || isLater(view);
const hasFought = (view: CondottiereView) =>
  isLater(view) || (view.seat !== null && !!view.table[view.seat]?.fought);

export const COACH: readonly CoachStep<CondottiereView>[] = [
  { text: "web-condottiere-coach-goal", rules: ["C6.1"], when: () => true },
  { text: "web-condottiere-coach-place", rules: ["C1.3", "C2.1"], when: () => true },
  { text: "web-condottiere-coach-play", rules: ["C2.2", "C3.1"], when: isMyTurn },
  { text: "web-condottiere-coach-strength", rules: ["C2.6", "C4.1"], when: hasFought },
  { text: "web-condottiere-coach-specials", rules: ["C3.2"], when: hasFought },
  {
    text: "web-condottiere-coach-pass",
    rules: ["C2.3", "C5.1"],
    when: (view) => hasFought(view) && isMyTurn(view),
  },
  { text: "web-condottiere-coach-after", rules: ["C4.1", "C4.3"], when: isLater },
  { text: "web-condottiere-coach-end", when: isLater },
];
