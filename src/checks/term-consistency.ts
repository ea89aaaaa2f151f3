/**
 * Texts use one word for a concept: the title of its term, not a word that the term discourages.
 */
import { LANGUAGE_TAGS, getLanguage, type Language } from '../i18n/languages.ts';
import type { RulesetData } from '../model/entries.ts';
import { shaped } from '../schema/file-index.ts';
import { defineCheck } from './check.ts';
import { asCode } from '../diagnostics/phrase.ts';

export const termConsistency = defineCheck({
  code: 'term-consistency',
  scope: 'ruleset',
  severity: 'warning',
  excusable: true,
  message: ({ found, title }: { found: string; title: string }) =>
    `${asCode(found)} is a discouraged word for ${asCode(title)}.`,
  hint: ({ title }) => `Write ${asCode(title)}, or rephrase the sentence.`,
  run: ({ ruleset, files, report }) => {
    if (ruleset.broken.has('terms')) return;
    for (const language of LANGUAGE_TAGS) {
      const discouraged = discouragedIn(ruleset, language);
      if (discouraged.length === 0) continue;
      const titles = titlesIn(ruleset, language);
      for (const file of files) {
        for (const { value, path } of shaped(file, 'Text')) {
          const text = value[language];
          for (const { term, title, pattern } of discouraged) {
            if (file.schema === 'terms' && path[1] === term) continue;
            const match = findOutside(text, pattern, titles);
            if (match)
              report(
                { file: file.file, path: [...path, language], offset: match.index },
                { found: match[0], title },
              );
          }
        }
      }
    }
  },
});

interface Discouraged {
  /** Index of the term in its file. Its own text may use other words. */
  term: number;
  /** The title of the term: the preferred word. */
  title: string;
  pattern: RegExp;
}

const discouragedIn = ({ terms }: RulesetData, language: Language): Discouraged[] =>
  terms.flatMap(({ title, discouraged }, term) =>
    (discouraged?.[language] ?? []).map((word) => ({
      term,
      title: withoutBrackets(title[language]),
      pattern: toPattern(word, language),
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
  return [...text.matchAll(pattern)].find(({ 0: found, index }) => {
    const lowerCase = text.toLowerCase();
    return !titles.some(
      (title) =>
        title.length > found.length &&
        title.includes(found.toLowerCase()) &&
        occursAround(lowerCase, title, index, found.length),
    );
  });
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
  if (!spaced) return new RegExp(RegExp.escape(word), 'gu');
  const inflected = word
    .split(' ')
    .map((part) => `${RegExp.escape(stemOf(part, language))}\\p{L}{0,${variable}}${ending}`)
    .join('\\s+');
  return new RegExp(`(?<![\\p{L}\\d])${inflected}(?![\\p{L}\\d])`, 'giu');
}

/** The letters of a word that inflection leaves unchanged. */
function stemOf(word: string, language: Language): string {
  const { replaced, variable } = getLanguage(language).words;
  if (!replaced) return word;
  if (word.length > replaced.shortest + variable) return word.slice(0, word.length - variable);
  return word.length > replaced.shortest ? word.replace(replaced.ending, '') : word;
}
