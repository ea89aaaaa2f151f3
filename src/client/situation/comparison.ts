/**
 * Compares two situations: the saved one, the current one, and the difference.
 */
import type { Exact } from '../../workout/result.ts';
import { resolve } from '../../workout/resolve.ts';
import { isUndecided } from '../../workout/rivals.ts';
import type { Situation } from '../../workout/situation.ts';
import { percent } from '../../workout/odds.ts';
import { chanceInWords } from '../../calculator/odds-words.ts';
import { headline, startOf } from '../../calculator/result-bar.ts';
import { MINUS } from '../../notation/numbers.ts';
import { element } from '../dom.ts';
import type { Shown } from '../../calculator/last-change.ts';
import { outcomeAt } from '../../calculator/signs.ts';
import { resultsBeside } from '../../calculator/chain-answer.ts';
import { averagesOf } from '../../calculator/averages.ts';
import type { Sayer } from '../../calculator/say.ts';
import { circumstancesOf } from '../../calculator/sentence.ts';
import { oddsGrid } from './elements.ts';

/** `active` is the key of the start that is compared. */
export function comparison(
  before: Situation,
  now: Shown,
  active: string,
  sayer: Sayer,
): HTMLElement {
  const { say, problem } = sayer;
  const kept = { situation: before, result: resolve(problem, before, isUndecided) };
  const starts = [kept, now].map(({ result }) => startOf(result, active));
  const needs = starts.map((start) => (start && headline(start, sayer)) ?? '–');
  const [then = {}, after = {}] = starts.map((start) => start?.odds);
  const counted = [kept, now].map((shown, index) => {
    const start = starts[index];
    const averages = start ? averagesOf(start, sayer) : [];
    return new Map([
      ...averages,
      ...resultsBeside(shown, active, sayer).map(([name, text]) => [name, text] as const),
    ]);
  });
  const names = new Set(counted.flatMap((one) => [...one.keys()]));
  const averages = [...names].map((name) => ({
    head: name,
    cells: [...counted.map((one) => one.get(name) ?? '–'), ''],
  }));
  const keys = Object.keys({ ...then, ...after });
  const said = (key: string, { situation }: Shown) =>
    say('work.labelled', { label: say(key), text: circumstancesOf(situation, sayer) });
  const button = (act: string, name: string) =>
    element('button', { type: 'button', class: 'button', 'data-do': act }, name);
  return element(
    'section',
    { class: 'compared' },
    oddsGrid(
      say('work.compare'),
      [
        say('work.outcome'),
        said('work.kept', kept),
        said('work.now', now),
        say('work.compare-difference'),
      ],
      [
        { head: say('mod.need'), cells: [...needs, ''] },
        ...averages,
        ...keys.map((key) => {
          const [was, is] = [then[key], after[key]];
          return {
            head: outcomeAt(key, sayer).full,
            cells: [
              (was && chanceInWords(was, say)) || '–',
              (is && chanceInWords(is, say)) || '–',
              was?.type === 'known' && is?.type === 'known'
                ? points(was.value, is.value, sayer)
                : '',
            ],
          };
        }),
      ],
    ),
    element(
      'p',
      { class: 'tools' },
      button('back', say('work.compare-back')),
      ' ',
      button('stop', say('work.compare-stop')),
    ),
  );
}

/** `−17 %`: in whole percent of all throws. */
function points(was: Exact, now: Exact, { say }: Sayer): string {
  const change = Math.round(percent(now) - percent(was));
  const size = say('work.percent', { n: Math.abs(change) });
  if (change === 0) return size;
  return (change > 0 ? '+' : MINUS) + size;
}
