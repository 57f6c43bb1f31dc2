/** Where we are in the site. Every place has an address that can be handed on. */
class Place {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash);

  /** The words of the path: /table/abc → ["table", "abc"]. */
  readonly words: string[] = $derived(this.path.split("/").filter(Boolean));

  read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash;
  }
}

export const place = new Place();

addEventListener("popstate", () => place.read());

/** Go to another place of the site. */
export function go(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  const isElsewhere = new URL(address, location.href).pathname !== place.path;
  place.read();
  if (isElsewhere) {
    scrollTo(0, 0);
    queueMicrotask(() => document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true }));
  }
}

/** Links within the site need no new page. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
}
