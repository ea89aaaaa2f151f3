/** Source status at the place: the mark beside a part, the key to the marks, the badge of a document. */
import type { Entry } from '../model/entries.ts';
import type { Attestation, Provenance } from '../model/provenance.ts';
import type { Ui } from '../i18n/ui.ts';
import type { SourcePlace } from '../schema/types.generated.ts';
import type { Reader } from './context.ts';

/** Every source status, in the order of the key. */
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
  /** Read aloud and copied; the lozenge is drawn instead. */
  word: string;
  /** The reason, shown when pointed at. */
  why?: string;
  /** Of a disputed part: where the dispute is. */
  href?: string;
}

/** Printed parts carry no mark, nor does a disputed part whose dispute has no address. */
export function markOf(provenance: Provenance, reader: Reader): MarkView | undefined {
  const { evidence, dispute, reason } = provenance;
  if (evidence === 'as-printed') return undefined;
  const word = reader.t(`evidence.${evidence}`);
  if (evidence === 'disputed')
    return dispute === undefined ? undefined : { evidence, word, href: reader.link(dispute) };
  return { evidence, word, ...(reason && { why: reader.plain(reason) }) };
}

export interface KeyView {
  label: string;
  marks: { evidence: Attestation; word: string; meaning: string }[];
}

/** What the marks on a page mean. */
export const keyView = (kinds: readonly Attestation[], t: Ui): KeyView => ({
  label: t('key.label'),
  marks: kinds.map((evidence) => ({
    evidence,
    word: t(`evidence.${evidence}`),
    meaning: t(`key.${evidence}`),
  })),
});

export interface BadgeView {
  /** `PL` */
  text: string;
  title: string;
}

/** Which of several main documents a part comes from; empty where it comes from all of them. */
export function badgesOf(
  sources: readonly SourcePlace[] | undefined,
  entry: Entry,
  reader: Reader,
): BadgeView[] {
  const main = reader.ruleset.meta.documents.filter(({ role }) => role === 'main');
  const named = new Set((sources ?? entry.data.source).map(({ document }) => document));
  if (main.length < 2 || named.size >= main.length) return [];
  return main
    .filter(({ id }) => named.has(id))
    .map(({ language, title }) => ({ text: language.toUpperCase(), title: reader.plain(title) }));
}
