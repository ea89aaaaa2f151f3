/** Computes the expected results of examples from the data and compares them. */
import { pageIn } from '../model/address.ts';
import { isLong, parseFraction, percentOf } from '../arithmetic/fraction.ts';
import { libraryOf } from '../arithmetic/library-of.ts';
import type { Library } from '../arithmetic/library.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import { writtenIn } from '../i18n/text.ts';
import { cellNamed } from '../model/cell-amounts.ts';
import type { Entry, RulesetData } from '../model/entries.ts';
import { figuresOf } from '../notation/figures-in-text.ts';
import { defineCheck } from './check.ts';
import { list, asCode } from '../diagnostics/phrase.ts';
import {
  recompute,
  type Computed,
  type Expected,
  type Reason,
} from './worked-example/recompute.ts';
import { wrongNumber, type WrongNumber } from './worked-example/given.ts';
import type { Example } from '../../schemas/types.d.ts';

export const workedExample = defineCheck({
  code: 'worked-example',
  scope: 'ruleset',
  severity: 'error',
  message: (a: { what: string } & ({ written: string; computed: string } | { why: Fault })) =>
    'why' in a
      ? `${BEGINNINGS[a.why.kind] ?? 'The example cannot be computed'}: ${REASONS[a.why.kind].message(a.why.names, a.what)}`
      : `The example says ${asCode(a.what)} is ${asCode(a.written)}, but it computes to ${inWords(a.computed)}.`,
  hint: (a) =>
    'why' in a ? hintOf(a.why) : 'Correct the example, or the value that it is computed from.',
  run: ({ ruleset, names, report }) => {
    const library = libraryOf(ruleset.entries);
    for (const { file, data } of ruleset.entries) {
      for (const [index, example] of (data.examples ?? []).entries()) {
        const inItself = faultIn(example, names.numbers);
        if (inItself) {
          const { path, ...args } = inItself;
          report({ file, path: [...base(index), ...path] }, args);
          continue;
        }
        const wrong = wrongNumber(example, ruleset.values, ruleset.entries);
        if (wrong) {
          const { kind, name, names: known } = wrong;
          report(
            { file, path: [...base(index), 'given', name] },
            { what: `${name}: ${example.given?.[name]}`, why: { kind, names: known } },
          );
          continue;
        }
        if (example.target === undefined || example.expect === undefined) continue;
        // A file that cannot be read has its own finding, and so has an amount whose cell is not found.
        const page = pageIn(example.target);
        if (ruleset.broken.has(page) || lacksCell(ruleset, page)) continue;
        const name = unread(example, library, ruleset.entries);
        if (name !== undefined)
          report(
            { file, path: [...base(index), 'given', name] },
            { what: name, why: { kind: 'unread', names: [name] } },
          );
        let reported: string | undefined;
        for (const [what, written] of Object.entries(example.expect)) {
          const computed = recompute(example, what, library, ruleset.entries);
          if ('why' in computed) {
            // A condition names what no file declares: that is a finding of its own.
            if (computed.why.kind === 'missing' && computed.why.names.length === 0) continue;
            // Each expectation fails for the same reason: it is said once.
            const why = JSON.stringify(computed.why);
            if (why === reported) continue;
            reported = why;
            report(
              { file, path: [...base(index), ...placeOf(computed, what)] },
              { what, why: computed.why },
            );
          } else if (!agrees(written, computed)) {
            report(
              { file, path: [...base(index), 'expect', what] },
              { what, written: asText([written]), computed: asText(computed.results) },
            );
          }
        }
      }
    }
  },
});

const lacksCell = ({ entries }: RulesetData, page: string): boolean =>
  entries
    .find(({ address }) => address === page)
    ?.index.ofShape('Amount')
    .some(({ value }) => cellNamed(value) !== undefined) ?? false;

/** What is wrong in an example, whatever it computes to. */
interface Fault {
  kind: Reason['kind'] | WrongNumber['kind'] | 'no-number' | 'no-expect' | 'no-target' | 'unread';
  names: readonly string[];
}

function faultIn(
  { target, given = {}, with: modifiers, dice, expect }: Example,
  numbers: ReadonlySet<string>,
): { path: Path; what: string; why: Fault } | undefined {
  const [word] = Object.entries(given).filter(
    ([name, value]) => numbers.has(name) && typeof value === 'string',
  );
  if (word) {
    const [name, value] = word;
    return {
      path: ['given', name],
      what: String(value),
      why: { kind: 'no-number', names: [name] },
    };
  }
  if (expect && target === undefined)
    return { path: ['expect'], what: 'target', why: { kind: 'no-target', names: [] } };
  const [needless] = Object.entries({ given, with: modifiers, dice }).filter(
    ([, value]) => value !== undefined && JSON.stringify(value) !== '{}',
  );
  return needless && !expect
    ? { path: [needless[0]], what: needless[0], why: { kind: 'no-expect', names: [] } }
    : undefined;
}

/** Numbers of which some change each result that reads one. */
const OTHERS = [-5, 0, 1, 2, 5, 8, 11, 20, 99];

/** A number under `given` that the text does not say and on which no result depends. */
function unread(example: Example, library: Library, entries: readonly Entry[]): string | undefined {
  const { given = {}, expect = {}, text } = example;
  const [language] = writtenIn(text);
  const said = figuresOf((language && text[language]) ?? '').map(({ figure }) => figure);
  const results = (numbers: Example['given'] = {}): string =>
    JSON.stringify(
      Object.keys(expect).map((what) =>
        recompute({ ...example, given: numbers }, what, library, entries),
      ),
    );
  // Dice that cannot be rolled leave nothing to depend on.
  const cannotRoll = Object.keys(expect).some((what) => {
    const computed = recompute(example, what, library, entries);
    return 'why' in computed && computed.why.kind === 'impossible-dice';
  });
  if (cannotRoll) return undefined;
  const isUnread = (name: string): boolean => {
    const { [name]: _, ...without } = given;
    const others = [without, ...OTHERS.map((number) => ({ ...given, [name]: number }))];
    return others.every((other) => results(other) === results(given));
  };
  return Object.keys(given).find((name) => {
    const written = given[name];
    const isSaid = said.some((figure) => figure.includes(String(Math.abs(Number(written)))));
    return typeof written === 'number' && !isSaid && isUnread(name);
  });
}

const BEGINNINGS: Partial<Record<Fault['kind'], string>> = {
  unread: 'The example gives more than it needs',
  below: 'The example has a number that cannot be',
  above: 'The example has a number that cannot be',
  'looked-up': 'The example contradicts a table',
};

const REASONS: Record<
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
  contradicted: {
    message: (names) => `${list(names)} is not satisfied by the given values.`,
    hint: 'Correct `given`, or omit the modifier.',
  },
  unknown: {
    message: (names) => `the rules do not say how much ${list(names)} is.`,
    hint: 'Omit `expect`: the result is not known.',
  },
  'impossible-dice': {
    message: ([dice = '']) => `${asCode(dice)} cannot roll this.`,
    hint: 'Write one number for each die, for example `[3, 4]`.',
  },
  'too-many-ways': {
    message: () => 'the rules leave too much open here to calculate every result.',
    hint: 'Use fewer modifiers whose combination is open, or omit `expect`.',
  },
  missing: {
    message: (names) => `${list(names)} is not given.`,
    hint: 'Add its value under `given`.',
  },
  'no-number': {
    message: ([name = ''], what) => `${asCode(name)} is a number, and ${asCode(what)} is a word.`,
    hint: 'Write it in digits.',
  },
  unread: {
    message: ([name = '']) => `nothing depends on ${asCode(name)}.`,
    hint: 'Remove it, or say in the text what it is.',
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
  'not-found': {
    message: (_, what) => `the given values do not select a single cell for ${asCode(what)}.`,
    hint: 'Give values that lead to one row and one column.',
  },
  'no-success': {
    message: () => 'no outcome of the roll is a success.',
    hint: 'Add `success: true` to the outcome that succeeds.',
  },
  'no-such-result': {
    message: (_, what) => `there is no result with the name ${asCode(what)}.`,
    hint: 'Use `needs`, `target`, `success`, `outcome`, `selected`, the name of the value, or an outcome with its odds.',
  },
};

/** What gives the value that the target does not give is named, if one thing does. */
function hintOf({ kind, names: [, ...others] }: Fault): string {
  return kind === 'other-target' && others.length > 0
    ? `Set ${asCode('target')} to ${others.map(asCode).join(' or ')}.`
    : REASONS[kind].hint;
}

const base = (index: number): Path => ['examples', index];

/** Path of the wrong part of the example: its circumstances or the expectation. */
function placeOf({ why }: Extract<Computed, { why: unknown }>, what: string): Path {
  if (why.kind === 'no-sum' || why.kind === 'other-target') return ['target'];
  if (why.kind === 'impossible-dice') return ['dice'];
  return why.kind === 'other-circumstance' ||
    why.kind === 'exclusive' ||
    why.kind === 'contradicted'
    ? ['with']
    : ['expect', what];
}

/** Whether `written` is the one result or, if the rules allow several, the list of all of them. */
function agrees(
  written: Expected,
  { results, same }: Exclude<Computed, { why: unknown }>,
): boolean {
  const [only, ...others] = results;
  if (only !== undefined && others.length === 0) return same(written, only);
  const list = Array.isArray(written) ? written : [written];
  return (
    list.length === results.length &&
    list.every((item) => results.some((result) => same(item, result)))
  );
}

/** Odds that nobody writes as a fraction are a percentage, rounded. */
function inWords(computed: string): string {
  const odds = parseFraction(computed);
  if (!odds || !isLong(odds)) return asCode(computed);
  const percent = percentOf(odds);
  return `about ${asCode(`${percent < 1 ? percent.toPrecision(2) : percent.toFixed(1)}%`)}`;
}

const asText = (values: readonly Expected[]): string =>
  values.map((value) => (Array.isArray(value) ? value.join(', ') : String(value))).join(' or ') ||
  'nothing';
