/** The settings of each kind of page: title, description, place in the game, and links. */
import type { Language } from '../../i18n/languages.ts';
import { nested } from '../../i18n/format.ts';
import { ui } from '../../i18n/ui.ts';
import type { Entry } from '../../model/entries.ts';
import type { Ruleset } from '../../model/rulebook.ts';
import { BASE, SITE } from '../../site/config.ts';
import { plain } from '../../notation/show.ts';
import { editHref, feedHref, goHref, href, pageHref, previewHref } from '../../site/routes.ts';
import { linesOf } from '../../site/source-lines.ts';
import { moduleFacts, shareOf } from '../../wording/modules.ts';
import { editionName } from '../../wording/names.ts';
import { describe, shortened, titleInGame, withSite } from './page-title.ts';
import { placeOf, type PlaceView } from './track.ts';

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

/** The image in a link preview, and what it shows. */
export interface Preview {
  href: string;
  alt: string;
}

/** The settings of one page, before links and words of the frame are added. */
export interface PageSettings {
  language: Language;
  title: string;
  description: string;
  /** Link to the page itself in its language. */
  path: string;
  ruleset?: Ruleset;
  /** Where it stands in its game. */
  place?: PlaceView;
  /** Optional rules or a module that it belongs to, by id. */
  module?: string;
  /** The language-neutral link, for x-default. */
  neutral?: string;
  /** Feeds of the changes that the page is about. */
  feeds?: readonly Feed[];
  /** Link to edit the file behind the page. */
  edit?: string;
  /** By default that of the site. */
  preview?: Preview;
  noindex?: boolean;
  /** It runs WebAssembly. */
  wasm?: true;
  /** The page exists in one language only. */
  single?: boolean;
  /** Link to the canonical page, if it is another one. */
  canonical?: string;
  redirect?: Redirect;
}

/** The words of a page for search engines: its name with its game, and what it holds. */
export interface PageWords {
  title: string;
  description: string;
}

/** A page of the site itself, such as search. `page` is its path below the language; empty for the contents. */
export function sitePage(
  language: Language,
  page: string,
  { title, description }: PageWords,
): PageSettings {
  return {
    language,
    title: page === '' ? title : withSite(title),
    description,
    path: pageHref(language, page),
    ...(page === '' && { neutral: BASE }),
  };
}

/** A page of a ruleset that is not an entry: its front page (empty address), markers, terms, disputes. */
export function rulesetPage(
  language: Language,
  ruleset: Ruleset,
  address: string,
  { title, description }: PageWords,
): PageSettings {
  const file = linesOf(ruleset, address === '' ? 'ruleset' : address).get('')?.file;
  return {
    language,
    ruleset,
    description,
    title: withSite(title),
    path: href(language, ruleset.id, address),
    neutral: goHref(ruleset.id, address),
    preview: previewOf(language, ruleset),
    feeds: [feedOf(ruleset, language)],
    ...(file !== undefined && { edit: editHref(file) }),
    place: placeOf(ruleset, language),
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
  return {
    ...rulesetPage(language, ruleset, entry.address, {
      title: titleInGame(ruleset, language, [title], [shortened(title)]),
      description,
    }),
    preview: previewOf(language, ruleset, entry),
    place: placeOf(ruleset, language, entry),
    ...(moduleFacts(entry, { ruleset, language }).length > 0 && {
      module: shareOf(entry, { ruleset, language }).id,
    }),
  };
}

/** The preview of a part with its name, of an entry, of a ruleset, or of the site. */
export function previewOf(
  language: Language,
  ruleset?: Ruleset,
  entry?: Entry,
  part?: { id: string; name: string },
): Preview {
  const t = ui(language);
  const of = entry?.data ?? ruleset?.meta;
  const title = nested(of ? plain(of.title, language) : SITE.name, language);
  const address = part ? `${entry?.address ?? ''}#${part.id}` : entry?.address;
  return {
    href: previewHref(language, ruleset?.id, address),
    alt: part
      ? t('preview.alt-part', { title, part: nested(part.name, language) })
      : t('preview.alt', { title }),
  };
}
