/** The frame around the content of every page: header, trail, footer, and the head. */
import type { Language } from '../../i18n/languages.ts';
import { ui, type Ui } from '../../i18n/ui.ts';
import type { Rulebook } from '../../model/rulebook.ts';
import { plain } from '../../notation/show.ts';
import { BASE, KEEPS_OFFLINE, SITE, SITE_LANGUAGES } from '../../site/config.ts';
import { dataVersionOf, versionOf } from '../../site/data-version.ts';
import {
  absolute,
  fullTextHref,
  href,
  inLanguage,
  issuesHref,
  jsonHref,
  pageHref,
  publicFileHref,
  searchIndexHref,
} from '../../site/routes.ts';
import type { Link } from '../links.ts';
import { siteLanguages } from '../site-words.ts';
import { headView, type HeadView } from './head.ts';
import type { Crumb, PageSettings } from './page-settings.ts';

export interface FrameView {
  language: Language;
  base: string;
  /** The script that keeps pages for reading without a connection; absent where none are kept. */
  offline?: string;
  ruleset?: { id: string; accent: string };
  /** The link past the header. */
  skip: string;
  head: HeadView;
  header: HeaderView;
  trail: TrailView;
  footer: FooterView;
}
export interface HeaderView {
  home: { href: string; name: string; label: string; current: boolean };
  rulesets: {
    label: string;
    tabs: { href: string; name: string; code: string; accent: string; current: boolean }[];
  };
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
}
export interface TrailView {
  label: string;
  crumbs: Crumb[];
  languageLabel: string;
  /** Empty if the page does not exist in another language. */
  languages: { tag: Language; name: string; short: string; href: string; current: boolean }[];
  theme: { label: string; system: string; light: string; dark: string };
}
export interface FooterView {
  links: Link[];
  /** Address, game and version of the data. */
  imprint: string;
  unofficial: string;
}

export function frameView(book: Rulebook, page: PageSettings): FrameView {
  const { language, ruleset } = page;
  const t = ui(language);
  return {
    language,
    base: BASE,
    ...(KEEPS_OFFLINE && { offline: publicFileHref('offline.js') }),
    ...(ruleset && { ruleset: { id: ruleset.id, accent: ruleset.meta.accent } }),
    skip: t('site.skip'),
    head: headView(page),
    header: headerView(book, page, t),
    trail: trailView(page, t),
    footer: footerView(book, page, t),
  };
}

function headerView(book: Rulebook, { language, path, ruleset }: PageSettings, t: Ui): HeaderView {
  const home = pageHref(language);
  return {
    home: {
      href: home,
      name: SITE.name,
      label: t('site.home', { site: SITE.name }),
      current: path === home,
    },
    rulesets: {
      label: t('nav.rulesets'),
      tabs: book.rulesets.map(({ id, meta }) => ({
        href: href(language, id),
        name: plain(meta.title, language),
        code: meta.code,
        accent: meta.accent,
        current: ruleset?.id === id,
      })),
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
  };
}

const trailView = ({ language, path, crumbs, single }: PageSettings, t: Ui): TrailView => ({
  label: t('nav.here'),
  crumbs,
  languageLabel: t('nav.language'),
  languages: single
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
});

function footerView(
  { rulesets }: Rulebook,
  { language, path, ruleset, edit }: PageSettings,
  t: Ui,
): FooterView {
  const game = ruleset && [ruleset.meta.title, ruleset.meta.edition.name];
  const version = ruleset ? versionOf(ruleset) : dataVersionOf(rulesets);
  return {
    links: [
      ...(ruleset
        ? [{ href: href(language, ruleset.id, 'disputes'), name: t('foot.disputes') }]
        : []),
      { href: pageHref(language, 'changes'), name: t('foot.changes') },
      { href: pageHref(language, 'a-z'), name: t('nav.index') },
      { href: jsonHref(), name: t('foot.data') },
      { href: edit ?? issuesHref(), name: t('foot.correct') },
    ],
    imprint: [
      absolute(path).replace(/^https?:\/\//, ''),
      ...(game ? [game.map((text) => plain(text, language)).join(', ')] : []),
      `${t('foot.version')} ${version}`,
    ].join(' · '),
    unofficial: plain(SITE.imprint, language),
  };
}
