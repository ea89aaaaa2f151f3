/** What an example of a roll or value lacks, so that it has no result. */
import type { Calculation } from '../../arithmetic/calculate.ts';
import { boundsIn } from '../../arithmetic/conditions.ts';
import type { GroupRule, Library, ModifierSet } from '../../arithmetic/library.ts';
import { numbersIn } from '../../workout/stages/lacking.ts';
import type { Example, When } from '../../../schemas/types.d.ts';
import type { Reason } from './recompute.ts';

/** Numbers; or modifiers of which one has to be chosen; or nothing that an example can give. No names: a finding of its own. */
export function lackingIn(
  { missing, undecided }: Calculation,
  { target = '', given = {} }: Pick<Example, 'target' | 'given'>,
  { rolls, sets }: Library,
): Reason {
  const named = missing.filter((name) => name !== '');
  if (named.length > 0) return { kind: 'missing', names: named };
  const roll = rolls.get(target);
  const { outcomes = [] } = roll ?? sets.get(target)?.value ?? {};
  const tests = outcomes.flatMap(({ when = [] }) => when);
  const open = (read: When): string[] =>
    [...new Set(numbersIn(read, roll?.faces))].filter((name) => !(name in given));
  if (undecided.length > 0) return ofModifiers(undecided, [...sets.values()], open);
  const ofOutcomes = roll?.diceFrom ? [] : open([...(roll?.pool?.success ?? []), ...tests]);
  if (ofOutcomes.length > 0) return { kind: 'missing', names: ofOutcomes };
  const isAimless =
    roll?.target === undefined && tests.flatMap(boundsIn).some(({ bound }) => bound === 'target');
  return isAimless || outcomes.at(-1)?.when ? ELSEWHERE : { kind: 'no-odds', names: [] };
}

/** Of modifiers that are not decided: the numbers that they compare, or all of a group of which one is chosen every time. */
function ofModifiers(
  undecided: readonly string[],
  sets: readonly ModifierSet[],
  open: (read: When) => string[],
): Reason {
  const modifiers = sets.flatMap((set) => set.modifiers).filter(({ id }) => undecided.includes(id));
  const names = open(modifiers.flatMap(({ when = [] }) => when));
  if (names.length > 0) return { kind: 'missing', names };
  const isChosen = ({ id, always, combine }: GroupRule) =>
    always && combine === 'unique' && modifiers.some(({ group }) => group === id);
  return sets.some(({ groups = [] }) => groups.some(isChosen))
    ? { kind: 'not-chosen', names: undecided }
    : ELSEWHERE;
}

const ELSEWHERE: Reason = { kind: 'missing', names: [] };
