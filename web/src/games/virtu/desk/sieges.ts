/** A siege or field battle as the view or the outlook tells it: one on the table, or one that a move would lead to. */
import type { Outlook, Phrase, Prospect, Sum, VirtuView } from "../../../api/types";
import { bare } from "../things/facts";

/** Who fights with what; `seat` is null for a city that nobody speaks for. */
export interface Side {
  readonly seat: number | null;
  readonly sum: Sum;
}

export interface Battle {
  readonly city: string;
  readonly isField: boolean;
  readonly attacker: Side;
  readonly defender: Side;
  /** How it would end without another bonus; null if nobody says. */
  readonly standing: Phrase | null;
  /** What each outcome costs, what is still to come: the most important first. */
  readonly facts: readonly Phrase[];
  /** Is it only what a move would lead to? */
  readonly isAhead: boolean;
}

/** Questions whether to besiege: the first answer does. */
const ASKS_TO_BESIEGE: ReadonlySet<string> = new Set(["go-on", "besiege-or-stay"]);

/** What is fought now, as everybody sees it, with what the outlook tells whoever is asked. */
export function battleOf({ siege, question }: VirtuView, outlook: Outlook | null): Battle | null {
  if (!siege) return null;
  const told = ASKS_TO_BESIEGE.has(question?.key ?? "")
    ? (outlook?.prospects?.[0]?.brings ?? [])
    : (outlook?.notes ?? []);
  return {
    city: siege.city,
    isField: siege.is_field ?? false,
    attacker: { seat: siege.attacker, sum: siege.attack },
    defender: { seat: siege.defender, sum: siege.defence },
    standing: siege.standing,
    facts: told.filter((one) => !isStanding(one)).sort((one, other) => rank(one) - rank(other)),
    isAhead: false,
  };
}

/** What matters most while bonuses are declared: what is sure, what the other side can add, then what it costs. */
const RANKS = ["outlook-sure", "outlook-never", "outlook-rival", "outlook-own-turn", "outlook-field-battle"];

function rank({ key }: Phrase): number {
  const at = RANKS.findIndex((one) => key.startsWith(one));
  return at < 0 ? RANKS.length : at;
}

function isStanding({ key }: Phrase): boolean {
  return key === "outlook-falls" || key === "outlook-holds";
}

/** The siege that a move to a city would lead to; null if it leads to none. */
export function battleAhead(view: VirtuView, { thing, sums = {}, brings = [] }: Prospect): Battle | null {
  const { attack, defence } = sums;
  if (!attack || !defence || thing?.type !== "name") return null;
  return {
    city: thing.id,
    isField: false,
    attacker: { seat: view.seat, sum: attack },
    defender: { seat: holderOf(view, thing.id), sum: defence },
    standing: brings.find(isStanding) ?? null,
    facts: brings.filter((one) => !isStanding(one) && one.key !== "outlook-from"),
    isAhead: true,
  };
}

/** The seat that holds a city; null if none does. */
export function holderOf(view: VirtuView, city: string): number | null {
  const found = view.table.findIndex(({ cities = [] }) => cities.some((one) => bare(one) === city));
  return found < 0 ? null : found;
}
