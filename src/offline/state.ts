/** What is kept, as one record in a cache of its own: written whole or not at all. */
import { cacheName } from './caches.ts';
import type { PackInfo } from './pack-format.ts';
import { urlOf } from './worker-scope.ts';

export interface State {
  /** What pages are answered from. */
  current: Release;
  /** Older ones that an open page still uses, by their number. */
  older: Release[];
  /** Open page → number of the release that it was opened from. Pages that are not named use the current one. */
  pinned: Record<string, number>;
  /** Kept packs that the browser has deleted on its own. */
  lost: string[];
}
/** Packs of one deployment, which belong together. */
export interface Release {
  number: number;
  packs: PackInfo[];
}

const EMPTY: State = {
  current: { number: 0, packs: [] },
  older: [],
  pinned: {},
  lost: [],
};

const CACHE = cacheName('state');
const KEY = urlOf('offline/state.json');

let currentState: Promise<State> | undefined;

/** Never fails: where nothing can be read, nothing is kept. */
export const readState = (): Promise<State> => (currentState ??= read().catch(() => EMPTY));

async function read(): Promise<State> {
  const response = await (await caches.open(CACHE)).match(KEY);
  return response ? ((await response.json()) as State) : EMPTY;
}

/**
 * Changes the record while nothing else does: not this worker, and not the next one, which may start beside it.
 * @throws when it cannot be written; then it is as it was.
 */
export const changeState = (change: (state: State) => State | Promise<State>): Promise<State> =>
  navigator.locks.request(CACHE, async () => {
    const state = await change(await read());
    await (await caches.open(CACHE)).put(KEY, new Response(JSON.stringify(state)));
    currentState = Promise.resolve(state);
    return state;
  });

/** The release that a page was opened from. */
export const releaseOf = (state: State, page: string): Release =>
  state.older.find(({ number }) => number === state.pinned[page]) ?? state.current;
