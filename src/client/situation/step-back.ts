/**
 * Lets modifiers step back that would change nothing now: another one of their group counts, one
 * cancels them, or a state excludes them. Loaded after the first changes, and worked out when nothing
 * else is to be done.
 */
import type { Problem } from '../../workout/problem.ts';
import { resolve } from '../../workout/resolve.ts';
import { figuresOf } from '../../workout/rivals.ts';
import { NO_SETTINGS, type Situation } from '../../workout/situation.ts';

/** Longer than this for one result, in milliseconds, and readers would notice. */
const LONGEST = 25;

/** `isCurrent` says whether `situation` is still the one shown. */
export async function stepBack(
  host: ParentNode,
  problem: Problem,
  situation: Situation,
  isCurrent: () => boolean,
): Promise<void> {
  const began = performance.now();
  const now = resolve(problem, situation);
  const isSlow = performance.now() - began > LONGEST;
  const before = figuresOf(now);
  const isKnown = now.starts.some(({ odds, value }) =>
    [value, ...Object.values(odds)].some((one) => one?.type === 'known'),
  );
  for (const form of host.querySelectorAll<HTMLElement>('[data-stage]'))
    for (const tick of form.querySelectorAll<HTMLInputElement>(
      '[data-line] [data-with]:not(.vh)',
    )) {
      await new Promise((done) => setTimeout(done));
      if (!isCurrent()) return;
      const key = form.dataset['stage'] ?? '';
      const changes = isSlow || !isKnown || tick.checked || 'only' in tick.dataset;
      const isIdle = !changes && figuresWith(problem, situation, key, tick) === before;
      tick.closest('[data-line]')?.classList.toggle('idle', isIdle);
    }
}

function figuresWith(
  problem: Problem,
  { stages, ...others }: Situation,
  key: string,
  { dataset }: HTMLInputElement,
): string {
  const settings = stages[key] ?? NO_SETTINGS;
  const own = { ...settings, with: [...settings.with, dataset['with'] ?? ''] };
  return figuresOf(resolve(problem, { ...others, stages: { ...stages, [key]: own } }));
}
