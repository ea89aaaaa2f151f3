/** Conditions of a list fit together: each outcome can apply, and exclusive modifiers neither overlap nor leave a gap. */
import { isDeepStrictEqual } from 'node:util';
import { allHold, boundsIn, isNumeric } from '../arithmetic/conditions.ts';
import { everySituation } from '../arithmetic/every-situation.ts';
import { possibleOutcomes } from '../arithmetic/outcomes.ts';
import type { Known } from '../arithmetic/situation.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import { asCode } from '../diagnostics/phrase.ts';
import { parseDice, rangeOfDice } from '../notation/dice.ts';
import type { DataFile } from '../schema/data-file.ts';
import { shaped } from '../schema/file-index.ts';
import type {
  Column,
  Effect,
  Group,
  Modifier,
  Outcome,
  Roll,
  Step,
  Test,
  When,
} from '../../schemas/types.d.ts';
import { defineCheck, type ReportInFile } from './check.ts';

export const gapOrOverlap = defineCheck({
  code: 'gap-or-overlap',
  scope: 'file',
  severity: 'error',
  excusable: true,
  message: ({ problem, id, other, situation }: Omit<Found, 'at'>) =>
    PROBLEMS[problem].message(asCode(id), asCode(other), situation),
  hint: ({ problem, other, situation }) => PROBLEMS[problem].hint(asCode(other), situation),
  run: ({ file, report }) => {
    const lists = [...shaped(file, 'Roll'), ...shaped(file, 'ValueSet')];
    for (const { value, path } of lists) {
      const { dice, target, modifies } = 'dice' in value ? value : ({} as Partial<Roll>);
      const fixed = modifies === 'roll' && typeof target === 'number' ? target : undefined;
      for (const { at, ...found } of neverIn(withTarget(value.outcomes ?? [], fixed), dice))
        report({ path: [...path, 'outcomes', ...at] }, found);
    }
    const [own] = shaped(file, 'ModifiersFile');
    for (const shape of ['Modifier', 'Effect', 'Step'] as const)
      for (const { value, path } of shaped(file, shape))
        if (value.when && isImpossible(value.when, own?.value.roll?.dice))
          report(
            { path: [...path, 'when'] },
            {
              problem: 'impossible',
              id: idOf(value),
              other: '',
              situation: shownBy(own?.value.roll?.dice, value.when),
            },
          );
    for (const { value, path } of shaped(file, 'TableFile'))
      for (const { at, ...found } of columnsIn(value.columns))
        report({ path: [...path, 'columns', ...at] }, found);
    reportGroups(file, report);
  },
});

/** Modifiers of groups in which they exclude each other. */
function reportGroups(file: DataFile, report: ReportInFile<Omit<Found, 'at'>>): void {
  const modifiers = shaped(file, 'Modifier').filter(({ value }) => value.group !== undefined);
  const groups = new Map(shaped(file, 'Group').map(({ value }) => [value.id, value]));
  for (const [id, own] of Map.groupBy(modifiers, ({ value }) => value.group)) {
    const combine = groups.get(id ?? '')?.combine;
    for (const { at, ...found } of faultsIn(
      own.map(({ value }) => value),
      combine,
    )) {
      const [index, ...rest] = at;
      report({ path: [...(own[Number(index)]?.path ?? []), ...rest] }, found);
    }
  }
}

interface Found {
  problem: keyof typeof PROBLEMS;
  id: string;
  /** The one before it that is in its way; empty if none is. */
  other: string;
  /** One that shows it: `distance 13`; of a gap, the conditions of the row that would close it; what the dice show. */
  situation: string;
  at: Path;
}

const PROBLEMS = {
  impossible: {
    message: (id: string, _: string, shown: string) =>
      `The conditions of ${id} are never all true${shown === '' ? '' : `: ${shown}`}.`,
    hint: () => 'Correct `when`.',
  },
  never: {
    message: (id: string, other: string, situation: string) =>
      `${id} never applies. Where its conditions are true, one before it applies: with ${situation}, ${other}.`,
    hint: (other: string) => `Move it before ${other}, or correct \`when\` of either.`,
  },
  needless: {
    message: (id: string) => `${id} never applies: those before it leave nothing to it.`,
    hint: () => 'Remove it, and the `when` of the one before it.',
  },
  overlap: {
    message: (id: string, other: string, situation: string) =>
      `${other} and ${id} exclude each other, but both apply with ${situation}.`,
    hint: () => 'Correct `when` of either, or `combine` of the group.',
  },
  twice: {
    message: (id: string, other: string, situation: string) =>
      `${other} and ${id} give the same value, and both apply with ${situation}.`,
    hint: () => 'Correct `when` of either.',
  },
  gap: {
    message: (id: string, other: string, situation: string) =>
      `Neither ${other} nor ${id} applies with ${situation}.`,
    hint: (_: string, situation: string) =>
      `Correct \`when\` of either, or add one for ${situation}.`,
  },
};

const idOf = (value: Modifier | Effect | Step): string => ('id' in value ? value.id : value.do);

/** Fields of a test that name things, and compare nothing. */
const NAMES: ReadonlySet<string> = new Set(['subject', 'is', 'not']);

/** The outcomes, with the number in place of `target` where no modifier changes it. */
const withTarget = (outcomes: readonly Outcome[], target: number | undefined): Outcome[] =>
  outcomes.map((outcome) => ({
    ...outcome,
    ...(outcome.when &&
      target !== undefined && {
        when: outcome.when.map(
          (test) =>
            Object.fromEntries(
              Object.entries(test).map(([field, value]) => [
                field,
                value === 'target' && !NAMES.has(field) ? target : value,
              ]),
            ) as unknown as Test,
        ),
      }),
  }));

/** Of outcomes the first that is met applies. */
function neverIn(outcomes: readonly Outcome[], dice: string | undefined): Found[] {
  const situations = everySituation(whensOf(outcomes), dice);
  if (!situations || outcomes.slice(0, -1).some(({ when }) => !when)) return [];
  return blockedIn(outcomes, situations, dice);
}

/** Rows that apply in no situation, because of themselves or because of those before them. */
function blockedIn(rows: readonly Row[], situations: readonly Known[], dice?: string): Found[] {
  const reached = new Set(situations.flatMap((known) => possibleOutcomes(rows, known)));
  return rows.flatMap((row, index): Found[] => {
    if (reached.has(row)) return [];
    const own = situations.find((known) => allHold(row.when, known) !== false);
    const first = own && rows.find(({ when }) => allHold(when, own));
    const at = [index, row.when ? 'when' : 'id'];
    if (own && first && !row.when)
      return [{ problem: 'needless', id: row.id, other: '', situation: '', at }];
    return own && first
      ? [{ problem: 'never', id: row.id, other: first.id, situation: inWords(own), at }]
      : [
          {
            problem: 'impossible',
            id: row.id,
            other: '',
            situation: shownBy(dice, row.when),
            at,
          },
        ];
  });
}

/** Whether no situation meets all conditions at once. */
function isImpossible(when: When, dice?: string): boolean {
  const situations = everySituation([when], dice);
  return situations?.every((known) => allHold(when, known) === false) ?? false;
}

/** `D12` shows 1 to 12, where a test compares the dice with a number that they never show. */
function shownBy(dice = '', when: When = []): string {
  const range = parseDice(dice);
  const [natural] = when.filter(
    (test) => test.subject === 'natural' && isImpossible([test], dice) && !isImpossible([test]),
  );
  if (!range || !natural) return '';
  const { from, to } = rangeOfDice(range);
  return `${asCode(dice)} shows ${from} ${Number.isFinite(to) ? `to ${to}` : 'or more'}`;
}

type Row = Pick<Outcome, 'id' | 'when'>;
const whensOf = (rows: readonly Row[]): When[] => rows.flatMap(({ when }) => (when ? [when] : []));

/** Only numbers decide by themselves whether a modifier applies; others are named by the reader. */
function faultsIn(modifiers: readonly Modifier[], combine: Group['combine']): Found[] {
  if (combine !== 'unique' && combine !== 'first') return [];
  const indexed = modifiers
    .map((modifier, index) => ({ modifier, index }))
    .filter(({ modifier: { when } }) => when && isNumeric(when));
  const rows = indexed.map(({ modifier }) => modifier);
  const situations = everySituation(whensOf(rows));
  if (!situations || rows.length < 2) return [];
  // What can never apply is found in every set.
  const found =
    combine === 'first'
      ? blockedIn(rows, situations).filter(({ problem }) => problem !== 'impossible')
      : overlapsIn(rows, situations);
  return [...found, ...gapsIn(rows)].map(({ at: [own, ...rest], ...one }) => ({
    ...one,
    at: [indexed[Number(own)]?.index ?? 0, ...rest],
  }));
}

/** Columns that give the same value for one band of a number each: none is left out, and none has two columns. */
function columnsIn(columns: readonly Column[]): Found[] {
  const bands = columns.flatMap(({ id, when, value = '' }, index) =>
    when && isNumeric(when) ? [{ id, when, value, index, change: id }] : [],
  );
  return [...Map.groupBy(bands, ({ value }) => value).values()].flatMap((own) => {
    const situations = everySituation(whensOf(own));
    if (!situations || own.length < 2) return [];
    const twice = overlapsIn(own, situations).map((one) => ({ ...one, problem: 'twice' }) as const);
    return [...twice, ...gapsIn(own)].map(({ at: [one, ...rest], ...found }) => ({
      ...found,
      at: [own[Number(one)]?.index ?? 0, ...rest],
    }));
  });
}

/** A modifier, or a column with its id as what differs. */
interface Band extends Row {
  change: unknown;
}

/** Compared with plain numbers: what a named value may be in a game is not known. */
const isPlain = ({ when = [] }: Row): boolean =>
  when.every((test) => boundsIn(test).every(({ bound }) => typeof bound === 'number'));

function overlapsIn(rows: readonly Band[], situations: readonly Known[]): Found[] {
  return rows.flatMap((row, index) => {
    const clash = rows
      .slice(0, index)
      .flatMap((other) => {
        if (![row, other].every(isPlain) || isDeepStrictEqual(other.change, row.change)) return [];
        const both = situations.find(
          (known) => allHold(other.when, known) && allHold(row.when, known),
        );
        return both ? [{ other: other.id, situation: inWords(both) }] : [];
      })
      .slice(0, 1);
    return clash.map(
      (one) => ({ problem: 'overlap', id: row.id, ...one, at: [index, 'when'] }) as const,
    );
  });
}

/** Between modifiers by the same number: one number that belongs to none, or a gap in a row of bands that otherwise meet. */
function gapsIn(rows: readonly Row[]): Found[] {
  const subjects = new Set(rows.flatMap(({ when = [] }) => when.map(({ subject }) => subject)));
  const [subject] = subjects;
  if (subject === undefined || subjects.size > 1) return [];
  const limits = (everySituation(whensOf(rows)) ?? []).flatMap(
    ({ numbers }) => numbers.get(subject) ?? [],
  );
  const [least, most] = [Math.min(...limits), Math.max(...limits)];
  if (!(most - least < 500)) return [];
  const rowAt = (number: number): number =>
    rows.findIndex(
      ({ when }) =>
        allHold(when, { numbers: new Map([[subject, number]]), words: new Map() }) !== false,
    );
  const found: Found[] = [];
  let [last, joins] = [least, 0];
  const gaps: { from: number; to: number; before: number; after: number }[] = [];
  for (let number = least + 1; number <= most; number++) {
    const [before, after] = [rowAt(last), rowAt(number)];
    if (after === -1) continue;
    if (before !== -1 && number > last + 1)
      gaps.push({ from: last + 1, to: number - 1, before, after });
    if (before !== -1 && number === last + 1 && before !== after) joins++;
    last = number;
  }
  for (const { from, to, before, after } of gaps) {
    if (from < to && joins === 0) continue;
    const situation = from === to ? `${subject} ${from}` : `${subject} ${from} to ${to}`;
    const [other, row] = [rows[before], rows[after]];
    if (other && row)
      found.push({ problem: 'gap', id: row.id, other: other.id, situation, at: [after, 'when'] });
  }
  return found;
}

/** `roll 7, target 4, unit pinned` */
const inWords = ({ numbers, words }: Known): string =>
  [
    ...[...numbers].map(([name, value]) => `${name} ${value}`),
    ...[...words].flatMap(([name, states]) =>
      states.length > 0 ? [`${name} ${states.join(' and ')}`] : [],
    ),
  ].join(', ') || 'nothing given';
