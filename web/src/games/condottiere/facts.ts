/** What there is to know of each thing on the table, as sentences: for screen readers, and for whoever points at it. */
import type { Arg, Box } from "../../api/types";
import { listArg, nameArg, seatArg } from "../../words/args";
import { capital, type Words } from "../../words/words";
import { isMercenary } from "./box";
import {
  type CondottiereView,
  isDefender,
  isFought,
  isOver,
  isWatching,
  lies,
  ownerOf,
  seatOf,
  tally,
} from "./view";

export function regionName(region: string, words: Words): string {
  return words.name("region", region);
}

/** A card's name; a mercenary says what it is. */
export function cardName(card: string, words: Words): string {
  return isMercenary(card)
    ? words.say("web-condottiere-mercenary", { strength: card })
    : words.name("card", card);
}

/** What a card does, and the rules that speak of it. */
export function cardAbout(
  card: string,
  box: Box,
  words: Words,
): { lines: string[]; rules: readonly string[] } {
  const found = box.components.find(({ kind, id }) => kind === "card" && id === card);
  return { lines: found?.does ? [words.sentence(found.does)] : [], rules: found?.rules ?? [] };
}

/** `10 ×2, Winter`: short, each kind once. */
export function cardList(cards: readonly string[], words: Words): string {
  return [...tally(cards)]
    .map(([card, count]) => words.name("card", card) + (count > 1 ? ` ×${count}` : ""))
    .join(", ");
}

function regions(names: readonly string[]): Arg {
  return listArg(names.map((region) => nameArg("region", region)));
}

/** Who controls a region, what stands there, and what it borders, by the components in play. */
export function regionFacts(view: CondottiereView, region: string, box: Box, words: Words): string[] {
  const owner = ownerOf(view, region);
  const name = nameArg("region", region);
  const told = [
    owner === null
      ? words.say("web-condottiere-region-free", { region: name })
      : words.say("web-condottiere-region-owned", { region: name, seat: seatArg(owner) }),
  ];
  if (view.site === region) told.push(words.say("web-condottiere-region-site"));
  if (view.pope === region) told.push(words.say("web-condottiere-region-pope"));
  const found = box.components.find(({ kind, id }) => kind === "region" && id === region);
  const near = found?.facts?.find(([key]) => key === "borders")?.[1];
  return near ? [...told, words.say("web-condottiere-region-borders", { regions: near })] : told;
}

/** What else is to be said of a seat: the figure, a face-down card, defending, having passed, being asked. */
export function remarks(view: CondottiereView, seat: number, words: Words): string[] {
  const one = seatOf(view, seat);
  const notes: string[] = [];
  if (seat === view.holder) notes.push(words.say("table-holder"));
  if (one.face_down) {
    const card = seat === view.seat && view.down !== null ? cardName(view.down, words) : "?";
    notes.push(words.say("table-down", { card }));
  }
  if (isDefender(view, seat)) notes.push(words.say("table-defender"));
  if (isWatching(view, seat)) notes.push(words.say("web-condottiere-watches"));
  else if (one.passed && isFought(view)) notes.push(words.say("table-passed"));
  if (view.to_act.includes(seat)) notes.push(words.say("table-to-act"));
  return notes;
}

/** What is known of a hand that one does not see: by all, by the viewer; and what its holder knows of the viewer's. */
export function handFacts(view: CondottiereView, seat: number, words: Words): string[] {
  const { revealed, known, told } = seatOf(view, seat);
  const facts: string[] = [];
  const say = (key: string, cards: string[]) =>
    cards.length && facts.push(words.say(key, { cards: cardList(cards, words) }));
  say("web-condottiere-known-to-all", revealed);
  if (seat !== view.seat) {
    say("web-condottiere-known-to-you", without(known, revealed));
    say("web-condottiere-told", told);
  }
  return facts;
}

/** All of a seat, in sentences. */
export function seatFacts(view: CondottiereView, seat: number, words: Words): string[] {
  const { strength, cards, line, regions: own, points } = seatOf(view, seat);
  const figures = { seat: seatArg(seat), strength: strength.total, cards };
  const told = [capital(words.say("plain-seat", figures))];
  if (line.length) told.push(words.say("plain-line", { line: cardList(line, words) }));
  if (own.length) told.push(words.say("plain-regions", { regions: regions(own) }));
  if (view.options.points) told.push(words.say("plain-points", { points }));
  const notes = remarks(view, seat, words);
  if (notes.length) told.push(words.say("plain-notes", { notes: notes.join(", ") }));
  return [...told, ...handFacts(view, seat, words)];
}

/** The battle that is fought, has been fought, or comes next. */
export function battle(view: CondottiereView, words: Words): string {
  if (view.finalists.length) return words.say("table-final");
  if (view.site === null) return words.say("table-no-site");
  const site = nameArg("region", view.site);
  if (isOver(view)) return words.say("table-fought", { site, battle: view.battles });
  return words.say(isFought(view) ? "table-site" : "table-next", { site, battle: view.battles + 1 });
}

/** How many cards lie in the deck and in the discard. */
export function piles(view: CondottiereView, words: Words): string {
  return words.say("table-piles", { deck: view.deck, discard: view.discard.length + view.buried });
}

/** What a glance does not show but all may know: who opened, idle battles, discards face down, who fights at the end. */
export function moreFacts(view: CondottiereView, words: Words): string[] {
  const told = [capital(words.say("web-condottiere-opener", { seat: seatArg(view.opener) }))];
  if (view.idle) told.push(words.say("web-condottiere-idle", { number: view.idle }));
  if (view.buried) told.push(words.say("web-condottiere-buried", { number: view.buried }));
  if (view.discard.length)
    told.push(words.say("web-condottiere-discard", { cards: cardList(view.discard, words) }));
  if (view.remembered.length) {
    told.push(words.say("web-condottiere-remembered", { cards: cardList(view.remembered, words) }));
  }
  if (view.finalists.length) {
    told.push(words.say("web-condottiere-finalists", { seats: listArg(view.finalists.map(seatArg)) }));
  }
  return told;
}

/** The season that lies on the table, if any: it changes what all mercenaries are worth. */
export function season(view: CondottiereView): "winter" | "spring" | null {
  return lies(view, "winter") ? "winter" : lies(view, "spring") ? "spring" : null;
}

/** The cards that are left when others are taken away. */
export function without(cards: readonly string[], others: readonly string[]): string[] {
  const away = tally(others);
  return cards.filter((card) => {
    const left = away.get(card) ?? 0;
    if (left) away.set(card, left - 1);
    return !left;
  });
}
