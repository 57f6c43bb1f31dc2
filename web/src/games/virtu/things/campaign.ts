/** What a view of Wars of Italy has beside what every view of this board has. */
import type { VirtuView, WarsView } from "../../../api/types";

/** The view with major cities and influence; null in a game without them. */
export function campaignIn(view: VirtuView): WarsView | null {
  return isWars(view) ? view : null;
}

function isWars(view: VirtuView): view is WarsView {
  return "campaign" in view;
}
