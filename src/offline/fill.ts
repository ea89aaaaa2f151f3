/** Writes a pack into a cache of its own, and reads it back before it counts as kept. */
import { packCache } from './caches.ts';
import { KeepingError } from './failures.ts';
import type { Pack, PackInfo } from './pack-format.ts';
import { urlOf } from './worker-scope.ts';

/** Stands in the cache of a pack once everything else does. */
const COMPLETE = urlOf('offline/complete');

/** @throws KeepingError, or what the cache throws; then nothing of the pack is left. */
export async function fillCache(info: PackInfo, { files }: Pack): Promise<void> {
  const name = packCache(info);
  try {
    await caches.delete(name);
    const cache = await caches.open(name);
    for (const { path, type, text } of files)
      await cache.put(urlOf(path), new Response(text, { headers: { 'Content-Type': type } }));
    for (const { path, text } of files) {
      const copy = await cache.match(urlOf(path));
      if ((await copy?.text()) !== text) throw new KeepingError('refused');
    }
    await cache.put(COMPLETE, new Response(''));
  } catch (error) {
    await caches.delete(name).catch(() => false);
    throw error;
  }
}

/** Is all of the pack there? Browsers delete caches when storage runs low. */
export async function isComplete(info: PackInfo): Promise<boolean> {
  const name = packCache(info);
  // Asked first, since opening a cache makes it.
  return (
    (await caches.has(name)) && (await (await caches.open(name)).match(COMPLETE)) !== undefined
  );
}
