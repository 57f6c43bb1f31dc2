/** Where the boards of a join lie on paper, each as a piece that can be moved. */
import { areaLines, centre, HALF, type Point, RADIUS, type Space } from "../hexes";

/** A board: where it lies, and its spaces. */
export interface Piece {
  readonly letter: string;
  /** Its middle, as the spaces are told. */
  readonly middle: Point;
  /** Its middle on the paper. */
  readonly at: Point;
  readonly spaces: readonly Space[];
}
export interface Paper {
  readonly width: number;
  readonly height: number;
  /** How far the spaces are moved so that they lie in the middle of the paper. */
  readonly by: Point;
}

export const MARGIN = 8;
/** The height of a hex: what a shift by one moves a board. */
export const STEP = 2 * HALF;

/** Room for the boards so many spaces apart in height: as long as that stays, nothing grows or shrinks. */
export function paperFor(spaces: readonly Space[], letters: readonly string[], apart: number): Paper {
  const middles = spaces.map(centre);
  const heights = letters.map((letter) => {
    const own = spaces.filter(([name]) => name.startsWith(letter)).map((space) => centre(space)[1]);
    return Math.max(...own) - Math.min(...own);
  });
  const width = Math.max(0, ...middles.map(([x]) => x)) + RADIUS + 2 * MARGIN;
  const lies = Math.max(0, ...middles.map(([, y]) => y)) + HALF;
  const height = Math.max(lies, Math.max(0, ...heights) + 2 * HALF + apart * STEP) + 2 * MARGIN;
  return { width, height, by: [MARGIN, (height - lies) / 2] };
}

/** The lines around the boards, as a path. */
export function boardLines(spaces: readonly Space[]): string {
  return areaLines(spaces.map(([name, x, y, colour]) => [name, x, y, colour, name.charCodeAt(0)]));
}

/** The boards as pieces, in the order of their letters: so that none is drawn anew when they change places. */
export function piecesOf(spaces: readonly Space[], letters: readonly string[], [dx, dy]: Point): Piece[] {
  return [...letters].sort().map((letter) => {
    const own = spaces.filter(([name]) => name.startsWith(letter));
    const middles = own.map(centre);
    const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
    const x = (Math.min(...xs) + Math.max(...xs)) / 2;
    const y = (Math.min(...ys) + Math.max(...ys)) / 2;
    return { letter, middle: [x, y], at: [x + dx, y + dy], spaces: own };
  });
}

/** What dragging a board this far from where it lies means: a place or a space further, or nothing yet. */
export function pull([dx, dy]: Point, width: number): "left" | "right" | "up" | "down" | null {
  if (Math.abs(dx) > width * 0.55) return dx < 0 ? "left" : "right";
  if (Math.abs(dy) > STEP * 0.6) return dy < 0 ? "up" : "down";
  return null;
}
