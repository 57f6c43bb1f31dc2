/** What a button says that answers a question with a word: "No alliance", not "No". */
import type { View } from "../../../api/types";
import type { Words } from "../../../words/words";

/** The button's text, where a question has its own; null where the move's usual words do. */
export function answerIn(move: string, { question }: Pick<View, "question">, words: Words): string | null {
  const key = `web-virtu-answer-${question?.key}-${move.replaceAll(" ", "-")}`;
  return question && words.has(key) ? words.say(key, question.args ?? {}) : null;
}
