/** Writes the pictures that are drawn, out of the thousands of game-icons (node icons.mjs): outlines on a square of 512. */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/** By file: the pictures of the log, those of the symbols that games pay and count with, those of a game's own. */
const FILES = {
  "src/table/icons.json": {
    deal: "card-pickup",
    pass: "halt",
    conquest: "knight-banner",
    tie: "crossed-swords",
    "battle-begun": "crossed-swords",
    "sat-out": "halt",
    "defender-waited": "halt",
    "hand-discarded": "card-discard",
    "cards-shown": "eye-target",
    "card-shown": "eye-target",
    "cards-kept": "card-play",
    "game-opened": "scroll-quill",
    scored: "stack",
    "final-begun": "crossed-swords",
    ended: "trophy",
    undone: "anticlockwise-rotation",
    takeback: "anticlockwise-rotation",
    other: "position-marker",
  },
  "src/parts/glyphs.json": {
    florin: "crown-coin",
    crown: "crown",
    cross: "M216,40h80v120h112v80H296v232h-80V240H104v-80h112z",
    "crown-or-cross": "imperial-crown",
    cavalry: "horse-head",
    ship: "galleon",
    mask: "carnival-mask",
    war: "crossed-swords",
    arrow: "fast-arrow",
    troop: "rally-the-troops",
    agent: "domino-mask",
    prestige: "laurel-crown",
    influence: "chess-bishop",
    city: "medieval-village-01",
    trophy: "trophy",
    card: "card-play",
    tile: "hexes",
    hex: "nested-hexagons",
    marble: "stone-block",
    worker: "farmer",
    storage: "wooden-crate",
    yield: "swap-bag",
    "castle-card": "white-tower",
    "city-card": "medieval-gate",
    "inn-card": "beer-stein",
    "farm-card": "barn",
    "quarry-card": "stone-pile",
    "village-card": "village",
    "monastery-card": "church",
    "carriage-card": "old-wagon",
    "green-point": "laurels",
    "red-point": "wax-seal",
    region: "flying-flag",
  },
  "src/games/tuscany/icons.json": {
    castle: "white-tower",
    city: "medieval-gate",
    inn: "beer-stein",
    farm: "barn",
    quarry: "stone-pile",
    village: "village",
    monastery: "church",
    carriage: "old-wagon",
    hex: "nested-hexagons",
    vineyard: "grapes",
    pigs: "pig",
    olives: "olive",
    wheat: "wheat",
    card: "card-play",
    storage: "wooden-crate",
    marble: "stone-block",
    worker: "farmer",
    yield: "swap-bag",
    green: "laurels",
    red: "wax-seal",
  },
};

const { icons } = JSON.parse(readFileSync(resolve("@iconify-json/game-icons/icons.json"), "utf8"));

/** An outline of our own begins with M. */
function outline(icon) {
  if (icon.startsWith("M")) return icon;
  if (!icons[icon]) throw new Error(`there is no icon ${icon}`);
  return [...icons[icon].body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join("");
}

for (const [file, pictures] of Object.entries(FILES)) {
  const paths = Object.entries(pictures).map(([name, icon]) => [name, outline(icon)]);
  writeFileSync(new URL(file, import.meta.url), `${JSON.stringify(Object.fromEntries(paths))}\n`);
}
