/** The frame around the content of every page: header, band, footer, and the head. */
import { editionName as editionTitle } from '../../i18n/format.ts';
import { interfaceLanguage, type Language } from '../../i18n/languages.ts';
import { foreignIn } from '../../i18n/text.ts';
import { ui, type Ui } from '../../i18n/ui.ts';
import type { Rulebook } from '../../model/rulebook.ts';
import { plain } from '../../notation/show.ts';
import { accentsHref } from '../../site/accents.ts';
import { BASE, KEEPS_OFFLINE, SITE, SITE_LANGUAGES } from '../../site/config.ts';
import { dataVersionOf, versionOf } from '../../site/data-version.ts';
import {
  absolute,
  fullTextHref,
  href,
  inLanguage,
  issuesHref,
  pageHref,
  publicFileHref,
  searchIndexHref,
} from '../../site/routes.ts';
import type { Link } from '../links.ts';
import { siteLanguages } from '../site-words.ts';
import { headView, type HeadView } from './head.ts';
import type { PageSettings } from './page-settings.ts';
import { editionName } from '../../wording/names.ts';
import type { TrackView } from './track.ts';

export interface FrameView {
  /** Of the interface. */
  language: Language;
  /** Of the page, where the interface has no words in it. */
  pageLanguage?: Language;
  base: string;
  /** The script that keeps pages for reading without a connection; absent where none are kept. */
  offline?: string;
  ruleset?: { id: string; accent: string };
  /** Optional rules or a module that the page belongs to: a filter of the full text. */
  module?: string;
  /** The link past the header. */
  skip: string;
  head: HeadView;
  header: HeaderView;
  band: BandView;
  footer: FooterView;
}
export interface HeaderView {
  home: { href: string; name: string; label: string; current: boolean };
  /** Absent on the page that has a large one. */
  search?: SearchFieldView;
}
export interface SearchFieldView {
  language: Language;
  /** The page of results. */
  action: string;
  /** Folder of the index. */
  index: string;
  /** Folder of the full text of the pages. */
  fullText: string;
  /** The page of results in every language. */
  pages: Partial<Record<Language, string>>;
  label: string;
  placeholder: string;
  button: string;
  failed: string;
  /** While the search is loaded. */
  waiting: string;
}
/** The band under the header, in the colour of the game. */
export interface BandView {
  /** The game with its edition; on pages of the site all games. */
  label: string;
  games: (Link & { brief?: string; current: boolean })[];
  languageLabel: string;
  /** Empty if there is no page in another language. */
  languages: { tag: Language; name: string; short: string; href: string; current: boolean }[];
  theme: { label: string; system: string; light: string; dark: string };
  track?: TrackView;
}
export interface FooterView {
  links: Link[];
  /** Address, game and version of the data. */
  imprint: string;
  unofficial: string;
}

export function frameView(book: Rulebook, page: PageSettings): FrameView {
  const { language, ruleset, module } = page;
  const t = ui(language);
  const shown = interfaceLanguage(language);
  return {
    language: shown,
    ...(shown !== language && { pageLanguage: language }),
    base: BASE,
    ...(KEEPS_OFFLINE && { offline: publicFileHref('offline.js') }),
    ...(ruleset && { ruleset: { id: ruleset.id, accent: ruleset.meta.accent } }),
    ...(module && { module }),
    skip: t('site.skip'),
    head: headView(page, accentsHref(book)),
    header: headerView(page, t),
    band: bandView(book, page, t),
    footer: footerView(book, page, t),
  };
}

function headerView({ language, path }: PageSettings, t: Ui): HeaderView {
  const home = pageHref(language);
  return {
    home: {
      href: home,
      name: SITE.name,
      label: t('site.home', { site: SITE.name }),
      current: path === home,
    },
    ...(path !== home && { search: searchFieldView(language) }),
  };
}

export function searchFieldView(language: Language): SearchFieldView {
  const t = ui(language);
  return {
    language,
    action: pageHref(language, 'search'),
    index: searchIndexHref(),
    fullText: fullTextHref(language),
    pages: Object.fromEntries(SITE_LANGUAGES.map((tag) => [tag, pageHref(tag, 'search')])),
    label: t('search.label'),
    placeholder: SITE.search?.[language] ?? '',
    button: t('search.button'),
    failed: t('search.failed'),
    waiting: t('search.waiting'),
  };
}

const bandView = (
  { rulesets }: Rulebook,
  { language, path, single, ruleset, place }: PageSettings,
  t: Ui,
): BandView => ({
  label: t('nav.rulesets'),
  games: (ruleset ? [ruleset] : rulesets).map((game) => {
    const front = href(language, game.id);
    return {
      href: front,
      name: ruleset ? editionName(game, language) : plain(game.meta.title, language),
      ...foreignIn(game.meta.title, language),
      ...(!ruleset && { brief: game.meta.code }),
      current: path === front,
    };
  }),
  languageLabel: t('nav.language'),
  languages:
    single || SITE_LANGUAGES.length === 1
      ? []
      : siteLanguages().map(({ tag, name, short }) => ({
          tag,
          name,
          short,
          href: inLanguage(path, tag),
          current: tag === language,
        })),
  theme: {
    label: t('nav.theme'),
    system: t('theme.system'),
    light: t('theme.light'),
    dark: t('theme.dark'),
  },
  ...(place && { track: place.track }),
});

function footerView(
  { rulesets }: Rulebook,
  { language, path, ruleset, edit }: PageSettings,
  t: Ui,
): FooterView {
  const game = ruleset && ([ruleset.meta.title, ruleset.meta.edition.name] as const);
  const version = ruleset ? versionOf(ruleset) : dataVersionOf(rulesets);
  return {
    links: [
      ...(ruleset
        ? [{ href: href(language, ruleset.id, 'disputes'), name: t('foot.disputes') }]
        : []),
      { href: pageHref(language, 'changes'), name: t('foot.changes') },
      { href: pageHref(language, 'a-z'), name: t('nav.index') },
      { href: pageHref(language, 'data'), name: t('foot.data') },
      ...(SITE.about
        ? [
            {
              href: pageHref(language, 'about'),
              name: plain(SITE.about.title, language),
              ...foreignIn(SITE.about.title, language),
            },
          ]
        : []),
      { href: edit ?? issuesHref(), name: t('foot.correct') },
    ],
    imprint: [
      absolute(path).replace(/^https?:\/\//, ''),
      ...(game ? [editionTitle(plain(game[0], language), plain(game[1], language), language)] : []),
      `${t('foot.version')} ${version}`,
    ].join(' · '),
    unofficial: plain(SITE.imprint, language),
  };
}
