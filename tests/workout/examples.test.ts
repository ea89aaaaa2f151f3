/**
 * Every worked example of the rules has its stated result, through its problem and through its
 * link.
 */
import { describe, expect, it } from 'vitest';
import { problemAt, rulebook } from './rules.ts';
import { reduced } from '../../src/workout/odds.ts';
import { situationOf } from '../../src/workout/build/example.ts';
import { readSituation } from '../../src/workout/link.ts';
import { queryForStart, writeSituation } from '../../src/workout/write-link.ts';
import { problemOf } from '../../src/workout/build/problem-of.ts';
import { resolve } from '../../src/workout/resolve.ts';
import type { Chance, Possible, StageResult } from '../../src/workout/result.ts';
import type { Example } from '../../schemas/types.d.ts';

const examples = rulebook.rulesets.flatMap((ruleset) =>
  ruleset.entries.flatMap((entry) =>
    (entry.data.examples ?? []).flatMap((example) =>
      example.target !== undefined && example.expect
        ? [{ ruleset, example, name: `${ruleset.id}/${entry.address}#${example.id}` }]
        : [],
    ),
  ),
);

const number = (possible: Possible<number> | undefined): unknown =>
  possible?.type === 'known' ? possible.value : possible;
const odds = (chance: Chance | undefined): unknown =>
  chance?.type === 'known' ? reduced(chance.value) : chance;

/** Reduces fractions of throws: `10/36` → `5/18`. */
function lowest(text: string): string {
  const [count = 0, of = 1] = text.split('/').map(Number);
  for (let by = of; by > 1; by--)
    if (count % by === 0 && of % by === 0) return `${count / by}/${of / by}`;
  return `${count}/${of}`;
}

function shown(result: StageResult, what: string, example: Example): unknown {
  if (what === 'target')
    return result.target?.type === 'known' ? result.target.value.number : undefined;
  if (what === 'needs')
    return result.target?.type === 'known' ? result.target.value.number : undefined;
  if (what === 'success') return odds(result.success);
  if (what === 'outcome' && example.dice)
    return result.board?.find(({ faces }) => String(faces) === String(example.dice))?.outcome;
  if (what === 'outcome')
    return result.outcomes.find((outcome) => odds(outcome.odds) === '1/1')?.id;
  const outcome = result.outcomes.find(({ id }) => id === what);
  return outcome ? odds(outcome.odds) : number(result.value);
}

describe('worked examples', () => {
  it('are many', () => expect(examples.length).toBeGreaterThan(70));

  it.each(examples)('$name', ({ ruleset, example }) => {
    // It states who is selected with these dice, so there is nothing left to calculate.
    if ('selected' in (example.expect ?? {})) return;
    const entry = ruleset.entries.find(({ address }) => address === example.target?.split('#')[0]);
    const problem = entry && problemOf(ruleset, entry);
    if (!problem) throw new Error(`${example.target} has no problem`);
    const set = situationOf(problem, example);
    if (!set) throw new Error('no situation');
    const link = writeSituation(problem, set);
    const { situation, notices } = readSituation(problem, `?${link}`);
    expect(notices).toEqual([]);
    expect(writeSituation(problem, situation)).toBe(link);
    const result = resolve(problem, situation);
    expect(result.refused).toEqual([]);
    const start = result.starts.find(
      ({ stage }) => problem.stages[stage]?.address === example.target,
    );
    const ways = start ? [start] : result.starts;
    for (const [what, expected] of Object.entries(example.expect ?? {})) {
      const written =
        typeof expected === 'string' && expected.includes('/') ? lowest(expected) : expected;
      expect(ways.map((way) => shown(way, what, example))).toContainEqual(written);
    }
  });
});

describe('an example of one of several rolls', () => {
  const problem = problemAt('bolt-action', 'tables/vehicle-damage');
  const example = { id: 'x', text: { en: '', pl: '', ja: '' }, target: 'tables/vehicle-damage' };
  it.each(['superficial', 'full', 'massive'])('starts with the roll it names: %s', (way) => {
    const situation = situationOf(problem, { ...example, way });
    expect(Object.keys(situation?.stages ?? {})).toEqual([way]);
    const query = queryForStart(problem, way);
    expect(readSituation(problem, query)).toMatchObject({ notices: [] });
    expect(readSituation(problem, query).start).toBe(way === 'superficial' ? undefined : way);
  });
  it('is shown by its link, also beside a roll that comes first', () => {
    const start = (query: string) => readSituation(problem, query).start;
    expect(start('full.with=open-topped-full')).toBe('full');
    expect(start('with=open-topped-superficial&full.with=open-topped-full')).toBe('superficial');
    expect(start('')).toBeUndefined();
  });
});
