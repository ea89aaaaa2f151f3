/** What the site says of itself: its own words from `site.yaml`, or words made from the names of its games. */
import { allOf } from '../i18n/format.ts';
import { getLanguage, type Language, type LanguageRecord } from '../i18n/languages.ts';
import { ui } from '../i18n/ui.ts';
import { isOwn } from '../model/own.ts';
import type { Rulebook } from '../model/rulebook.ts';
import { plain } from '../notation/show.ts';
import { SITE, SITE_LANGUAGES } from '../site/config.ts';

/** The games as they are named inside a sentence. */
export const gamesIn = ({ rulesets }: Rulebook, language: Language, site = SITE): string =>
  site.games?.[language] ??
  allOf(
    rulesets.map(({ meta }) => plain(meta.title, language)),
    language,
  );

/** The title of the home page. */
export const siteTitle = (book: Rulebook, language: Language, site = SITE): string =>
  site.title?.[language] ??
  ui(language)('site.title', { site: site.name, games: gamesIn(book, language, site) });

/** The site in two sentences. */
export const siteDescription = (book: Rulebook, language: Language, site = SITE): string =>
  site.description?.[language] ??
  ui(language)(
    book.rulesets.every(({ meta }) => isOwn(meta)) ? 'site.description.own' : 'site.description',
    { games: gamesIn(book, language, site) },
  );

/** Queries that show what can be searched for; none where the site names none. */
export const exampleQueries = (language: Language, site = SITE): string[] =>
  (site.search?.[language] ?? '').split(/,\s*|、/).filter((query) => query !== '');

/** How to search, and in which languages where there are several. */
export const searchHint = (language: Language, languages = SITE_LANGUAGES): string =>
  ui(language)(languages.length > 1 ? 'search.hint' : 'search.hint.one');

/** The languages of the site, as their readers call them. */
export const siteLanguages = (): (LanguageRecord & { tag: Language })[] =>
  SITE_LANGUAGES.map((tag) => ({ ...getLanguage(tag), tag }));
