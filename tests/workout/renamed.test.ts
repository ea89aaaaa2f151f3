/** A link to a situation keeps its meaning when what it names was renamed. */
import { describe, expect, it } from 'vitest';
import { problemFor } from '../../src/view/situation-words.ts';
import { readSituation } from '../../src/workout/link.ts';
import { writeSituation } from '../../src/workout/write-link.ts';
import { renamedIn } from '../../src/workout/renamed.ts';
import { gameWith } from '../view/game-with.ts';
import { rulebook } from './rules.ts';

const problemAt = (id: string, address: string) => {
  const ruleset = rulebook.rulesets.find((one) => one.id === id)!;
  return problemFor(
    ruleset,
    ruleset.entries.find((entry) => entry.address === address)!,
  )!;
};
const toHit = problemAt('bolt-action', 'modifiers/to-hit');

describe('a link with retired names', () => {
  const moved = new Map([
    ['modifiers/to-hit#far-away', ['modifiers/to-hit#long-range']],
    ['terms#dice', ['terms#shots']],
    ['modifiers/harm-roll', ['modifiers/damage-roll']],
    ['modifiers/harm-roll#rate', ['tables/damage-values']],
    // Not of this calculator, split, or a name that something else has now.
    ['modifiers/morale#upset', ['modifiers/morale#shaken']],
    ['modifiers/to-hit#both', ['modifiers/to-hit#soft-cover', 'modifiers/to-hit#long-range']],
    ['modifiers/old#soft-cover', ['modifiers/to-hit#long-range']],
  ]);
  const renamed = renamedIn(toHit, moved);
  it('has those of the calculator that moved to one other', () => {
    expect(renamed).toMatchObject({
      'far-away': 'long-range',
      dice: 'shots',
      'harm-roll': 'damage-roll',
    });
    for (const name of ['upset', 'both', 'soft-cover']) expect(renamed).not.toHaveProperty(name);
  });
  it('is read as one with the names of now, and written so', () => {
    const problem = { ...toHit, renamed };
    const query = (text: string) => {
      const { situation, notices } = readSituation(problem, text);
      return [writeSituation(problem, situation), notices];
    };
    expect(query('with=far-away,soft-cover&dice=3')).toEqual([
      'with=long-range,soft-cover&shots=3',
      [],
    ]);
    expect(query('harm-roll.damage=veteran&2.with=far-away')).toEqual(
      query('damage-roll.damage=veteran&2.with=long-range'),
    );
    // Unchanged where nothing moved.
    expect(readSituation(toHit, 'with=far-away').notices).toHaveLength(1);
  });
});

it('the files of calculators have the moves that are recorded', () => {
  const { ruleset, book } = gameWith({
    changes: [
      {
        on: '2026-11-20',
        moved: {
          'modifiers/to-hit#far': ['modifiers/to-hit#farther'],
          'modifiers/to-hit#farther': ['modifiers/to-hit#long-range'],
        },
      },
    ],
  });
  expect(book.rulesets).toHaveLength(1);
  const entry = ruleset.entries.find(({ address }) => address === 'modifiers/to-hit')!;
  const problem = problemFor(ruleset, entry)!;
  expect(problem.renamed).toEqual({ far: 'long-range', farther: 'long-range' });
});
