/** A changed condition in words: what it newly applies to or no longer applies to, and the numbers it compares. */
import { isDeepStrictEqual } from 'node:util';
import { anyOf, listOf, lowerFirst, withAddition } from '../i18n/format.ts';
import { isDicePattern } from '../notation/reserved-names.ts';
import { areCounters, conditionLine, stateName } from '../wording/conditions.ts';
import type { Wording } from '../wording/wording.ts';
import type { Test, When } from '../../schemas/types.d.ts';

/** What names a line, and its two sides; a side that says nothing is undefined. */
export interface ChangedTest {
  what: string;
  was: string | undefined;
  now: string | undefined;
}

/**
 * `Exceptions: vehicle gun → vehicle weapon`, `Condition: none → damage value ≥ 6`. Tests and names that both sides have
 * are left out.
 */
export function changedCondition(was: unknown, now: unknown, wording: Wording): ChangedTest[] {
  const [old, current] = [testsIn(was), testsIn(now)];
  const onlyIn = (own: When, other: When) =>
    own.filter((test) => !other.some((one) => isDeepStrictEqual(one, test)));
  const sides = [onlyIn(old, current), onlyIn(current, old)] as const;
  const [oldLine, line] = sides.map((tests) => {
    const compared = tests.filter((test) => !isNamed(test));
    return compared.length === 0 ? undefined : conditionLine(compared, wording);
  });
  const named = sides.map((tests) => tests.filter(isNamed));
  const keys = [...new Set(named.flat().flatMap(keysOf))];
  return [
    ...keys.map((key) => {
      const isOne = keys.filter((other) => howOf(other) === howOf(key)).length === 1;
      return namesChanged(key, isOne, named, wording);
    }),
    { what: wording.t('field.when'), was: oldLine, now: line },
  ];
}

const testsIn = (value: unknown): When =>
  value === undefined ? [] : ([value].flat() as Test[] as unknown as When);

/** Whether a test asks what something is, not for a number, a pattern of the dice or an outcome. */
const isNamed = ({ subject, is, not }: Test): boolean =>
  subject !== 'outcome' &&
  subject !== 'natural' &&
  (is !== undefined || not !== undefined) &&
  ![is, not].flat().some((name) => isDicePattern(name) || RESULTS.has(name ?? ''));

const RESULTS = new Set(['winner', 'loser', 'none']);

/** `weapon not`: one line for each thing and each way it is asked. */
const keysOf = ({ subject, is, not }: Test): string[] => [
  ...(is === undefined ? [] : [`${subject} is`]),
  ...(not === undefined ? [] : [`${subject} not`]),
];

const howOf = (key: string): string | undefined => key.split(' ')[1];

function namesChanged(
  key: string,
  isOne: boolean,
  sides: readonly Test[][],
  wording: Wording,
): ChangedTest {
  const { t, name, language } = wording;
  const [subject, how] = key.split(' ') as [string, 'is' | 'not'];
  const [old = [], current = []] = sides.map((tests) =>
    tests.filter((test) => test.subject === subject).flatMap((test) => [test[how] ?? []].flat()),
  );
  const say = (names: readonly string[], others: readonly string[]) => {
    const own = names.filter((id) => !others.includes(id));
    if (own.length === 0) return how === 'is' ? t('field.when.any') : undefined;
    const isMarked = areCounters(own, wording);
    const isOnly = how === 'is' && others.length === 0;
    const said = (isOnly || isMarked ? anyOf : listOf)(
      own.map((id) => stateName(id, wording)),
      language,
    );
    return isMarked ? t('field.when.marked', { names: said }) : said;
  };
  return {
    // The name of the rule says what it is about, unless two things change in this way.
    what: isOne
      ? t(`field.when.${how}`)
      : withAddition(t(`field.when.${how}`), lowerFirst(name(subject), language), language),
    was: say(old, current),
    now: say(current, old),
  };
}
