/** The sign that one is asked: in the page's title, on its icon, and on the installed app's. */
const USUAL = "/icon.svg";
const ASKED = "/icons/turn.svg";

class Sign {
  /** Is something asked of us at the table that is open? */
  isTurn = $state(false);

  /** Show it on the icon of the tab and of the app. */
  show(): void {
    document.querySelector("link[rel=icon]")?.setAttribute("href", this.isTurn ? ASKED : USUAL);
    const done = this.isTurn ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
    done?.catch(() => undefined); // a browser without badges
  }
}

export const sign = new Sign();
