/** Why an example cannot be computed, and what to do, in words. */
import { asCode, either, list, meant, plural } from '../../diagnostics/phrase.ts';
import { nearMatch } from '../../text/near-match.ts';
import type { WrongNumber } from './given.ts';
import type { Reason } from './recompute.ts';
import { ELSEWHERE } from './results-of.ts';

/** Behind names that are not given: what the tables find them by. */
export const BY = '|by|';

/** What is wrong in an example, whatever it computes to. */
export interface Fault {
  kind:
    | Reason['kind']
    | WrongNumber['kind']
    | 'no-number'
    | 'no-expect'
    | 'no-target'
    | 'unread'
    | 'unnamed'
    | 'joins'
    | 'not-looked-up'
    | 'beyond-table'
    | 'not-on-die'
    | 'left-out';
  names: readonly string[];
}

export const BEGINNINGS: Partial<Record<Fault['kind'], string>> = {
  unread: 'The example gives more than it needs',
  unnamed: 'The example leaves out a modifier',
  below: 'The example has a number that cannot be',
  above: 'The example has a number that cannot be',
  'looked-up': 'The example contradicts a table',
};

export const REASONS: Record<
  Fault['kind'],
  { message: (names: readonly string[], what: string) => string; hint: string }
> = {
  'no-sum': {
    message: ([of = '']) => `${asCode(of)} has no roll and no value.`,
    hint: 'Set `target` to a modifier set, roll or table, or omit `expect` to make the example text-only.',
  },
  'other-circumstance': {
    message: (names) => `${list(names)} is not a modifier of this roll or value.`,
    hint: 'Use modifiers of this set, or of a set that applies to it.',
  },
  exclusive: {
    message: (names) => `${list(names)} cannot apply together.`,
    hint: 'Omit one, or correct `combine` of the group.',
  },
  joins: {
    message: ([joining = '', ...names]) =>
      `with what is given, ${list(joining.split(','))} applies, too, and excludes ${list(names)}.`,
    hint: 'Correct the `when` or the `group` of the modifier that the example does not name, or what is `given`.',
  },
  'not-looked-up': {
    message: (names) => `${list(names.slice(0, names.indexOf(BY)))} is not given.`,
    hint: 'Add under `given` what its table finds it by, or its value.',
  },
  'beyond-table': {
    message: ([name = '', ...tables]) =>
      `${list(tables)} has no ${asCode(name)} for what is given.`,
    hint: 'Correct the numbers and words under `given`, or add the row to the table. What lies beyond it is said in words alone: omit `expect`.',
  },
  contradicted: {
    message: (names) => `${list(names)} is not satisfied by the given values.`,
    hint: 'Correct `given`, or omit the modifier.',
  },
  unknown: {
    message: (names) => `the rules do not say how much ${list(names)} is.`,
    hint: 'Omit `expect`: the result is not known.',
  },
  'impossible-dice': {
    message: ([dice = '', written, number]) =>
      number === undefined
        ? `${asCode(dice)} cannot roll this.`
        : `${asCode(dice)} is ${number === '1' ? '1 die' : `${number} dice`}, and \`dice\` has ${plural(Number(written), 'number')}.`,
    hint: 'Write one number for each die that is rolled.',
  },
  'not-on-die': {
    message: ([number = '', sides = '']) => `${asCode(number)} is not on a ${asCode(`D${sides}`)}.`,
    hint: 'Write what the die shows: 1 to its number of sides, before anything is added.',
  },
  'dice-of-sides': {
    message: ([written = '', number = '', ...sides]) =>
      `\`dice\` has ${written}, but all sides together throw ${number}: ${inOrder(sides)}.`,
    hint: 'Write what every die showed, one side after the other.',
  },
  tie: {
    message: ([ties = '']) =>
      ties === 'again'
        ? 'this throw is a tie, which is rolled again.'
        : 'this throw is a tie, and the rules do not say who wins it.',
    hint: 'Give dice that are no tie, or omit the expectation.',
  },
  'too-many-ways': {
    message: () => 'the rules leave too much open here to calculate every result.',
    hint: 'Use fewer modifiers whose combination is open, or omit `expect`.',
  },
  missing: {
    message: (names) => `${list(names)} is not given.`,
    hint: 'Add its value under `given`.',
  },
  'not-chosen': {
    message: (names) => `one of ${list(names)} has to apply, and none is named.`,
    hint: 'Name in `with` the one that applies.',
  },
  'no-odds': {
    message: (_, what) => `${asCode(what)} cannot be known from these rules.`,
    hint: 'Omit `expect`: say it in the text alone.',
  },
  'no-such-word': {
    message: (_, what) => `no table finds a row by ${asCode(what)}.`,
    hint: '',
  },
  'no-number': {
    message: ([name = ''], what) => `${asCode(name)} is a number, and ${asCode(what)} is a word.`,
    hint: 'Write it in digits.',
  },
  unread: {
    message: ([name = '']) => `nothing depends on ${asCode(name)}.`,
    hint: 'Remove it, or say in the text what it is.',
  },
  unnamed: {
    message: ([name = ''], what) =>
      `${asCode(what)} is given, so ${asCode(name)} applies, which is not in ${asCode('with')}.`,
    hint: 'Name the modifier in `with`, or leave this out of `given`. If it applies at every roll, write `always: true` at the modifier.',
  },
  below: {
    message: ([least = ''], what) => `${asCode(what)} is less than it can be: at least ${least}.`,
    hint: 'Correct the number. What its value can be stands in `values.yaml`.',
  },
  above: {
    message: ([most = ''], what) => `${asCode(what)} is more than it can be: at most ${most}.`,
    hint: 'Correct the number. What its value can be stands in `values.yaml`.',
  },
  'looked-up': {
    message: ([table = '', number = ''], what) =>
      `it has ${asCode(what)}, but ${asCode(table)} gives ${asCode(number)} for its other numbers.`,
    hint: 'Write what the table gives, or correct what it is looked up with.',
  },
  'no-expect': {
    message: (_, what) => `it has ${asCode(what)}, but no \`expect\`.`,
    hint: 'Add `expect` with the result, or omit `given`, `with` and `dice`.',
  },
  'no-target': {
    message: () => 'it has `expect`, but no `target`.',
    hint: 'Add `target`, the address of what it shows, or omit `expect`.',
  },
  'no-dice': {
    message: (_, what) => `${asCode(what)} depends on dice.`,
    hint: 'Add the rolled numbers under `dice`.',
  },
  'other-target': {
    message: ([target = ''], what) => `${asCode(target)} does not give ${asCode(what)}.`,
    hint: 'Set `target` to what gives it.',
  },
  'not-of-table': {
    message: ([table = ''], what) => `${asCode(table)} gives no ${asCode(what)}.`,
    hint: 'Expect what the table gives.',
  },
  'by-title': {
    message: () => 'readers choose a row of this table by its title, which no value of `given` is.',
    hint: 'Name the row in `target`.',
  },
  'several-rolls': {
    message: (names, what) => `the rolls ${list(names)} give other odds of ${asCode(what)}.`,
    hint: 'Name one of them in `way`.',
  },
  'not-found': {
    message: (_, what) => `the given values do not select a single cell for ${asCode(what)}.`,
    hint: 'Under `given`, write a value for each column with `match` and each subject of a `when` above the columns, so that they lead to one row and one column. What lies beyond the table is said in words alone: omit `expect`.',
  },
  'no-success': {
    message: () => 'no outcome of the roll is a success.',
    hint: 'Add `success: true` to the outcome that succeeds.',
  },
  'left-out': {
    message: () => 'a part that it needs cannot be read.',
    hint: 'Correct what `target` names and what that is worked out from, or omit `expect`.',
  },
  'no-such-result': {
    message: (_, what) => `there is no result with the name ${asCode(what)}.`,
    hint: 'Expect what the target gives.',
  },
};

/** What to do that the names of the fault say. */
const OF_NAMES: Partial<Record<Fault['kind'], (names: readonly string[], what: string) => string>> =
  {
    'not-of-table': ([, ...others]) => tableHint(others),
    'no-such-word': (words) => `Use one of ${list(words)}.`,
  };

/** What gives the value that the target does not give is named, if one thing does. */
export function hintOf(
  { kind, names: [name = '', ...others] }: Fault,
  target = '',
  what = '',
): string {
  const own = OF_NAMES[kind]?.([name, ...others], what);
  if (own !== undefined) return own;
  if (kind === 'no-such-result') return resultHint([name, ...others], what, target);
  if (kind === 'by-title')
    return `Name the row in ${asCode('target')}, such as ${asCode(`${target}#${name}`)}.`;
  const [, digits] =
    kind === 'no-number' ? (/^[+≥]?(-?\d+)\s*(?:[+%″"]|\p{L}+)?$/u.exec(what) ?? []) : [];
  if (digits !== undefined) return `Write ${asCode(digits)}: the number alone.`;
  const ofTarget = kind === 'no-sum' ? noSumHint(target) : undefined;
  if (ofTarget !== undefined) return ofTarget;
  const keys = others.slice(others.indexOf(BY) + 1);
  if (kind === 'not-looked-up' && keys.length > 0)
    return `Add under ${asCode('given')} what its table finds it by, ${list(keys)}, or its value.`;
  const again = kind === 'impossible-dice' && /\b(?:explode|extra) ([\d.]+)/.exec(name);
  if (again)
    return `Write one number for each die that is rolled, and one more after each ${asCode(again[1] ?? '')}: the die that it gives.`;
  return kind === 'other-target' && others.length > 0
    ? `Set ${asCode('target')} to ${either(others)}.`
    : REASONS[kind].hint;
}

/** What to do about a target without a result: a cell of a table, or modifiers that change nothing of their own. */
function noSumHint(target: string): string | undefined {
  const row = /^(tables\/[^#]+#[^.]+)\.(.+)$/.exec(target);
  if (row) return `Write ${asCode(row[1] ?? '')}: the columns are named in ${asCode('expect')}.`;
  return /^modifiers\/[^#]+$/.test(target)
    ? `${asCode(target)} changes no roll or value of its own. Give it ${asCode('roll')} or ${asCode('value')}; or name in its ${asCode('appliesTo')} what it changes, and let the example have that as its ${asCode('target')}.`
    : undefined;
}

/** For each side how many and whose, in order; of sides that are alike, how many of each. */
function inOrder(sides: readonly string[]): string {
  const [first = [], ...others] = sides.map((side) => side.split(' '));
  const said = ([number = '', name = '']: readonly string[], of: string) =>
    `${number} ${of} ${asCode(name)}`;
  return others.every((other) => other.join() === first.join())
    ? said(first, 'of each')
    : [first, ...others].map((side) => said(side, 'of')).join(', then ');
}

/** How many names a hint lists. */
const MOST = 8;
const some = (names: readonly string[]): string =>
  names.length > MOST ? `${names.slice(0, MOST).map(asCode).join(', ')} …` : list(names);

function tableHint(given: readonly string[]): string {
  const others = given.filter((name) => name !== 'outcome');
  const outcome = `Expect ${asCode('outcome')}, the id of what the ${asCode('dice')} of the example lead to`;
  if (others.length === 0) return `${outcome}.`;
  return others.length < given.length
    ? `${outcome}, or by name a value or the odds of a row: ${some(others)}.`
    : `Expect one of ${some(others)}.`;
}

/** `a, b|modifiers/c`: what the target gives, and where the other is given. */
function resultHint(names: readonly string[], what: string, target: string): string {
  const at = names.indexOf(ELSEWHERE);
  const [own, others] = [names.slice(0, at), names.slice(at + 1)];
  const isOfRoll = others.includes(target) && own.includes('needs');
  if (isOfRoll)
    return `${asCode(what)} is what the roll of ${asCode(target)} is compared with: write ${asCode('needs')} for the number that the dice have to show, or ${asCode('target')}.`;
  const near = nearMatch(what, own);
  if (near !== undefined) return meant(near) ?? '';
  const elsewhere =
    others.length > 0
      ? ` It is given by ${list(others)}: an example of it has that as its ${asCode('target')}.`
      : '';
  return `Expect one of ${some(own)}${own.length > MOST ? '' : '.'}${elsewhere}`;
}
