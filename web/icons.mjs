/** Writes src/table/icons.json: the log's pictures, out of the thousands of game-icons (node icons.mjs). */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);
const PICTURES = {
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
};
const { icons } = JSON.parse(readFileSync(resolve("@iconify-json/game-icons/icons.json"), "utf8"));
const paths = Object.entries(PICTURES).map(([name, icon]) => [
  name,
  [...icons[icon].body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join(""),
]);
writeFileSync(
  new URL("src/table/icons.json", import.meta.url),
  `${JSON.stringify(Object.fromEntries(paths))}\n`,
);
