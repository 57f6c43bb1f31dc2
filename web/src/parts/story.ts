/** A game's story in words. */
import type { Chapter } from "../api/types";
import { t } from "../words/texts.svelte";
import type { Words } from "../words/words";

/** What ended a chapter. */
export function sentenceOf(chapter: Chapter | undefined, words: Words): string {
  if (!chapter) return "";
  const told = chapter.event ? words.tell([chapter.event])[0]?.text : undefined;
  return told ?? t(chapter.moment === 0 ? "web-story-start" : "web-story-end");
}
