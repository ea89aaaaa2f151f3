/** Changes what pages are answered from, in one step; pages that are open go on with what they were opened from. */
import { deletePackCaches, packCache } from './caches.ts';
import { isComplete } from './fill.ts';
import { findKept } from './kept.ts';
import { neededPacks, type PackInfo } from './pack-format.ts';
import { changeState, type Release, type State } from './state.ts';
import { openPages, pathOf, type Client } from './worker-scope.ts';

export interface Switched {
  /** Packs that were kept before with another content: as they were, and as they are. */
  replaced: { before: PackInfo; now: PackInfo }[];
  /** Open pages that go on with the old ones. */
  pages: string[];
}

/** @throws when the record cannot be written; then everything is as it was. */
export async function switchTo(packs: PackInfo[]): Promise<Switched> {
  let switched: Switched = { replaced: [], pages: [] };
  const open = await openPages();
  const state = await changeState(async (before) => {
    const { current } = before;
    const replaced = packs.flatMap((now) => {
      const old = current.packs.find(({ id, hash }) => id === now.id && hash !== now.hash);
      return old ? [{ before: old, now }] : [];
    });
    // What is only added disturbs no open page.
    const late = replaced.length === 0 ? [] : await keptAmong(open, current);
    const pinned = {
      ...Object.fromEntries(late.map((page) => [page, current.number])),
      ...before.pinned,
    };
    switched = { replaced, pages: late };
    const release: Release = { number: current.number + 1, packs };
    return withoutUnused(
      { current: release, older: [...before.older, current], pinned, lost: [] },
      open,
    );
  });
  await deleteUnused(state);
  return switched;
}

/** Removes kept packs at once, with what only they needed. */
export async function removePacks(ids: readonly string[]): Promise<void> {
  const state = await changeState((before) => {
    const rulesets = before.current.packs
      .map(({ id }) => id)
      .filter((id) => id.includes('/') && !ids.includes(id));
    const needed = neededPacks(rulesets);
    const packs = before.current.packs.filter(({ id }) => needed.includes(id));
    const release: Release = { number: before.current.number + 1, packs };
    return { ...before, current: release, older: [], pinned: {}, lost: [] };
  });
  await deleteUnused(state);
}

/** Forgets packs whose cache the browser has deleted on its own. */
export async function forgetLost(state: State): Promise<State> {
  const lost: string[] = [];
  for (const pack of state.current.packs) if (!(await isComplete(pack))) lost.push(pack.id);
  if (lost.length === 0) return state;
  return changeState((before) => ({
    ...before,
    current: {
      ...before.current,
      packs: before.current.packs.filter(({ id }) => !lost.includes(id)),
    },
    lost: [...new Set([...before.lost, ...lost])],
  }));
}

/** Forgets and deletes what the last page has been closed that used it. */
export async function tidyUp(state: State): Promise<void> {
  if (state.older.length === 0) return;
  const open = await openPages();
  await deleteUnused(await changeState((before) => withoutUnused(before, open)));
}

/** Pages that were answered from what is kept. */
async function keptAmong(open: readonly Client[], release: Release): Promise<string[]> {
  const kept: string[] = [];
  for (const { id, url } of open) {
    const page = await findKept(release, pathOf(url) ?? '', { chosenOnly: true });
    if (page) kept.push(id);
  }
  return kept;
}

function withoutUnused(state: State, open: readonly Client[]): State {
  const pinned = Object.fromEntries(
    Object.entries(state.pinned).filter(([page]) => open.some(({ id }) => id === page)),
  );
  const used = new Set(Object.values(pinned));
  return { ...state, pinned, older: state.older.filter(({ number }) => used.has(number)) };
}

/** Caches of everything that may still be asked for. */
export const usedCaches = ({ current, older }: State): Set<string> =>
  new Set([current, ...older].flatMap(({ packs }) => packs.map(packCache)));

const deleteUnused = (state: State): Promise<void> => deletePackCaches(usedCaches(state));
