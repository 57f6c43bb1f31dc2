/** What the desk offers itself: whatever has no place on the map, in a palace or in the market. */

/** Questions whose places are answered in the desk, although the board shows them elsewhere as well. */
const IN_DESK = new Set([
  "choose-salary",
  "clear-indulgence",
  "free-room",
  "patronise",
  "choose-siege",
  "declare",
  "go-on",
  "last-indulgence",
]);
/** Kinds of places that the map, a palace or the market shows. */
const SHOWN = new Set(["city", "room", "room-of", "power", "courtier", "side", "title", "place"]);
const SOLD = new Set(["card", "title", "ally", "bonus"]);
const IN_MARKET = new Set(["buy-things", "forge-alliance", "choose-bonus"]);
/** Sources that lie in the palace: the cards of the token's room, and what is printed there. */
const IN_ROOM = new Set(["source card", "source upgrade", "source print"]);

/** Is what a place offers chosen in the desk, while this is asked? */
export function isInDesk(question: string, place: string): boolean {
  const [kind = ""] = place.split(" ");
  if (IN_DESK.has(question)) return question !== "choose-siege" || kind !== "city";
  if (IN_MARKET.has(question)) return !SOLD.has(kind);
  if (IN_ROOM.has(place)) return question === "lead-troops"; // the map is shown then
  return !SHOWN.has(kind);
}
