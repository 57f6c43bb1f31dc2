/** A newcomer's first years. */
import type { VirtuView } from "../../api/types";
import type { CoachStep } from "../board";

export const COACH: readonly CoachStep<VirtuView>[] = [];
