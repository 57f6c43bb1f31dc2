/** How the frame tells what happens at Virtù: by turns, with pictures, and at a pace that the event deserves. */
import type { Arg, GameEvent, VirtuView } from "../../api/types";
import type { Pace } from "../../table/queue";
import { idIn, seatIn } from "../../words/args";
import type { Words } from "../../words/words";
import { bare } from "./things/facts";

/** What belongs to no seat's turn: the sieges, in which several decide, and what ends a year or the game. */
const NOBODYS: ReadonlySet<string> = new Set([
  "first-drawn",
  "year-begun",
  "sieges-begun",
  "declared",
  "passed",
  "field-battle-fought",
  "field-battle-won",
  "field-battle-tied",
  "gave-up",
  "siege-fought",
  "city-taken",
  "siege-lost",
  "trophy-gained",
  "retreated",
  "troop-lost",
  "order-set",
  "last-winter",
  "scored",
  "ended",
]);
/** Payments: they happen in any turn, also in a siege. */
const WITHIN: ReadonlySet<string> = new Set(["tapped", "indulged", "discarded"]);

export function turnOf(event: GameEvent): number | null | undefined {
  if (NOBODYS.has(event.kind)) return null;
  return WITHIN.has(event.kind) ? undefined : (seatIn(event) ?? undefined);
}

const OUTCOMES: ReadonlySet<string> = new Set([
  "year-begun",
  "city-taken",
  "siege-lost",
  "last-winter",
  "ended",
]);

export function isOutcome({ kind }: GameEvent): boolean {
  return OUTCOMES.has(kind);
}

const PACES: Readonly<Record<string, Pace>> = {
  "power-drawn": "routine",
  "family-placed": "routine",
  "year-begun": "notable",
  "token-placed": "routine",
  "token-moved": "routine",
  "indulgence-cleared": "routine",
  "room-blocked": "routine",
  acted: "routine",
  "ally-renewed": "routine",
  "patronage-gained": "notable",
  "bonus-chosen": "notable",
  traded: "routine",
  annexed: "notable",
  marched: "notable",
  armed: "routine",
  "agent-placed": "notable",
  "agent-removed": "loss",
  declared: "routine",
  "field-battle-fought": "notable",
  "field-battle-won": "loss",
  "field-battle-tied": "loss",
  "gave-up": "notable",
  "siege-fought": "notable",
  "city-taken": "loss",
  "siege-lost": "loss",
  retreated: "routine",
  "troop-lost": "loss",
  "last-winter": "notable",
  dismissed: "routine",
  assigned: "routine",
  bought: "routine",
  built: "notable",
  recruited: "routine",
  allied: "notable",
  "ally-taken-over": "loss",
};

/** What is not told here is a payment or a word: it is seen together with what it leads to. */
export function paceOf({ kind }: GameEvent): Pace | undefined {
  return PACES[kind];
}

const ICONS: Readonly<Record<string, string>> = {
  "year-begun": "year",
  "token-placed": "token",
  "token-moved": "token",
  "step-paid": "treasury",
  "side-refreshed": "spring",
  tapped: "treasury",
  indulged: "indulgence",
  "indulgence-cleared": "indulgence",
  "room-blocked": "agent",
  "tile-refreshed": "spring",
  "ally-renewed": "alliance",
  "patronage-gained": "patronage",
  traded: "trade",
  annexed: "annex",
  marched: "troop",
  armed: "war-token",
  "agent-placed": "agent",
  "agent-lifted": "agent",
  "agent-removed": "agent",
  "sieges-begun": "siege",
  declared: "war-token",
  "field-battle-fought": "field",
  "field-battle-won": "field",
  "field-battle-tied": "field",
  "siege-fought": "siege",
  "city-taken": "city",
  "siege-lost": "bastion",
  "trophy-gained": "trophy",
  retreated: "troop",
  "troop-lost": "troop",
  "last-winter": "winter",
  "winter-begun": "winter",
  "salary-paid": "treasury",
  dismissed: "troop",
  assigned: "move",
  shifted: "move",
  recalled: "move",
  "courtier-joined": "move",
  declined: "none",
  discarded: "none",
  forgone: "none",
  bought: "market",
  built: "cathedral",
  recruited: "troop",
  allied: "alliance",
  "ally-taken-over": "alliance",
  cashed: "treasury",
  scored: "prestige",
};

/** The picture of a line: of the action or the power that it names, else of what happens. */
export function iconOf(event: GameEvent): string | undefined {
  if (event.kind === "acted") return idIn(event, "action") ?? "none";
  if (event.kind === "power-drawn") return idIn(event, "power") ?? undefined;
  if (event.kind === "bonus-chosen") return idIn(event, "bonus") ?? undefined;
  return ICONS[event.kind];
}

/** What an event did to a seat that it does not name: to its cities, its rooms, its allies. */
export function doneTo(event: GameEvent, seat: number, then: VirtuView, words: Words): string | null {
  const own = then.table[seat];
  if (!own) return null;
  const { kind, args } = event;
  const place = args.place ?? null;
  const isOwn = (arg: Arg | undefined) =>
    arg?.type === "name" && (own.cities ?? []).some((city) => bare(city) === arg.id);
  const said = (key: string) => words.say(`web-virtu-done-${key}`, args);
  if (kind === "city-taken" && isOwn(args.city)) return said("lost");
  if (kind === "siege-lost" && isOwn(args.city)) return said("held");
  if (kind === "marched" && isOwn(args.target)) return said("besieged");
  if (kind !== "agent-placed") return null;
  if (isOwn(place ?? undefined)) return said("watched");
  if (place?.type === "name" && place.kind === "ally")
    return (own.allies ?? []).some((ally) => bare(ally) === place.id) ? said("courted") : null;
  if (place?.type !== "phrase" || place.key !== "room-of") return null;
  const { power, room } = place.args ?? {};
  return power?.type === "name" && power.id === own.power
    ? words.say("web-virtu-done-blocked", { ...args, room: room ?? null })
    : null;
}
