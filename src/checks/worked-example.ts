/** Computes the expected results of examples from the data and compares them. */
import { pageIn } from '../model/address.ts';
import { isLong, parseFraction, percentOf } from '../arithmetic/fraction.ts';
import type { Library } from '../arithmetic/library.ts';
import { libraryOf } from '../arithmetic/library-of.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import type { RulesetData } from '../model/entries.ts';
import { defineCheck } from './check.ts';
import { asCode, list } from '../diagnostics/phrase.ts';
import {
  recompute,
  type Computed,
  type Expected,
  type Reason,
} from './worked-example/recompute.ts';
import { isFoundElsewhere, isLookedUp, isUnreadable } from './worked-example/elsewhere.ts';
import { clashing, refuted, unnamed } from './worked-example/unnamed.ts';
import { otherForm } from './worked-example/same.ts';
import { wrongNumber } from './worked-example/given.ts';
import { looksUp } from './cannot-be-worked-out/answered-twice.ts';
import { BEGINNINGS, BY, hintOf, REASONS, type Fault } from './worked-example/reasons.ts';
import { wrongDie } from './worked-example/wrong-die.ts';
import { uncounted, unread } from './worked-example/unread.ts';
import type { Example, TableFile } from '../../schemas/types.d.ts';

export const workedExample = defineCheck({
  code: 'worked-example',
  scope: 'ruleset',
  severity: 'error',
  message: (
    a: { what: string } & (
      | { written: string; computed: string; clash?: Clash | undefined }
      | { why: Fault; target?: string | undefined }
    ),
  ) => {
    if ('why' in a)
      return `${BEGINNINGS[a.why.kind] ?? 'The example cannot be computed'}: ${REASONS[a.why.kind].message(a.why.names, a.what)}`;
    return otherForm(a.written, a.computed) !== undefined
      ? `${asCode(a.written)} is not how ${asCode(a.what)} is written in ${asCode('expect')}.`
      : `The example says ${asCode(a.what)} is ${asCode(a.written)}, but it computes to ${inWords(a.computed, a.written)}.`;
  },
  hint: (a) =>
    'why' in a
      ? hintOf(a.why, a.target, a.what)
      : (otherForm(a.written, a.computed) ?? clashHint(a.clash)),
  run: ({ ruleset, names, report }) => {
    const library = libraryOf(ruleset.entries);
    for (const { file, data } of ruleset.entries) {
      const said = new Set<string>();
      for (const [index, example] of (data.examples ?? []).entries()) {
        const inItself = faultIn(example, names.numbers);
        if (inItself) {
          const { path, ...args } = inItself;
          report({ file, path: [...base(index), ...path] }, args);
          continue;
        }
        const wrong = wrongIn(example, library, ruleset);
        if (wrong) {
          const { kind, name, names: known } = wrong;
          // A modifier that no example names applies at every roll: that is one mistake.
          if (kind === 'unnamed' && isSaid(known[0] ?? '', data.examples, said)) continue;
          report(
            { file, path: [...base(index), 'given', name] },
            { what: `${name}: ${String(example.given?.[name])}`, why: { kind, names: known } },
          );
          continue;
        }
        if (example.target === undefined || example.expect === undefined) continue;
        // A file that cannot be read has its own finding, and so has an amount whose cell is not found.
        const leaveOut = (what: string): void =>
          report(
            { file, path: [...base(index), 'expect', what], isOnlyAlone: true },
            { what, why: { kind: 'left-out', names: [] } },
          );
        const page = pageIn(example.target);
        if (isUnreadable(page, ruleset)) {
          Object.keys(example.expect).slice(0, 1).forEach(leaveOut);
          continue;
        }
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
            // A condition names what no file declares, or dice stand for a number: that is a finding of its own.
            if (isFoundElsewhere(computed.why, example, ruleset, names)) {
              leaveOut(what);
              continue;
            }
            // Each expectation fails for the same reason: it is said once.
            const { why, path } = faultAt(computed.why, what, example, ruleset);
            const said = JSON.stringify(why);
            if (said === reported) continue;
            reported = said;
            report(
              { file, path: [...base(index), ...path] },
              { what, why, target: example.target },
            );
          } else if (!agrees(written, computed)) {
            report(
              { file, path: [...base(index), 'expect', what] },
              {
                what,
                written: asText([written]),
                computed: asText(computed.results),
                clash: clashing(example, library, computed.results.length),
              },
            );
          }
        }
      }
    }
  },
});

/** What is wrong in the numbers that are given, whatever they lead to. */
const wrongIn = (example: Example, library: Library, ruleset: RulesetData) =>
  wrongNumber(example, ruleset.values, ruleset.entries) ??
  (example.expect &&
    (unnamed(example, library) ?? refuted(example, library) ?? counted(example, library, ruleset)));

/** Whether it was said before of a modifier that none of the examples names. */
function isSaid(name: string, examples: readonly Example[] = [], said: Set<string>): boolean {
  if (said.has(name)) return true;
  if (!examples.some((example) => example.with?.includes(name))) said.add(name);
  return false;
}

/** Where the page of the target can be read. */
const counted = (example: Example, library: Library, ruleset: RulesetData) =>
  example.target === undefined || isUnreadable(pageIn(example.target), ruleset)
    ? undefined
    : uncounted(example, library, ruleset.entries);

type Clash = ReturnType<typeof clashing>;

const clashHint = (clash: Clash): string => {
  if (!clash) return 'Correct the example, or the value that it is computed from.';
  return clash.isSet
    ? `${list(clash.ids)} each set another number here. Put them in one group with ${asCode('combine: first')}, the stronger one first, or correct their ${asCode('when')}.`
    : `The group leaves open how ${list(clash.ids)} combine. If the rules say it, correct ${asCode('combine')}; otherwise expect all results, in a list.`;
};

/** Why an example cannot be computed, as its author can correct it. */
function faultOf(
  { kind, names }: Reason,
  example: Example,
  { values, entries }: RulesetData,
): Fault {
  // What its `when` brings in stands nowhere in the example.
  const byItself = names.filter((name) => example.with?.includes(name) !== true);
  if (kind === 'exclusive' && byItself.length > 0 && byItself.length < names.length)
    return {
      kind: 'joins',
      names: [byItself.join(), ...names.filter((name) => !byItself.includes(name))],
    };
  const name = kind === 'missing' ? names.find((one) => isLookedUp(one, values)) : undefined;
  if (name === undefined) return { kind, names };
  const tables = entries.filter((entry) => looksUp(name, entry));
  const beyond = tables.filter(({ data }) => hasKeys(data, example));
  return beyond.length > 0
    ? { kind: 'beyond-table', names: [name, ...beyond.map(({ address }) => address)] }
    : {
        kind: 'not-looked-up',
        names: [...names, BY, ...tables.flatMap(({ data }) => keysOf(data))],
      };
}

/** What a table finds its rows and columns by. */
const keysOf = (table: TableFile): string[] => [
  ...new Set([
    ...table.columns.flatMap(({ match, value }) => (match && value !== undefined ? [value] : [])),
    ...table.columns.flatMap(({ when = [] }) => when.map(({ subject }) => subject)),
  ]),
];
const hasKeys = (table: TableFile, { given = {} }: Example): boolean =>
  keysOf(table).every((key) => key in given);

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

const base = (index: number): Path => ['examples', index];

/** Why an example cannot be computed, and the path of its wrong part. */
function faultAt(
  why: Reason,
  what: string,
  example: Example,
  ruleset: RulesetData,
): { why: Fault; path: Path } {
  const roll = libraryOf(ruleset.entries).rolls.get(example.target ?? '');
  const path = placeOf(why, what);
  return wrongDie(why, example, roll) ?? { why: faultOf(why, example, ruleset), path };
}

/** Path of the wrong part of the example: its circumstances or the expectation. */
function placeOf(why: Reason, what: string): Path {
  if (['no-sum', 'other-target', 'by-title'].includes(why.kind)) return ['target'];
  if (why.kind === 'impossible-dice' || why.kind === 'dice-of-sides') return ['dice'];
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

/** Odds that nobody writes as a fraction are a percentage, rounded, unless they are written as one here. */
function inWords(computed: string, written: string): string {
  const odds = parseFraction(computed);
  if (!odds || !isLong(odds) || (parseFraction(written) && computed.length < MOST_DIGITS))
    return asCode(computed);
  const percent = percentOf(odds);
  return `about ${asCode(`${percent < 1 ? percent.toPrecision(2) : percent.toFixed(1)}%`)}`;
}
const MOST_DIGITS = 24;

const asText = (values: readonly Expected[]): string =>
  values.map((value) => (Array.isArray(value) ? value.join(', ') : String(value))).join(' or ') ||
  'nothing';
