// Keeps pages that were read, to be read without a connection. The network is asked first, so that no old figure is
// shown as the present one; a kept copy is used when the network fails or takes longer than TIMEOUT.
const CACHE = 'sandtable';
/** Milliseconds. */
const TIMEOUT = 3000;
/** Copies that are kept; of more, the oldest are deleted. */
const MOST = 600;
/** Files with a hash in their path never change, so a kept copy is as good as a new one. */
const UNCHANGING = /\/_astro\/|\/search-index\/[a-z]+\/[0-9a-f]{6,}\//;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
// The page that installed this was loaded before its requests could be seen here: it sends what to keep.
self.addEventListener('message', (event) =>
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(event.data))),
);
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  event.respondWith(
    UNCHANGING.test(pathname)
      ? keptOr(request, () => fetchAndKeep(request))
      : networkFirst(request),
  );
});

// Responses depend on the path alone: queries are read in the page, and Vary is ignored.
const find = (request) => caches.match(request, { ignoreSearch: true, ignoreVary: true });

async function keptOr(request, otherwise) {
  return (await find(request)) ?? otherwise();
}

async function networkFirst(request) {
  const fresh = fetchAndKeep(request);
  const late = new Promise((resolve) => setTimeout(resolve, TIMEOUT)).then(() =>
    keptOr(request, () => fresh),
  );
  return Promise.race([fresh, late]).catch(() => keptOr(request, () => Response.error()));
}

async function fetchAndKeep(request) {
  const response = await fetch(request);
  // Not awaited: the page does not wait for its copy.
  if (response.ok && response.type === 'basic') keep(request.url, response.clone()).catch(() => {});
  return response;
}

async function keep(url, copy) {
  const cache = await caches.open(CACHE);
  // Without the query: one copy of the search page serves every search.
  await cache.put(url.replace(/[?#].*/, ''), copy);
  const keys = await cache.keys();
  // In order of writing. Files of the first page loaded are among the oldest, and are kept again when next fetched.
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => cache.delete(key)));
}
