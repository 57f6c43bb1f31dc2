/**
 * Our own borders, in degrees east and north. A node is where three areas meet; its name is theirs.
 * Every border runs from one node to another: neighbours share exactly one, others none.
 */

export const OUTSIDE = "outside";

/** Where the coast of the peninsula begins and ends for us: west of Ventimiglia, and at Trieste. */
export const COAST = { from: [7.53, 43.78], to: [13.6, 45.77] };

/** Places on the coast, in the order of the coast from west to east, and which region begins there. */
export const LANDINGS = [
  ["genova-west", [7.53, 43.78], "genova"],
  ["genova-parma", [9.8, 44.07], "parma"],
  ["parma-lucca", [10.08, 44.02], "lucca"],
  ["lucca-firenze", [10.29, 43.6], "firenze"],
  ["firenze-siena", [10.52, 43.17], "siena"],
  ["siena-roma", [11.4, 42.4], "roma"],
  ["roma-napoli", [13.4, 41.25], "napoli"],
  ["napoli-south", [14.78, 40.67], OUTSIDE],
  ["napoli-east", [15.2, 41.93], "napoli"],
  ["ancona-napoli", [13.92, 42.85], "ancona"],
  ["urbino-ancona", [13.1, 43.78], "urbino"],
  ["bologna-urbino", [12.6, 44.05], "bologna"],
  ["ferrara-bologna", [12.28, 44.6], "ferrara"],
  ["venezia-ferrara", [12.3, 45.2], "venezia"],
  ["venezia-east", [13.6, 45.77], OUTSIDE],
];

/** Nodes within the land. */
export const NODES = {
  "genova-torino": [7.68, 44.12],
  "torino-milano": [8.42, 46.3],
  "milano-venezia": [10.5, 46.15],
  "torino-milano-genova": [8.75, 44.78],
  "milano-genova-parma": [9.38, 44.7],
  "milano-parma-modena": [10.22, 44.93],
  "milano-mantova-modena": [10.62, 45.0],
  "milano-venezia-mantova": [10.6, 45.45],
  "venezia-mantova-ferrara": [11.38, 45.14],
  "mantova-ferrara-modena": [11.22, 44.96],
  "ferrara-modena-bologna": [11.36, 44.68],
  "parma-modena-lucca": [10.4, 44.3],
  "modena-lucca-firenze": [10.8, 44.12],
  "modena-bologna-firenze": [11.2, 44.14],
  "bologna-firenze-urbino": [12.0, 43.86],
  "firenze-urbino-spoleto": [12.15, 43.45],
  "urbino-spoleto-ancona": [12.85, 43.33],
  "spoleto-ancona-napoli": [13.3, 42.82],
  "firenze-spoleto-roma": [12.02, 42.98],
  "firenze-siena-roma": [11.72, 42.82],
  "spoleto-roma-napoli": [13.08, 42.2],
};

/** The two areas, the nodes at the ends, and the points between. */
export const BORDERS = [
  ["genova", OUTSIDE, "genova-west", "genova-torino", [[7.5, 43.95]]],
  [
    "torino",
    OUTSIDE,
    "genova-torino",
    "torino-milano",
    [
      [7.35, 44.12],
      [6.9, 44.4],
      [7.02, 44.85],
      [6.85, 45.1],
      [7.0, 45.45],
      [6.9, 45.8],
      [7.5, 45.95],
      [7.9, 45.95],
      [8.1, 46.25],
    ],
  ],
  [
    "milano",
    OUTSIDE,
    "torino-milano",
    "milano-venezia",
    [
      [8.75, 46.1],
      [9.05, 45.95],
      [9.3, 46.4],
      [9.6, 46.3],
      [10.05, 46.4],
    ],
  ],
  [
    "venezia",
    OUTSIDE,
    "milano-venezia",
    "venezia-east",
    [
      [10.85, 45.95],
      [11.3, 45.98],
      [11.65, 46.2],
      [12.0, 46.5],
      [12.5, 46.62],
      [13.1, 46.55],
      [13.55, 46.4],
      [13.6, 46.05],
    ],
  ],
  [
    "napoli",
    OUTSIDE,
    "napoli-south",
    "napoli-east",
    [
      [15.15, 40.78],
      [15.32, 41.1],
      [15.22, 41.5],
    ],
  ],
  [
    "torino",
    "genova",
    "genova-torino",
    "torino-milano-genova",
    [
      [8.05, 44.3],
      [8.4, 44.5],
    ],
  ],
  [
    "torino",
    "milano",
    "torino-milano-genova",
    "torino-milano",
    [
      [8.85, 45.0],
      [8.6, 45.3],
      [8.65, 45.75],
      [8.5, 46.0],
    ],
  ],
  ["milano", "genova", "torino-milano-genova", "milano-genova-parma", [[9.05, 44.74]]],
  [
    "genova",
    "parma",
    "milano-genova-parma",
    "genova-parma",
    [
      [9.45, 44.5],
      [9.6, 44.25],
    ],
  ],
  [
    "milano",
    "parma",
    "milano-genova-parma",
    "milano-parma-modena",
    [
      [9.65, 44.95],
      [9.95, 45.05],
    ],
  ],
  ["milano", "modena", "milano-parma-modena", "milano-mantova-modena", [[10.42, 44.92]]],
  ["milano", "mantova", "milano-mantova-modena", "milano-venezia-mantova", [[10.35, 45.2]]],
  [
    "milano",
    "venezia",
    "milano-venezia-mantova",
    "milano-venezia",
    [
      [10.6, 45.7],
      [10.45, 45.95],
    ],
  ],
  [
    "venezia",
    "mantova",
    "milano-venezia-mantova",
    "venezia-mantova-ferrara",
    [
      [10.9, 45.42],
      [11.2, 45.3],
    ],
  ],
  ["mantova", "ferrara", "venezia-mantova-ferrara", "mantova-ferrara-modena", []],
  [
    "venezia",
    "ferrara",
    "venezia-mantova-ferrara",
    "venezia-ferrara",
    [
      [11.75, 45.12],
      [12.1, 45.14],
    ],
  ],
  ["mantova", "modena", "milano-mantova-modena", "mantova-ferrara-modena", [[10.9, 44.9]]],
  ["ferrara", "modena", "mantova-ferrara-modena", "ferrara-modena-bologna", [[11.2, 44.8]]],
  [
    "ferrara",
    "bologna",
    "ferrara-modena-bologna",
    "ferrara-bologna",
    [
      [11.7, 44.6],
      [12.0, 44.58],
    ],
  ],
  [
    "parma",
    "modena",
    "milano-parma-modena",
    "parma-modena-lucca",
    [
      [10.3, 44.75],
      [10.3, 44.5],
    ],
  ],
  ["parma", "lucca", "parma-modena-lucca", "parma-lucca", [[10.2, 44.22]]],
  ["modena", "lucca", "parma-modena-lucca", "modena-lucca-firenze", [[10.6, 44.24]]],
  [
    "lucca",
    "firenze",
    "modena-lucca-firenze",
    "lucca-firenze",
    [
      [10.8, 43.85],
      [10.6, 43.7],
    ],
  ],
  ["modena", "firenze", "modena-lucca-firenze", "modena-bologna-firenze", [[11.0, 44.18]]],
  [
    "modena",
    "bologna",
    "ferrara-modena-bologna",
    "modena-bologna-firenze",
    [
      [11.15, 44.5],
      [11.05, 44.3],
    ],
  ],
  [
    "bologna",
    "firenze",
    "modena-bologna-firenze",
    "bologna-firenze-urbino",
    [
      [11.55, 44.18],
      [11.8, 43.98],
    ],
  ],
  ["bologna", "urbino", "bologna-firenze-urbino", "bologna-urbino", [[12.3, 43.92]]],
  ["firenze", "urbino", "bologna-firenze-urbino", "firenze-urbino-spoleto", [[12.2, 43.65]]],
  ["urbino", "spoleto", "firenze-urbino-spoleto", "urbino-spoleto-ancona", [[12.5, 43.42]]],
  ["urbino", "ancona", "urbino-spoleto-ancona", "urbino-ancona", [[12.95, 43.55]]],
  [
    "spoleto",
    "ancona",
    "urbino-spoleto-ancona",
    "spoleto-ancona-napoli",
    [
      [12.95, 43.05],
      [13.2, 42.95],
    ],
  ],
  ["ancona", "napoli", "spoleto-ancona-napoli", "ancona-napoli", [[13.6, 42.75]]],
  ["firenze", "spoleto", "firenze-urbino-spoleto", "firenze-spoleto-roma", [[12.0, 43.2]]],
  [
    "firenze",
    "siena",
    "firenze-siena",
    "firenze-siena-roma",
    [
      [10.85, 43.38],
      [11.2, 43.47],
      [11.5, 43.4],
      [11.62, 43.1],
    ],
  ],
  ["firenze", "roma", "firenze-siena-roma", "firenze-spoleto-roma", [[11.85, 42.86]]],
  [
    "siena",
    "roma",
    "firenze-siena-roma",
    "siena-roma",
    [
      [11.68, 42.6],
      [11.5, 42.5],
    ],
  ],
  [
    "spoleto",
    "roma",
    "firenze-spoleto-roma",
    "spoleto-roma-napoli",
    [
      [12.35, 42.7],
      [12.5, 42.4],
      [12.8, 42.3],
    ],
  ],
  ["spoleto", "napoli", "spoleto-ancona-napoli", "spoleto-roma-napoli", [[13.35, 42.5]]],
  [
    "roma",
    "napoli",
    "spoleto-roma-napoli",
    "roma-napoli",
    [
      [13.15, 41.95],
      [13.5, 41.7],
      [13.6, 41.45],
    ],
  ],
];
