/** What is said of a city: to whoever points at it, and to whoever does not see the map. */
import type { Arg } from "../../../api/types";
import { capital } from "../../../words/words";
import type { Thing } from "../../board";
import type { Table } from "../table.svelte";
import { campaignIn } from "../things/campaign";
import type { CityOnChart } from "./chart";
import { cityKey } from "./marching.svelte";
import type { Standing, Troops } from "./standing";

export function cityName(table: Table, city: string): string {
  return capital(table.words.name("city", city));
}

export function seaName(table: Table, sea: string): string {
  return capital(table.words.name("sea", sea));
}

/** Its value, whose it is, and what stands there, as sentences. */
export function cityFacts(table: Table, city: CityOnChart, standing: Standing): string[] {
  if (city.isClosed) return [table.say("web-virtu-map-closed")];
  const power = { type: "name", kind: "power", id: standing.owner } as const;
  const holder =
    standing.seat === null
      ? table.say("web-virtu-map-major", { power })
      : table.say("web-virtu-map-held", { power, seat: seatOf(standing.seat) });
  return [
    table.say("web-virtu-map-value", { value: city.value }),
    standing.owner ? holder : table.say(city.isPirate ? "web-virtu-map-pirates" : "web-virtu-map-neutral"),
    ...(standing.isExhausted ? [table.say("web-virtu-map-exhausted")] : []),
    ...(standing.hasCathedral ? [table.say("web-virtu-map-cathedral")] : []),
    ...favourFacts(table, standing),
    ...homeFacts(table, city),
    ...standing.troops.map((troops) => troopsFact(table, troops)),
    ...(standing.agent
      ? [table.say("web-virtu-map-agent", { power: { type: "name", kind: "power", id: standing.agent } })]
      : []),
  ];
}

/** Whom a major city favours that holds the city itself. */
function favourFacts(table: Table, { owner }: Standing): string[] {
  const power = campaignIn(table.view)?.favours[owner];
  return power
    ? [table.say("web-virtu-map-favours", { power: { type: "name", kind: "power", id: power } })]
    : [];
}

/** Whose home it is, of those that play. */
function homeFacts(table: Table, { homes }: CityOnChart): string[] {
  const playing = homes.filter((home) => table.view.table.some(({ power }) => power === home));
  return playing.length ? [table.say("web-virtu-map-home", { powers: namesOf("power", playing) })] : [];
}

function troopsFact(table: Table, { power, number, lord, isBesieging, isBefore }: Troops): string {
  const args: Record<string, Arg> = {
    power: { type: "name", kind: "power", id: power },
    troops: { type: "count", number, unit: "troop" },
  };
  const key = isBefore ? "before" : isBesieging ? "siege" : "troops";
  const told = table.say(`web-virtu-map-${key}`, args);
  if (!lord) return told;
  return `${told} ${table.say("web-virtu-map-allies", { power: { type: "name", kind: "power", id: lord } })}`;
}

/** Where one gets from there. */
function waysFacts(table: Table, city: CityOnChart): string[] {
  return [
    ...(city.roads.length ? [table.say("page-roads", { roads: namesOf("city", city.roads) })] : []),
    ...(city.seas.length ? [table.say("page-port", { seas: namesOf("sea", city.seas) })] : []),
  ];
}

/** The whole name of a city on the map: what it is, what it offers, and what is in hand. */
export function cityLabel(table: Table, city: CityOnChart, facts: readonly string[]): string {
  return [`${cityName(table, city.id)}.`, ...facts, ...offersSaid(table, city.id)].join(" ");
}

function offersSaid(table: Table, city: string): string[] {
  const { marching } = table;
  const offers = marching.at(city);
  const isOpen = marching.from === null;
  const hand = marching.from === city ? [table.say("web-virtu-map-in-hand")] : [];
  const led = isOpen && marching.starts.has(city) ? [table.say("web-virtu-map-can-lead")] : [];
  if (isOpen && marching.starts.size && offers.length > 1)
    return [...led, table.say("web-virtu-map-ways", { number: offers.length })];
  return [...hand, ...led, ...offers.map((offer) => `${table.labelOf(offer)}.`)];
}

/** What is told of a city on hover, focus or long press. */
export function aboutCity(table: Table, city: CityOnChart, standing: Standing): Thing {
  const { lines, rules } = table.component("city", city.id);
  const facts = [
    ...cityFacts(table, city, standing),
    ...waysFacts(table, city),
    ...(standing.owner ? [] : lines),
  ];
  return table.aboutPlace(cityKey(city.id), cityName(table, city.id), { lines: facts, rules });
}

function seatOf(seat: number): Arg {
  return { type: "seat", seat };
}

function namesOf(kind: string, ids: readonly string[]): Arg {
  return { type: "list", items: ids.map((id) => ({ type: "name", kind, id })) };
}
