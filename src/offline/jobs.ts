/** What the worker is doing for the reader: one thing at a time, reported to every open page. */
import { deletePackCaches } from './caches.ts';
import { failureOf } from './failures.ts';
import { START_PACK } from './pack-format.ts';
import { keepPacks, type Progress } from './keep.ts';
import type { Ending, Status } from './messages.ts';
import { forgetLost, removePacks, tidyUp, usedCaches } from './releases.ts';
import { readState } from './state.ts';
import { notifyPages, update } from './update.ts';
import { openPages } from './worker-scope.ts';

interface Job extends Progress {
  packs: string[];
  /** What the reader did not ask for is done without a word. */
  silent: boolean;
  controller: AbortController;
}
type Run = (report: (progress: Progress) => void, signal: AbortSignal) => Promise<Ending>;

let running: Job | undefined;
/** Ends with the last job that was begun. */
let last: Promise<void> = Promise.resolve();
/** Has this worker looked for something newer since it was started? */
let looked = false;

export const keep = (packs: string[]): Promise<void> =>
  begin(packs, false, async (report, signal) => {
    await notifyPages(await keepPacks(packs, report, signal));
    return { how: 'done' };
  });

export const remove = (packs: string[]): Promise<void> => {
  cancel();
  return begin(packs, false, async () => {
    await removePacks(packs);
    return { how: 'removed' };
  });
};

/** Asked for by the reader, or (silent) made behind a page. */
export async function check({ silent }: { silent: boolean }): Promise<void> {
  if (silent) {
    const { packs } = (await readState()).current;
    // Visitors who keep nothing have only what opens the site, of which an older copy does no harm.
    if (running || (looked && packs.every(({ id }) => id === START_PACK))) return;
    looked = true;
  }
  return begin([], silent, async (report, signal) => ({
    how: (await update(report, signal)) ? 'done' : 'current',
  }));
}

export const cancel = (): void => running?.controller.abort();

/** Deletes what no page uses any more, unless something is being written. */
export const tidy = async (): Promise<void> => {
  if (!running) await tidyUp(await readState());
};

function begin(packs: string[], silent: boolean, run: Run): Promise<void> {
  last = last.then(async () => {
    const job: Job = { packs, silent, received: 0, total: 0, controller: new AbortController() };
    running = job;
    const reportJob = async () => (silent ? undefined : report());
    await reportJob();
    let ended: Ending;
    try {
      ended = await run((progress) => {
        Object.assign(job, progress);
        void reportJob();
      }, job.controller.signal);
    } catch (error) {
      ended = await endingOf(error, job);
    }
    running = undefined;
    await report(silent ? undefined : ended);
  });
  return last;
}

async function endingOf(error: unknown, { controller }: Job): Promise<Ending> {
  if (!controller.signal.aborted) return { how: 'failed', failure: failureOf(error) };
  await deletePackCaches(usedCaches(await readState())).catch(() => undefined);
  return { how: 'cancelled' };
}

/** Asks every time whether the kept packs are still there: browsers delete them when storage runs low. */
export async function status(): Promise<Status> {
  const state = running ? await readState() : await forgetLost(await readState());
  return {
    type: 'status',
    kept: state.current.packs,
    lost: state.lost,
    ...(running &&
      !running.silent && {
        running: { packs: running.packs, received: running.received, total: running.total },
      }),
  };
}

/** Never fails: what cannot be sent is sent with the next status. */
async function report(ended?: Ending): Promise<void> {
  try {
    const message = { ...(await status()), ...(ended && { ended }) };
    for (const page of await openPages()) page.postMessage(message);
  } catch {
    // No storage to read from.
  }
}
