/**
 * Prepares texts and queries for Pagefind, which handles neither ł nor Japanese compounds. ł
 * becomes l with a combining stroke, which both sides fold away. Japanese is indexed character by
 * character, and a typed run is searched as a phrase, so that every part of a compound is found.
 */
import { getLanguage, type Language } from '../i18n/languages.ts';

export interface PageFilters {
  /** Id of the ruleset; undefined for pages of the site. */
  game: string | undefined;
  /** As in the address: `tables`; `rulesets` for a front page; `site` for pages about the site. */
  kind: string;
}

const CJK = '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}ー々〆ヶ]';
const BETWEEN = new RegExp(`(?<=${CJK}) (?=${CJK})`, 'gu');
const CHARACTER = new RegExp(CJK, 'gu');
const RUN = new RegExp(`${CJK}+`, 'gu');
const STROKE = '\u0337';

/** A page for Pagefind: only its main part, with its filters. */
export function toIndexed(html: string, language: Language, { game, kind }: PageFilters): string {
  const filters = [...(game === undefined ? [] : [`game:${game}`]), `kind:${kind}`]
    .map((filter) => `<span data-pagefind-filter="${filter}"></span>`)
    .join('');
  const body = html
    .replace(/<(script|style|template|noscript|svg)\b[\s\S]*?<\/\1>/g, '')
    .replace('<main ', '<main data-pagefind-body ')
    .replace(/<main\b[^>]*>/, (tag) => tag + filters)
    // Keeps cells and captions from running into one word.
    .replace(/<\/a>(?=<a\b)/g, '</a> ')
    .replace(/<\/(?:th|td|caption|dt|dd|li|summary|label)>/g, (tag) => `${tag} `);
  return body.replace(/>[^<]+</g, (text) => toStored(text, language));
}

/** Converts a text to its indexed form. */
export function toStored(text: string, language: Language): string {
  if (!getLanguage(language).words.spaced) return text.replace(CHARACTER, ' $& ');
  return text.replace(/ł/g, `l${STROKE}`).replace(/Ł/g, `L${STROKE}`);
}

/** Converts an indexed text back for display. */
export const toShown = (text: string): string =>
  text
    .replaceAll(`l${STROKE}`, 'ł')
    .replaceAll(`L${STROKE}`, 'Ł')
    .replace(/ {2,}/g, ' ')
    .replace(BETWEEN, '');

/** Words in quotes must be adjacent. */
export const isQuoted = (query: string): boolean => /["“”„«»「」]/.test(query);

/** A query in the syntax of Pagefind. */
export function toFullTextQuery(query: string, language: Language): string {
  const text = query.normalize('NFKC').replace(/[“”„«»「」]/g, '"');
  const phrases = text.split('"');
  return phrases
    .map((part, index) => {
      const quoted = index % 2 === 1 && index < phrases.length;
      if (getLanguage(language).words.spaced)
        return quoted ? `"${toStored(part, language)}"` : toStored(part, language);
      const spread = (run: string) => [...run].join(' ');
      if (quoted) return `"${part.replace(RUN, spread)}"`;
      return part.replace(RUN, (run) => ` "${spread(run)}" `);
    })
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
