/** The numbers that the dice, the outcomes and the conditions of what follows name, after the modifiers of their own sets. */
import { afterOwnSets } from '../../arithmetic/own-sets.ts';
import { knownFrom, type Known } from '../../arithmetic/situation.ts';
import { arithmeticOf } from './given.ts';
import type { At } from './stage.ts';

/** What is known at a stage: the attacks after a frenzy that adds one. `more` are numbers that are given, too. */
export function afterOwn(
  { problem, stage, facts, library }: Pick<At, 'problem' | 'stage' | 'facts' | 'library'>,
  more: Readonly<Record<string, number>> = {},
): Known {
  const situation = arithmeticOf({ ...facts, numbers: { ...facts.numbers, ...more } });
  const known = knownFrom(situation);
  const roll = problem.rolls[stage.address];
  const ways = Object.values(stage.next ?? {}).flat();
  const tests = ways.map(({ when = [] }) => ({ modifier: { when } }));
  return roll ? afterOwnSets(roll, tests, known, situation, library).known : known;
}
