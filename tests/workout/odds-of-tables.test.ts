/** The page of a table that finds a number by several things shows the odds of the roll that needs it, once all is entered. */
import { describe, expect, it } from 'vitest';
import { stageView } from '../../src/calculator/stage.ts';
import { readRulebook } from '../../src/rulebook.ts';
import { reduced } from '../../src/workout/odds.ts';
import { calculated } from '../view/calculated.ts';
import { everyFeature } from './rules.ts';

const book = readRulebook('tests/fixtures/games', { lenient: true }).rulebook!;
const march = book.rulesets.find(({ id }) => id === 'cinder-march')!;

function at(ruleset: typeof march, address: string, link: string) {
  const { words, result, notices } = calculated({ ruleset, book }, address, link);
  const { problem } = words;
  const roll = result.starts.find(({ stage }) => problem.stages[stage]?.type === 'roll');
  const asked = problem.starts.map((key) => {
    const { numbers, states } = stageView(key, words);
    return [...states, ...numbers].map(({ name }) => name).join(', ');
  });
  return {
    notices,
    asked,
    needed: roll?.target?.type === 'known' ? roll.target.value.number : undefined,
    success: roll?.success?.type === 'known' ? reduced(roll.success.value) : roll?.success?.type,
  };
}

describe('a table of weapons and ranges', () => {
  it('asks for both once', () =>
    expect(at(march, 'tables/hits', '').asked).toEqual(['Weapon, Range', 'Needed to hit, Shots']));
  it.each([
    ['weapon=bow&range=15', 4, '1/2'],
    ['weapon=bow&range=50', 5, '1/3'],
    ['weapon=fire-pot&range=8', 3, '2/3'],
    ['weapon=fire-pot&range=8&shooting.with=cover', 4, '1/2'],
  ])('shows the odds: %s', (link, needed, success) =>
    expect(at(march, 'tables/hits', link)).toMatchObject({ notices: [], needed, success }),
  );
  it('shows none where a thing is missing', () =>
    expect(at(march, 'tables/hits', 'weapon=bow')).toMatchObject({ success: 'missing' }));
});

it('a table read by a word and two numbers shows the odds, too', () => {
  const { asked, ...rest } = at(everyFeature, 'tables/leaps', 'footing=firm&gap=3&speed=8');
  expect(rest).toEqual({ notices: [], needed: 3, success: '2/3' });
  expect(asked[0]).toBe('Footing, Gap, Speed');
});
