/**
 * Several dice at once: the chances of exactly and of at least k, with the average last, because it
 * misleads.
 */
import { atLeast } from '../../workout/distribution.ts';
import type { Counts } from '../../workout/result.ts';
import { decimal, percentInWords } from '../../calculator/odds-words.ts';
import { element } from '../dom.ts';
import { outcomeAt } from '../../calculator/signs.ts';
import type { Sayer } from '../../calculator/say.ts';
import { oddsGrid } from './elements.ts';

/** For every outcome that is a success. */
export function countsSection({ outcomes }: Counts, sayer: Sayer): HTMLElement {
  const { say } = sayer;
  const tables = Object.entries(outcomes).flatMap(([key, counted]) => {
    const { success, name } = outcomeAt(key, sayer);
    if (counted.type !== 'known' || !success) return [];
    const { exactly, average } = counted.value;
    const more = atLeast(exactly);
    const grid = oddsGrid(
      say('work.dice-of', { outcome: name, n: exactly.length - 1 }),
      [say('work.dice-number'), say('work.exactly'), say('work.at-least')],
      exactly.map((chance, number) => ({
        head: String(number),
        cells: [
          percentInWords(chance, say),
          number === 0 ? '–' : percentInWords(more[number] ?? chance, say),
        ],
      })),
    );
    grid.dataset['counts'] = key;
    return [grid, element('p', { class: 'note' }, say('work.expected', { n: decimal(average) }))];
  });
  return element('div', { class: 'several' }, ...tables);
}
