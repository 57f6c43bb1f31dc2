/** How the frame tells what happens at Wars of Italy: as at Virtù, and what only happens here. */
import type { GameEvent } from "../../api/types";
import type { Pace } from "../../table/queue";
import * as virtu from "../virtu/telling";

const OUTCOMES: ReadonlySet<string> = new Set(["alliance-made", "major-defeated"]);

export function isOutcome(event: GameEvent): boolean {
  return OUTCOMES.has(event.kind) || virtu.isOutcome(event);
}

const PACES: Readonly<Record<string, Pace>> = {
  "influence-gained": "routine",
  "influence-cancelled": "notable",
  "influence-lost": "notable",
  "alliance-made": "loss",
  "major-defeated": "loss",
  stayed: "routine",
  hired: "routine",
};

export function paceOf(event: GameEvent): Pace | undefined {
  return PACES[event.kind] ?? virtu.paceOf(event);
}

const ICONS: Readonly<Record<string, string>> = {
  "influence-gained": "annex",
  "influence-cancelled": "agent",
  "influence-lost": "annex",
  "alliance-made": "alliance",
  "trophy-won": "trophy",
  "major-defeated": "siege",
  stayed: "troop",
  hired: "troop",
  "troop-picked": "troop",
};

export function iconOf(event: GameEvent): string | undefined {
  return ICONS[event.kind] ?? virtu.iconOf(event);
}
