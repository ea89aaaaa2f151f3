/** The settings of each kind of page: title, description, trail, and links. */
import type { Language } from '../../i18n/languages.ts';
import { ui } from '../../i18n/ui.ts';
import type { Entry } from '../../model/entries.ts';
import type { Ruleset } from '../../model/rulebook.ts';
import { BASE } from '../../site/config.ts';
import { plain } from '../../notation/show.ts';
import { editHref, feedHref, goHref, href, pageHref, previewHref } from '../../site/routes.ts';
import { linesOf } from '../../site/source-lines.ts';
import { editionName } from '../names.ts';
import { describe, titleInGame, withSite } from './page-title.ts';

export interface Crumb {
  name: string;
  href?: string;
}
export interface Redirect {
  /** Where the page redirects to. */
  to: string;
  /** For a retired page: the new link of each of its parts. */
  parts?: Record<string, string>;
}

export interface Feed {
  title: string;
  href: string;
}

/** The settings of one page, before links and words of the frame are added. */
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
  /** Feeds of the changes that the page is about. */
  feeds?: readonly Feed[];
  /** Link to edit the file behind the page. */
  edit?: string;
  /** Link to the preview image of the page; by default that of the site. */
  preview?: string;
  noindex?: boolean;
  /** It runs WebAssembly. */
  wasm?: true;
  /** The page exists in one language only. */
  single?: boolean;
  /** Link to the canonical page, if it is another one. */
  canonical?: string;
  redirect?: Redirect;
}

/**
 * The names of a page: a short one above it and in its trail; a full one, with its game, for search
 * engines.
 */
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
    title: page === '' ? title : withSite(title),
    description,
    path: pageHref(language, page),
    ...(page === '' && { neutral: BASE }),
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
    title: withSite(title),
    path: href(language, ruleset.id, address),
    neutral: goHref(ruleset.id, address),
    preview: previewHref(language, ruleset.id),
    feeds: [feedOf(ruleset, language)],
    ...(file !== undefined && { edit: editHref(file) }),
    crumbs: front
      ? [{ name: ui(language)('nav.contents'), href: pageHref(language) }, { name }]
      : [{ name, href: href(language, ruleset.id) }, { name: page }],
  };
}

/** The feed of a ruleset's changed values. */
export const feedOf = (ruleset: Ruleset, language: Language): Feed => ({
  title: ui(language)('feed.title', { game: editionName(ruleset, language) }),
  href: feedHref(language, ruleset.id),
});

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
