/** The strengths of the lines and the regions, in words: all numbers come with the view. */
import { countArg, seatArg } from "../../words/args";
import { capital, type Words } from "../../words/words";
import { type CondottiereView, seatOf } from "./view";

/** `13 (3 and 10) + 13 (doubled by the Drummer) = 26`. */
export function line(view: CondottiereView, seat: number, words: Words): string {
  const { strength, face_down } = seatOf(view, seat);
  const told = strength.terms?.length ? words.sum(strength) : words.say("explain-empty");
  return face_down ? `${told}; ${words.say("explain-down")}` : told;
}

/** What wins (C6.1, C8.3), and how far everybody is. */
export function goal(view: CondottiereView, words: Words): string[] {
  const { regions, adjacent } = view.goal;
  return [
    words.say("explain-goal", { regions, adjacent }),
    ...view.table.map((_, seat) => reach(view, seat, words)),
  ];
}

/** How many regions a seat controls, and how many of them are connected. */
export function reach(view: CondottiereView, seat: number, words: Words): string {
  const { regions, kingdom } = seatOf(view, seat);
  const args = {
    seat: seatArg(seat),
    regions: countArg(regions.length, "region"),
    kingdom: countArg(kingdom),
  };
  return capital(words.say("explain-regions", args));
}

/** What a move would change in the strengths: `you 15, Lorenzo 2`; empty if nothing. */
export function changes(view: CondottiereView, after: CondottiereView, words: Words): string {
  const changed = view.table.flatMap(({ strength }, seat) => {
    const soon = seatOf(after, seat).strength.total;
    return soon === strength.total ? [] : [`${words.seat(seat)} ${soon}`];
  });
  return changed.join(", ");
}
