/** The first rounds with a coach: what Virtù's coach says not, or otherwise; each when its time has come or is past. */
import type { WarsView } from "../../api/types";
import type { CoachStep } from "../board";
import { phaseOf } from "../virtu/seats/course";

type When = (view: WarsView) => boolean;

const isAsked =
  (...keys: readonly string[]): When =>
  ({ question }) =>
    keys.includes(question?.key ?? "");
const isRound =
  (round: number): When =>
  (view) =>
    (view.course.year ?? 1) >= round && phaseOf(view) !== "families";
const either =
  (...all: readonly When[]): When =>
  (view) =>
    all.some((one) => one(view));
const isLater = either((view) => phaseOf(view) === "winter", isRound(2));
const hasTroopsBefore: When = ({ seat, before, besieging }) =>
  seat !== null && [...(before[seat] ?? []), ...(besieging[seat] ?? [])].length > 0;

export const COACH: readonly CoachStep<WarsView>[] = [
  { text: "web-wars-coach-goal", rules: ["W6.1", "W6.2"], when: () => true },
  { text: "web-virtu-coach-family", rules: ["V1.3", "W1.5"], when: () => true },
  { text: "web-virtu-coach-token", rules: ["V3.1"], when: either(isAsked("place-token"), isLater) },
  {
    text: "web-wars-coach-influence",
    rules: ["W2.2", "W3.2"],
    when: either(isAsked("place-token"), isLater),
  },
  { text: "web-virtu-coach-pay", rules: ["V2.2"], when: either(isAsked("pay", "gather"), isLater) },
  { text: "web-wars-coach-alliance", rules: ["W3.3", "W3.4", "W3.5"], when: isLater },
  { text: "web-wars-coach-winter", rules: ["W5.1", "W5.2"], when: isLater },
  { text: "web-wars-coach-war", rules: ["W2.3", "W2.4", "W2.5"], when: either(hasTroopsBefore, isRound(2)) },
  { text: "web-wars-coach-conquest", rules: ["W4.4", "W4.5"], when: either(hasTroopsBefore, isRound(3)) },
];
