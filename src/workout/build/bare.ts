/** Removes texts from the data for calculations, so that it is small enough for a page. */
import type { ModifierRule, ModifierSet, OutcomeRule, RollRule } from '../../arithmetic/library.ts';
import type { Amount } from '../../../schemas/types.d.ts';
import { unknownAmount } from '../stages/lacking.ts';
import type { Address } from '../problem.ts';

/** `page` is the address of the entry with the parts. A group that only has a heading is no matter of the arithmetic. */
export function bareSet(set: ModifierSet, page: Address): ModifierSet {
  const groups = (set.groups ?? [])
    .map((group) => pick(group, ['id', 'combine', 'always', 'when']))
    .filter((group) => Object.keys(group).length > 1);
  const isKept = (group?: string) => groups.some(({ id }) => id === group);
  return {
    modifiers: set.modifiers.map(({ group, ...modifier }) =>
      bareModifier({ ...modifier, ...(isKept(group) && { group }) }, page),
    ),
    ...(groups.length > 0 && { groups }),
    ...(set.value && {
      value: {
        ...pick(set.value, ['name', 'base', 'round', 'atLeast', 'atMost']),
        ...(set.value.outcomes && { outcomes: set.value.outcomes.map(bareOutcome) }),
      },
    }),
    ...pick(set, ['appliesTo', 'except']),
  };
}

export const bareModifier = (modifier: ModifierRule, page: Address): ModifierRule => {
  const { add, set, dice, shift } = modifier.change;
  const at = `${page}#${modifier.id}`;
  return {
    ...pick(modifier, [
      'id',
      'group',
      'when',
      'onlyWith',
      'oneSide',
      'unknownWhen',
      'unchangedWhen',
      'round',
      'cancels',
      'always',
      'side',
    ]),
    change: {
      ...modifier.change,
      ...(add !== undefined && { add: named(add, at) }),
      ...(set !== undefined && { set: named(set, at) }),
      ...(dice !== undefined && { dice: named(dice, at) }),
      ...(shift && { shift: { ...shift, columns: named(shift.columns, at) } }),
    },
  };
};

/**
 * `at` explains why its target is unknown; `page` has the statement about results beyond the dice.
 */
export const bareRoll = (roll: RollRule, at: Address, page: Address): RollRule => ({
  ...pick(roll, ['dice', 'faces', 'diceFrom', 'check', 'modifies', 'contest', 'times', 'pool']),
  ...(roll.target !== undefined && { target: named(roll.target, at) }),
  ...(roll.beyondDice !== undefined && { beyondDice: `${page}#${roll.beyondDice}` }),
  outcomes: roll.outcomes.map(bareOutcome),
  ...(roll.symbols && { symbols: roll.symbols.map((symbol) => pick(symbol, ['id', 'on'])) }),
});

const bareOutcome = (outcome: OutcomeRule) => pick(outcome, ['id', 'when', 'success', 'prevents']);

/** Gives an amount that is unknown in the sources a name that no input can have. */
function named(amount: Amount, at: Address): Amount {
  if (amount === 'unknown') return unknownAmount(at);
  return Array.isArray(amount) ? amount.map((part) => named(part, at)) : amount;
}

function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(
    keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]]),
  ) as Pick<T, K>;
}
