/** What a step costs, as the words that players read. */
import { describe, expect, it } from 'vitest';
import type { Step } from '../../schemas/types.d.ts';
import { costWords } from '../../src/wording/costs.ts';
import { gameWith, inEach, LINES, words } from '../view/small-game.ts';

const game = gameWith(LINES);
const said = (cost: NonNullable<Step['cost']>) =>
  Object.values(inEach(game, (reader) => costWords(cost, reader)));

describe('a cost', () => {
  type Cost = NonNullable<Step['cost']>[number];
  it.each<[amount: Cost['amount'], en: string, pl: string, ja: string]>([
    [1, '1 MP', '1 MP', '1MP'],
    [0.5, '½ MP', '½ MP', '½MP'],
    ['D6', 'D6 MP', 'K6 MP', 'D6 MP'],
    ['morale', 'Morale MP', 'Morale MP', '士気 MP'],
    ['movement-left', 'all remaining MP', 'wszystkie niewydane MP', '残りの全MP'],
    [{ each: 2, per: 'hex-cost' }, '2 × cost of the hex', '2 × koszt pola', 'ヘクスのコストの2倍'],
    [
      { each: 1, per: 'hexsides' },
      '1 MP per hexside',
      '1 MP za każdy bok',
      'ヘクスサイドごとに1MP',
    ],
    [{ each: 2, per: 'morale' }, '2 × Morale MP', '2 × Morale MP', '2 × 士気 MP'],
    [{ per: 'morale' }, 'Morale MP', 'Morale MP', '士気 MP'],
    [[1, 'morale'], '1 + Morale MP', '1 + Morale MP', '1 + 士気 MP'],
  ])('of %j', (amount, ...lines) => {
    expect(said([{ resource: 'movement', amount }])).toEqual(lines);
  });
  it('of several things', () => {
    const cost: Cost[] = [
      { resource: 'movement', amount: 1 },
      { resource: 'movement', amount: 'hex-cost' },
    ];
    expect(said(cost)).toEqual([
      '1 MP and cost of the hex',
      '1 MP i koszt pola',
      '1MPとヘクスのコスト',
    ]);
  });
  it('in own words', () => {
    const cost: Cost[] = [{ resource: 'movement', amount: 1, text: words('1 MP if < 6″') }];
    expect(said(cost)[0]).toBe('1 MP if < 6″');
  });
});
