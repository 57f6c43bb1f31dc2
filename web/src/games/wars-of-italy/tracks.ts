/** The influence tracks as the view tells of them: spaces, where the marker lies, and how the major city stands. */
import type { Arg, WarsView } from "../../api/types";
import { countArg, nameArg } from "../../words/args";
import type { Offer } from "../virtu/offers";

export interface Space {
  readonly number: number;
  /** The power that is favoured there; "" in the middle. */
  readonly power: string;
  readonly isAlliance: boolean;
}

export interface Major {
  readonly id: string;
  /** Where its marker lies; null once it has left the track. */
  readonly at: number | null;
  /** The power that it is allied with for good, or favours now; "" if there is none. */
  readonly power: string;
  readonly state: "neutral" | "favour" | "alliance-zone" | "ally" | "defeated";
  /** The power whose agent lies on its marker; "" if nobody's. */
  readonly agent: string;
}

/** All spaces of a track, from one power's end to the other's. */
export function spacesOf({ zones }: WarsView): readonly Space[] {
  return zones.flatMap(({ power, is_alliance, first, last }) =>
    Array.from({ length: last - first + 1 }, (_, at) => ({
      number: first + at,
      power,
      isAlliance: is_alliance,
    })),
  );
}

export function majorsOf(view: WarsView): readonly Major[] {
  const spaces = spacesOf(view);
  return Object.entries(view.campaign.major ?? {}).map(([id, { influence, ally, is_defeated }]) => {
    const agent = view.table.find(({ agents = [] }) => agents.includes(`marker-${id}`))?.power ?? "";
    if (ally) return { id, at: null, power: ally, state: "ally", agent };
    if (is_defeated) return { id, at: null, power: "", state: "defeated", agent };
    const zone = spaces.find(({ number }) => number === influence);
    const power = view.favours[id] ?? "";
    const state = power ? (zone?.isAlliance ? "alliance-zone" : "favour") : "neutral";
    return { id, at: influence ?? 0, power, state, agent };
  });
}

/** Where a marker lies, in words: "2 steps towards France". */
export function markerArg({ zones }: WarsView, at: number): Arg {
  if (!at) return { type: "phrase", key: "marker-middle" };
  const power = nameArg("power", (at < 0 ? zones[0] : zones.at(-1))?.power ?? "");
  return { type: "phrase", key: "marker-towards", args: { steps: countArg(Math.abs(at)), power } };
}

/** The keys of the places where a track's offers stand. */
export function placesOf(id: string): readonly string[] {
  return [`city ${id}`, `place marker-${id}`];
}

const ON_TRACK = /^(influence|alliance|place|lift|remove) /;

/** What is done on the track, of all that its places offer: the rest is done in the city. */
export function offersOn(offers: readonly Offer[]): readonly Offer[] {
  return offers.filter(({ moves }) => ON_TRACK.test(moves[0] ?? ""));
}
