/** Why a modifier was put aside, or is only one of those that may apply. */
import type { ModifierInput } from '../../workout/problem.ts';
import { nameOf, type Words } from '../say.ts';

/** Another modifier cancels it, the rule of its group, or a number or state that contradicts it. */
export type Aside =
  | { by: 'cancelled'; name: string }
  | { by: NonNullable<ModifierInput['combine']>; group: string }
  | { by: 'contradicted' };

/** Where the rules or a player decide which members of a group apply. */
export function openChoice(
  modifier: ModifierInput,
  counted: readonly ModifierInput[],
  words: Words,
): { aside?: Aside } {
  const others = counted.filter((one) => one !== modifier);
  const aside = ruleOf(modifier, others, words);
  return aside ? { aside } : {};
}

/** The rule of its group, if another member of it is among `others`. */
const ruleOf = (
  { group, combine }: ModifierInput,
  others: readonly ModifierInput[],
  { texts }: Words,
): Aside | undefined =>
  combine !== undefined && group !== undefined && others.some((one) => one.group === group)
    ? { by: combine, group: nameOf(texts, group) }
    : undefined;

export function asideOf(
  modifier: ModifierInput,
  counted: readonly ModifierInput[],
  words: Words,
): Aside {
  const by = counted.find(({ cancels = [] }) => cancels.includes(modifier.id));
  if (by) return { by: 'cancelled', name: nameOf(words.texts, by.address) };
  // Where nobody knows whether they combine, none is put aside for the others.
  const rule = modifier.combine === 'unknown' ? undefined : ruleOf(modifier, counted, words);
  return rule ?? { by: 'contradicted' };
}
