/** What a page says before its target is entered. */
import { expect, it } from 'vitest';
import { problemOf } from '../../src/workout/build/problem-of.ts';
import { readSituation } from '../../src/workout/link.ts';
import { resolve } from '../../src/workout/resolve.ts';
import { rulebook } from './rules.ts';

function targetOf(link: string): string {
  const ruleset = rulebook.rulesets.find(({ id }) => id === 'bolt-action');
  const entry = ruleset?.entries.find(({ address }) => address === 'modifiers/morale-check');
  const problem = ruleset && entry && problemOf(ruleset, entry);
  if (!problem) throw new Error('no problem');
  const target = resolve(problem, readSituation(problem, link).situation).starts[0]?.target;
  return target?.type === 'known' ? String(target.value.number) : String(target?.type);
}

it('needs no number while the target is missing, although 11 and 12 always fail', () => {
  expect(targetOf('')).not.toBe('11');
  expect(targetOf('morale=9')).toBe('9');
});
