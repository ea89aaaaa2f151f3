/** The title block of an entry: edition, how well it is attested, where it stands. */
import { listOf } from '../i18n/format.ts';
import { provenanceAt, type Attestation } from '../model/provenance.ts';
import type { Entry } from '../model/entries.ts';
import type { SourcePlace } from '../schema/types.generated.ts';
import type { Reader } from './context.ts';
import { evidenceCount, tableSheet } from './table.ts';

export interface Plate {
  edition: string;
  /** `7 printed, 61 put back, 38 from elsewhere` */
  evidence: string;
  /** Evidence that is marked on the page, in fixed order. */
  kinds: Attestation[];
  sources: string[];
}

const ORDER: Attestation[] = [
  'printed',
  'reconstructed',
  'inferred',
  'corroborated',
  'disputed',
  'unknown',
];

export function plate(entry: Entry, reader: Reader): Plate {
  const count =
    entry.kind === 'tables'
      ? evidenceCount(tableSheet(entry, reader.ruleset, reader.language))
      : partCount(entry);
  const kinds = ORDER.filter((kind) => count.has(kind));
  const evidence =
    kinds.length === 1 && kinds[0] === 'printed'
      ? reader.t('plate.all-printed')
      : listOf(
          kinds.map((kind) => `${count.get(kind)} ${reader.t(`evidence.${kind}`)}`),
          reader.language,
        );
  return {
    edition: reader.plain(reader.ruleset.meta.edition.text ?? reader.ruleset.meta.edition.name),
    evidence,
    kinds: kinds.filter((kind) => kind !== 'printed'),
    sources: sourceLines(entry.data.source, reader),
  };
}

function partCount(entry: Entry): Map<Attestation, number> {
  const count = new Map<Attestation, number>();
  for (const part of entry.parts) {
    if (part.kind === 'dispute' || (part.kind === 'example' && !part.data.printed)) continue;
    const { evidence } = provenanceAt(entry, part.path);
    count.set(evidence, (count.get(evidence) ?? 0) + 1);
  }
  if (count.size === 0) count.set(provenanceAt(entry, []).evidence, 1);
  return count;
}

/** `Quick reference sheet, page 4, Tabela broni` */
export function sourceLines(sources: readonly SourcePlace[], reader: Reader): string[] {
  return sources.map(({ document, page, section }) => {
    const title = reader.ruleset.meta.documents.find(({ id }) => id === document)?.title;
    const places = [
      page === undefined ? undefined : reader.t('plate.page', { n: page }),
      section,
    ].filter((place) => place !== undefined);
    return listOf([title ? reader.plain(title) : document, ...places], reader.language);
  });
}
