/**
 * Compares two situations: the saved one, the current one, and the difference.
 */
import type { Exact } from '../../workout/result.ts';
import { percent } from '../../workout/odds.ts';
import { chanceInWords } from '../../calculator/odds-words.ts';
import { headline } from '../../calculator/result-bar.ts';
import { MINUS } from '../../notation/numbers.ts';
import { element } from '../dom.ts';
import type { Shown } from '../../calculator/last-change.ts';
import { outcomeAt } from '../../calculator/signs.ts';
import type { Sayer } from '../../calculator/say.ts';
import { circumstancesOf } from '../../calculator/sentence.ts';
import { oddsGrid } from './elements.ts';

export function comparison(kept: Shown, now: Shown, sayer: Sayer): HTMLElement {
  const { say } = sayer;
  const needs = [kept, now].map(({ result: { starts } }) =>
    starts[0] ? (headline(starts[0], sayer) ?? '–') : '–',
  );
  const keys = Object.keys({ ...kept.result.odds, ...now.result.odds });
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
  return (change > 0 ? '+' : MINUS) + size;
}
