/** What a payment is for, as a button says it: "Annex Siena". */
import { capital } from "../../../words/words";
import type { Table } from "../table.svelte";

export function purposeOf({ view, words }: Table): string {
  const { payment, question } = view;
  if (payment) {
    const { key, args = {} } = payment.purpose;
    return words.has(`web-virtu-do-${key}`) ? words.say(`web-virtu-do-${key}`, args) : words.sentence(payment.purpose);
  }
  if (question?.key === "gather") return capital(words.arg(question.args?.action ?? null));
  return question?.key === "cash" ? words.say("web-virtu-do-cash") : "";
}
