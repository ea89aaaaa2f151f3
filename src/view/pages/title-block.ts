/** The title block of an entry: edition, source status, places in the sources, uses. */
import type { SourcePlace } from '../../../schemas/types.d.ts';
import { pageIn } from '../../model/address.ts';
import { labelled, listOf } from '../../i18n/format.ts';
import type { Entry } from '../../model/entries.ts';
import type { Attestation } from '../../model/provenance.ts';
import { countStatements, statementsOf } from '../../model/statements.ts';
import { isOwn } from '../../model/own.ts';
import { find } from '../../model/find.ts';
import { usedBy } from '../../model/used-by.ts';
import type { Name } from '../../notation/show.ts';
import type { Reader } from '../context.ts';
import { ATTESTATIONS, type Explanation } from '../evidence.ts';
import { keyView, type KeyView } from '../key.ts';
import { linkTo, type Link } from '../links.ts';
import { escapeHtml } from '../prose.ts';
import { documentLines } from '../../wording/sources.ts';

/** The panel at the end of an entry. */
export interface TitleBlockView {
  /** `Sources and doubts: 26 as printed, 4 disputed` */
  heading: string;
  fields: TitleField[];
  /** Parts that only one of several documents has. */
  only: { document: string; parts: Link[] }[];
  /** What the signs of the page stand for, each text once. */
  explained: Explanation[];
  /** The legend of the marks on the page; absent without marks. */
  key?: KeyView;
  usedBy?: { heading: string; pages: Link[] };
}
export interface TitleField {
  label: string;
  /** HTML */
  lines: string[];
}

export function titleBlockView(entry: Entry, reader: Reader): TitleBlockView {
  const { t, label } = reader;
  const { edition } = reader.ruleset.meta;
  const count = countStatements(entry);
  const kinds = ATTESTATIONS.filter((kind) => count.has(kind));
  const marked = kinds.filter((kind) => kind !== 'as-printed');
  // Authors need not say that they print what they print.
  const isPlain = marked.length === 0 && isOwn(reader.ruleset.meta);
  const users = usersOf(entry.address, reader);
  const sources = allSources(entry, reader).map(escapeHtml);
  return {
    heading: isPlain
      ? reader.plain(edition.name)
      : labelled(t('plate.heading'), evidenceLine(kinds, count, reader), reader.language),
    fields: [
      ...(sources.length > 0
        ? [{ label: t(sources.length > 1 ? 'plate.from' : 'plate.source'), lines: sources }]
        : []),
      ...(isPlain ? [] : [{ label: t('plate.edition'), lines: [label(edition.name)] }]),
    ],
    only: onlyIn(entry, reader),
    explained: [...(reader.explanations?.values() ?? [])],
    ...(marked.length > 0 && { key: keyView(marked, t) }),
    ...(users.length > 0 && { usedBy: { heading: t('plate.used'), pages: users } }),
  };
}

/** For each document, the parts that no other main document has. */
function onlyIn(entry: Entry, reader: Reader): TitleBlockView['only'] {
  const parts = new Map<string, Link[]>();
  for (const { id, data } of entry.index.parts) {
    if (!('source' in data)) continue;
    for (const title of onlyFrom(data.source, entry, reader))
      parts.set(title, [...(parts.get(title) ?? []), linkTo(`${entry.address}#${id}`, reader)]);
  }
  return [...parts].map(([document, links]) => ({ document, parts: links }));
}

/** Titles of the main documents that a part comes from; empty if it comes from all of them. */
export function onlyFrom(
  sources: readonly SourcePlace[] | undefined,
  entry: Entry,
  reader: Reader,
): string[] {
  const named = new Set((sources ?? entry.data.source ?? []).map(({ document }) => document));
  const main = reader.ruleset.meta.documents.filter(({ role }) => role === 'main');
  const from = main.filter(({ id }) => named.has(id));
  return from.length === main.length ? [] : from.map(({ title }) => reader.plain(title));
}

/** `as printed (7), reconstructed (61), other source (38)` */
function evidenceLine(
  kinds: readonly Attestation[],
  count: ReadonlyMap<Attestation, number>,
  { t, language }: Reader,
): string {
  if (kinds.length === 1 && kinds[0] === 'as-printed') return t('plate.all-printed');
  const counts = kinds.map((kind) =>
    t('evidence.count', { status: t(`evidence.${kind}`), n: count.get(kind) ?? 0 }),
  );
  return listOf(counts, language);
}

/** Every place in the sources of the entry and its parts: a line for each document; that of the entry first. */
const allSources = (entry: Entry, reader: Reader): string[] =>
  documentLines(
    [
      ...(entry.data.source ?? []),
      ...statementsOf(entry).flatMap(({ provenance }) => provenance.source),
    ],
    reader,
  );

/** The entries that name this one, without duplicates, linked to the last place that does. */
function usersOf(address: string, reader: Reader): Link[] {
  const places = new Map(usedBy(reader.ruleset, address).map((place) => [pageIn(place), place]));
  return [...places].map(([page, place]) => ({
    href: reader.link(place),
    ...stepName(place, page, reader),
  }));
}

/** `Orders phase › Take an order test`; only the page if the place is not a step. */
function stepName(place: string, page: string, { ruleset, namedAt }: Reader): Name {
  const target = find(ruleset, place);
  const isStep = target?.type === 'entry' && target.part?.kind === 'step';
  const whole = namedAt(page);
  return isStep ? { ...whole, name: `${whole.name} › ${namedAt(place).name}` } : whole;
}
