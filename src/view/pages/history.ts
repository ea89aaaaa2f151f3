/** When values of a page last changed, why and against which source; links to correct them. */
import { labelBefore, withStop } from '../../i18n/format.ts';
import { fragmentIn, pageIn } from '../../model/address.ts';
import { versionOf } from '../../site/data-version.ts';
import { editedOn } from '../../site/last-edited.ts';
import { movedOf, movedParts } from '../../site/moved.ts';
import { filledReport, filledWording } from '../../site/issue-form.ts';
import { changeHref, historyHref, reportHref, wordingHref } from '../../site/routes.ts';
import { linesOf } from '../../site/source-lines.ts';
import type { Difference } from '../difference.ts';
import { againstLine, changesOf, changesOn, type ChangeRecord } from '../changes.ts';
import type { Reader } from '../context.ts';
import { beforeWhat } from '../../wording/fields.ts';
import { linkTo, type Link } from '../links.ts';
import { editionForForms } from '../../wording/names.ts';

export interface HistoryView {
  heading: string;
  /** Absent if no value has changed. */
  last?: LastChange;
  unchanged?: string;
  edited?: { label: string; on: string; href: string };
  /** Retired part ids of the page, and where each part is now. */
  moved: { id: string; to: Link[] }[];
  report: Link;
  wording: Link;
  /**
   * For links copied before a part moved or a value changed; absent on pages without such changes.
   */
  record?: HistoryRecord;
}
export interface LastChange {
  label: string;
  on: string;
  name: string;
  differences: Difference[];
  /** A sentence. */
  against: string;
  all: Link;
}
/** For links copied before a value changed or a part moved. */
export interface HistoryRecord {
  /** Old part → links to the new ones. */
  moved: Record<string, string[]>;
  /** Which part each change was of; what it was stands in the share data, because few readers need it. */
  changes: Pick<PartChange, 'number' | 'part'>[];
}
/** A change of a page or of one of its parts. */
export type PartChange = Omit<ChangeRecord, 'address'> & { part: string };

/** `dateOf` says when a file was last edited, where that is known. */
export function historyView(reader: Reader, dateOf = editedOn): HistoryView {
  const { t, ruleset, language, here } = reader;
  const changes = changesOn(ruleset, here, reader);
  const last = changes.at(-1);
  const file = linesOf(ruleset, here).get('')?.file ?? '';
  const edited = dateOf(file);
  const record = recordOf(changes, reader);
  return {
    heading: t('share.history'),
    ...(last ? { last: lastChange(last, reader) } : { unchanged: t('history.unchanged') }),
    ...(edited !== undefined && {
      edited: {
        label: labelBefore(t('history.edited'), language),
        on: edited,
        href: historyHref(file),
      },
    }),
    moved: [...movedOf(ruleset)]
      .filter(([from]) => from.startsWith(`${here}#`))
      .map(([from, to]) => ({
        id: from.slice(here.length + 1),
        to: to.map((address) => linkTo(address, reader)),
      })),
    report: {
      href: filledReport(reportHref(), {
        address: `${ruleset.id}/${here}`,
        edition: editionForForms(ruleset),
        language,
        version: versionOf(ruleset),
      }),
      name: t('correct.report'),
    },
    wording: {
      href: filledWording(wordingHref(), {
        address: `${ruleset.id}/${here}`,
        language,
      }),
      name: t('correct.wording'),
    },
    ...(record && { record }),
  };
}

function lastChange(change: ChangeRecord, reader: Reader): LastChange {
  const { t, ruleset, language } = reader;
  const { on, name, differences, against, number } = change;
  return {
    label: labelBefore(t('history.changed'), language),
    on,
    name: differences[0]?.what
      ? name + beforeWhat(differences[0].what)
      : labelBefore(name, language),
    differences,
    against: withStop(againstLine(against, reader), language),
    all: {
      href: changeHref(language, ruleset.id, number),
      name: t('history.all'),
    },
  };
}

function recordOf(changes: readonly ChangeRecord[], reader: Reader): HistoryRecord | undefined {
  const { ruleset, language, here } = reader;
  const moved = movedParts(ruleset, here, language);
  if (moved.length === 0 && changes.length === 0) return undefined;
  return {
    moved: Object.fromEntries(moved),
    changes: changedParts(reader),
  };
}

/** The changes of a page in words, for the notice about an old link; of a printed sheet, which has all pages, those of all. */
export const partChanges = (reader: Reader): PartChange[] =>
  reader.here === 'print'
    ? changesOf(reader.ruleset, reader).map(({ address, ...change }) => ({
        ...change,
        part: '',
        name: changedName(address, change.name, reader),
      }))
    : changesOn(reader.ruleset, reader.here, reader).map(({ address, ...change }) => ({
        ...change,
        part: fragmentIn(address) ?? '',
      }));

/** Which parts these are of. */
export const changedParts = (reader: Reader): HistoryRecord['changes'] =>
  partChanges(reader).map(({ number, part }) => ({ number, part }));

/** `Weapons chart › Rifle` */
function changedName(address: string, name: string, { nameAt }: Reader): string {
  const page = pageIn(address);
  return page === address ? name : `${nameAt(page)} › ${name}`;
}
