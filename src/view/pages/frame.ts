/** What surrounds a page's content, on every page: head, header, trail, footer. */
import {
  byLanguage,
  getLanguage,
  LANGUAGES,
  LANGUAGE_TAGS,
  type Language,
} from '../../i18n/languages.ts';
import { ui, type Ui } from '../../i18n/ui.ts';
import type { Entry } from '../../model/entries.ts';
import type { Rulebook, Ruleset } from '../../model/rulebook.ts';
import { plain } from '../../notation/show.ts';
import { BASE, DATA_VERSION, PREVIEW_SIZE } from '../../site/config.ts';
import { versionOf } from '../../site/data-version.ts';
import {
  absolute,
  editHref,
  feedHref,
  goHref,
  href,
  inLanguage,
  issuesHref,
  jsonHref,
  pageHref,
  previewHref,
  publicFileHref,
  searchIndexHref,
} from '../../site/routes.ts';
import { linesOf } from '../../site/source-lines.ts';
import type { Link } from '../links.ts';
import { editionName } from '../names.ts';
import { describe, titleInGame } from './page-title.ts';

export interface FrameView {
  language: Language;
  base: string;
  ruleset?: { id: string; ink: string };
  /** The link past the header. */
  skip: string;
  head: HeadView;
  header: HeaderView;
  trail: TrailView;
  footer: FooterView;
}
export interface HeadView {
  /** `pl_PL` */
  locale: string;
  files: { icon: string; manifest: string; theme: string; redirect: string };
  title: string;
  description: string;
  /** Absolute link to the page itself. */
  url: string;
  canonical: string;
  /** The page in each language, and `x-default`. */
  alternates: { language: string; href: string }[];
  feed?: { title: string; href: string };
  image: { href: string; width: number; height: number };
  noindex: boolean;
  /** The page runs WebAssembly, which needs a permission. */
  wasm?: true;
  redirect?: Redirect;
}
export interface Redirect {
  /** Where the page leads at once. */
  to: string;
  /** Of a page that is gone: the link that each of its parts has now. */
  parts?: Record<string, string>;
}
export interface HeaderView {
  home: { href: string; label: string; current: boolean };
  rulesets: {
    label: string;
    tabs: { href: string; name: string; code: string; ink: string; current: boolean }[];
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
  /** The page of results in every language. */
  pages: Record<Language, string>;
  label: string;
  placeholder: string;
  button: string;
  failed: string;
}
export interface TrailView {
  label: string;
  crumbs: Crumb[];
  languageLabel: string;
  /** Empty where there is no such page in another language. */
  languages: { tag: Language; name: string; short: string; href: string; current: boolean }[];
  theme: { label: string; system: string; light: string; dark: string };
}
export interface Crumb {
  name: string;
  href?: string;
}
export interface FooterView {
  links: Link[];
  /** Address, game and version of the data. */
  imprint: string;
  unofficial: string;
}

/** What one page says of itself, before links and words around it are added. */
export interface PageSettings {
  language: Language;
  title: string;
  description: string;
  /** Link to the page itself in its language. */
  path: string;
  crumbs: Crumb[];
  ruleset?: Ruleset;
  /** The language-neutral link, for x-default. */
  neutral?: string;
  /** Link to edit the file behind the page. */
  edit?: string;
  /** Link to the image shown with links to the page; else the site's own. */
  preview?: string;
  noindex?: boolean;
  /** It runs WebAssembly. */
  wasm?: true;
  /** There is no such page in another language. */
  single?: boolean;
  /** Link to the page whose content this is, when it is not the page itself. */
  canonical?: string;
  redirect?: Redirect;
}

/** What a page is called: in short above it and in its trail; in full, with its game, in search engines. */
export interface PageWords {
  name: string;
  title: string;
  description: string;
}

/** A page of the site itself, such as search. `page` is its path below the language; empty for the contents. */
export function sitePage(
  language: Language,
  page: string,
  { name, title, description }: PageWords,
): PageSettings {
  const contents = ui(language)('nav.contents');
  const crumbs =
    page === '' ? [{ name: contents }] : [{ name: contents, href: pageHref(language) }, { name }];
  return {
    language,
    title: page === '' ? title : `${title} · Sandtable`,
    description,
    path: pageHref(language, page),
    crumbs,
  };
}

/** A page of a ruleset that is not an entry: its front page (empty address), markers, terms, disputes. */
export function rulesetPage(
  language: Language,
  ruleset: Ruleset,
  address: string,
  { name: page, title, description }: PageWords,
): PageSettings {
  const front = address === '';
  const name = editionName(ruleset, language);
  const file = linesOf(ruleset, front ? 'ruleset' : address).get('')?.file;
  return {
    language,
    ruleset,
    description,
    title: `${title} · Sandtable`,
    path: href(language, ruleset.id, address),
    neutral: goHref(ruleset.id, address),
    preview: previewHref(language, ruleset.id),
    ...(file !== undefined && { edit: editHref(file) }),
    crumbs: front
      ? [{ name: ui(language)('nav.contents'), href: pageHref(language) }, { name }]
      : [{ name, href: href(language, ruleset.id) }, { name: page }],
  };
}

/** An entry's page. */
export function entryPage(language: Language, ruleset: Ruleset, entry: Entry): PageSettings {
  const title = plain(entry.data.title, language);
  const description = describe(entry, ruleset, language);
  const page = rulesetPage(language, ruleset, entry.address, {
    name: title,
    title: titleInGame(ruleset, language, title),
    description,
  });
  const kind = {
    name: ui(language)(`kind.${entry.kind}`),
    href: href(language, ruleset.id, `#${entry.kind}`),
  };
  return {
    ...page,
    preview: previewHref(language, ruleset.id, entry.address),
    crumbs: [...page.crumbs.slice(0, 1), kind],
  };
}

export function frameView(book: Rulebook, page: PageSettings): FrameView {
  const { language, ruleset } = page;
  const t = ui(language);
  return {
    language,
    base: BASE,
    ...(ruleset && { ruleset: { id: ruleset.id, ink: ruleset.meta.ink } }),
    skip: t('site.skip'),
    head: headView(page),
    header: headerView(book, page, t),
    trail: trailView(page, t),
    footer: footerView(page, t),
  };
}

/** The head alone, for share pages, which redirect at once. */
export function headView(page: PageSettings): HeadView {
  const { language, path, ruleset, noindex = false, redirect } = page;
  return {
    locale: getLanguage(language).locale,
    files: {
      icon: publicFileHref('favicon.svg'),
      manifest: publicFileHref('manifest.webmanifest'),
      theme: publicFileHref('theme.js'),
      redirect: publicFileHref('redirect.js'),
    },
    title: page.title,
    description: page.description,
    url: absolute(path),
    canonical: absolute(page.canonical ?? path),
    alternates: noindex ? [] : alternatesOf(page),
    ...(ruleset &&
      !noindex && {
        feed: { title: ui(language)('changes.title'), href: feedHref(language, ruleset.id) },
      }),
    image: { href: absolute(page.preview ?? previewHref(language)), ...PREVIEW_SIZE },
    noindex,
    ...(page.wasm && { wasm: true as const }),
    ...(redirect && { redirect }),
  };
}

function alternatesOf({ path, single, neutral }: PageSettings): HeadView['alternates'] {
  const twins = single ? [] : LANGUAGE_TAGS;
  return [
    ...twins.map((tag) => ({ language: tag, href: absolute(inLanguage(path, tag)) })),
    ...(neutral === undefined ? [] : [{ language: 'x-default', href: absolute(neutral) }]),
  ];
}

function headerView(book: Rulebook, { language, path, ruleset }: PageSettings, t: Ui): HeaderView {
  const home = pageHref(language);
  return {
    home: { href: home, label: t('site.home'), current: path === home },
    rulesets: {
      label: t('nav.rulesets'),
      tabs: book.rulesets.map(({ id, meta }) => ({
        href: href(language, id),
        name: plain(meta.title, language),
        code: meta.code,
        ink: meta.ink,
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
    pages: byLanguage((tag) => pageHref(tag, 'search')),
    label: t('search.label'),
    placeholder: t('search.placeholder'),
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
    : LANGUAGES.map(({ tag, name, short }) => ({
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

function footerView({ language, path, ruleset, edit }: PageSettings, t: Ui): FooterView {
  const game = ruleset && [ruleset.meta.title, ruleset.meta.edition.name];
  const version = ruleset ? versionOf(ruleset) : DATA_VERSION;
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
    unofficial: t('site.unofficial'),
  };
}
