/** What the page knows about keeping: the words, what could be kept, and what the service worker says is kept. */
import { FORMAT, INDEX_PATH, type OfflineIndex } from '../../offline/pack-format.ts';
import type { Ending, Report, Request, Status } from '../../offline/messages.ts';
import { markKept } from './mark.ts';
import { loadWords, pathInSite, type Words } from './words.ts';

export interface Store {
  words: Words;
  /** What the site offers; undefined without a connection. */
  index: OfflineIndex | undefined;
  status: Status;
  /** Has the browser promised not to delete it on its own? */
  persisted: boolean;
  /** Why nothing can be kept here at all. */
  obstacle: Obstacle | undefined;
  send(request: Request): void;
  /** Calls back whenever something has changed. */
  listen(changed: (ended?: Ending) => void): void;
}
type Obstacle = 'offline.insecure' | 'offline.failed.unsupported' | 'offline.failed.refused';

let opened: Promise<Store> | undefined;

/** One for the page. @throws when the words cannot be loaded; the next call tries again. */
export const openStore = (): Promise<Store> =>
  (opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  }));

async function open(): Promise<Store> {
  const listeners: ((ended?: Ending) => void)[] = [];
  const store: Store = {
    words: await loadWords(),
    index: undefined,
    status: { type: 'status', kept: [], lost: [] },
    persisted: false,
    obstacle: obstacle(),
    send: () => undefined,
    listen: (changed) => void listeners.push(changed),
  };
  if (store.obstacle) return store;
  [store.index, store.persisted] = await Promise.all([readIndex(), isPersisted()]);
  const changed = (status: Status) => {
    store.status = status;
    markKept(status.kept.some(({ ruleset }) => ruleset !== undefined));
    for (const listener of listeners) listener(status.ended);
  };
  try {
    store.send = await connect(changed);
  } catch {
    store.obstacle = 'offline.failed.refused';
  }
  return store;
}

function obstacle(): Obstacle | undefined {
  if (!isSecureContext) return 'offline.insecure';
  return 'serviceWorker' in navigator && 'DecompressionStream' in self
    ? undefined
    : 'offline.failed.unsupported';
}

/** Registers the worker where that has not been done, and has its first status. @throws where the browser refuses */
async function connect(changed: (status: Status) => void): Promise<Store['send']> {
  const { base = '/', offline } = document.documentElement.dataset;
  if (offline === undefined) throw new Error('This site keeps nothing.');
  const { serviceWorker } = navigator;
  await serviceWorker.register(offline, { scope: base });
  const { active } = await serviceWorker.ready;
  const send: Store['send'] = (request) =>
    (serviceWorker.controller ?? active)?.postMessage(request);
  await new Promise<void>((resolve) => {
    serviceWorker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
      if (data.type !== 'status') return;
      changed(data);
      resolve();
    });
    send({ do: 'status' });
  });
  return send;
}

async function readIndex(): Promise<OfflineIndex | undefined> {
  try {
    const response = await fetch(pathInSite(INDEX_PATH), { cache: 'no-store' });
    const index = (await response.json()) as OfflineIndex;
    return index.format === FORMAT ? index : undefined;
  } catch {
    return undefined;
  }
}

async function isPersisted(): Promise<boolean> {
  // Old browsers have no storage manager, whatever the types say.
  const storage = navigator.storage as StorageManager | undefined;
  return (await storage?.persisted().catch(() => false)) ?? false;
}

/** Asks the browser not to delete what is kept. Many decide without asking the reader; no is a usual answer. */
export async function askToPersist(store: Store): Promise<void> {
  const storage = navigator.storage as StorageManager | undefined;
  store.persisted = (await storage?.persist().catch(() => false)) ?? false;
}
