/** The first three years with a coach: prompts one after the other, each when its time has come or is past. */
import type { VirtuView } from "../../api/types";
import type { CoachStep } from "../board";
import { phaseOf, siegesOf } from "./seats/course";

type When = (view: VirtuView) => boolean;

const isAsked =
  (...keys: readonly string[]): When =>
  ({ question }) =>
    keys.includes(question?.key ?? "");
const isWinter: When = (view) => phaseOf(view) === "winter";
/** Has this year begun? Before the first spring families are placed. */
const isYear =
  (year: number): When =>
  (view) =>
    (view.course.year ?? 1) >= year && phaseOf(view) !== "families";
const isBesieging: When = (view) => siegesOf(view).some(({ seats }) => seats.includes(view.seat ?? 0));
const either =
  (...all: readonly When[]): When =>
  (view) =>
    all.some((one) => one(view));
const isLater = either(isWinter, isYear(2));

export const COACH: readonly CoachStep<VirtuView>[] = [
  { text: "web-virtu-coach-goal", rules: ["V8.2"], when: () => true },
  { text: "web-virtu-coach-family", rules: ["V1.3", "V2.4"], when: () => true },
  { text: "web-virtu-coach-token", rules: ["V3.1"], when: either(isAsked("place-token"), isLater) },
  { text: "web-virtu-coach-annex", rules: ["V4.4", "V4.1"], when: either(isAsked("place-token"), isLater) },
  {
    text: "web-virtu-coach-pay",
    rules: ["V2.2"],
    when: either(isAsked("pay", "gather", "annex-city"), isLater),
  },
  { text: "web-virtu-coach-winter", rules: ["V7.1", "V7.2"], when: isLater },
  { text: "web-virtu-coach-market", rules: ["V7.4"], when: either(isAsked("buy-things"), isYear(2)) },
  { text: "web-virtu-coach-arrows", rules: ["V3.2"], when: isYear(2) },
  { text: "web-virtu-coach-war", rules: ["V4.5"], when: isYear(2) },
  { text: "web-virtu-coach-intrigue", rules: ["V4.6"], when: isYear(2) },
  { text: "web-virtu-coach-siege", rules: ["V6.2", "V6.4"], when: either(isBesieging, isYear(3)) },
  { text: "web-virtu-coach-indulgence", rules: ["V5.1", "V8.2"], when: isYear(3) },
  { text: "web-virtu-coach-rivals", rules: ["V8.1"], when: isYear(3) },
];
