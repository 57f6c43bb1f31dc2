/**
 * Keeps the pages on the device, so that they open without a network and fast on a slow one.
 *
 * The page itself comes from the network if it can; each release of it has a cache of its own. Files under /assets/
 * have their content in their names and never change: once kept they are not asked for again. The caches of the last
 * two releases stay, as a game may still be open in the older one. What the server tells (/api/) is never kept.
 */
const FRONT = "/";
const RELEASES = 2; // so many are kept
const PATIENCE = 5000; // ms until a kept page is shown instead of one that does not come
const PREFIX = "signoria ";

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (request.mode === "navigate") event.respondWith(front(event));
});

/** What was loaded before there was a worker: the page names it. */
self.addEventListener("message", (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keepAll(event.data.keep));
});

async function releases() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/** The cache of the latest release; null before the first page was kept. */
async function latest() {
  const name = (await releases()).at(-1);
  return name === undefined ? null : caches.open(name);
}

/** A file that never changes: the kept one, or from the server. */
async function asset(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) await (await latest())?.put(request, found.clone()); // else the page names it later
  return found;
}

/** The page: as the server has it now, or as it was last. */
async function front(event) {
  const kept = await (await latest())?.match(FRONT, { ignoreVary: true });
  const asked = fetch(event.request).then((found) => {
    if (found.status === 200) event.waitUntil(keepFront(found.clone()));
    return found;
  });
  if (!kept) return asked;
  const late = new Promise((done) => setTimeout(() => done(kept.clone()), PATIENCE));
  return Promise.race([asked, late]).catch(() => kept);
}

/** Keep the page. With a new one a new release begins, and the oldest goes. */
async function keepFront(found) {
  const name = PREFIX + (found.headers.get("etag") ?? "first");
  if (!found.headers.get("content-type")?.startsWith("text/html")) return;
  if ((await releases()).at(-1) !== name) await caches.delete(name); // an older one that is the newest again
  await (await caches.open(name)).put(FRONT, found);
  for (const old of (await releases()).slice(0, -RELEASES)) await caches.delete(old);
}

async function keepAll(addresses) {
  await keepFront(await fetch(FRONT));
  const cache = await latest();
  if (!cache) return;
  for (const address of addresses)
    if (new URL(address).pathname.startsWith("/assets/") && !(await caches.match(address))) {
      const found = await fetch(address);
      if (found.ok) await cache.put(address, found);
    }
}
