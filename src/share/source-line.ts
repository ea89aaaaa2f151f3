/** The line of a copied text that names its sources. */
import { labelled, withAddition } from '../i18n/format.ts';
import type { Entry } from '../model/entries.ts';
import { provenanceAt, type Provenance } from '../model/provenance.ts';
import { statementsOf } from '../model/statements.ts';
import type { Reader } from '../view/context.ts';
import { documentLines, sourceLine } from '../wording/sources.ts';

/** `Source: Quick reference sheet, page 4 (inferred)`; without a status if it is as printed. */
export function sourceOf(
  { source, evidence }: Pick<Provenance, 'source' | 'evidence'>,
  reader: Reader,
): string {
  const { t, language } = reader;
  const word = evidence === 'as-printed' ? '' : t(`evidence.${evidence}`);
  const line = sourceLine(documentLines(source, reader), reader);
  if (line === '') return word === '' ? '' : labelled(t('plate.evidence'), word, language);
  return word === '' ? line : withAddition(line, word, language);
}

/** All places that the statements of a page come from. Its status is only said where all of them have the same. */
export function pageSource(entry: Entry, reader: Reader): string {
  const statements = statementsOf(entry).map(({ provenance }) => provenance);
  const source = [provenanceAt(entry, []), ...statements].flatMap((one) => one.source);
  const [evidence = 'as-printed', ...others] = new Set(statements.map((one) => one.evidence));
  const isSaid = entry.kind === 'tables' || entry.kind === 'modifiers' || others.length > 0;
  return sourceOf({ source, evidence: isSaid ? 'as-printed' : evidence }, reader);
}
