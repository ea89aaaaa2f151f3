/**
 * Texts use one word for a concept: the title of its term, not a word that the term discourages.
 */
import { LANGUAGE_TAGS, getLanguage, type Language } from '../i18n/languages.ts';
import type { RulesetData } from '../model/entries.ts';
import { shaped } from '../schema/file-index.ts';
import { defineCheck } from './check.ts';
import { asCode } from '../diagnostics/phrase.ts';
import { literal } from '../text/literal.ts';

export const termConsistency = defineCheck({
  code: 'term-consistency',
  scope: 'text',
  severity: 'warning',
  excusable: true,
  message: ({ found, title }: { found: string; title: string }) =>
    `${asCode(found)} is a discouraged word for ${asCode(title)}.`,
  hint: ({ title }) => `Write ${asCode(title)}, or rephrase the sentence.`,
  prepare: (ruleset) => {
    if (ruleset.broken.has('terms')) return undefined;
    const words = LANGUAGE_TAGS.map((language) => ({
      language,
      discouraged: discouragedIn(ruleset, language),
      titles: titlesIn(ruleset, language),
    }));
    return ({ file, report }) => {
      for (const { value, path } of shaped(file, 'Text')) {
        for (const { language, discouraged, titles } of words) {
          const text = value[language];
          const lowerCase = text.toLowerCase();
          for (const { term, title, stem, pattern } of discouraged) {
            // Most texts lack it, and this is found sooner than that the pattern does not match.
            if (!lowerCase.includes(stem)) continue;
            if (file.schema === 'terms' && path[1] === term) continue;
            const match = findOutside(lowerCase, pattern, titles);
            if (match)
              report(
                { path: [...path, language], offset: match.index },
                { found: text.slice(match.index, match.index + match[0].length), title },
              );
          }
        }
      }
    };
  },
});

interface Discouraged {
  /** Index of the term in its file. Its own text may use other words. */
  term: number;
  /** The title of the term: the preferred word. */
  title: string;
  /** What stands wherever `pattern` matches. */
  stem: string;
  /** Matches in lower case. */
  pattern: RegExp;
}

const discouragedIn = ({ terms }: RulesetData, language: Language): Discouraged[] =>
  terms.flatMap(({ title, discouraged }, term) =>
    (discouraged?.[language] ?? []).map((word) => ({
      term,
      title: withoutBrackets(title[language]),
      stem: stemOf(word.toLowerCase().split(' ')[0] ?? '', language),
      pattern: toPattern(word.toLowerCase(), language),
    })),
  );

/** `zbieranie (Rally)` → `zbieranie` */
const withoutBrackets = (title: string): string => title.replace(/\s*[（(].*$/u, '') || title;

const titlesIn = ({ terms, values, markers }: RulesetData, language: Language): string[] =>
  [...terms, ...values, ...markers].map(({ title }) => title[language].toLowerCase());

/** The first match outside a longer title: 障害 is allowed in 障害物 if that is a term. */
function findOutside(
  text: string,
  pattern: RegExp,
  titles: readonly string[],
): RegExpExecArray | undefined {
  return [...text.matchAll(pattern)].find(
    ({ 0: found, index }) =>
      !titles.some(
        (title) =>
          title.length > found.length &&
          title.includes(found) &&
          occursAround(text, title, index, found.length),
      ),
  );
}

/** Whether `word` occurs in `text` and covers the `length` characters at `index`. */
function occursAround(text: string, word: string, index: number, length: number): boolean {
  const start = text.indexOf(word, Math.max(0, index + length - word.length));
  return start >= 0 && start <= index;
}

/**
 * Matches the word with the endings of its language; as a whole word if the language separates
 * words.
 */
function toPattern(word: string, language: Language): RegExp {
  const { spaced, ending, variable } = getLanguage(language).words;
  if (!spaced) return new RegExp(literal(word), 'gu');
  const inflected = word
    .split(' ')
    .map((part) => `${literal(stemOf(part, language))}\\p{L}{0,${variable}}${ending}`)
    .join('\\s+');
  const source = `(?<!\\p{L}|\\d)${inflected}(?!\\p{L}|\\d)`;
  return new RegExp(source.replaceAll('\\p{L}', LOWER_CASE_LETTER), 'gu');
}

/** In the scripts that separate words. `\p{L}` takes ten times as long to compile, for each of hundreds of words. */
const LOWER_CASE_LETTER = '[a-zß-öø-\\u1fff]';

/** The letters of a word that inflection leaves unchanged. */
function stemOf(word: string, language: Language): string {
  const { replaced, variable } = getLanguage(language).words;
  if (!replaced) return word;
  if (word.length > replaced.shortest + variable) return word.slice(0, word.length - variable);
  return word.length > replaced.shortest ? word.replace(replaced.ending, '') : word;
}
