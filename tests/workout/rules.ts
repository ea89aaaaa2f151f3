/** The published rulesets, whose own values are tested here. */
import { readRulebook } from '../../src/rulebook.ts';
import { problemOf } from '../../src/workout/build/problem-of.ts';
import type { Problem } from '../../src/workout/problem.ts';

const { rulebook: read } = readRulebook(undefined, { lenient: true });
if (!read) throw new Error('The rules cannot be read');
export const rulebook = read;

/** A game with every feature of the schema that changes a result. */
const [proving] =
  readRulebook('tests/fixtures/every-feature', { lenient: true }).rulebook?.rulesets ?? [];
if (!proving) throw new Error('The fixture game cannot be read');
export const everyFeature = proving;

/** The problem of an entry of the rules. Throws if it has none. */
export function problemAt(id: string, address: string): Problem {
  const ruleset = rulebook.rulesets.find((one) => one.id === id);
  const entry = ruleset?.entries.find((one) => one.address === address);
  const problem = ruleset && entry && problemOf(ruleset, entry);
  if (!problem) throw new Error(`${id}/${address} has nothing to calculate`);
  return problem;
}
