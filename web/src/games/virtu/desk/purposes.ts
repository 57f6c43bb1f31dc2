/** What a payment is for, as a button says it: "Annex Siena". */
import { capital } from "../../../words/words";
import type { Offer } from "../offers";
import type { Table } from "../table.svelte";

/** Payments that are called like the move that asked for them; all others are called as the server does. */
const VERBS: Readonly<Record<string, string>> = {
  "for-annexing": "move-annex",
  "for-placing": "move-place",
  "for-removing": "move-remove",
  "for-buying": "move-buy",
  "for-recruiting": "move-recruit",
  "for-alliance": "move-ally",
};

export function purposeOf({ view, words }: Pick<Table, "view" | "words">): string {
  const { payment, question } = view;
  if (payment) {
    const { key, args = {} } = payment.purpose;
    const verb = VERBS[key];
    return verb ? capital(words.say(verb, args)) : words.sentence(payment.purpose);
  }
  if (question?.key === "gather") return capital(words.arg(question.args?.action ?? null));
  return question?.key === "cash" ? words.say("web-virtu-desk-cash") : "";
}

/** What is told of what is paid for, as long as it has not been sent: the siege that it leads to first. */
export function goalFacts(table: Table, offer: Offer | null): readonly string[] {
  const { thing, sums: { attack, defence } = {}, brings = [] } = offer?.prospect ?? {};
  const siege =
    thing && attack && defence
      ? [table.say("web-virtu-siege-line", { city: thing, attack: attack.total, defence: defence.total })]
      : [];
  return [
    ...siege,
    ...brings.filter(({ key }) => key !== "outlook-from").map((one) => table.words.sentence(one)),
  ];
}
