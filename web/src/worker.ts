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
