/** A text is in the language of its field: neither untranslated nor swapped with another. */
import { asCode } from '../diagnostics/phrase.ts';
import { findOtherLanguage, findWithoutDiacritics } from '../i18n/recognise.ts';
import { findLanguage, getLanguage, type Language } from '../i18n/languages.ts';
import { namesIn } from '../model/vocabulary.ts';
import type { RulesetData } from '../model/entries.ts';
import { shaped } from '../schema/file-index.ts';
import { defineCheck } from './check.ts';

const LINK_TARGET = /\]\([^)]*\)/g;
const CODE = /`[^`]*`/g;

export const wrongLanguage = defineCheck({
  code: 'wrong-language',
  scope: 'text',
  severity: 'error',
  excusable: true,
  message: (
    found: { language: Language } & ({ other: Language } | { word: string; meant: string }),
  ) =>
    'other' in found
      ? `The ${getLanguage(found.language).english} text is written in ${getLanguage(found.other).english}.`
      : `The ${getLanguage(found.language).english} text has ${asCode(found.word)} without diacritics.`,
  hint: ({ language, ...found }) =>
    'meant' in found
      ? `Write ${asCode(found.meant)}, and the other words of the text with their diacritics.`
      : `Write it in ${getLanguage(language).english}. A name that stays the same belongs to a term in \`terms.yaml\`: add it to \`aliases\`.`,
  prepare: (ruleset) => {
    if (['terms', 'values', 'markers'].some((name) => ruleset.broken.has(name))) return undefined;
    const recognise = recogniserFor(ruleset);
    return ({ file, report }) => {
      for (const { value, path } of shaped(file, 'Text')) {
        for (const [tag, text] of Object.entries(value) as [string, string][]) {
          const language = findLanguage(tag)?.tag;
          const other = language && recognise(text, language);
          if (other) report({ path: [...path, language] }, { language, other });
          const bare = language && !other && findWithoutDiacritics(text, language);
          if (bare) report({ path: [...path, language] }, { language, ...bare });
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
    if (findOtherLanguage(prose, language) === undefined) return undefined;
    const allowed = names.get(language) ?? anyOf(namesIn(ruleset, language));
    names.set(language, allowed);
    return findOtherLanguage(prose.replace(allowed, ' '), language);
  };
}

/** Matches the names as whole words, the longest one first. */
function anyOf(names: readonly string[]): RegExp {
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length);
  const choice = longestFirst.map((name) => RegExp.escape(name)).join('|');
  return new RegExp(`(?<!\\p{Script=Latin})(?:${choice})(?!\\p{Script=Latin})`, 'giu');
}
