/** The pictures that Condottiere's table uses, out of the thousands of game-icons. */

export const PICTURES = {
  1: "pikeman",
  2: "spears",
  3: "sharp-halberd",
  4: "crossbow",
  5: "crossed-swords",
  6: "barbute",
  10: "mounted-knight",
  winter: "snowflake-2",
  spring: "daisy",
  bishop: "pope-crown",
  courtesan: "handheld-fan",
  drummer: "drum",
  heroine: "swordwoman",
  scarecrow: "scarecrow",
  surrender: "flying-flag",
  figure: "cavalry",
  seat0: "fleur-de-lys",
  seat1: "lion",
  seat2: "eagle-emblem",
  seat3: "sun",
  seat4: "oak-leaf",
  seat5: "moon",
  ship: "galleon",
};

/** Each picture's outline, on a square of 512. */
export function choosePictures(icons) {
  return Object.fromEntries(
    Object.entries(PICTURES).map(([name, icon]) => {
      if (!icons[icon]) throw new Error(`there is no icon ${icon}`);
      return [name, [...icons[icon].body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join("")];
    }),
  );
}
