/**
 * Names of the caches. All sites of an origin share one list of caches, so every name begins with the path of the
 * site; only such caches are ever deleted.
 */
import type { PackInfo } from './pack-format.ts';
import { SCOPE } from './worker-scope.ts';

const PREFIX = `sandtable ${new URL(SCOPE).pathname} `;

export const cacheName = (what: string): string => PREFIX + what;

export const packCache = ({ id, hash }: Pick<PackInfo, 'id' | 'hash'>): string =>
  cacheName(`pack ${id} ${hash}`);

/** Those of this site. */
const ownCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** Caches of packs, all but those named. */
export async function deletePackCaches(except: ReadonlySet<string>): Promise<void> {
  const names = (await ownCaches()).filter(
    (name) => name.startsWith(cacheName('pack ')) && !except.has(name),
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}

export const deleteOwnCaches = async (): Promise<void> =>
  void (await Promise.all((await ownCaches()).map((name) => caches.delete(name))));
