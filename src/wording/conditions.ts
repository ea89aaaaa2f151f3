/**
 * Conditions for readers: `modified roll ≥ target number`,
 * `the unit is GO, and the unit is not Pinned`.
 */
import { lowerWord } from './heading.ts';
import { COMPARISONS } from '../notation/comparisons.ts';
import { isDicePattern } from '../notation/reserved-names.ts';
import { anyOf, listOf, lowerFirst, neitherOf, quoted, withAddition } from '../i18n/format.ts';
import { find } from '../model/find.ts';
import { amount } from '../notation/show.ts';
import { isObject } from '../schema/guards.ts';
import type { Amount, Names, Outcome, Roll, Test, Text, When } from '../../schemas/types.d.ts';
import type { Wording } from './wording.ts';

/**
 * The words of a condition; undefined without one. Numbers and dice are put into words here, and what something is, by the
 * words of the data if it has them.
 */
export function conditionOf(
  { when, whenText }: { when?: When; whenText?: Text },
  wording: Wording,
  roll?: Roll,
): string | undefined {
  if (when === undefined) return undefined;
  if (!whenText) return conditionLine(when, wording, roll);
  const compared = withoutImplied(when, wording).filter(
    (test) => isCompared(test) || isDicePattern([test.is].flat()[0]),
  );
  return listOf(
    [...compared.map((test) => testLine(test, wording, roll)), wording.plain(whenText)],
    wording.language,
  );
}

/** The tests of a condition in one line. `roll` is the roll that reserved names refer to. */
export function conditionLine(when: When, wording: Wording, roll?: Roll): string {
  return withoutImplied(when, wording)
    .map((test) => testLine(test, wording, roll))
    .reduce((a, b) => wording.t('test.and', { a, b }));
}

/** Without `roll > morale` where `roll > morale + ELR` stands beside it, and the ELR is never negative. */
function withoutImplied(when: When, { ruleset }: Wording): Test[] {
  const isAddition = (term: unknown) =>
    typeof term === 'number'
      ? term >= 0
      : (ruleset.values.find(({ id }) => id === term)?.atLeast ?? -1) >= 0;
  const implies = ({ above }: Test, bound: Amount) =>
    Array.isArray(above) && above[0] === bound && above.slice(1).every(isAddition);
  return when.filter(
    ({ subject, above }) =>
      above === undefined ||
      !when.some((other) => other.subject === subject && implies(other, above)),
  );
}

/** Of a single test of what something is: the names alone, `direct fire`; undefined for any other condition. */
export function conditionNames([test, ...others]: When, wording: Wording): string | undefined {
  if (test?.is === undefined || others.length > 0 || test.not !== undefined || isCompared(test))
    return undefined;
  return anyOf(namesOf(listed(test.is), wording), wording.language);
}

function testLine(test: Test, wording: Wording, roll: Roll | undefined): string {
  return [
    ...comparisons(test, wording, roll),
    ...(test.is === undefined ? [] : [isLine(test.subject, listed(test.is), wording, roll)]),
    ...(test.not === undefined ? [] : [isNotLine(test.subject, listed(test.not), wording, roll)]),
  ].reduce((a, b) => wording.t('test.and', { a, b }));
}

const listed = (names: Names): readonly string[] => (typeof names === 'string' ? [names] : names);

const isCompared = (test: Test): boolean =>
  COMPARISONS.some(({ field }) => test[field] !== undefined);

function comparisons(test: Test, wording: Wording, roll: Roll | undefined): string[] {
  const { t } = wording;
  if (!isCompared(test)) return [];
  const subject = numberName(test.subject, wording, roll);
  const show = (value: Amount) => boundLine(value, wording, roll);
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

/** The other side of a comparison: `3`, `R#`, `target number`; a part or a multiple says whether modifiers change what it is of. */
export const boundLine = (bound: Amount, wording: Wording, roll: Roll | undefined): string =>
  amount(bound, wording.language, (name) =>
    name === 'target' && isObject(bound) && roll?.modifies === 'target'
      ? modifiedTarget(roll, wording)
      : numberName(name, wording, roll),
  );

function modifiedTarget(roll: Roll, wording: Wording): string {
  const name = targetName(roll, wording);
  const words = wording.t('why.modified', { name });
  return words.startsWith(name) ? words : lowerFirst(words, wording.language);
}

function isLine(subject: string, names: readonly string[], wording: Wording, roll?: Roll): string {
  const { t, language } = wording;
  const [only] = names;
  if (isDicePattern(only)) return t(`test.${only}`);
  if (only === 'winner' || only === 'loser')
    return typeof roll?.contest?.each === 'object'
      ? withAddition(t(`test.${only}`), wording.name(subject), language)
      : t(`test.${only}`);
  if (subject === 'natural')
    return t('test.symbol', { names: anyOf(symbolNames(names, wording, roll), language) });
  if (only === 'none') return t('test.none', { subject: thingName(subject, wording) });
  if (subject === 'outcome')
    return t('test.outcome', { names: anyOf(outcomeNames(names, wording, roll), language) });
  return t(areCounters(names, wording) ? 'test.marked' : 'test.is', {
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
  if (subject === 'natural')
    return t('test.symbol-not', { names: anyOf(symbolNames(names, wording, roll), language) });
  if (only === 'none') return t('test.some', { subject: thingName(subject, wording) });
  if (subject === 'outcome')
    return t('test.outcome-not', { names: anyOf(outcomeNames(names, wording, roll), language) });
  const isMarked = areCounters(names, wording);
  const isNot = names.length === 1 ? 'test.is-not' : 'test.is-none-of';
  return t(isMarked ? 'test.not-marked' : isNot, {
    subject: subjectName(subject, wording),
    names: (isMarked ? anyOf : neitherOf)(namesOf(names, wording), language),
  });
}

/** Whether all are counters that are called so, `Prep Fire counter`; a stackable one has the name of a thing: `Pin marker`. */
export const areCounters = (names: readonly string[], { ruleset }: Wording): boolean =>
  names.every((name) =>
    ruleset.markers.some(
      ({ id, type, stackable }) => id === name && type === 'counter' && !stackable,
    ),
  );

const namesOf = (names: readonly string[], wording: Wording): string[] =>
  names.map((id) => stateName(id, wording));

/** The words after “is”. Markers keep their name; terms are common nouns, or say in the data how they are put here. */
export function stateName(id: string, { name, ruleset, plain, language }: Wording): string {
  const term = ruleset.terms.find((one) => one.id === id);
  if (term?.asState) return plain(term.asState);
  return term ? lowerWord(name(id), language) : name(id);
}

/** A role is a common noun: `the firer`, `strzelający`. Markers and terms keep their name. */
function subjectName(subject: string, wording: Wording): string {
  const name = thingName(subject, wording);
  return wording.language === 'en' && isRole(subject, wording) ? `the ${name}` : name;
}

const thingName = (subject: string, wording: Wording): string =>
  isRole(subject, wording)
    ? lowerFirst(wording.name(subject), wording.language)
    : wording.name(subject);

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
      return roll?.modifies === 'roll'
        ? (rollName('modified', roll, wording) ?? t('reserved.roll'))
        : t('reserved.roll.plain');
    case 'natural':
      return rollName('natural', roll, wording) ?? t('reserved.natural');
    case 'successes':
      return t('reserved.successes');
    case 'margin':
      return t('reserved.margin');
    case 'base':
      return t('reserved.base');
    case 'target':
      return targetName(roll, wording);
    case 'red':
    case 'white':
      return t(`roll.face.${name}`);
    default:
      return valueName(name, wording);
  }
}

/** `damage value`: in the middle of a line, a name of ordinary words has no capital; `TH#` and `Kill Number` keep theirs. */
function valueName(name: string, { ruleset, name: nameOf, language }: Wording): string {
  const value = ruleset.values.find(({ id }) => id === name);
  const words = nameOf(name);
  return value?.abbreviation || /\p{Lu}/u.test(words.slice(1))
    ? words
    : lowerFirst(words, language);
}

/** `Original DR`: what players of the game call a roll with these dice before or after modifiers. */
export function rollName(
  which: 'natural' | 'modified',
  roll: Roll | undefined,
  { ruleset, rollNames, plain }: Wording,
): string | undefined {
  const shared = roll?.diceFrom?.[0] ?? roll?.check;
  const target = shared === undefined ? undefined : find(ruleset, shared);
  const thrown = target?.type === 'entry' ? rollOf(target.part?.data ?? target.entry.data) : roll;
  const dice = roll?.dice ?? thrown?.dice;
  const names = rollNames.find((one) => one.dice === dice);
  return names && plain(names[which]);
}

/** The target number: the name of its value, or else `target number`. */
function targetName(roll: Roll | undefined, wording: Wording): string {
  const target = roll?.target;
  const named =
    typeof target === 'string' && wording.ruleset.values.some(({ id }) => id === target);
  return named ? valueName(target, wording) : wording.t('reserved.target');
}

/** Symbols of the die by their titles in the roll. */
const symbolNames = (
  names: readonly string[],
  { plain, language }: Wording,
  roll: Roll | undefined,
): string[] =>
  names.map((id) => {
    const symbol = roll?.symbols?.find((one) => one.id === id);
    return quoted(symbol ? plain(symbol.title) : id, language);
  });

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
    return quoted(title ? wording.plain(title) : wording.name(id), wording.language);
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

const rollOutcomes = (holder: object): readonly Outcome[] => rollOf(holder)?.outcomes ?? [];

function rollOf(holder: object): Roll | undefined {
  const { roll }: { roll?: Roll } = holder;
  return roll;
}
