/** Words of rolls, such as `roll` and `winner`, where a test cannot use them: what it means instead. */
import { boundsIn } from '../../arithmetic/conditions.ts';
import { asCode } from '../../diagnostics/phrase.ts';
import { isDicePattern, MISSING_NAMES, ROLL_NAMES } from '../../notation/reserved-names.ts';
import { nearMatch } from '../../text/near-match.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import type { Test } from '../../../schemas/types.d.ts';

/** All names that need no declaration. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([...ROLL_NAMES, ...MISSING_NAMES]);

/** What one side of a contest is. */
export const SIDES: ReadonlySet<string> = new Set(['winner', 'loser']);

/** Words of a roll that stand for a number. */
export const NUMBERS: ReadonlySet<string> = new Set([
  'roll',
  'natural',
  'target',
  'base',
  'successes',
  'margin',
]);
/** Those of the names that are words of the roll itself, where a value or what a test is about is named. */
export const wordsOfRoll = (what: string, names: readonly string[]): string[] =>
  names.filter(
    (name) =>
      (what.startsWith('value') && NUMBERS.has(name)) ||
      (what === 'value or role' && (name === 'outcome' || name === 'dice')),
  );
/** What a roll leads to or shows; it is said to be something. */
const SHOWN: ReadonlySet<string> = new Set(['outcome', 'natural']);

interface Misused {
  name: string;
  path: Path;
  place: 'subject' | 'state';
  remedy: string;
}

/** The first word of a test that says nothing there. A word that the ruleset declares itself is its own. */
export function misusedIn(
  test: Test,
  path: Path,
  declared: ReadonlySet<string>,
  roles: ReadonlySet<string>,
): Misused | undefined {
  const isOwn = (name: string) => !RESERVED_NAMES.has(name) || declared.has(name);
  const { subject } = test;
  const subjectPath = [...path, 'subject'];
  if (SIDES.has(subject) && !isOwn(subject))
    return { name: subject, path: subjectPath, place: 'subject', remedy: sideHint(test, roles) };
  for (const field of ['is', 'not'] as const) {
    const names = [test[field] ?? []].flat();
    const wrong = names.findIndex((name, at) => !isOwn(name) && !isState(name, at, field));
    const name = names[wrong];
    if (name === undefined) continue;
    const at = typeof test[field] === 'string' ? [...path, field] : [...path, field, wrong];
    return { name, path: at, place: 'state', remedy: stateHint(name, subject, field) };
  }
  const ofDice = declared.has('doubles') ? undefined : doublesHint(test);
  if (ofDice !== undefined)
    return { name: subject, path: subjectPath, place: 'subject', remedy: ofDice };
  if (isOwn(subject)) return undefined;
  const [first] = [test.is ?? []].flat();
  const isSaid =
    isDicePattern(first) || (first !== undefined && SIDES.has(first)) || SHOWN.has(subject);
  const isCompared = boundsIn(test).length > 0;
  const states = test.is !== undefined || test.not !== undefined;
  if (isCompared ? NUMBERS.has(subject) : !states || isSaid || isPatternLeftOut(test))
    return undefined;
  return {
    name: subject,
    path: subjectPath,
    place: 'subject',
    remedy: isCompared
      ? `Name what is compared, such as ${asCode('roll')}.`
      : `Name the role of which this is said. To compare a number, write ${asCode('atLeast')}, ${asCode('atMost')} or ${asCode('equals')} in place of ${asCode('is')}.`,
  };
}

/** `{ subject: natural, is: doubles }` */
const doublesHint = ({ subject, is, not }: Test): string | undefined => {
  const said = [is ?? [], not ?? []].flat();
  const write = asCode(`{ subject: dice, ${is === undefined ? 'not' : 'is'}: doubles }`);
  if (subject === 'dice' && (said.includes('double') || said.includes('pair')))
    return `Write ${write}.`;
  return NUMBERS.has(subject) && said.includes('doubles')
    ? `Doubles are of the dice, not of their sum: write ${write}.`
    : undefined;
};

/** `not: doubles` */
const isPatternLeftOut = ({ is, not }: Test): boolean =>
  is === undefined && isDicePattern([not ?? []].flat()[0]);

/** Whether something can be said to be, or not to be, this. */
const isState = (name: string, at: number, field: 'is' | 'not'): boolean =>
  at === 0 &&
  (name === 'none' ||
    (field === 'is' ? isDicePattern(name) || SIDES.has(name) : name === 'doubles'));

function stateHint(name: string, subject: string, field: string): string {
  if (NUMBERS.has(name))
    return `To compare a number, write ${asCode(`{ subject: ${subject}, atLeast: ${name} }`)}, or ${asCode('atMost')}, ${asCode('above')}, ${asCode('below')} or ${asCode('equals')}.`;
  return `This word cannot stand in ${asCode(field)}${SIDES.has(name) ? ': say which side is the other' : ', or not beside others'}.`;
}

/** `{ subject: winner, is: attacker }` → `{ subject: attacker, is: winner }` */
function sideHint(test: Test, roles: ReadonlySet<string>): string {
  const [written = ''] = [test.is ?? []].flat();
  const own = [...roles].filter((role) => !RESERVED_NAMES.has(role));
  const role = roles.has(written) ? written : (nearMatch(written, own) ?? own[0] ?? 'attacker');
  return `Name the role, and say that it is the ${test.subject}: ${asCode(`{ subject: ${role}, is: ${test.subject} }`)}.`;
}
