/**
 * Conditions for readers: `modified roll ≥ target number`,
 * `the unit is GO, and the unit is not Pinned`.
 */
import { COMPARISONS } from '../notation/comparisons.ts';
import { isDicePattern } from '../notation/reserved-names.ts';
import { anyOf, lowerFirst, neitherOf } from '../i18n/format.ts';
import { find } from '../model/find.ts';
import { amount } from '../notation/show.ts';
import type { Amount, Names, Outcome, Roll, Test, When } from '../../schemas/types.d.ts';
import type { Wording } from './wording.ts';

/** The tests of a condition in one line. `roll` is the roll that reserved names refer to. */
export function conditionLine(when: When, wording: Wording, roll?: Roll): string {
  return when
    .map((test) => testLine(test, wording, roll))
    .reduce((a, b) => wording.t('test.and', { a, b }));
}

function testLine(test: Test, wording: Wording, roll: Roll | undefined): string {
  return [
    ...comparisons(test, wording, roll),
    ...(test.is === undefined ? [] : [isLine(test.subject, listed(test.is), wording, roll)]),
    ...(test.not === undefined ? [] : [isNotLine(test.subject, listed(test.not), wording, roll)]),
  ].reduce((a, b) => wording.t('test.and', { a, b }));
}

const listed = (names: Names): readonly string[] => (typeof names === 'string' ? [names] : names);

function comparisons(test: Test, wording: Wording, roll: Roll | undefined): string[] {
  const { t } = wording;
  if (COMPARISONS.every(({ field }) => test[field] === undefined)) return [];
  const subject = numberName(test.subject, wording, roll);
  const show = (value: Amount) =>
    amount(value, wording.language, (name) => numberName(name, wording, roll));
  const { above, atLeast, atMost } = test;
  if (typeof atLeast === 'number' && typeof atMost === 'number')
    return [t('test.range', { subject, from: show(atLeast), to: show(atMost) })];
  if (above !== undefined && atMost !== undefined)
    return [t('test.between', { subject, above: show(above), atMost: show(atMost) })];
  return COMPARISONS.flatMap(({ field }) => {
    const bound = test[field];
    return bound === undefined ? [] : [t(`test.${field}`, { subject, amount: show(bound) })];
  });
}

function isLine(subject: string, names: readonly string[], wording: Wording, roll?: Roll): string {
  const { t, language } = wording;
  const [only] = names;
  if (isDicePattern(only)) return t(`test.${only}`);
  if (only === 'winner' || only === 'loser') return t(`test.${only}`);
  if (only === 'none') return t('test.none', { subject: thingName(subject, wording) });
  if (subject === 'outcome')
    return t('test.outcome', { names: anyOf(outcomeNames(names, wording, roll), language) });
  return t('test.is', {
    subject: subjectName(subject, wording),
    names: anyOf(namesOf(names, wording), language),
  });
}

function isNotLine(
  subject: string,
  names: readonly string[],
  wording: Wording,
  roll?: Roll,
): string {
  const { t, language } = wording;
  const [only] = names;
  if (only === 'doubles') return t('test.not-doubles');
  if (only === 'none') return t('test.some', { subject: thingName(subject, wording) });
  if (subject === 'outcome')
    return t('test.outcome-not', { names: anyOf(outcomeNames(names, wording, roll), language) });
  return t(names.length === 1 ? 'test.is-not' : 'test.is-none-of', {
    subject: subjectName(subject, wording),
    names: neitherOf(namesOf(names, wording), language),
  });
}

const namesOf = (names: readonly string[], wording: Wording): string[] =>
  names.map((id) => stateName(id, wording));

/** The words after “is”. Markers keep their name; terms are common nouns, or say in the data how they are put here. */
function stateName(id: string, { name, ruleset, plain }: Wording): string {
  const term = ruleset.terms.find((one) => one.id === id);
  if (term?.asState) return plain(term.asState);
  return term ? lowerFirst(name(id)) : name(id);
}

/** A role is a common noun: `the firer`, `strzelający`. Markers and terms keep their name. */
function subjectName(subject: string, wording: Wording): string {
  const name = thingName(subject, wording);
  return wording.language === 'en' && isRole(subject, wording) ? `the ${name}` : name;
}

const thingName = (subject: string, wording: Wording): string =>
  isRole(subject, wording) ? lowerFirst(wording.name(subject)) : wording.name(subject);

const isRole = (name: string, { ruleset }: Wording): boolean =>
  ruleset.values.some(({ id, role }) => id === name && role === true);

/**
 * The meaning of a name in a comparison. `target` is always the target number here, even if the
 * unit shot at has the same name.
 */
function numberName(name: string, wording: Wording, roll: Roll | undefined): string {
  const { t } = wording;
  switch (name) {
    case 'roll':
      return t(roll?.modifies === 'roll' ? 'reserved.roll' : 'reserved.roll.plain');
    case 'natural':
      return t('reserved.natural');
    case 'base':
      return t('reserved.base');
    case 'target':
      return targetName(roll, wording);
    case 'red':
    case 'white':
      return t(`roll.face.${name}`);
    default:
      return wording.name(name);
  }
}

/** The target number: the name of its value, or else `target number`. */
function targetName(roll: Roll | undefined, wording: Wording): string {
  const target = roll?.target;
  const named =
    typeof target === 'string' && wording.ruleset.values.some(({ id }) => id === target);
  return named ? wording.name(target) : wording.t('reserved.target');
}

/** Outcomes by their titles in the roll. */
function outcomeNames(
  names: readonly string[],
  wording: Wording,
  roll: Roll | undefined,
): string[] {
  const known = new Map(
    [...allOutcomes(wording), ...outcomesOf(roll, wording)].map(({ id, title }) => [id, title]),
  );
  return names.map((id) => {
    const title = known.get(id);
    return title ? wording.plain(title) : wording.name(id);
  });
}

/** Its own outcomes, and those of the rolls that it checks or shares dice with, which a condition means first. */
function outcomesOf(roll: Roll | undefined, { ruleset }: Wording): readonly Outcome[] {
  const others = [...(roll?.diceFrom ?? []), ...(roll?.check === undefined ? [] : [roll.check])];
  const checked = others.flatMap((address) => {
    const target = find(ruleset, address);
    return target?.type === 'entry' ? rollOutcomes(target.part?.data ?? target.entry.data) : [];
  });
  return [...(roll?.outcomes ?? []), ...checked];
}

const allOutcomes = ({ ruleset }: Wording): readonly Outcome[] =>
  ruleset.entries.flatMap(({ data, parts }) =>
    [data, ...parts.map((part) => part.data)].flatMap(rollOutcomes),
  );

function rollOutcomes(holder: object): readonly Outcome[] {
  const { roll }: { roll?: Roll } = holder;
  return roll?.outcomes ?? [];
}
