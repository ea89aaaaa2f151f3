/** Copies of what was read without being kept. Of more than fit, the ones read longest ago are deleted. */
import { cacheName } from './caches.ts';
import { isUnchanging } from './paths.ts';
import { urlOf } from './worker-scope.ts';

/** How many copies of each kind stay. A page has some twenty scripts and styles, most of which it shares. */
const MOST = { pages: 100, assets: 200, data: 300 } as const;
type Kind = keyof typeof MOST;

const kindOf = (path: string): Kind => {
  if (path === '' || path.endsWith('/')) return 'pages';
  return isUnchanging(path) && path.startsWith('_astro/') ? 'assets' : 'data';
};
const cacheOf = (path: string): string => cacheName(`visited ${kindOf(path)}`);

/** Without the query: one copy of the search page serves every search. */
export const findVisited = (path: string): Promise<Response | undefined> =>
  caches.match(urlOf(path), { cacheName: cacheOf(path), ignoreVary: true });

/** Keeps a copy of a good answer. Never fails: what cannot be kept was still read. */
export async function remember(path: string, response: Response): Promise<void> {
  if (!response.ok || response.type !== 'basic') return;
  try {
    const cache = await caches.open(cacheOf(path));
    // Deleted first, so that it stands last: a cache lists its files in the order in which they came.
    await cache.delete(urlOf(path));
    await cache.put(urlOf(path), clean(response));
    const keys = await cache.keys();
    const surplus = keys.slice(0, Math.max(0, keys.length - MOST[kindOf(path)]));
    await Promise.all(surplus.map((key) => cache.delete(key)));
  } catch {
    // A full disk, or a browser that allows none.
  }
}

/** An answer that came by a redirect may not answer a page. */
const clean = (response: Response): Response =>
  response.redirected
    ? new Response(response.body, {
        headers: { 'Content-Type': response.headers.get('Content-Type') ?? '' },
      })
    : response;
