/** Writes what the board draws from: italy.json, icons.json and box.json in src/games/condottiere (node map/make.mjs). */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { readBox } from "./box.mjs";
import { choosePictures } from "./icons.mjs";
import { makeItaly } from "./topology.mjs";

const { resolve } = createRequire(import.meta.url);
const COMPONENTS = fileURLToPath(
  new URL("../../src/signoria/games/condottiere/components.toml", import.meta.url),
);
const read = (file) => readFileSync(file, "utf8");

/** The files and what is in them. */
export function made() {
  return {
    "italy.json": makeItaly(JSON.parse(read(resolve("world-atlas/land-10m.json")))),
    "icons.json": choosePictures(JSON.parse(read(resolve("@iconify-json/game-icons/icons.json"))).icons),
    "box.json": readBox(read(COMPONENTS)),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, content] of Object.entries(made())) {
    const target = new URL(`../src/games/condottiere/${name}`, import.meta.url);
    writeFileSync(target, `${JSON.stringify(content)}\n`);
  }
}
