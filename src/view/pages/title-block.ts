/** The title block of an entry: edition, source status, where it stands in the sources, where it is used. */
import { pageIn } from '../../model/address.ts';
import { listOf } from '../../i18n/format.ts';
import type { Entry } from '../../model/entries.ts';
import { provenanceAt, type Attestation } from '../../model/provenance.ts';
import { usedBy } from '../../model/used-by.ts';
import type { SourcePlace } from '../../schema/types.generated.ts';
import type { Reader } from '../context.ts';
import { ATTESTATIONS, keyView, type KeyView } from '../evidence.ts';
import type { Link } from '../links.ts';
import { evidenceCount, tableSheet } from '../table.ts';

export interface TitleBlockView {
  label: string;
  fields: TitleField[];
  /** What the marks on the page mean; absent where there are none. */
  key?: KeyView;
  usedBy?: { heading: string; pages: Link[] };
}
export interface TitleField {
  label: string;
  lines: string[];
  /** Takes the whole width. */
  wide?: boolean;
}

export function titleBlockView(entry: Entry, reader: Reader): TitleBlockView {
  const { t, plain } = reader;
  const { edition } = reader.ruleset.meta;
  const count =
    entry.kind === 'tables'
      ? evidenceCount(tableSheet(entry, reader.ruleset, reader.language))
      : partCount(entry);
  const kinds = ATTESTATIONS.filter((kind) => count.has(kind));
  const marked = kinds.filter((kind) => kind !== 'as-printed');
  const users = usersOf(entry.address, reader);
  return {
    label: t('plate.label'),
    fields: [
      { label: t('plate.edition'), lines: [plain(edition.name)] },
      { label: t('plate.evidence'), lines: [evidenceLine(kinds, count, reader)] },
      { label: t('plate.source'), lines: sourceLines(entry.data.source, reader), wide: true },
    ],
    ...(marked.length > 0 && { key: keyView(marked, t) }),
    ...(users.length > 0 && { usedBy: { heading: t('plate.used'), pages: users } }),
  };
}

/** `7 as printed, 61 reconstructed, 38 from other sources` */
function evidenceLine(
  kinds: readonly Attestation[],
  count: ReadonlyMap<Attestation, number>,
  { t, language }: Reader,
): string {
  if (kinds.length === 1 && kinds[0] === 'as-printed') return t('plate.all-printed');
  const counts = kinds.map((kind) => t(`evidence.count.${kind}`, { n: count.get(kind) ?? 0 }));
  return listOf(counts, language);
}

/** How many parts have each source status; disputes and our own examples are not counted. */
function partCount(entry: Entry): Map<Attestation, number> {
  const count = new Map<Attestation, number>();
  for (const part of entry.parts) {
    if (part.kind === 'dispute' || (part.kind === 'example' && !part.data.fromSource)) continue;
    const { evidence } = provenanceAt(entry, part.path);
    count.set(evidence, (count.get(evidence) ?? 0) + 1);
  }
  if (count.size === 0) count.set(provenanceAt(entry, []).evidence, 1);
  return count;
}

/** `Quick reference sheet, page 4, “Tabela broni”`: one line for every place. */
export const sourceLines = (sources: readonly SourcePlace[], reader: Reader): string[] =>
  sources.map(({ document, page, section }) => {
    const title = reader.ruleset.meta.documents.find(({ id }) => id === document)?.title;
    const name = title ? reader.plain(title) : document;
    const place = placeIn(page, section, reader);
    return place === undefined ? name : reader.t('source.place', { document: name, place });
  });

function placeIn(
  page: number | undefined,
  section: string | undefined,
  { t }: Reader,
): string | undefined {
  if (page === undefined) return section && t('source.section', { section });
  return section ? t('source.page-section', { n: page, section }) : t('plate.page', { n: page });
}

/** The entries that name this one, each once, with a link to the last place where it does. */
function usersOf(address: string, reader: Reader): Link[] {
  const places = new Map(usedBy(reader.ruleset, address).map((place) => [pageIn(place), place]));
  return [...places].map(([page, place]) => ({
    href: reader.link(place),
    name: reader.nameAt(page),
  }));
}
