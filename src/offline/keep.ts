/** Keeps packs, all or none: they are fetched beside what is kept, and then one record changes. */
import { fetchIndex, fetchPack } from './download.ts';
import { fillCache, isComplete } from './fill.ts';
import { KeepingError } from './failures.ts';
import { neededPacks, type OfflineIndex, type PackInfo } from './pack-format.ts';
import { switchTo, type Switched } from './releases.ts';
import { readState } from './state.ts';

export interface Progress {
  /** Bytes. */
  received: number;
  total: number;
}

/** Keeps `ids` besides what is kept, all of it as it is now. @throws KeepingError, an AbortError, or what a cache throws */
export async function keepPacks(
  ids: readonly string[],
  report: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Switched> {
  if (!('DecompressionStream' in self)) throw new KeepingError('unsupported');
  const index = await fetchIndex(signal);
  const { current } = await readState();
  const kept = current.packs.map(({ id }) => id);
  return fetchRelease(index, neededPacks([...kept, ...ids]), report, signal);
}

/** The packs of `index` with these ids, fetched where they are not there yet. What the site no longer has is left out. */
export async function fetchRelease(
  index: OfflineIndex,
  ids: readonly string[],
  report: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Switched> {
  const packs = index.packs.filter(({ id }) => ids.includes(id));
  const missing: PackInfo[] = [];
  for (const pack of packs) if (!(await isComplete(pack))) missing.push(pack);
  const total = missing.reduce((sum, { bytes }) => sum + bytes, 0);
  let received = 0;
  report({ received, total });
  for (const pack of missing) {
    const add = (bytes: number) => report({ received: (received += bytes), total });
    await fillCache(pack, await fetchPack(pack, add, signal));
    signal.throwIfAborted();
  }
  return switchTo(packs);
}
