/** Records of changes: a new one says what really changed, and one on main stays as it is. */
import { asCode } from '../diagnostics/phrase.ts';
import { compareWith, type Comparison } from '../ledger/compare.ts';
import { sameFigures } from '../ledger/figures.ts';
import { recordedOf } from '../ledger/ledger.ts';
import type { ChangeRecord } from '../model/entries.ts';
import type { FigureChange } from '../../schemas/types.d.ts';
import { defineCheck } from './check.ts';

type Fault =
  | { fault: 'edited' | 'removed' | 'no-source' | 'not-published' | 'twice'; name: string }
  | { fault: 'unchanged' | 'still-there' | 'no-day' | 'future'; name: string }
  | { fault: 'exchanged'; name: string; other: string }
  | { fault: 'differs'; name: string; was: string | undefined; now: string | undefined };

export const changeRecord = defineCheck({
  code: 'change-record',
  scope: 'ruleset',
  severity: 'error',
  message: (fault: Fault) => messageOf(fault),
  hint: (fault) => hintOf(fault),
  run: ({ ruleset, before, report }) => {
    for (const { file, data } of ruleset.changes) {
      if (data.figures && !data.against && data.words === undefined)
        report({ file, path: ['figures'], at: 'key' }, { fault: 'no-source', name: 'figures' });
      if (!isDay(data.on)) report({ file, path: ['on'] }, { fault: 'no-day', name: data.on });
      else if (data.on > lastDay())
        report({ file, path: ['on'] }, { fault: 'future', name: data.on });
    }
    if (!before) return;
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
      for (const { path, fault } of [
        ...figureFaults(record, comparison),
        ...moveFaults(record, addresses),
      ])
        report({ file: record.file, path, at: 'key' }, fault);
    }
  },
});

function* figureFaults(
  record: ChangeRecord,
  { changed, added }: Comparison,
): Generator<{ path: string[]; fault: Fault }> {
  for (const [figure, { was, now }] of Object.entries(record.data.figures ?? {})) {
    const path = ['figures', figure];
    const difference = changed.find((one) => one.figure === figure);
    const first = added.find(({ data }) => Object.hasOwn(data.figures ?? {}, figure));
    if (!difference) yield { path, fault: { fault: 'unchanged', name: figure } };
    else if (first !== record) yield { path, fault: { fault: 'twice', name: figure } };
    else if (!isSame(difference.was, was) || !isSame(difference.now, now))
      yield {
        path,
        fault: { fault: 'differs', name: figure, was: difference.was, now: difference.now },
      };
  }
}

/** Lines that lead on from an address that was never published, or that is still there. */
function* moveFaults(
  record: ChangeRecord,
  { before, now }: { before: ReadonlySet<string>; now: ReadonlySet<string> },
): Generator<{ path: string[]; fault: Fault }> {
  for (const [name, targets] of Object.entries(record.data.moved ?? {})) {
    const other = targets.find((target) => before.has(target) && !now.has(target));
    const path = ['moved', name];
    if (!before.has(name))
      yield {
        path,
        fault:
          other !== undefined && now.has(name)
            ? { fault: 'exchanged', name, other }
            : { fault: 'not-published', name },
      };
    else if (now.has(name)) yield { path, fault: { fault: 'still-there', name } };
  }
}

/** Whether there is such a day: 2026-02-30 is none. */
const isDay = (on: string): boolean => {
  const time = Date.parse(`${on}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(on);
};

/** The day that has begun where the day begins first. */
const lastDay = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

const isSame = (figure: string | undefined, said: FigureChange['was']): boolean =>
  sameFigures(figure, said === undefined ? undefined : String(said));

function messageOf(fault: Fault): string {
  const name = asCode(fault.name);
  switch (fault.fault) {
    case 'edited':
      return `The record ${name} is not what it is on main.`;
    case 'removed':
      return `The record ${name} is gone.`;
    case 'no-source':
      return 'The record does not say what the figures were compared with.';
    case 'not-published':
      return `${name} is not an address on main.`;
    case 'still-there':
      return `${name} still exists.`;
    case 'exchanged':
      return `${name} is the new address, and stands where the old one belongs.`;
    case 'no-day':
      return `There is no day ${name}.`;
    case 'future':
      return `The day ${name} has not come yet.`;
    case 'twice':
      return `Another new record names ${name} too.`;
    case 'unchanged':
      return `${name} has not changed since main.`;
    case 'differs':
      return `${name} changed from ${asCode(fault.was ?? 'nothing')} to ${asCode(fault.now ?? 'nothing')}, but the record says otherwise.`;
  }
}

function hintOf(fault: Fault): string {
  switch (fault.fault) {
    case 'edited':
    case 'removed':
      return 'Restore it: published records never change. To correct a correction, add a new record.';
    case 'no-source':
      return 'Add `against` with the document and the page, or `words`.';
    case 'not-published':
      return 'Remove the line: only an address that others could link to needs to lead on.';
    case 'still-there':
      return 'Remove the line: only an address that is gone leads to another.';
    case 'exchanged':
      return `Write ${asCode(`${fault.other}: [${fault.name}]`)}: first the address that is gone.`;
    case 'no-day':
    case 'future':
      return 'Write the day of the correction: year, month, day.';
    case 'twice':
    case 'unchanged':
      return 'Remove the line from the record.';
    case 'differs':
      return `Write { ${(['was', 'now'] as const)
        .flatMap((side) => (fault[side] === undefined ? [] : `${side}: ${fault[side]}`))
        .join(', ')} }.`;
  }
}
