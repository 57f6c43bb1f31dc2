/** The first battle with a coach: what is said, and when its time has come. */
import type { CondottiereView } from "../../api/types";
import type { CoachStep } from "../board";
import { isMercenary } from "./box";

const isFirst = (view: CondottiereView) => view.battles === 0 && view.games === 0;
const isAsked = (view: CondottiereView, question: string) =>
  isFirst(view) && !!view.prompt?.startsWith(question);
const hasFought = (view: CondottiereView) =>
  isFirst(view) && view.seat !== null && !!view.table[view.seat]?.fought;

export const COACH: readonly CoachStep<CondottiereView>[] = [
  { text: "web-condottiere-coach-goal", rules: ["C6.1"], when: isFirst },
  { text: "web-condottiere-coach-place", rules: ["C1.3"], when: (view) => isAsked(view, "place-figure") },
  {
    text: "web-condottiere-coach-site",
    rules: ["C2.1"],
    when: (view) => isFirst(view) && view.site !== null,
  },
  { text: "web-condottiere-coach-play", rules: ["C2.2", "C3.1"], when: (view) => isAsked(view, "play-card") },
  { text: "web-condottiere-coach-strength", rules: ["C2.6", "C4.1"], when: hasFought },
  {
    text: "web-condottiere-coach-specials",
    rules: ["C3.2"],
    when: (view) => hasFought(view) && view.hand.some((card) => !isMercenary(card)),
  },
  {
    text: "web-condottiere-coach-pass",
    rules: ["C2.3", "C5.1"],
    when: (view) => hasFought(view) && isAsked(view, "play-card"),
  },
  { text: "web-condottiere-coach-after", rules: ["C4.1", "C4.3"], when: (view) => view.battles > 0 },
  { text: "web-condottiere-coach-end", when: (view) => view.battles > 0 },
];
