/** Pictures in the rules: positions that the engine tells (make pictures), drawn by the parts of the game's own board. */
import type { Component } from "svelte";
import type { Arg } from "../api/types";
import type { Words } from "../words/words";

/**
 * What a picture shows: parts of a view, and what could be done there with the points that it would bring. A game that
 * draws more of it has fields of its own.
 */
export interface RulePicture<Shown = unknown> {
  readonly rule: string;
  readonly id: string;
  readonly shows: Shown;
  readonly prospects?: readonly { readonly thing: Arg; readonly sums: Readonly<Record<string, number>> }[];
}

export interface PictureProps {
  readonly picture: RulePicture;
  readonly words: Words;
  /** What is to be seen, for whoever does not see it. */
  readonly label: string;
}

/** What a game's folder brings in its `pictures.ts`. */
export interface Album {
  readonly pictures: readonly RulePicture[];
  readonly draw: Component<PictureProps>;
}

const ALBUMS = import.meta.glob<{ default: Album }>("../games/*/pictures.ts");

/** The pictures of a game; null if it has none. */
export async function albumOf(game: string): Promise<Album | null> {
  return (await ALBUMS[`../games/${game}/pictures.ts`]?.())?.default ?? null;
}
