/** A text is in the language of its field: neither untranslated nor swapped with another. */
import { asCode } from '../diagnostics/phrase.ts';
import { bareWordsIn, findOtherLanguage, type BareWord } from '../i18n/recognise.ts';
import { DEFAULT_LANGUAGE, findLanguage, getLanguage, type Language } from '../i18n/languages.ts';
import { EXAMPLE_LINE } from '../load/text-faults.ts';
import { otherLetterIn } from '../text/lookalikes.ts';
import { validFiles } from '../model/declared-names.ts';
import { namesIn } from '../model/vocabulary.ts';
import type { RulesetData } from '../model/entries.ts';
import { shaped } from '../schema/file-index.ts';
import type { Text } from '../../schemas/types.d.ts';
import { defineCheck } from './check.ts';
import { literal } from '../text/literal.ts';

const LINK_TARGET = /\]\([^)]*\)/g;
const CODE = /`[^`]*`/g;

export const wrongLanguage = defineCheck({
  code: 'wrong-language',
  scope: 'text',
  severity: 'error',
  excusable: true,
  message: (
    found: { language: Language } & (
      | { other: Language }
      | { word: string; meant: string; letter?: string }
      | { sign: string; beside: Language }
    ),
  ) => {
    if ('sign' in found)
      return `The ${getLanguage(found.language).english} text has ${asCode(found.sign)}, a letter of ${getLanguage(found.beside).english}, which the ${getLanguage(found.beside).english} text beside it has not.`;
    if ('letter' in found)
      return `The letter ${asCode(found.letter ?? '')} in ${asCode(found.word)} only looks like one of ours.`;
    return 'other' in found
      ? `The ${getLanguage(found.language).english} text is written in ${getLanguage(found.other).english}.`
      : `The ${getLanguage(found.language).english} text has ${asCode(found.word)} without diacritics.`;
  },
  hint: ({ language, ...found }) => {
    if ('sign' in found)
      return 'If the two are swapped, put each in the field of its language. If it is a name, write it so in both.';
    if ('letter' in found) return `Write ${asCode(found.meant)} anew, on your own keyboard.`;
    return 'meant' in found
      ? `Write ${asCode(found.meant)}, and the other words of the text with their diacritics.`
      : `Write it in ${getLanguage(language).english}. A name that stays the same belongs to a term in \`terms.yaml\`: add it to \`aliases\`. If the text is right as it is, list it in \`exceptions.yaml\`.`;
  },
  prepare: (ruleset) => {
    if (['terms', 'values', 'markers'].some((name) => ruleset.broken.has(name))) return undefined;
    const recognise = recogniserFor(ruleset);
    const bareWords = bareWordsFor(ruleset);
    return ({ file, report }) => {
      // `example-left` says it of all its words.
      if (file.text.includes(EXAMPLE_LINE)) return;
      for (const { value, path } of shaped(file, 'Text')) {
        for (const [tag, text] of Object.entries(value) as [string, string][]) {
          const language = findLanguage(tag)?.tag;
          const other = language && recognise(text, language);
          if (other) report({ path: [...path, language] }, { language, other });
          const bare = language && !other && bareWords(text, language);
          if (bare) report({ path: [...path, language] }, { language, ...bare });
          for (const found of language ? lookalikesIn(text) : [])
            report(
              { path: [...path, language ?? ''], offset: found.offset },
              { language: language ?? DEFAULT_LANGUAGE, ...found },
            );
          const swapped = language && !other && swappedIn(value, language);
          if (swapped) report({ path: [...path, language] }, { language, ...swapped });
        }
      }
    };
  },
});

/**
 * Creates a recogniser for texts of a ruleset, which returns the language that a text is in instead
 * of `language`. The names that the ruleset uses in `language` are ignored, whatever language they
 * come from.
 */
export function recogniserFor(
  ruleset: RulesetData,
): (text: string, language: Language) => Language | undefined {
  const names = new Map<Language, RegExp>();
  return (text, language) => {
    const prose = text.replace(LINK_TARGET, ']').replace(CODE, ' ');
    const allowed = names.get(language) ?? anyOf(namesIn(ruleset, language));
    names.set(language, allowed);
    return findOtherLanguage(prose, language, { names: allowed });
  };
}

/** Finds words without their diacritics, by how the texts of the ruleset write them. */
export function bareWordsFor(
  ruleset: RulesetData,
): (text: string, language: Language) => BareWord | undefined {
  const finders = new Map<Language, (text: string) => BareWord | undefined>();
  const textsIn = (language: Language) => () =>
    validFiles(ruleset).flatMap((file) => shaped(file, 'Text').map(({ value }) => value[language]));
  return (text, language) => {
    const find = finders.get(language) ?? bareWordsIn(language, textsIn(language));
    finders.set(language, find);
    return find(text);
  };
}

/** Matches the names as whole words, the longest one first. */
function anyOf(names: readonly string[]): RegExp {
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length);
  const choice = longestFirst.map(literal).join('|');
  return new RegExp(`(?<!\\p{Script=Latin})(?:${choice})(?!\\p{Script=Latin})`, 'giu');
}

/** Words with a letter of another alphabet that looks like one of ours: `Bоw`. */
function lookalikesIn(
  text: string,
): { word: string; meant: string; letter: string; offset: number }[] {
  if (!/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text)) return [];
  return [...text.matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+/gu)].flatMap(
    ({ 0: word, index }) => {
      const found = otherLetterIn(word);
      return found ? [{ word, meant: found.text, letter: found.letter, offset: index }] : [];
    },
  );
}

/** A letter that only another language has, whose own text has none: `{ en: Łuk, pl: Bow }`. */
function swappedIn(text: Text, language: Language): { sign: string; beside: Language } | undefined {
  if (language !== DEFAULT_LANGUAGE) return undefined;
  const sign = /[ąćęłńśźż]/iu.exec(text[language])?.[0];
  const polish = text.pl;
  return sign === undefined || polish === '' || /[ąćęłńóśźż]/iu.test(polish)
    ? undefined
    : { sign, beside: 'pl' };
}
