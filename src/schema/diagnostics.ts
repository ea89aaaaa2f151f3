/**
 * Diagnostics of validating a file against its schema. schema-error.ts has the wording of each kind
 * of error.
 */
import { defineDiagnostic } from '../diagnostics/define.ts';
import { asCode, type Phrase } from '../diagnostics/phrase.ts';
import { allOf } from '../i18n/format.ts';
import { DEFAULT_LANGUAGE, getLanguage, type Language } from '../i18n/languages.ts';

export const schema = defineDiagnostic({
  code: 'schema',
  severity: 'error',
  message: ({ message }: Phrase) => message,
  hint: ({ hint }) => hint,
});

export const missingTranslation = defineDiagnostic({
  code: 'missing-translation',
  severity: 'error',
  message: ({ language, empty, instead, whole }: MissingTranslation) => {
    if (whole) return `No text is in ${language}.`;
    return instead === undefined
      ? `The ${language} text is ${empty ? 'empty' : 'missing'}.`
      : `No text is in ${language}: all are in ${getLanguage(instead).english}.`;
  },
  hint: ({ needed, language, instead, under, whole }) => {
    if (whole)
      return `Write the texts in ${language}, or remove ${whole} from \`languages\`. While some are missing, leave out \`translations: complete\`.`;
    if (under)
      return `Write \`${needed[0]}\` in place of \`${under}\`, which is not one of the languages here. If it is ${getLanguage(under).english}, add ${under} to \`languages\`, and the text in ${language}.`;
    if (instead !== undefined)
      return `Write \`languages: [${instead}]\`, or the texts in ${language}.`;
    const names = needed.map((tag) => getLanguage(tag).english);
    return names.length > 0
      ? `Every text here needs ${allOf(names, DEFAULT_LANGUAGE)}.`
      : `Write it in ${language}. One that is also there in another language may be left out where the ruleset does not have \`translations: complete\`.`;
  },
});

interface MissingTranslation {
  /** In English: Polish. */
  language: string;
  empty: boolean;
  /** The languages that every text of the ruleset has. Empty where that is not known. */
  needed: readonly Language[];
  /** The language of all texts, where none is in the one that is declared. */
  instead?: Language;
  /** The language under which a text stands that is in none of those declared. */
  under?: Language | undefined;
  /** The language that no text has. */
  whole?: Language;
}

export const undeclaredLanguage = defineDiagnostic({
  code: 'undeclared-language',
  severity: 'warning',
  message: ({
    language,
    texts,
    of,
    first,
  }: {
    language: Language;
    texts: number;
    of: string;
    first: string;
    /** The language that is meant, where there are no words in it beside these. */
    meant?: Language | undefined;
  }) =>
    `${texts === 1 ? 'One text has' : `${texts} texts have`} words in ${getLanguage(language).english}, which is not one of the languages of the ${of}${texts === 1 ? '' : '; the first'}${texts === 1 ? ': ' : ' is in '}${asCode(first)}.`,
  hint: ({ language, meant }) =>
    `${meant ? `If they are ${getLanguage(meant).english}, write \`${meant}\` in place of \`${language}\`. Otherwise add` : 'Add'} ${language} to \`languages\`, or remove these words.`,
});
