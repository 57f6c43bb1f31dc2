/** What the market sells, whoever looks and whenever: from the box, with what the outlook tells whoever may buy. */
import type { Arg, Box, Prospect, Thing } from "../../../api/types";
import { type CountArg, countsIn, idIn } from "../things/facts";

export interface Ware {
  readonly kind: "noble" | "tile";
  readonly id: string;
  readonly name: Arg;
  /** Where it is chosen: "card bishop", "title duchy". */
  readonly place: string;
  readonly action: string;
  readonly price: readonly CountArg[];
  readonly symbols: readonly CountArg[];
  readonly prestige: number;
  readonly agents: number;
  readonly spaces: number;
  readonly limit: number;
  readonly copies: number;
}

/** Nobles by their action, in the order in which the box has actions, those without one last; then tiles. */
export function waresOf(box: Box): readonly Ware[] {
  const actions = box.components.filter(({ kind }) => kind === "action").map(({ id }) => id);
  const rank = ({ kind, action }: Ware) =>
    kind === "tile" ? LAST : action ? actions.indexOf(action) : actions.length;
  return box.components
    .flatMap((one) => (one.kind === "noble" || one.kind === "tile" ? [ware(one.kind, one)] : []))
    .filter(({ price }) => price.length > 0) // others lie before a power from the start
    .sort((one, other) => rank(one) - rank(other));
}

const LAST = 99; // tiles come after every action

function ware(kind: "noble" | "tile", thing: Thing): Ware {
  const fact = (name: string): Arg => thing.facts?.find(([key]) => key === name)?.[1] ?? null;
  const number = (name: string): number => countsIn(fact(name))[0]?.number ?? 0;
  return {
    kind,
    id: thing.id,
    name: thing.name,
    place: `${thing.name?.type === "name" ? thing.name.kind : kind} ${thing.id}`,
    action: idIn(fact("action")),
    price: countsIn(fact("price")),
    symbols: countsIn(fact("symbols")),
    prestige: number("prestige"),
    agents: number("agents"),
    spaces: number("spaces"),
    limit: number("limit"),
    copies: number("copies"),
  };
}

/** How many are left, as the outlook tells; null if nobody is asked to buy. */
export function leftOf(prospect: Prospect | null): number | null {
  const told = prospect?.brings?.find(({ key }) => key === "outlook-left");
  return told ? (countsIn(Object.values(told.args ?? {}))[0]?.number ?? null) : null;
}
