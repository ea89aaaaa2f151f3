/**
 * Marks numbers that the other settings contradict, and lets modifiers and numbers step back that would change nothing now: another one of their group counts, one
 * cancels them, a state excludes them, or nothing needs the number. Loaded after the first changes, and worked out when nothing
 * else is to be done.
 */
import { anyOf, numeral, type Sayer } from '../../calculator/say.ts';
import { contradictionsIn } from '../../workout/contradictions.ts';
import type { ValueInput } from '../../workout/problem.ts';
import { resolve } from '../../workout/resolve.ts';
import { figuresOf, isUndecided } from '../../workout/rivals.ts';
import { NO_SETTINGS, type Settings, type Situation } from '../../workout/situation.ts';
import { workOut } from '../../workout/evaluator.ts';
import { noticesOf } from './beside.ts';
import { withLaterWords } from './later-words.ts';

/** Longer than this for one result, in milliseconds, and readers would notice. */
const LONGEST = 25;

/** `isCurrent` says whether `situation` is still the one shown. */
export async function stepBack(
  host: ParentNode,
  [sayer, share]: readonly [Sayer, string],
  situation: Situation,
  isCurrent: () => boolean,
): Promise<void> {
  const { problem } = sayer;
  await markContradictions(host, sayer, share, situation);
  await pause();
  const began = performance.now();
  const now = resolve(problem, situation, isUndecided);
  const isSlow = performance.now() - began > LONGEST;
  const before = figuresOf(now);
  const isKnown = now.starts.some(({ odds, value }) =>
    [value, ...Object.values(odds)].some((one) => one?.type === 'known'),
  );
  const isIdle = (changed: Situation) =>
    figuresOf(resolve(problem, changed, isUndecided)) === before;
  for (const form of host.querySelectorAll<HTMLElement>('[data-stage]')) {
    const key = form.dataset['stage'] ?? '';
    const own = situation.stages[key] ?? NO_SETTINGS;
    const withOwn = (settings: Settings): Situation => ({
      ...situation,
      stages: { ...situation.stages, [key]: settings },
    });
    for (const tick of form.querySelectorAll<HTMLInputElement>(
      '[data-line] [data-with]:not(.vh)',
    )) {
      await pause();
      if (!isCurrent()) return;
      const changes = isSlow || !isKnown || tick.checked || 'only' in tick.dataset;
      const ticked = { ...own, with: [...own.with, tick.dataset['with'] ?? ''] };
      tick.closest('[data-line]')?.classList.toggle('idle', !changes && isIdle(withOwn(ticked)));
    }
    for (const field of form.querySelectorAll<HTMLInputElement>('.number [data-number]')) {
      const name = field.dataset['number'] ?? '';
      const { [name]: _, ...others } = own.values;
      const tried = [
        others,
        ...triedFor(problem.values[name]).map((value) => ({ ...others, [name]: value })),
      ];
      let idle = !isSlow && isKnown;
      for (const values of tried) {
        await pause();
        if (!isCurrent()) return;
        idle &&= isIdle(withOwn({ ...own, values }));
        if (!idle) break;
      }
      field.closest('.number')?.classList.toggle('idle', idle);
    }
  }
}

/** One result at a time, so that a tap is answered between two of them. */
const pause = () => new Promise((done) => setTimeout(done));

/** Says at a field which number the other settings give instead. */
async function markContradictions(
  host: ParentNode,
  sayer: Sayer,
  share: string,
  situation: Situation,
): Promise<void> {
  const found = contradictionsIn(sayer.problem, situation);
  const { say } = await withLaterWords(sayer, found.length > 0 ? share : '');
  const others = found.filter(({ kind }) => kind !== 'differs');
  if (others.length > 0)
    host
      .querySelector('[data-part=notices]')
      ?.replaceChildren(
        ...noticesOf([...workOut(sayer.problem, situation).refused, ...others], { ...sayer, say }),
      );
  for (const field of host.querySelectorAll<HTMLInputElement>('[data-stage] [data-number]')) {
    const { dataset, parentElement: place } = field;
    const stage = field.closest<HTMLElement>('[data-stage]')?.dataset['stage'];
    const one = found.find(
      (other) =>
        other.kind === 'differs' && other.stage === stage && other.name === dataset['number'],
    );
    const numbers = one?.kind === 'differs' ? one.otherwise : [];
    const n = anyOf(
      numbers.map((given) => numeral(given, say)),
      say,
    );
    field.title = n && say('work.row-changed', { n });
    if (n) place?.setAttribute('data-changed', field.title);
    else place?.removeAttribute('data-changed');
  }
}

/** Numbers that would show that a value matters: its limits, those of most games, and those entered most often. */
const triedFor = ({ atLeast = -6, atMost = 40, common = [] }: Partial<ValueInput> = {}) => [
  ...new Set([atLeast, ...common, ...TRIED.filter((one) => atLeast < one && one < atMost), atMost]),
];
const TRIED = [0, 1, 2, 3, 5, 8, 12, 20];
