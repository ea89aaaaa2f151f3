/**
 * Prepares texts and queries for Pagefind, which handles neither ł nor Japanese compounds. ł
 * becomes l with a combining stroke, which both sides fold away. Japanese is indexed character by
 * character, and a typed run is searched as a phrase, so that every part of a compound is found.
 * Pagefind looks バ up under ハ, but does not list it there: a letter of another writing stands in for it.
 */
import { getLanguage, type Language } from '../i18n/languages.ts';
import { CHECKS } from '../site/checks-folder.ts';
import { BASIC } from './format.ts';
import { tokens } from './tokens.ts';

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

/** Scripts, and what readers operate: words such as "Share" and "CSV" are no text of a rule. */
const NOT_TEXT =
  /<(script|style|template|noscript|svg|button|share-menu|keep-offline)\b[\s\S]*?<\/\1>|<(p|details|div) class="(?:tools|screen|table-name)"[\s\S]*?<\/\2>/g;

export const PLAYERS = 'players';
export const CONTRIBUTORS = 'contributors';

/** A page for Pagefind: only its main part, with its filters. */
export function toIndexed(html: string, language: Language, { game, kind }: PageFilters): string {
  const reader = kind === CHECKS ? CONTRIBUTORS : PLAYERS;
  const filters = [
    ...(game === undefined ? [] : [`game:${game}`]),
    `kind:${kind}`,
    `reader:${reader}`,
    `module:${/<main\b[^>]* data-module="([^"]+)"/.exec(html)?.[1] ?? BASIC}`,
  ]
    .map((filter) => `<span data-pagefind-filter="${filter}"></span>`)
    .join('');
  const body = html
    .replace(NOT_TEXT, '')
    .replace('<main ', '<main data-pagefind-body ')
    .replace(/<main\b[^>]*>/, (tag) => tag + filters)
    // Keeps cells and captions from running into one word.
    .replace(/<\/a>(?=<a\b)/g, '</a> ')
    .replace(/<\/(?:th|td|caption|dt|dd|li|summary|label)>/g, (tag) => `${tag} `);
  return body.replace(/>[^<]+</g, (text) => toStored(text, language));
}

/** Converts a text to its indexed form. */
export function toStored(text: string, language: Language): string {
  if (!getLanguage(language).words.spaced)
    return text.replace(CHARACTER, (character) => ` ${standIn(character)} `);
  return text.replace(/ł/g, `l${STROKE}`).replace(/Ł/g, `L${STROKE}`);
}

/** Kana whose mark is folded away, and letters of a writing that no page uses, one for each. */
const MARKED =
  'ガギグゲゴザジズゼゾダヂヅデドバビブベボパピプペポヴがぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽゔ';
const FIRST_STAND_IN = 0xa000;
const STAND_IN = /[\ua000-\ua0ff]/gu;
const standIn = (character: string): string => {
  const index = MARKED.indexOf(character);
  return index < 0 ? character : String.fromCodePoint(FIRST_STAND_IN + index);
};

/** Converts an indexed text back for display. */
export const toShown = (text: string): string =>
  text
    .replace(STAND_IN, (letter) => MARKED[letter.charCodeAt(0) - FIRST_STAND_IN] ?? '')
    .replaceAll(`l${STROKE}`, 'ł')
    .replaceAll(`L${STROKE}`, 'Ł')
    .replace(/ {2,}/g, ' ')
    .replace(BETWEEN, '');

/**
 * Whether a word that Pagefind marked is one that the reader typed, in some form: for a word that it does not know, it
 * takes words with the same first letter or two.
 */
export function hasTypedWord(marked: readonly string[], query: string): boolean {
  const typed = wordsIn(query);
  return wordsIn(marked.join(' ')).some((word) =>
    typed.some((one) => {
      const least = Math.max(
        Math.min(SHORTEST_ROOT, one.length),
        Math.ceil(Math.max(one.length, word.length) * ROOT),
      );
      return word.length >= least && word.startsWith(one.slice(0, least));
    }),
  );
}
const wordsIn = (text: string): string[] => tokens(text).map((token) => token.text);
const SHORTEST_ROOT = 3;
/** Share of the letters of the longer form that both forms of a word have. */
const ROOT = 0.5;

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
      const spread = (run: string) => [...run].map(standIn).join(' ');
      if (quoted) return `"${part.replace(RUN, spread)}"`;
      return part.replace(RUN, (run) => ` "${spread(run)}" `);
    })
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
