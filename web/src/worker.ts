/** Lets the browser keep the pages, where it can: over https, or on this computer. */
const SOON = 1500; // ms after the first view, which comes first

export function keepPages(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  setTimeout(() => register().catch(() => undefined), SOON); // without it all works, but not without a network
}

async function register(): Promise<void> {
  const isFirst = !navigator.serviceWorker.controller;
  await navigator.serviceWorker.register("/sw.js");
  if (!isFirst) return;
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map((one) => one.name);
  active?.postMessage({ keep: loaded.filter((name) => new URL(name).pathname.startsWith("/assets/")) });
}

const RELOADED = "signoria-reloaded";
const ONCE = 30_000; // ms: a page that is missing for good is not asked for again and again

/** A page of an older release wants a file that the server no longer has: the newer release has another. */
export function takeUpNewRelease(): void {
  addEventListener("vite:preloadError", () => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (!navigator.onLine || Date.now() - last < ONCE) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  });
}
