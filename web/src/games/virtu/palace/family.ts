/** The cards with which a power begins: which of them comes now, and what each half of a room means for it. */
import type { Box, Prospect, VirtuView } from "../../../api/types";
import type { Offer } from "../offers";
import { idIn } from "../things/facts";

/** As action card, or under it. */
export type Half = "into" | "under";

/** Which half of a room a prospect speaks of. */
export function halfOf({ brings = [] }: Prospect): Half {
  return brings.some(({ key }) => key === "outlook-upgrade") ? "under" : "into";
}

/** What a half of a room offers. */
export function offersIn(offers: readonly Offer[], half: Half): readonly Offer[] {
  return offers.filter(({ prospect }) => prospect && halfOf(prospect) === half);
}

/** The card that looks for a place; "" if none does. */
export function comingCard({ question }: Pick<VirtuView, "question">): string {
  return idIn(question?.args?.card ?? null);
}

/** The cards of a power, in the order in which they are placed. */
export function familyOf(box: Box, power: string): string[] {
  const facts = box.components.find(({ kind, id }) => kind === "power" && id === power)?.facts ?? [];
  const family = facts.find(([key]) => key === "family")?.[1];
  return family?.type === "list" ? family.items.map(idIn) : [];
}
