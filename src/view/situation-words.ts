/** The problem of an entry with its words and the interface words, in one language. Node only. */
import { amountBefore, countsParts } from '../calculator/why/numbers-used.ts';
import { LATER_WORDS } from '../calculator/later-words.ts';
import { MAX_WORLDS } from '../workout/world.ts';
import type { Texts } from '../calculator/say.ts';
import type { SituationFile } from '../calculator/situation-file.ts';
import type { Entry } from '../model/entries.ts';
import { find } from '../model/find.ts';
import { lessSure, PRINTED, provenanceAt } from '../model/provenance.ts';
import { partIn } from '../model/address.ts';
import { entriesOf, type EntryOf, type Ruleset } from '../model/rulebook.ts';
import { valuesOf } from '../notation/cells.ts';
import { unitOf, type UNITS } from '../notation/units.ts';
import { splitSign, STATUS_SIGNS } from '../notation/status-signs.ts';
import { boundLine } from '../wording/conditions.ts';
import { brief, figureAt } from '../wording/figure.ts';
import { withFacts } from '../wording/modules.ts';
import { movedOf } from '../site/moved.ts';
import { href, shareDataHref } from '../site/routes.ts';
import { problemOf } from '../workout/build/problem-of.ts';
import { renamedIn } from '../workout/renamed.ts';
import { textsOf } from '../workout/build/texts.ts';
import { readsAgain, type Problem } from '../workout/problem.ts';
import { choicesIn } from './choices.ts';
import type { Reader } from './context.ts';
import { whyNothingToCalculate } from './parts/values.ts';
import { wordsOf } from './calculator-words.ts';

const problems = new WeakMap<Entry, Problem | false>();

/** Undefined if there is nothing to calculate. */
export function problemFor(ruleset: Ruleset, entry: Entry): Problem | undefined {
  const known = problems.get(entry) ?? builtFor(ruleset, entry) ?? false;
  problems.set(entry, known);
  return known || undefined;
}

function builtFor(ruleset: Ruleset, entry: Entry): Problem | undefined {
  if (whyNothingToCalculate(entry) !== undefined) return undefined;
  const problem = problemOf(ruleset, entry);
  if (!problem) return undefined;
  const renamed = renamedIn(problem, movedOf(ruleset));
  return Object.keys(renamed).length > 0 ? { ...problem, renamed } : problem;
}

/** The words of a problem, with the amounts of its modifiers in signs. */
function textsFor(problem: Problem, reader: Reader): Texts {
  const { ruleset, language } = reader;
  const changedBy = new Map(
    Object.entries(problem.sets).map(([address, { value }]) => [address, value?.name]),
  );
  const amounts = Object.values(problem.stages).flatMap((stage) =>
    stage.modifiers.flatMap(({ address, set }): [string, string][] => {
      const amount = amountAt(address, reader);
      if (amount === undefined) return [];
      const changed = changedBy.get(set);
      // What a number becomes: `Scatter = 1″`.
      if (amount.startsWith('=') && changed !== undefined)
        return [[`=${address}`, setTo(amount, changed, reader)]];
      // Of a number that a table is read with: `AP +3`.
      const isOther = changed && 'value' in stage && stage.value !== changed;
      const of = isOther ? reader.name(changed) + NO_BREAK : '';
      return [[`=${address}`, of + amount]];
    }),
  );
  const texts = withModules(textsOf(problem, ruleset, language), reader);
  const tables = entriesOf(ruleset, 'tables');
  const rows = Object.values(problem.tables).flatMap(({ address, rows: own }) => {
    const table = tables.find((one) => one.address === address);
    return own.map(({ id, gives }): [string, string] => {
      const row = `${address}#${id}`;
      const name = [texts[row], table && signAt(table, id, Object.keys(gives), reader)];
      return [row, name.filter(Boolean).join(NO_BREAK)];
    });
  });
  return {
    ...texts,
    ...Object.fromEntries([...amounts, ...rows]),
    ...Object.fromEntries(
      Object.values(problem.stages).flatMap((stage) => {
        const base = amountBefore(problem, stage);
        return countsParts(base)
          ? [[`base:${stage.address}`, boundLine(base, reader, undefined)]]
          : [];
      }),
    ),
    ...Object.fromEntries(
      Object.values(problem.rolls).flatMap(({ faces = [] }) =>
        faces.map((face) => [
          `die:${face}`,
          face === 'white' || face === 'red' ? reader.t(`roll.face.${face}`) : reader.name(face),
        ]),
      ),
    ),
    ...choicesIn(problem, reader),
    ...unitTexts(problem, reader),
  };
}

/** The value that is set, with its unit. */
function setTo(amount: string, changed: string, reader: Reader): string {
  const value = reader.ruleset.values.find(({ id }) => id === changed);
  const unit = value ? unitOf(value, reader.language) : '';
  return reader.name(changed) + NO_BREAK + amount.replace(/= [\d.,]+/, `$&${unit}`);
}

/** What its values are counted in, for fields, and the signs behind them, for results. */
function unitTexts({ values, stages, entry }: Problem, reader: Reader): Texts {
  const { meta, values: all } = reader.ruleset;
  const table = entriesOf(reader.ruleset, 'tables').find(({ address }) => address === entry);
  const results = new Set(Object.values(stages).map((stage) => 'value' in stage && stage.value));
  const texts = all.flatMap((value): [string, string | undefined][] => {
    const { id, unit } = value;
    if (!unit) return [[`sign:${id}`, table && signIn(table, id)]];
    const own = meta.units?.find((one) => one.id === unit)?.title;
    const name = own ? reader.plain(own) : reader.t(`unit.${unit as keyof typeof UNITS}`);
    return [
      [id in values && `unit:${unit}`, name] as const,
      [(id in values || results.has(id)) && `sign:${id}`, unitOf(value, reader.language)] as const,
    ].flatMap(([key, text]) => (key && text ? [[key, text]] : []));
  });
  return Object.fromEntries(texts.filter(([, text]) => text));
}

/** The sign behind each figure of a value in the cells of a table: `5+`. */
function signIn({ data }: EntryOf<'tables'>, id: string): string | undefined {
  const columns = data.columns.filter((one) => one.value === id && !one.match);
  const cells = data.rows.flatMap((row) =>
    columns.flatMap((column) => valuesOf(row.cells[column.id], [])),
  );
  const signs = new Set(cells.map(({ value }) => /^[-\d.]+([+%])$/.exec(String(value))?.[1]));
  const [sign, ...others] = signs;
  return others.length === 0 ? sign : undefined;
}

/** Names of rows and modifiers that players may leave out say so. */
const withModules = (texts: Readonly<Record<string, string>>, reader: Reader): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, name]) => {
      const target = find(reader.ruleset, key);
      const part = target?.type === 'entry' && !target.cell ? target.part : undefined;
      const isMarked = part?.kind === 'row' || part?.kind === 'modifier';
      return [key, isMarked ? withFacts(name, part.data, reader) : name];
    }),
  );

const NO_BREAK = '\u00a0';

/** What a modifier changes, with the sign of its source status, which is no part of the figure: `−1 ∴`. */
function amountAt(address: string, reader: Reader): string | undefined {
  const target = find(reader.ruleset, address);
  if (target?.type !== 'entry' || target.part?.kind !== 'modifier') return undefined;
  const { entry, part } = target;
  const plain = reader.change(part.data.change, part.data.round);
  const provenance = provenanceAt(entry, part.path);
  return provenance.evidence === 'unknown'
    ? plain
    : splitSign(brief({ type: 'figure', plain, signs: [], provenance }, reader))
        .filter(Boolean)
        .join(NO_BREAK);
}

/** The sign of the least sure of the figures that a row gives: `◇` where one of them is from another source. */
function signAt(
  table: EntryOf<'tables'>,
  place: string,
  given: readonly string[],
  reader: Reader,
): string {
  const { part: row, column: own } = partIn(place);
  const index = table.data.rows.findIndex(({ id }) => id === row);
  const columns = table.data.columns.filter(({ id, value }) =>
    own === undefined ? given.some((name) => name === value) : id === own,
  );
  const figures = columns.map((column) => figureAt(table, index, column, reader).provenance);
  return STATUS_SIGNS[figures.reduce(lessSure, PRINTED).evidence];
}

/** Words that stand on the page, under the values of a problem, or in the share data of the page. */
const ELSEWHERE = new Set<string>([
  ...LATER_WORDS,
  'work.heading',
  'work.lead',
  'work.failed',
  'work.keep',
  'work.copy',
  'work.try',
  'work.dice-add',
  'work.odds-table',
  'mod.reset',
  'unit.inch',
  'unit.hex',
  'unit.point',
  'unit.turn',
]);

/** Words for what not every problem has: a contest, dice with names, disputes, several dice that are counted. */
const wordsWithout = (problem: Problem): ReadonlySet<string> => {
  const { rolls, stages } = problem;
  const all = Object.values(rolls);
  const own = Object.values(stages);
  const isCounted = own.some((stage) => 'times' in stage);
  const modifiers = own.flatMap((stage) => stage.modifiers);
  const follows = modifiers.some(({ id, automatic }) => automatic && !id.includes('='));
  const needed: readonly [unknown, string[]][] = [
    [all.some(({ contest }) => contest), ['work.own-side', 'work.other-side']],
    [mayBeCut(problem), ['work.cut']],
    [modifiers.some(({ combine }) => combine === 'unique'), ['mod.combine.unique']],
    [own.some(({ tables }) => tables.length > 0), ['work.row-none']],
    [all.some(({ faces }) => faces), ['work.grid-dice']],
    [readsAgain({ stages }), ['work.joint']],
    [own.some(({ disputes }) => disputes), ['work.used-here']],
    [follows, ['work.follows']],
    [isCounted, COUNTED_WORDS],
  ];
  return new Set([
    ...needed.filter(([isNeeded]) => !isNeeded).flatMap(([, words]) => words),
    ...wordsOfOtherLimits(problem),
  ]);
};

/** Of several dice that are counted. */
const COUNTED_WORDS = [
  ...['work.dice-group', 'work.dice-drop', 'work.dice-number', 'work.exactly'],
  ...['work.at-least', 'work.number-of', 'work.too-many', 'work.expected'],
  'work.several',
];

/** Values have a lower limit or two; a roll may need a number or more. */
function wordsOfOtherLimits({ values, rolls }: Problem): string[] {
  const used = new Set<string>(
    Object.values(values).map(({ atLeast, atMost }) =>
      atLeast !== undefined && atMost === undefined ? 'work.limit-least' : 'work.limits',
    ),
  );
  const tests = Object.values(rolls).flatMap(({ pool, outcomes }) => [
    pool?.success,
    ...outcomes.map(({ when }) => when),
  ]);
  if (tests.some((when) => when?.some(({ atLeast }) => atLeast !== undefined)))
    used.add('work.limit-least');
  return ['work.limits', 'work.limit-least'].filter((word) => !used.has(word));
}

/** The names of two different sides, in place of “this side” and “other side”. Two contests on a page may have others. */
function sidesIn({ rolls }: Problem, { name }: Reader): Record<string, string> {
  const [sides, ...more] = Object.values(rolls).flatMap(({ contest }) =>
    contest ? [contest.each] : [],
  );
  return typeof sides !== 'object' || more.some((other) => String(other) !== String(sides))
    ? {}
    : { 'work.own-side': name(sides[0] ?? ''), 'work.other-side': name(sides[1] ?? '') };
}

/** Whether so much may be left open that not every reading is worked out: what is unknown, ranges, and choices in many rolls. */
function mayBeCut({ sets, rolls, stages }: Problem): boolean {
  const choices = Object.values(stages).flatMap(({ modifiers }) =>
    [...Map.groupBy(modifiers, ({ group }) => group).values()]
      .map((own) => own.filter(({ combine = 'unique' }) => combine !== 'unique').length)
      .filter(Boolean),
  );
  return (
    /"(?:unknown|from)"/.test(JSON.stringify([sets, rolls])) ||
    choices.reduce((product, ways) => product * ways, 1) > MAX_WORLDS
  );
}

/** What the calculator of an entry loads. */
export function situationFile(problem: Problem, reader: Reader): SituationFile {
  const { language, ruleset, here } = reader;
  const absent = wordsWithout(problem);
  return {
    problem,
    texts: textsFor(problem, reader),
    words: Object.fromEntries(
      Object.entries({ ...wordsOf(language), ...sidesIn(problem, reader) }).filter(
        ([key]) => !absent.has(key) && !ELSEWHERE.has(key),
      ),
    ),
    language,
    root: href(language, ruleset.id, ''),
    share: shareDataHref(language, ruleset.id, here),
  };
}
