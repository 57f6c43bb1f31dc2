/** What the browser draws and counts of the box: cards by kind, and borders, read from the game's components.toml. */

/** The small part of TOML that these sections use. */
export function readBox(text) {
  const box = { cards: {}, regions: {} };
  let [section, strength] = ["", ""];
  for (const line of text.split("\n").map((one) => one.replace(/#.*/, "").trim())) {
    const heading = line.match(/^\[+(\w+)\]+$/);
    const entry = line.match(/^(\w+) = (.*)$/);
    if (heading) section = heading[1];
    else if (!entry) continue;
    else if (section === "mercenaries" && entry[1] === "strength") strength = entry[2];
    else if (section === "mercenaries") box.cards[strength] = Number(entry[2]);
    else if (section === "specials") box.cards[entry[1]] = Number(entry[2]);
    else if (section === "regions")
      box.regions[entry[1]] = [...entry[2].matchAll(/"(\w+)"/g)].map((found) => found[1]);
  }
  return box;
}
