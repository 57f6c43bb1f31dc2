/** What there is to know of each thing on the table, as sentences: for screen readers, and for whoever points at it. */
import { BORDERS, isMercenary } from "./box";
import { isWatching, lies, type Speech, sentence, who } from "./strengths";
import { type CondottiereView, isDefender, isFought, isOver, ownerOf, seatOf, tally } from "./view";

export function regionName(region: string, { say }: Speech): string {
  return say(`condottiere-region-${region}`);
}

/** A card's name; a mercenary says what it is. */
export function cardName(card: string, { say }: Speech): string {
  return isMercenary(card)
    ? say("web-condottiere-mercenary", { strength: card })
    : say(`condottiere-card-${card}`);
}

/** What a card does. */
export function cardAbout(card: string, { say }: Speech): string {
  return isMercenary(card)
    ? say("web-condottiere-about-mercenary", { strength: card })
    : say(`web-condottiere-about-${card}`);
}

/** `10 ×2, Winter`: short, each kind once. */
export function cardList(cards: readonly string[], { say }: Speech): string {
  return [...tally(cards)]
    .map(([card, count]) => say(`condottiere-card-${card}`) + (count > 1 ? ` ×${count}` : ""))
    .join(", ");
}

/** Who controls a region, what stands there, and what it borders. */
export function regionFacts(view: CondottiereView, region: string, speech: Speech): string[] {
  const name = regionName(region, speech);
  const owner = ownerOf(view, region);
  const told = [
    owner === null
      ? speech.say("web-condottiere-region-free", { region: name })
      : speech.say("web-condottiere-region-owned", { region: name, ...who(view, owner, speech) }),
  ];
  if (view.site === region) told.push(speech.say("web-condottiere-region-site"));
  if (view.pope === region) told.push(speech.say("web-condottiere-region-pope"));
  const near = (BORDERS[region] ?? []).map((other) => regionName(other, speech));
  return [...told, speech.say("web-condottiere-region-borders", { regions: speech.listed(near) })];
}

/** What else is to be said of a seat: the figure, a face-down card, defending, having passed, being asked. */
export function remarks(view: CondottiereView, seat: number, speech: Speech): string[] {
  const one = seatOf(view, seat);
  const notes: string[] = [];
  if (seat === view.holder) notes.push(speech.say("condottiere-table-holder"));
  if (one.face_down) {
    const card = seat === view.seat && view.down !== null ? cardName(view.down, speech) : "?";
    notes.push(speech.say("condottiere-table-down", { card }));
  }
  if (isDefender(view, seat)) notes.push(speech.say("condottiere-table-defender"));
  if (isWatching(view, seat)) notes.push(speech.say("web-condottiere-watches"));
  else if (one.passed && isFought(view)) notes.push(speech.say("condottiere-table-passed"));
  if (view.to_act.includes(seat)) notes.push(speech.say("condottiere-table-to-act"));
  return notes;
}

/** What is known of a hand that one does not see: by all, by the viewer; and what its holder knows of the viewer's. */
export function handFacts(view: CondottiereView, seat: number, speech: Speech): string[] {
  const { revealed, known, told } = seatOf(view, seat);
  const facts: string[] = [];
  const say = (key: string, cards: string[]) =>
    cards.length && facts.push(speech.say(key, { cards: cardList(cards, speech) }));
  say("web-condottiere-known-to-all", revealed);
  if (seat !== view.seat) {
    say("web-condottiere-known-to-you", without(known, revealed));
    say("web-condottiere-told", told);
  }
  return facts;
}

/** All of a seat, in sentences. */
export function seatFacts(view: CondottiereView, seat: number, speech: Speech): string[] {
  const { say } = speech;
  const { strength, cards, line, regions, points } = seatOf(view, seat);
  const told = [say("condottiere-plain-seat", { name: sentence(speech.seat(seat)), strength, cards })];
  if (line.length) told.push(say("condottiere-plain-line", { line: cardList(line, speech) }));
  if (regions.length) {
    const names = regions.map((region) => regionName(region, speech));
    told.push(say("condottiere-plain-regions", { regions: speech.listed(names) }));
  }
  if (view.options.points) told.push(say("condottiere-plain-points", { points }));
  const notes = remarks(view, seat, speech);
  if (notes.length) told.push(say("condottiere-plain-notes", { notes: notes.join(", ") }));
  return [...told, ...handFacts(view, seat, speech)];
}

/** The battle that is fought, has been fought, or comes next. */
export function battle(view: CondottiereView, { say }: Speech): string {
  if (view.finalists.length) return say("condottiere-table-final");
  if (view.site === null) return say("condottiere-table-no-site");
  const site = say(`condottiere-region-${view.site}`);
  if (isOver(view)) {
    return say("condottiere-table-fought", { site, battle: view.battles });
  }
  return say(isFought(view) ? "condottiere-table-site" : "condottiere-table-next", {
    site,
    battle: view.battles + 1,
  });
}

/** What a glance does not show but all may know: who opened, idle battles, discards face down, who fights at the end. */
export function moreFacts(view: CondottiereView, speech: Speech): string[] {
  const { say } = speech;
  const told = [say("web-condottiere-opener", who(view, view.opener, speech, true))];
  if (view.idle) told.push(say("web-condottiere-idle", { number: view.idle }));
  if (view.buried) told.push(say("web-condottiere-buried", { number: view.buried }));
  if (view.discard.length)
    told.push(say("web-condottiere-discard", { cards: cardList(view.discard, speech) }));
  if (view.remembered.length) {
    told.push(say("web-condottiere-remembered", { cards: cardList(view.remembered, speech) }));
  }
  if (view.finalists.length) {
    told.push(say("web-condottiere-finalists", { names: speech.listed(view.finalists.map(speech.seat)) }));
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
