/** How cards lie in a hand: a fan that always fits its width. */

export interface Place {
  x: number; // of the card's left edge
  y: number; // down from the highest card
  turn: number; // in degrees, clockwise
}

const WIDEST_STEP = 0.86; // of a card's width, between neighbours with room to spare
const TURN = 3.2; // degrees between neighbours
const MOST_TURN = 22; // degrees between the first and the last
const HEIGHT = 1.4; // of a card, in widths
const BOW = 0.9; // how far the fan's ends sink, as a share of a true circle

/** The places of so many cards within a width; each is turned about its own middle. */
export function fan(count: number, width: number, card: number): Place[] {
  if (!count) return [];
  const turn = count > 1 ? Math.min(TURN, MOST_TURN / (count - 1)) : 0;
  const steepest = (turn * (count - 1) * Math.PI) / 360;
  const corner = (HEIGHT * Math.sin(steepest) + Math.cos(steepest) - 1) * card; // by which a turned card is wider
  const step = count > 1 ? Math.min(card * WIDEST_STEP, (width - card - corner) / (count - 1)) : 0;
  const first = (width - card - step * (count - 1)) / 2;
  const radius = turn ? step / ((turn * Math.PI) / 180) : 0;
  return Array.from({ length: count }, (_, i) => {
    const angle = (i - (count - 1) / 2) * turn;
    return { x: first + i * step, y: radius * (1 - Math.cos((angle * Math.PI) / 180)) * BOW, turn: angle };
  });
}

/** How much higher than a card the fan is. */
export function sag(places: readonly Place[]): number {
  return Math.max(0, ...places.map((place) => place.y));
}

const NARROWEST = 26; // pixels of a card that must be seen, so that a finger finds it

/** How many cards lie in each row: more rows only if a finger could not tell the cards apart. */
export function rowsOf(count: number, width: number, card: number): number[] {
  const most = Math.max(1, Math.floor((width - card * 1.3) / NARROWEST) + 1);
  const rows = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: rows }, (_, row) => Math.floor(count / rows) + Number(row < count % rows));
}
