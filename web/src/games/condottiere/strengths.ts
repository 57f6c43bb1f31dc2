/** How the strengths of the lines come about, spelled out from a view (C3, C4, C6): the same words as in the terminal. */
import { isMercenary, largestKingdom, MERCENARIES, NUMBERS, needed } from "./box";
import { type CondottiereView, type SeatView, seatOf, tally } from "./view";

/** Texts, and how a seat is called: as in the middle of a sentence. */
export interface Speech {
  say(key: string, args?: Record<string, string | number>): string;
  seat(seat: number): string;
  listed(names: readonly string[]): string;
}

/** `3 + 10 = 13; doubled by the Drummer = 26; Courtesan 1 → 27`. */
export function line(view: CondottiereView, seat: number, speech: Speech): string {
  const one = seatOf(view, seat);
  const pieces = sums(view, one, speech);
  if (!pieces.length) pieces.push(speech.say("condottiere-explain-empty"));
  if (one.face_down) pieces.push(speech.say("condottiere-explain-down"));
  const told = pieces.join("; ");
  const isTold = told === String(one.strength) || told.endsWith(`= ${one.strength}`);
  return isTold ? told : `${told} → ${one.strength}`;
}

/** The steps of the sum, in the order of the rules (C3.1–C3.8). */
function sums(view: CondottiereView, seat: SeatView, { say }: Speech): string[] {
  const pieces: string[] = [];
  const counts = tally(seat.line);
  const soldiers = seat.line.filter(isMercenary);
  const isWinter = lies(view, "winter");
  let total = isWinter
    ? soldiers.length * NUMBERS.winter
    : soldiers.reduce((sum, card) => sum + Number(card), 0);
  if (soldiers.length && isWinter) {
    pieces.push(say("condottiere-explain-winter", { count: soldiers.length, each: NUMBERS.winter, total }));
  } else if (soldiers.length) {
    pieces.push(soldiers.join(" + ") + (soldiers.length > 1 ? ` = ${total}` : ""));
  }
  if (soldiers.length && counts.has("drummer")) {
    total *= NUMBERS.drummer;
    pieces.push(say("condottiere-explain-drummer", { factor: NUMBERS.drummer, total }));
  }
  const best = lies(view, "spring") ? highest(view) : undefined;
  const count = (best && counts.get(best)) ?? 0;
  if (best && count) {
    total += count * NUMBERS.spring;
    pieces.push(say("condottiere-explain-spring", { count, each: NUMBERS.spring, card: best, total }));
  }
  const courtesans = counts.get("courtesan") ?? 0;
  if (courtesans) {
    pieces.push(
      say("condottiere-explain-courtesan", { count: courtesans, plus: courtesans * NUMBERS.courtesan }),
    );
  }
  const heroines = counts.get("heroine") ?? 0;
  if (heroines)
    pieces.push(say("condottiere-explain-heroine", { count: heroines, plus: heroines * NUMBERS.heroine }));
  return pieces;
}

/** Does such a card lie face up in any line? */
export function lies(view: CondottiereView, card: string): boolean {
  return view.table.some((seat) => seat.line.includes(card));
}

/** The strongest mercenary by print in any line. */
export function highest(view: CondottiereView): string | undefined {
  return MERCENARIES.findLast((card) => lies(view, card));
}

/** What would happen if the battle ended now (C4.1–C4.3). */
export function outlook(view: CondottiereView, speech: Speech): string[] {
  const fighting = view.table.map((_, seat) => seat).filter((seat) => !isWatching(view, seat));
  const strength = (seat: number) => seatOf(view, seat).strength;
  const best = Math.max(...fighting.map(strength));
  const leaders = fighting.filter((seat) => strength(seat) === best);
  if (!best) return [speech.say("condottiere-explain-nobody")];
  const [first = 0] = leaders;
  const second = Math.max(0, ...fighting.filter((seat) => seat !== first).map(strength));
  const told =
    leaders.length > 1
      ? speech.say("condottiere-explain-tied", {
          names: speech.listed(leaders.map(speech.seat)),
          strength: best,
        })
      : speech.say("condottiere-explain-leads", { strength: best, second, ...who(view, first, speech) });
  const courted = mostCourtesans(view, leaders.length > 1);
  if (courted === null) return [told];
  return [told, speech.say("condottiere-explain-courtesans", who(view, courted, speech, true))];
}

/** Does this seat not take part in the final battle (C6.3)? */
export function isWatching(view: CondottiereView, seat: number): boolean {
  return view.finalists.length > 0 && !view.finalists.includes(seat);
}

/** Who would get the Condottiere for the most Courtesans, if anybody. */
function mostCourtesans(view: CondottiereView, isTied: boolean): number | null {
  const counts = view.table.map((seat) => tally(seat.line).get("courtesan") ?? 0);
  const most = Math.max(...counts);
  const isHeld = isTied && view.table.some((seat) => view.site !== null && seat.regions.includes(view.site)); // C8.4
  const isAlone = most > 0 && counts.indexOf(most) === counts.lastIndexOf(most);
  return isAlone && !view.finalists.length && !isHeld ? counts.indexOf(most) : null;
}

/** What wins (C6.1, C8.3), and how far everybody is. */
export function goal(view: CondottiereView, speech: Speech): string[] {
  const told = view.table.map(({ regions }, seat) => {
    const args = { count: regions.length, group: largestKingdom(regions), ...who(view, seat, speech, true) };
    return speech.say("condottiere-explain-regions", args);
  });
  return [
    speech.say("condottiere-explain-goal", needed(view.seats, Boolean(view.options.bigger_kingdoms))),
    ...told,
  ];
}

/** What a move would change in the strengths: `you 15, Lorenzo 2`; empty if nothing. */
export function changes(view: CondottiereView, after: CondottiereView, speech: Speech): string {
  const changed = view.table.flatMap(({ strength }, seat) => {
    const soon = seatOf(after, seat).strength;
    return soon === strength ? [] : [`${speech.seat(seat)} ${soon}`];
  });
  return changed.join(", ");
}

/** A seat as the texts ask for it. */
export function who(view: CondottiereView, seat: number, speech: Speech, isFirst = false) {
  const name = speech.seat(seat);
  return { who: seat === view.seat ? "you" : "seat", name: isFirst ? sentence(name) : name };
}

/** With a capital letter first. */
export function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
