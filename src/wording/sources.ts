/** Places in the documents, in words. */
import { labelled, listOf } from '../i18n/format.ts';
import type { SourcePlace } from '../../schemas/types.d.ts';
import type { Wording } from './wording.ts';

/** `Quick reference sheet, page 4, “Tabela broni”`: one line for every place. */
export const sourceLines = (sources: readonly SourcePlace[], wording: Wording): string[] =>
  sources.map((source) => {
    const { document } = source;
    const title = wording.documents.find(({ id }) => id === document)?.title;
    return wording.t('source.place', {
      document: title ? wording.plain(title) : document,
      place: placeIn(source, wording),
    });
  });

/** A place has a page, a section, or both. */
function placeIn({ page, section }: SourcePlace, { t }: Wording): string {
  if (page === undefined) return t('source.section', { section: section ?? '' });
  return section ? t('source.page-section', { n: page, section }) : t('plate.page', { n: page });
}

/**
 * `Chequeos de moral; page 4`: places in the main documents without their names, which are at the
 * top of every list of words.
 */
export function shortSource(sources: readonly SourcePlace[], wording: Wording): string {
  const { documents, language } = wording;
  const main = documents.filter(({ role }) => role === 'main');
  const places = sources.flatMap((source) => {
    const found = main.find(({ id }) => id === source.document);
    if (!found) return [];
    const place = placeIn(source, wording);
    return [main.length > 1 ? labelled(found.language.toUpperCase(), place, language) : place];
  });
  return listOf(places, language);
}

/** Of a line on paper, as short as can be: `page 4`, `3.6`, `PL page 4, JA 3.6`: pages and numbered sections, of several documents with their language. */
export function linePlace(sources: readonly SourcePlace[], wording: Wording): string {
  const { documents, t } = wording;
  const main = documents.filter(({ role }) => role === 'main');
  const places = sources.flatMap(({ document, page, section = '' }) => {
    const found = main.find(({ id }) => id === document);
    if (!found) return [];
    const numbered = /^\S*\d/.test(section) ? section : '';
    const place = page === undefined ? numbered : t('plate.page', { n: page });
    const from = main.length > 1 ? found.language.toUpperCase() : '';
    return [from, place].filter((word) => word !== '').join('\u00a0') || [];
  });
  return listOf([...new Set(places)], wording.language);
}
