/** A changed condition in words: what must or must not be there, and the numbers it compares. */
import { isDeepStrictEqual } from 'node:util';
import { anyOf, lowerFirst, withAddition } from '../i18n/format.ts';
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
 * `Exceptions (weapon): vehicle gun → vehicle weapon`, `Condition: none → damage value ≥ 6`. Tests that both sides have are left
 * out; of names that changed all are said, because what is new alone would read as if there had been none.
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
    ...keys.map((key) => namesChanged(key, named, wording)),
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

/** Whose names they are is always said: a rule speaks of several things. */
function namesChanged(key: string, sides: readonly Test[][], wording: Wording): ChangedTest {
  const { t, name, language } = wording;
  const [subject = '', how] = key.split(' ');
  const [was, now] = sides.map((tests) => {
    const names = tests.flatMap((test) =>
      test.subject === subject ? [test[how === 'is' ? 'is' : 'not'] ?? []].flat() : [],
    );
    if (names.length === 0) return undefined;
    const isMarked = (ids: readonly string[]) => areCounters(ids, wording);
    const marked = (said: string) => t('field.when.marked', { names: said });
    const areAll = isMarked(names);
    // A counter has one name, alone and among other things.
    const said = names.map((id) => {
      const own = stateName(id, wording);
      return !areAll && isMarked([id]) ? marked(own) : own;
    });
    return areAll ? marked(anyOf(said, language)) : anyOf(said, language);
  });
  const label = t(how === 'is' ? 'field.when' : 'field.when.not');
  return { what: withAddition(label, lowerFirst(name(subject), language), language), was, now };
}
