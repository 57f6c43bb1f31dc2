/** The five steps of a winter, and which of them a seat is at (V7). */
import type { VirtuView } from "../../../api/types";

export const STEPS = ["salary", "reorganise", "buy", "recruit", "ally"] as const;
export type WinterStep = (typeof STEPS)[number];

/** The steps on the engine's stack that belong to a part of the winter. */
const PARTS: Readonly<Record<string, WinterStep>> = {
  "choose-salary": "salary",
  "dismiss-troop": "salary",
  "dismiss-troops": "salary",
  reorganise: "reorganise",
  "buy-things": "buy",
  receive: "buy",
  "recruit-troops": "recruit",
  "raise-troop": "recruit",
  "forge-alliance": "ally",
  "seal-alliance": "ally",
  "hire-allies": "ally",
  "raise-ally": "ally",
};

/** Where the winter turn stands that is being played; null if it is not winter. The stack has the latest step first. */
export function winterStep({ stack, result }: Pick<VirtuView, "stack" | "result">): WinterStep | null {
  if (result || !stack.some((step) => wordOf(step) === "end-winter")) return null;
  for (const step of stack) {
    const part = PARTS[wordOf(step)];
    if (part) return part;
  }
  return null;
}

function wordOf(step: string): string {
  return step.split(" ")[0] ?? "";
}
