/** Records of changes: a new one says what really changed, and one on main stays as it is. */
import { asCode } from '../diagnostics/phrase.ts';
import { isWitness, misspelt } from '../ledger/against.ts';
import { compareWith, lostFigures, settledDisputes, type Comparison } from '../ledger/compare.ts';
import { isOwn } from '../model/own.ts';
import { sameFigures } from '../ledger/figures.ts';
import { recordedOf } from '../ledger/ledger.ts';
import { pageIn } from '../model/address.ts';
import type { ChangeRecord, RulesetData } from '../model/entries.ts';
import { nearMatch } from '../text/near-match.ts';
import type { FigureChange } from '../../schemas/types.d.ts';
import { unmadeIn } from './change-record/unmade.ts';
import { hintOf, messageOf, type Fault } from './change-record/faults.ts';
import { defineCheck } from './check.ts';

export const changeRecord = defineCheck({
  code: 'change-record',
  scope: 'ruleset',
  severity: 'error',
  message: (fault: Fault) => messageOf(fault),
  hint: (fault) => hintOf(fault),
  run: ({ ruleset, before, all, report }) => {
    for (const { file, data } of ruleset.changes) {
      if (data.figures && !data.against && data.words === undefined)
        report({ file, path: ['figures'], at: 'key' }, { fault: 'no-source', name: 'figures' });
      if (!isDay(data.on)) report({ file, path: ['on'] }, { fault: 'no-day', name: data.on });
      else if (data.on > lastDay())
        report({ file, path: ['on'] }, { fault: 'future', name: data.on });
    }
    if (!before) {
      for (const { file, figure, said, is, isOnly } of unmadeIn(ruleset))
        report(
          { file, path: ['figures', figure], at: 'key' },
          is === undefined
            ? { fault: 'no-figure', name: figure, near: undefined, isOnly }
            : { fault: 'unmade', name: figure, said, is, isOnly },
        );
      return;
    }
    const comparison = compareWith(before, ruleset);
    const addresses = {
      before: new Set(recordedOf(before).map(({ address }) => address)),
      now: new Set(recordedOf(ruleset).map(({ address }) => address)),
    };
    for (const { file, name } of comparison.edited) report({ file }, { fault: 'edited', name });
    for (const name of comparison.removed) {
      const file = before.files.get(name)?.file ?? '';
      report({ file }, { fault: 'removed', name });
    }
    for (const record of comparison.added) {
      const { file } = record;
      const other = otherOf(record, addresses, all);
      const { name } = record;
      if (other) report({ file }, { fault: 'other-ruleset', name, other: other.id });
      else if (isEmpty(record)) report({ file }, { fault: 'empty', name });
      else
        for (const { path, fault } of [
          ...witnessFaults(record, before, ruleset),
          ...[...figureFaults(record, comparison, [before, ruleset])].filter(
            // What a file says that cannot be read is not known.
            ({ fault }) => !('name' in fault) || !ruleset.broken.has(pageIn(fault.name)),
          ),
          ...moveFaults(record, addresses),
        ])
          report({ file, path, at: path.length > 1 ? 'key' : 'value' }, fault);
    }
  },
});

const isEmpty = ({ data }: ChangeRecord): boolean => !data.figures && !data.moved;

/** Words that misspell a document, and disputes that nobody settled. */
function* witnessFaults(
  { data: { against, words, moved = {} } }: ChangeRecord,
  before: RulesetData,
  now: RulesetData,
): Generator<{ path: string[]; fault: Fault }> {
  if (against) return;
  if (isPlaceholder(words ?? ''))
    yield { path: ['words'], fault: { fault: 'no-source', name: 'words' } };
  const wrong = misspelt(words, now.ruleset);
  if (wrong) yield { path: ['words'], fault: { fault: 'no-document', ...wrong } };
  else if (words !== undefined && !isPlaceholder(words) && !isWitness({ words }, now))
    yield {
      path: ['words'],
      fault: {
        fault: 'no-place',
        name: words,
        example: placeOf(now),
        documents: (now.ruleset?.documents ?? []).map(({ id }) => asCode(id)).join(', '),
      },
    };
  if (words !== undefined) return;
  const settled = settledDisputes(moved, before, now);
  for (const name of settled) yield { path: ['moved', name], fault: { fault: 'settled', name } };
  // Of a page that is gone, one line stands for all.
  const [lost] = isOwn(now.ruleset) ? [] : lostFigures(moved, before, now);
  if (lost !== undefined && settled.length === 0)
    yield { path: ['moved', lost], fault: { fault: 'lost', name: lost } };
}

/** What the printed command has in place of a source. */
const isPlaceholder = (words: string): boolean => /^document,? page$/i.test(words);

/** `{ document: sheet, page: 2 }`, as a record would name a place. */
function placeOf({ ruleset }: RulesetData): string {
  const [{ id, pages } = { id: 'document' }] = ruleset?.documents ?? [];
  return `{ document: ${id}, ${pages === undefined ? 'section: 3.2' : `page: ${Math.min(2, pages)}`} }`;
}

type Addresses = Readonly<Record<'before' | 'now', ReadonlySet<string>>>;

/** The ruleset that has all addresses of a record, of which this one has none. */
function otherOf(
  { data }: ChangeRecord,
  { before, now }: Addresses,
  all: readonly RulesetData[],
): RulesetData | undefined {
  const figures = Object.keys(data.figures ?? {}).map((figure) => figure.replace(/\..*/s, ''));
  const names = [...figures, ...Object.keys(data.moved ?? {})];
  if (names.length === 0 || names.some((name) => before.has(name) || now.has(name))) return;
  return all.find((ruleset) => {
    const known = new Set(recordedOf(ruleset).map(({ address }) => address));
    return names.every((name) => known.has(name));
  });
}

function* figureFaults(
  record: ChangeRecord,
  { changed, added }: Comparison,
  sides: readonly RulesetData[],
): Generator<{ path: string[]; fault: Fault }> {
  for (const [figure, { was, now }] of Object.entries(record.data.figures ?? {})) {
    const path = ['figures', figure];
    const difference = changed.find((one) => one.figure === figure);
    const first = added.find(({ data }) => Object.hasOwn(data.figures ?? {}, figure));
    const isOnly = isOnlyLine(record);
    if (!difference) {
      const known = new Set(sides.flatMap(figuresOf));
      const near =
        nearMatch(
          figure,
          changed.map((one) => one.figure),
        ) ?? nearMatch(figure, known);
      const fault = known.has(figure) ? 'unchanged' : 'no-figure';
      yield { path, fault: { fault, name: figure, near, isOnly } };
    } else if (first !== record)
      yield { path, fault: { fault: 'twice', name: figure, isOnly, other: first?.name ?? '' } };
    else if (!isSame(difference.was, was) || !isSame(difference.now, now))
      yield {
        path,
        fault: { fault: 'differs', name: figure, was: difference.was, now: difference.now },
      };
  }
}

const figuresOf = (ruleset: RulesetData): string[] =>
  recordedOf(ruleset).flatMap(({ address, figures }) =>
    [...figures.keys()].map((field) => `${address}.${field}`),
  );

/** Whether a line is all that a record says. */
const isOnlyLine = ({ data: { figures = {}, moved = {} } }: ChangeRecord): boolean =>
  Object.keys(figures).length + Object.keys(moved).length === 1;

/** Lines that lead on from an address that was never published, or that is still there. */
function* moveFaults(
  record: ChangeRecord,
  { before, now }: Addresses,
): Generator<{ path: string[]; fault: Fault }> {
  for (const [name, targets] of Object.entries(record.data.moved ?? {})) {
    const other = targets.find((target) => before.has(target) && !now.has(target));
    const path = ['moved', name];
    const isOnly = isOnlyLine(record);
    if (!before.has(name))
      yield {
        path,
        fault:
          other !== undefined && now.has(name)
            ? { fault: 'exchanged', name, other }
            : { fault: 'not-published', name, isOnly },
      };
    else if (now.has(name)) yield { path, fault: { fault: 'still-there', name, isOnly } };
  }
}

/** Whether there is such a day: 2026-02-30 is none. */
const isDay = (on: string): boolean => {
  const time = Date.parse(`${on}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(on);
};

/** The day that has begun where the day begins first: `2026-11-24`. */
export const lastDay = (): string =>
  new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

const isSame = (figure: string | undefined, said: FigureChange['was']): boolean =>
  sameFigures(figure, said === undefined ? undefined : String(said));
