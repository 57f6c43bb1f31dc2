/** What stands in a city, as the view tells: whose it is, troops, an agent, a cathedral. */
import type { VirtuView, WarsView } from "../../../api/types";
import { bare, isSpent } from "../things/facts";

export interface Troops {
  readonly power: string;
  /** Who commands them; null for a city that nobody plays. */
  readonly seat: number | null;
  readonly number: number;
  /** Do they wait before a city that is not theirs? */
  readonly isBesieging: boolean;
}

export interface Standing {
  /** The power that holds the city; "" if nobody does. */
  readonly owner: string;
  readonly seat: number | null;
  readonly isExhausted: boolean;
  readonly hasCathedral: boolean;
  readonly isCathedralExhausted: boolean;
  readonly troops: readonly Troops[];
  /** Whose agent is there: a power; "" if nobody's. */
  readonly agent: string;
  readonly agentSeat: number | null;
}

/** Whoever can hold cities and troops: the seats, and cities that nobody plays and that are nobody's ally. */
interface Holder {
  readonly power: string;
  readonly seat: number | null;
  readonly cities: readonly string[];
  readonly troops: Readonly<Record<string, number>>;
  readonly agents: readonly string[];
  readonly cathedrals: readonly string[];
  readonly withdrawn: readonly string[];
}

export function standingIn(view: VirtuView, city: string): Standing {
  const holders = holdersIn(view);
  const lord = holders.find(({ cities }) => cities.some((one) => bare(one) === city));
  const spy = holders.find(({ agents }) => agents.includes(city));
  const shrine = holders.flatMap(({ cathedrals }) => cathedrals).find((one) => bare(one) === city);
  return {
    owner: lord?.power ?? "",
    seat: lord?.seat ?? null,
    isExhausted: lord?.cities.some((one) => bare(one) === city && isSpent(one)) ?? false,
    hasCathedral: shrine !== undefined,
    isCathedralExhausted: shrine !== undefined && isSpent(shrine),
    troops: holders.flatMap((one) => troopsOf(view, one, lord, city)),
    agent: spy?.power ?? "",
    agentSeat: spy?.seat ?? null,
  };
}

function holdersIn(view: VirtuView): Holder[] {
  const seats = view.table.map((one, seat) => ({
    power: one.power,
    seat,
    cities: one.cities ?? [],
    troops: one.troops ?? {},
    agents: one.agents ?? [],
    cathedrals: one.cathedrals ?? [],
    withdrawn: one.withdrawn ?? [],
  }));
  return [...seats, ...alone(view)];
}

/** Major cities of Wars of Italy; an ally's troops stand in its commander's row. */
function alone(view: VirtuView): Holder[] {
  if (!isWars(view)) return [];
  return Object.entries(view.campaign.major ?? {}).map(([power, { cities, troops, ally }]) => ({
    power,
    seat: null,
    cities: cities ?? [],
    troops: ally ? {} : (troops ?? {}),
    agents: [],
    cathedrals: [],
    withdrawn: [],
  }));
}

function troopsOf(view: VirtuView, holder: Holder, lord: Holder | undefined, city: string): Troops[] {
  const number = holder.troops[city];
  if (!number) return [];
  const { power, seat } = holder;
  return [{ power, seat, number, isBesieging: isBesieging(view, holder, lord, city) }];
}

function isBesieging(view: VirtuView, holder: Holder, lord: Holder | undefined, city: string): boolean {
  if (lord?.power === holder.power || holder.withdrawn.includes(city) || holder.seat === null) return false;
  if (!isWars(view)) return true;
  const waits = (view.campaign.waiting as readonly (readonly string[])[] | undefined)?.[holder.seat] ?? [];
  return !waits.includes(city) && (lord === undefined || view.favours[lord.power] !== holder.power);
}

function isWars(view: VirtuView): view is WarsView {
  return "campaign" in view;
}
