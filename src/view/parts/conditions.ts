/**
 * Conditions for readers: `modified roll ≥ target number`,
 * `the unit is GO, and the unit is not Pinned`.
 */
import { isDicePattern } from '../../notation/reserved-names.ts';
import { anyOf, lowerFirst, neitherOf } from '../../i18n/format.ts';
import { find } from '../../model/find.ts';
import { amount } from '../../notation/show.ts';
import type { Amount, Names, Outcome, Roll, Test, When } from '../../../schemas/types.d.ts';
import type { Reader } from '../context.ts';

/** The tests of a condition in one line. `roll` is the roll that reserved names refer to. */
export function conditionLine(when: When, reader: Reader, roll?: Roll): string {
  return when
    .map((test) => testLine(test, reader, roll))
    .reduce((a, b) => reader.t('test.and', { a, b }));
}

function testLine(test: Test, reader: Reader, roll: Roll | undefined): string {
  return [
    ...comparisons(test, reader, roll),
    ...(test.is === undefined ? [] : [isLine(test.subject, listed(test.is), reader, roll)]),
    ...(test.not === undefined ? [] : [isNotLine(test.subject, listed(test.not), reader, roll)]),
  ].reduce((a, b) => reader.t('test.and', { a, b }));
}

const listed = (names: Names): readonly string[] => (typeof names === 'string' ? [names] : names);

const COMPARISONS = ['equals', 'above', 'atLeast', 'below', 'atMost'] as const;

function comparisons(test: Test, reader: Reader, roll: Roll | undefined): string[] {
  const { t } = reader;
  if (COMPARISONS.every((key) => test[key] === undefined)) return [];
  const subject = numberName(test.subject, reader, roll);
  const show = (value: Amount) =>
    amount(value, reader.language, (name) => numberName(name, reader, roll));
  const { above, atLeast: least, atMost: most } = test;
  if (typeof least === 'number' && typeof most === 'number')
    return [t('test.range', { subject, from: show(least), to: show(most) })];
  if (above !== undefined && most !== undefined)
    return [t('test.between', { subject, above: show(above), atMost: show(most) })];
  return COMPARISONS.flatMap((key) => {
    const bound = test[key];
    return bound === undefined ? [] : [t(`test.${key}`, { subject, amount: show(bound) })];
  });
}

function isLine(of: string, names: readonly string[], reader: Reader, roll?: Roll): string {
  const { t, language } = reader;
  const [only] = names;
  if (isDicePattern(only)) return t(`test.${only}`);
  if (only === 'winner' || only === 'loser') return t(`test.${only}`);
  if (only === 'none') return t('test.none', { subject: thingName(of, reader) });
  if (of === 'outcome')
    return t('test.outcome', { names: anyOf(outcomeNames(names, reader, roll), language) });
  return t('test.is', {
    subject: subjectName(of, reader),
    names: anyOf(namesOf(names, reader), language),
  });
}

function isNotLine(of: string, names: readonly string[], reader: Reader, roll?: Roll): string {
  const { t, language } = reader;
  const [only] = names;
  if (only === 'doubles') return t('test.not-doubles');
  if (only === 'none') return t('test.some', { subject: thingName(of, reader) });
  if (of === 'outcome')
    return t('test.outcome-not', { names: anyOf(outcomeNames(names, reader, roll), language) });
  const subject = subjectName(of, reader);
  return t(names.length === 1 ? 'test.is-not' : 'test.is-none-of', {
    subject,
    names: neitherOf(namesOf(names, reader), language),
  });
}

const STATES = ['self-rally', 'underlined-morale', 'acted'] as const;

const namesOf = (names: readonly string[], reader: Reader): string[] =>
  names.map((id) => stateName(id, reader));

/**
 * The words after “is”. Markers keep their name; terms are common nouns, and a few have a special
 * form here.
 */
function stateName(id: string, { name, ruleset, t }: Reader): string {
  const state = STATES.find((known) => known === id);
  if (state) return t(`state.${state}`);
  const isTerm = ruleset.terms.some((term) => term.id === id);
  return isTerm ? lowerFirst(name(id)) : name(id);
}

/** A role is a common noun: `the firer`, `strzelający`. Markers and terms keep their name. */
function subjectName(of: string, reader: Reader): string {
  const name = thingName(of, reader);
  return reader.language === 'en' && isRole(of, reader) ? `the ${name}` : name;
}

const thingName = (of: string, reader: Reader): string =>
  isRole(of, reader) ? lowerFirst(reader.name(of)) : reader.name(of);

const isRole = (name: string, { ruleset }: Reader): boolean =>
  ruleset.values.some(({ id, role }) => id === name && role === true);

/**
 * The meaning of a name in a comparison. `target` is always the target number here, even if the
 * unit shot at has the same name.
 */
function numberName(name: string, reader: Reader, roll: Roll | undefined): string {
  const { t } = reader;
  switch (name) {
    case 'roll':
      return t(roll?.modifies === 'roll' ? 'reserved.roll' : 'reserved.roll.plain');
    case 'natural':
      return t('reserved.natural');
    case 'base':
      return t('reserved.base');
    case 'target':
      return targetName(roll, reader);
    case 'red':
    case 'white':
      return t(`roll.face.${name}`);
    default:
      return reader.name(name);
  }
}

/** The target number: the name of its value, or else `target number`. */
function targetName(roll: Roll | undefined, reader: Reader): string {
  const target = roll?.target;
  const named = typeof target === 'string' && reader.ruleset.values.some(({ id }) => id === target);
  return named ? reader.name(target) : reader.t('reserved.target');
}

/** Outcomes by their titles in the roll. */
function outcomeNames(names: readonly string[], reader: Reader, roll: Roll | undefined): string[] {
  const known = new Map(
    [...allOutcomes(reader), ...outcomesOf(roll, reader)].map(({ id, title }) => [id, title]),
  );
  return names.map((id) => {
    const title = known.get(id);
    return title ? reader.plain(title) : reader.name(id);
  });
}

/** Its own outcomes, and those of the rolls that it checks or shares dice with, which a condition means first. */
function outcomesOf(roll: Roll | undefined, { ruleset }: Reader): readonly Outcome[] {
  const others = [...(roll?.diceFrom ?? []), ...(roll?.check === undefined ? [] : [roll.check])];
  const checked = others.flatMap((address) => {
    const target = find(ruleset, address);
    return target?.type === 'entry' ? rollOutcomes(target.part?.data ?? target.entry.data) : [];
  });
  return [...(roll?.outcomes ?? []), ...checked];
}

const allOutcomes = ({ ruleset }: Reader): readonly Outcome[] =>
  ruleset.entries.flatMap(({ data, parts }) =>
    [data, ...parts.map((part) => part.data)].flatMap(rollOutcomes),
  );

function rollOutcomes(holder: object): readonly Outcome[] {
  const { roll }: { roll?: Roll } = holder;
  return roll?.outcomes ?? [];
}
