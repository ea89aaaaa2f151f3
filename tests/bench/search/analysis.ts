/** Our analysis of words, for engines that have another: a code for each word family, Japanese pair and sign. */
import type { Language } from '../../../src/i18n/languages.ts';
import { buildLexicon } from '../../../src/search/build/lexicon.ts';
import { FIELD } from '../../../src/search/fields.ts';
import { queryGrams } from '../../../src/search/grams.ts';
import type { SearchPage } from '../../../src/search/record.ts';
import { isStopWord } from '../../../src/search/stop-words.ts';
import { tokens } from '../../../src/search/tokens.ts';

export interface Analysis {
  /** The codes of each record, by its number, as HTML with Pagefind's weights; synonyms and aliases included. */
  records: readonly string[];
  /** The codes of the words of a query that occur anywhere, the rarest first. */
  query: (query: string) => string[];
}

interface Coded {
  code: string;
  /** In how many records it occurs. */
  count: number;
}

export function analyse(pages: readonly SearchPage[], language: Language): Analysis {
  const records = pages.flatMap((page) => page.records.map(() => new Map<number, string[]>()));
  const byForm = new Map<string, Coded[]>();
  for (const [number, { stem, endings, records: found, fields }] of buildLexicon(
    pages,
    language,
  ).entries()) {
    const coded = { code: codeOf(number), count: found.length };
    for (const [index, record] of found.entries()) {
      const weight = weightOf(fields[index] ?? 0);
      const codes = records[record];
      codes?.set(weight, [...(codes.get(weight) ?? []), coded.code]);
    }
    for (const ending of endings)
      byForm.set(stem + ending, [...(byForm.get(stem + ending) ?? []), coded]);
  }
  const query = (text: string): string[] => {
    const words = tokens(text)
      .filter(({ joined }) => !joined)
      .flatMap((token) => (token.kind === 'run' ? queryGrams(token.text) : [token.text]))
      .filter((word) => !isStopWord(word, language));
    const known = words.flatMap((word): Coded[] => {
      // The same form in two languages: the one that occurs more often.
      const [most] = (byForm.get(word) ?? []).toSorted((a, b) => b.count - a.count);
      return most ? [most] : [];
    });
    return known.sort((a, b) => a.count - b.count).map(({ code }) => code);
  };
  return { records: records.map(asHtml), query };
}

/** Pagefind takes weights from 0 to 10. */
function weightOf(fields: number): number {
  if ((fields & (FIELD.title | FIELD.name | FIELD.alias)) !== 0) return 10;
  return (fields & (FIELD.text | FIELD.figures | FIELD.foreign | FIELD.implied)) === 0 ? 0.5 : 2;
}

const asHtml = (record: ReadonlyMap<number, readonly string[]>): string =>
  [...record]
    .map(([weight, codes]) => `<p data-pagefind-weight="${weight}">${codes.join(' ')}</p>`)
    .join('');

/** Letters only, and no ending that a stemmer would cut off: 27 → `qbbq`. */
const codeOf = (number: number): string =>
  `q${number
    .toString(16)
    .replace(/./g, (digit) => 'bcdfghjklmnpqrtvwxz'.charAt(Number.parseInt(digit, 16)))}q`;
