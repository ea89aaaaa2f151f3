/** The search index of every language, as files to serve. */
import { LANGUAGE_TAGS, type Language } from '../i18n/languages.ts';
import { en } from '../i18n/en.ts';
import { templates, ui, type Key } from '../i18n/ui.ts';
import { keep } from '../load/keep.ts';
import { isOwn } from '../model/own.ts';
import type { Rulebook } from '../model/rulebook.ts';
import { indexFiles, type IndexFile, type HeadExtras } from './build/index-files.ts';
import { tokens } from './tokens.ts';
import { plain } from '../notation/show.ts';
import { SITE_LANGUAGES } from '../site/config.ts';
import { href } from '../site/routes.ts';
import { searchPages } from './records/records.ts';

/**
 * Paths are relative to the index folder. The same rulebook gives the same files. Of a language whose records did not change,
 * those that the last run of the program made.
 */
export const searchIndex = (book: Rulebook): IndexFile[] =>
  SITE_LANGUAGES.flatMap((language) => {
    const [pages, , extras] = recordsOf(book, language);
    const inputs = [JSON.stringify(pages), JSON.stringify(extras)];
    return keep(`search.${language}`, inputs, () => indexFiles(pages, language, extras));
  });

export const languageIndex = (book: Rulebook, language: Language): IndexFile[] =>
  indexFiles(...recordsOf(book, language));

const recordsOf = (book: Rulebook, language: Language): Parameters<typeof indexFiles> => [
  searchPages(book, language),
  language,
  headExtrasOf(book, language),
];

export function headExtrasOf({ rulesets }: Rulebook, language: Language): HeadExtras {
  return {
    rulesets: rulesets.map(({ id, meta }) => ({
      id,
      link: href(language, id),
      title: plain(meta.title, language),
      edition: plain(meta.edition.short, language),
      accent: meta.accent,
      names: [
        ...new Set(
          [id, ...LANGUAGE_TAGS.map((tag) => meta.title[tag])].map((name) =>
            tokens(name.replaceAll('-', ' '))
              .map(({ text }) => text)
              .join(' '),
          ),
        ),
      ],
    })),
    says: {
      ...templates(language, RESULT_KEYS),
      'search.kind.omissions': ui(language)(
        rulesets.every(({ meta }) => isOwn(meta)) ? 'disputes.omissions.own' : 'disputes.omissions',
      ),
    },
  };
}

/**
 * Words for the results. A script renders them and loads the words with the index, so that pages
 * need not contain them.
 */
const RESULT_KEYS = (Object.keys(en) as Key[]).filter(
  (key) =>
    /^(?:search|evidence|kind)\.|^module\.(?:legend|basic)$/.test(key) &&
    !/^kind\.one\.|^search\.words\.|^evidence\.count\./.test(key),
);
