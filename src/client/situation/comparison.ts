/**
 * Compares two situations: the saved one, the current one, and the difference. Loaded on demand.
 */
import type { Exact, Result } from '../../workout/result.ts';
import type { Situation } from '../../workout/situation.ts';
import { percent } from '../../workout/odds.ts';
import { chanceInWords } from '../../view/odds-words.ts';
import { headline } from '../../view/situation-bar.ts';
import { element } from '../dom.ts';
import { outcomeAt } from './odds-panel.ts';
import type { Sayer } from './odds-table.ts';
import { circumstancesOf } from './sentence.ts';
import { oddsGrid } from './tables.ts';

interface Shown {
  situation: Situation;
  result: Result;
}

export function comparison(kept: Shown, now: Shown, sayer: Sayer): HTMLElement {
  const { say } = sayer;
  const needs = [kept, now].map(({ result: { starts } }) =>
    starts[0] ? (headline(starts[0], sayer) ?? '–') : '–',
  );
  const keys = Object.keys({ ...kept.result.odds, ...now.result.odds });
  const button = (act: string, name: string) =>
    element('button', { type: 'button', class: 'button', 'data-do': act }, name);
  return element(
    'section',
    { class: 'compared' },
    oddsGrid(
      say('work.compare'),
      [
        say('work.outcome'),
        `${say('work.kept')}: ${circumstancesOf(kept.situation, sayer)}`,
        `${say('work.now')}: ${circumstancesOf(now.situation, sayer)}`,
        say('work.compare-difference'),
      ],
      [
        { head: say('mod.need'), cells: [...needs, ''] },
        ...keys.map((key) => {
          const [was, is] = [kept.result.odds[key], now.result.odds[key]];
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
  return (change > 0 ? '+' : '−') + size;
}
