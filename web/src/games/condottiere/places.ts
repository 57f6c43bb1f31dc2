/** Where things stand on the map, and which way the arrow keys lead. */
import { type Arrow, inRows, type Point } from "../../parts/steering";

/** The middle of each region's name; pieces stand above it. */
export const PLACES: Readonly<Record<string, Point>> = {
  torino: [102, 262],
  milano: [284, 192],
  venezia: [592, 130],
  genova: [196, 352],
  mantova: [436, 240],
  ferrara: [566, 300],
  parma: [302, 345],
  modena: [424, 345],
  bologna: [566, 404],
  lucca: [378, 462],
  firenze: [505, 506],
  siena: [468, 616],
  urbino: [650, 502],
  spoleto: [639, 624],
  ancona: [722, 566],
  roma: [616, 726],
  napoli: [798, 758],
};

/** Water that counts as land for a finger: the gulf before narrow Genova. Its middle and radius. */
export const GULFS: Readonly<Record<string, readonly [number, number, number]>> = { genova: [192, 384, 36] };

/** The regions as one reads: from west to east, and on to the next row. One key leads through all of them. */
const ROWS: readonly string[] = [
  ...["torino", "milano", "mantova", "venezia"],
  ...["genova", "parma", "modena", "ferrara"],
  ...["lucca", "firenze", "bologna", "urbino", "ancona"],
  ...["siena", "spoleto"],
  ...["roma", "napoli"],
];

/** The region that an arrow key leads to. */
export function nextRegion(from: string, arrow: Arrow): string {
  return inRows(PLACES, ROWS, from, arrow);
}
