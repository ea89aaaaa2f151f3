/** A value that is worked out but not rolled: what it is made of, its limits, and what follows from it. */
import type { Path } from '../../diagnostics/diagnostic.ts';
import type { Entry } from '../../model/entries.ts';
import { longListOf } from '../../i18n/format.ts';
import { rounding } from '../../notation/show.ts';
import { unitOf } from '../../notation/units.ts';
import type { Amount, ValueSet } from '../../../schemas/types.d.ts';
import { boundLine } from '../../wording/conditions.ts';
import { lowered } from '../../wording/heading.ts';
import { limitLines } from '../../wording/limits.ts';
import type { Reader } from '../context.ts';
import { outcomeView, type OutcomeView } from './rolls.ts';

export interface ValueView {
  /** `TK# = Basic To Kill number − AF; maximum 12` */
  line: string;
  outcomes: OutcomeView[];
}

/**
 * `path` leads from the root of the entry's file to the value. `fixed`: no modifier changes it, so
 * that what it starts from is the value itself.
 */
export function valueView(
  { name: id, base, round, atMost, atLeast, outcomes = [] }: ValueSet,
  entry: Entry,
  path: Path,
  reader: Reader,
  fixed = false,
): ValueView {
  const { t, name, language, ruleset } = reader;
  const value = name(id);
  const unit = unitOf(ruleset.values.find((one) => one.id === id) ?? {}, language);
  // A number of its own has its unit; those of other values have theirs.
  const line = (amount: Amount) =>
    `${boundLine(amount, reader, undefined)}${typeof amount === 'number' ? unit : ''}`;
  const start = () => ({ value, amount: line(base) });
  return {
    line: longListOf(
      [
        base === id
          ? t('value.start-own', { value: lowered(value, reader) })
          : t(fixed ? 'value.equals' : 'value.start', start()),
        ...(round === undefined ? [] : [rounding(round, language)]),
        ...limitLines({ atMost, atLeast }, reader, line),
      ],
      language,
    ),
    outcomes: outcomes.map((outcome, index) =>
      outcomeView(outcome, entry, [...path, 'outcomes', index], reader),
    ),
  };
}

/**
 * Why a value needs no calculator, because nothing follows from it and no number changes it: the
 * sources do not give its number, or another number is taken over as it is.
 */
export function whyNothingToCalculate(entry: Entry): 'unknown' | 'taken-over' | undefined {
  if (entry.kind !== 'modifiers' || !entry.data.value) return undefined;
  const { value, modifiers } = entry.data;
  if (value.next || value.outcomes) return undefined;
  const isName = ({ change }: (typeof modifiers)[number]) =>
    change.add === 'unknown' || (typeof change.set === 'string' && change.add === undefined);
  if (!modifiers.every(isName)) return undefined;
  const isUnknown = modifiers.every(({ change: { add, set } }) => (add ?? set) === 'unknown');
  return isUnknown ? 'unknown' : 'taken-over';
}
