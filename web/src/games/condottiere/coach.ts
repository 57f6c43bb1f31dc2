/** The first battle with a coach: what is said, and when. Each prompt is shown once, in this order or not at all. */
import type { CondottiereView } from "../../api/types";
import { isMercenary, needed } from "./box";

export interface Prompt {
  /** The text's key. */
  key: string;
  /** Is it time for it? */
  isDue(view: CondottiereView): boolean;
  /** What is put into the text. */
  args?(view: CondottiereView): Record<string, string | number>;
}

const own = (view: CondottiereView) => (view.seat === null ? undefined : view.table[view.seat]);
const isAsked = (view: CondottiereView, question: string) => view.prompt?.startsWith(question) ?? false;
const isFirst = (view: CondottiereView) => view.battles === 0 && view.games === 0;

export const COACH: readonly Prompt[] = [
  {
    key: "web-condottiere-coach-goal",
    isDue: isFirst,
    args: (view) => needed(view.seats, Boolean(view.options.bigger_kingdoms)),
  },
  { key: "web-condottiere-coach-place", isDue: (view) => isFirst(view) && isAsked(view, "place-figure") },
  { key: "web-condottiere-coach-site", isDue: (view) => isFirst(view) && view.site !== null },
  { key: "web-condottiere-coach-play", isDue: (view) => isFirst(view) && isAsked(view, "play-card") },
  { key: "web-condottiere-coach-strength", isDue: (view) => isFirst(view) && (own(view)?.fought ?? false) },
  {
    key: "web-condottiere-coach-specials",
    isDue: (view) => isFirst(view) && (own(view)?.fought ?? false) && view.hand.some((card) => !isMercenary(card)),
  },
  {
    key: "web-condottiere-coach-pass",
    isDue: (view) => isFirst(view) && (own(view)?.fought ?? false) && isAsked(view, "play-card"),
  },
  { key: "web-condottiere-coach-after", isDue: (view) => view.battles === 1 },
  { key: "web-condottiere-coach-end", isDue: (view) => view.battles >= 1 },
];
