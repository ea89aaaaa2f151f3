/** Finds a file in what is kept. */
import { packCache } from './caches.ts';
import { START_PACK } from './pack-format.ts';
import { mayHold } from './paths.ts';
import type { Release, State } from './state.ts';
import { urlOf } from './worker-scope.ts';

/** The file in one release; `chosenOnly` leaves out what every visitor has. */
export async function findKept(
  { packs }: Release,
  path: string,
  { chosenOnly }: { chosenOnly: boolean },
): Promise<Response | undefined> {
  const able = packs.filter(
    (pack) => mayHold(pack, path) && !(chosenOnly && pack.id === START_PACK),
  );
  for (const pack of able) {
    const cacheName = packCache(pack);
    // Asked by name, and not opened: opening makes a cache that is gone anew.
    const response = await caches.match(urlOf(path), { cacheName, ignoreVary: true });
    if (response) return response;
  }
  return undefined;
}

/** A file that never changes under its path: any release will do. */
export async function findAnywhere(
  { current, older }: State,
  path: string,
): Promise<Response | undefined> {
  for (const release of [current, ...older]) {
    const response = await findKept(release, path, { chosenOnly: false });
    if (response) return response;
  }
  return undefined;
}
