/** The first game with a coach: prompts one after the other, each when its time has come or is past. */
import type { TuscanyView } from "../../api/types";
import type { CoachStep } from "../board";

const own = (view: TuscanyView) => view.table[view.seat ?? 0];
const isAsked = (view: TuscanyView, key: string) => view.question?.key === key;
const isJoined = (view: TuscanyView) => (own(view)?.start ?? "") !== "";
const hasPlayed = (view: TuscanyView) =>
  isJoined(view) && !isAsked(view, "gain-bonus") && (own(view)?.cards ?? 0) > 0;
const hasStored = (view: TuscanyView) => (own(view)?.storage ?? []).length > 0 || hasBuilt(view);
const hasBuilt = (view: TuscanyView) => Object.keys(own(view)?.tiles ?? {}).length > 0;
const hasScored = (view: TuscanyView) => (own(view)?.green.total ?? 0) > 0 || isLater(view);
const isLater = (view: TuscanyView) => (view.middle.round ?? 1) > 1;

export const COACH: readonly CoachStep<TuscanyView>[] = [
  { text: "web-tuscany-coach-goal", rules: ["T5.5"], when: () => true },
  { text: "web-tuscany-coach-join", rules: ["T1.4"], when: () => true },
  {
    text: "web-tuscany-coach-castle",
    rules: ["T1.4"],
    when: (view) => isAsked(view, "found-castle") || isJoined(view),
  },
  {
    text: "web-tuscany-coach-bonus",
    rules: ["T1.5"],
    when: (view) => isAsked(view, "gain-bonus") || hasPlayed(view),
  },
  {
    text: "web-tuscany-coach-action",
    rules: ["T2.1", "T2.2"],
    when: (view) => isAsked(view, "choose-action") || hasStored(view),
  },
  { text: "web-tuscany-coach-place", rules: ["T2.4"], when: hasStored },
  { text: "web-tuscany-coach-pay", rules: ["T2.4"], when: hasStored },
  { text: "web-tuscany-coach-effect", rules: ["T3.1"], when: hasBuilt },
  { text: "web-tuscany-coach-green", rules: ["T2.5", "T2.6"], when: hasScored },
  { text: "web-tuscany-coach-round", rules: ["T5.1", "T5.3"], when: hasScored },
  { text: "web-tuscany-coach-end", rules: ["T5.4"], when: isLater },
];
