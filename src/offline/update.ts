/** Looks for a newer deployment, and brings everything that is kept up to it in one piece. */
import { packCache } from './caches.ts';
import { fetchIndex } from './download.ts';
import { changesPath, neededPacks, type PackedChange, type PackInfo } from './pack-format.ts';
import { fetchRelease, type Progress } from './keep.ts';
import type { UpdatedRuleset } from './messages.ts';
import type { Switched } from './releases.ts';
import { readState } from './state.ts';
import { openPages, urlOf } from './worker-scope.ts';

/** Sends open pages what they do not have yet. @returns whether there was something newer. @throws see keepPacks */
export async function update(
  report: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const { current } = await readState();
  const index = await fetchIndex(signal);
  const ids = neededPacks(current.packs.map(({ id }) => id));
  const hashOf = (packs: PackInfo[], id: string) => packs.find((pack) => pack.id === id)?.hash;
  if (ids.every((id) => hashOf(current.packs, id) === hashOf(index.packs, id))) return false;
  await notifyPages(await fetchRelease(index, ids, report, signal));
  return true;
}

/** Sent only to pages that show a kept ruleset, and only what changed in what is kept. */
export async function notifyPages({ replaced, pages }: Switched): Promise<void> {
  const rulesets = await Promise.all(
    replaced.filter(({ now }) => now.ruleset !== undefined).map(newsOf),
  );
  if (rulesets.length === 0) return;
  for (const page of await openPages())
    if (pages.includes(page.id)) page.postMessage({ type: 'updated', rulesets });
}

async function newsOf({ before, now }: Switched['replaced'][number]): Promise<UpdatedRuleset> {
  const { language = '', ruleset = '', title = '', date } = now;
  const cache = await caches.open(packCache(now));
  const file = await cache.match(urlOf(changesPath(language, ruleset)));
  const changes = file ? ((await file.json()) as PackedChange[]) : [];
  return {
    language,
    ruleset,
    title,
    ...(date !== undefined && { date }),
    changes: changesSince(before.version, changes),
  };
}

/** A version counts the changes that were known: `1.12` knows all below 12. */
function changesSince(
  version: string | undefined,
  changes: readonly PackedChange[],
): PackedChange[] {
  const known = Number(/\.(\d+)$/.exec(version ?? '')?.[1] ?? Infinity);
  return changes.filter(({ number }) => number >= known);
}
