// Keeps what was read, for where there is no reception. Online the network always has the first word, so that no old
// figure is shown as the present one; only when it fails, or dawdles, is the kept copy given.
const KEPT = 'sandtable';
/** Milliseconds after which a kept copy is better than waiting. */
const PATIENCE = 3000;
/** Files with a hash in their path: a change gives them another. */
const UNCHANGING = /\/_astro\/|\/search-index\/[a-z]+\/[0-9a-f]{6,}\//;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
// The page that brought this here was read before it could listen.
self.addEventListener('message', (event) =>
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(event.data))),
);
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  event.respondWith(UNCHANGING.test(pathname) ? keptOr(request, fetchAndKeep) : networkOr(request));
});

// Nothing here is made anew for whoever asks.
const find = (request) => caches.match(request, { ignoreSearch: true, ignoreVary: true });

async function keptOr(request, otherwise) {
  return (await find(request)) ?? otherwise(request);
}

async function networkOr(request) {
  const fresh = fetchAndKeep(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(() =>
    keptOr(request, () => fresh),
  );
  return Promise.race([fresh, late]).catch(() => keptOr(request, () => Response.error()));
}

async function fetchAndKeep(request) {
  const response = await fetch(request);
  if (response.ok && response.type === 'basic') {
    const copy = response.clone();
    // Without what was asked of it: one copy of the search page serves every search.
    caches
      .open(KEPT)
      .then((kept) => kept.put(request.url.replace(/[?#].*/, ''), copy))
      .catch(() => {});
  }
  return response;
}
