/** Pictures of the things in the boxes: each game may bring its own, and all others have a plain one. */
import type { Component } from "svelte";
import type { Thing } from "../api/types";
import type { Words } from "../words/words";

export interface PictureProps {
  readonly thing: Thing;
  readonly words: Words;
}

const PICTURES: Readonly<Record<string, () => Promise<{ default: Component<PictureProps> }>>> = {
  condottiere: () => import("../games/condottiere/BoxPicture.svelte"),
  tuscany: () => import("../games/tuscany/BoxPicture.svelte"),
  virtu: () => import("../games/virtu/BoxPicture.svelte"),
  "wars-of-italy": () => import("../games/virtu/BoxPicture.svelte"),
};

export async function pictureFor(game: string): Promise<Component<PictureProps>> {
  return (await (PICTURES[game]?.() ?? import("./PlainPicture.svelte"))).default;
}
