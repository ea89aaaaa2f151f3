/** Source status on the page: the mark beside a part, the legend of the marks. */
import type { Entry } from '../model/entries.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import {
  inBrackets,
  labelled,
  longListOf,
  lowerFirst,
  sentencesOf,
  withStop,
} from '../i18n/format.ts';
import { upperFirst } from '../text/upper-first.ts';
import { getLanguage } from '../i18n/languages.ts';
import { isText } from '../i18n/text.ts';
import { provenanceAt, type Attestation, type Provenance } from '../model/provenance.ts';
import { declaredBy } from '../model/statements.ts';
import { isObject } from '../schema/guards.ts';
import { isSamePath, valueAt } from '../schema/walk.ts';
import type { SourcePlace, Text } from '../../schemas/types.d.ts';
import type { Reader } from './context.ts';
import { explain, named } from './explained.ts';
import { disputeView, type DisputeView } from './parts/dispute.ts';
import { disputesOf } from '../model/doubts.ts';
import { anchor } from './links.ts';
import { lowered } from '../wording/heading.ts';
import { documentLines, sourceLine } from '../wording/sources.ts';

/** Every source status, in the order of the legend. */
export const ATTESTATIONS: readonly Attestation[] = [
  'as-printed',
  'reconstructed',
  'inferred',
  'other-source',
  'disputed',
  'unknown',
];

export interface MarkView {
  evidence: Attestation;
  /** `(inferred)`: for screen readers and copying; the page draws a symbol instead. */
  word: string;
  /** Source and reason, shown as a tooltip where no link leads to them. */
  why?: string;
  /** Link to the dispute, or to the explanation at the end of the page. */
  href?: string;
  /** Number of statements that the mark counts for, if not one. */
  covers?: number;
  /** On paper: number of the footnote about the dispute. */
  note?: number;
}

/** Source status in words, beside the part it is about. */
export interface StatusView {
  /** Absent for a remark, which does not change the source status. */
  mark?: MarkView;
  /** `Inferred`: all that is shown until it is opened. */
  label: string;
  /** `(not in our sources)`: beside the sign of what is unknown, whose word it takes the place of; empty if the part says so. */
  behind?: string;
  /** The dispute itself, at the first of the places of an entry that it is about; the reason of this place is HTML. */
  dispute?: DisputeView & { here?: string };
  /** HTML: `Inferred: The sheet gives only the letters.` */
  text: string;
  /** HTML below the label, when it is opened. */
  opened?: string;
  /** On the page of an entry: link to the explanation at its end. */
  href?: string;
  /** On paper: number of the footnote that holds the text. */
  note?: number;
}

/** What signs of a page stand for, once for all that say the same. */
export interface Explanation {
  id: string;
  mark?: Pick<MarkView, 'evidence'>;
  /** HTML: the cells and rows it is about, where signs in a grid leave that open. */
  names: string[];
  /** HTML */
  text: string;
}

/** Gives marks and statuses the numbers of their footnotes, where they are printed. */
export interface DoubtNotes {
  /** A dispute has a footnote. */
  ofMark: (mark: MarkView) => MarkView;
  /** So has the text of a status that only its mark stands for. */
  ofStatus: (status: StatusView) => StatusView;
}

/** For a place that says its statuses in words: only disputes have a footnote. */
export const inWords = (reader: Reader): Reader =>
  reader.footnotes
    ? { ...reader, footnotes: { ...reader.footnotes, ofStatus: (status) => status } }
    : reader;

/** The mark of a status; parts as printed have none. */
export function markOf(provenance: Provenance, reader: Reader, covers = 1): MarkView | undefined {
  const { evidence } = provenance;
  if (evidence === 'as-printed') return undefined;
  const mark: MarkView = {
    evidence,
    word: inBrackets(reader.t(`evidence.${evidence}`), reader.language),
    ...(covers !== 1 && { covers }),
  };
  const linked = { ...mark, ...whyOf(mark, provenance, reader) };
  return reader.footnotes?.ofMark(linked) ?? linked;
}

/** Where the reasons for a mark are: the dispute, the end of the page, or else a tooltip. */
type WhyLink = Pick<MarkView, 'href' | 'why'>;
function whyOf(mark: MarkView, provenance: Provenance, reader: Reader): WhyLink {
  if (provenance.dispute !== undefined) return { href: reader.link(provenance.dispute) };
  const { explanations } = reader;
  if (explanations) {
    const said = explanationOf(provenance, reader.label, reader);
    return {
      href: explain(statusLine(statusName(mark, reader), said, reader), explanations, mark),
    };
  }
  const why = explanationOf(provenance, reader.plain, reader);
  return why === '' ? {} : { why };
}

/** Status and remark of a part in words. Empty if it is as printed and has no remark. */
export function statusLines(provenance: Provenance, reader: Reader, covers = 1): StatusView[] {
  const { label } = reader;
  const mark = markOf(provenance, reader, covers);
  const { remark, dispute } = provenance;
  const said =
    dispute === undefined
      ? explanationOf(provenance, label, reader)
      : disputeLine(dispute, provenance, reader);
  const statuses: StatusView[] = [
    ...(mark ? [statusView(mark, said, provenance, reader)] : []),
    ...(remark ? [remarkView(label(remark), reader)] : []),
  ];
  return statuses.map((status) => reader.footnotes?.ofStatus(status) ?? status);
}

function remarkView(remark: string, reader: Reader): StatusView {
  const label = reader.t('status.remark');
  const text = labelled(label, lowered(remark, reader), reader.language);
  const { explanations } = reader;
  const link = explanations && { href: explain(text, explanations) };
  return { label, text, opened: remark, ...link };
}

function statusView(
  mark: MarkView,
  said: string,
  { dispute, reason }: Provenance,
  reader: Reader,
): StatusView {
  const label = statusName(mark, reader);
  const shown = dispute === undefined ? undefined : disputeHere(dispute, reader);
  const text = statusLine(label, said, reader);
  // Of a dispute that stands elsewhere, the reason of this place is explained at the end of the page.
  const explained = dispute !== undefined && reason && !shown && reader.explanations;
  const href = explained ? explain(text, explained, mark) : mark.href;
  const gap = mark.evidence === 'unknown' ? reader.t('evidence.not-in-sources') : '';
  return {
    mark,
    label: gap || label,
    ...(gap && href && { behind: inBrackets(lowerFirst(gap), reader.language) }),
    text,
    opened: said === '' ? text : upperFirst(said),
    ...(href !== undefined && { href }),
    ...(shown && {
      dispute: { ...shown, ...(reason && { here: reader.label(reason) }) },
    }),
  };
}

/** The dispute, where it is one of the page and not shown yet. */
function disputeHere(address: string, reader: Reader): DisputeView | undefined {
  const { here, ruleset, shown } = reader;
  const entry = ruleset.entries.find((one) => one.address === here);
  const id = address.startsWith(`${here}#`) ? address.slice(here.length + 1) : undefined;
  if (!entry || id === undefined || shown.has(id)) return undefined;
  const found = disputesOf(entry).find((one) => one.dispute.id === id);
  if (!found) return undefined;
  shown.add(id);
  return disputeView(found.dispute, reader);
}

const statusName = ({ evidence }: MarkView, { t }: Reader): string =>
  upperFirst(t(`evidence.${evidence}`));

/** What is said begins with a small letter after the word of the status, but the name of a document keeps its own. */
function statusLine(word: string, said: string, reader: Reader): string {
  if (said === '') return word;
  const isName = reader.ruleset.meta.documents.some(({ title }) =>
    said.startsWith(reader.plain(title)),
  );
  return labelled(word, isName ? said : lowered(said, reader), reader.language);
}

/** The dispute by name, and the reason of this part. */
function disputeLine(address: string, { reason }: Provenance, reader: Reader): string {
  const name = anchor({ href: reader.link(address), name: reader.nameAt(address) });
  if (!reason) return name;
  return sentencesOf([withStop(name, reader.language), reader.label(reason)], reader.language);
}

/**
 * `BSData/boltaction. Illegible on the sheet.`: the other source, which follows the word of the
 * status, and the reason.
 */
function explanationOf(
  provenance: Provenance,
  show: (text: Text) => string,
  reader: Reader,
): string {
  const { language } = reader;
  const { evidence, reason } = provenance;
  const others = otherSources(provenance, reader);
  const why = reason ? [show(reason)] : [];
  if (others.length === 0) return why.join('');
  const lines = documentLines(others, reader);
  if (evidence !== 'other-source')
    return sentencesOf([...why, withStop(sourceLine(lines, reader), language)], language);
  const names = longListOf(lines, language);
  return why.length === 0 ? names : sentencesOf([withStop(names, language), ...why], language);
}

/** Places in documents other than the main ones. */
function otherSources({ source }: Provenance, { ruleset }: Reader): readonly SourcePlace[] {
  const supporting = new Set(
    ruleset.meta.documents.filter(({ role }) => role === 'supporting').map(({ id }) => id),
  );
  return source.filter(({ document }) => supporting.has(document));
}

/**
 * The status that the part at `path` declares itself; inherited status is shown where it is
 * declared.
 */
export function statusesAt(entry: Entry, path: Path, reader: Reader): StatusView[] {
  const node = valueAt(entry.data, path);
  const effects = isObject(node) ? node['effects'] : undefined;
  return [
    ...ownStatuses(entry, path, reader),
    ...effectStatuses(effects, [...path, 'effects'], entry, reader),
  ];
}

/** The declared statuses of single effects. `path` is that of their list. */
export const effectStatuses = (
  effects: unknown,
  path: Path,
  entry: Entry,
  reader: Reader,
): StatusView[] =>
  Array.isArray(effects)
    ? effects.flatMap((effect, index) =>
        isObject(effect) && effect['evidence'] !== undefined
          ? ownStatuses(entry, [...path, index], reader)
          : [],
      )
    : [];

/** Whether the words of a part say themselves that the sources do not have something; the line of a roll says it of its target number. */
function saysGap(entry: Entry, path: Path, { plain, language }: Reader): boolean {
  const node = valueAt(entry.data, path);
  if (!isObject(node)) return false;
  if (node['target'] === 'unknown') return true;
  return isText(node['text']) && getLanguage(language).notInSources.test(plain(node['text']));
}

/** Only the sign, without the words behind it. */
const withSign = (status: StatusView): StatusView =>
  status.behind === undefined ? status : { ...status, behind: '' };

function ownStatuses(entry: Entry, path: Path, reader: Reader): StatusView[] {
  const provenance = provenanceAt(entry, path);
  if (isSamePath(provenance.declaredAt, path)) {
    const lines = statusLines(provenance, reader, declaredBy(entry, path));
    return named(saysGap(entry, path, reader) ? lines.map(withSign) : lines, entry, path, reader);
  }
  const { remark } = provenance;
  return remark
    ? named(statusLines({ ...provenance, evidence: 'as-printed' }, reader), entry, path, reader)
    : [];
}

/** On paper: where a part is printed, if not where its entry is. */
export function printedPlace(path: Path, reader: Reader): { place?: string } {
  const place = reader.placeAt?.(path) ?? '';
  return place === '' ? {} : { place };
}
