/** What stands in a city, as the view tells: whose it is, troops, an agent, a cathedral. */
import type { VirtuView } from "../../../api/types";
import { campaignIn } from "../things/campaign";
import { bare, isSpent } from "../things/facts";

export interface Troops {
  readonly power: string;
  /** Who commands them; null for a city that nobody plays. */
  readonly seat: number | null;
  readonly number: number;
  /** The power whose allies they are; "" for its own. */
  readonly lord: string;
  /** Do they besiege a city that is not theirs? */
  readonly isBesieging: boolean;
  /** Do they stand before a city that they need not besiege? */
  readonly isBefore: boolean;
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
  /** Who commands its troops. */
  readonly seat: number | null;
  readonly lord: string;
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
    lord: "",
    cities: one.cities ?? [],
    troops: one.troops ?? {},
    agents: one.agents ?? [],
    cathedrals: one.cathedrals ?? [],
    withdrawn: one.withdrawn ?? [],
  }));
  return [...seats, ...alone(view)];
}

/** Major cities: who is allied with one commands its troops, and holds its cities. */
function alone(view: VirtuView): Holder[] {
  return Object.entries(campaignIn(view)?.campaign.major ?? {}).map(
    ([power, { cities, troops, ally = "" }]) => {
      const seat = view.table.findIndex((one) => one.power === ally);
      return {
        power,
        seat: seat < 0 ? null : seat,
        lord: ally,
        cities: cities ?? [],
        troops: troops ?? {},
        agents: [],
        cathedrals: [],
        withdrawn: [],
      };
    },
  );
}

function troopsOf(view: VirtuView, holder: Holder, owner: Holder | undefined, city: string): Troops[] {
  const number = holder.troops[city];
  if (!number) return [];
  const { power, seat, lord } = holder;
  const isBesieging = besieges(view, holder, owner, city);
  const isBefore = seat !== null && (campaignIn(view)?.before[seat] ?? []).includes(city);
  return [{ power, seat, number, lord, isBesieging, isBefore }];
}

/** As the view says it; where it does not, troops besiege every city that is not theirs. */
function besieges(view: VirtuView, holder: Holder, owner: Holder | undefined, city: string): boolean {
  const { seat, power, withdrawn } = holder;
  if (seat === null) return false;
  const told = campaignIn(view)?.besieging[seat];
  return told ? told.includes(city) : owner?.power !== power && !withdrawn.includes(city);
}
