/** What stands around a page's content, on every page. */
import type { Language } from '../i18n/languages.ts';
import { editionName } from '../i18n/format.ts';
import { ui, type Ui } from '../i18n/ui.ts';
import type { Ruleset } from '../model/rulebook.ts';
import type { Entry } from '../model/entries.ts';
import { plain } from '../notation/show.ts';
import { linesOf } from '../site/source-lines.ts';
import { describe, pageTitle } from './page-title.ts';
import { editHref, goHref, href, pageHref, previewHref } from '../site/routes.ts';

export interface PageFrame {
  language: Language;
  t: Ui;
  title: string;
  description: string;
  /** Link to the page itself in its language. */
  path: string;
  ruleset?: Ruleset;
  crumbs: { name: string; link?: string }[];
  /** The language-neutral link, for x-default. */
  neutral?: string;
  /** Link to edit the file behind the page. */
  edit?: string;
  /** Link to the image shown with links to the page; else the site's own. */
  preview?: string;
  noindex?: boolean;
  /** There is no such page in another language. */
  single?: boolean;
  /** Where the page's content really stands, when not here. */
  canonical?: string;
  /** Leads on at once to this link. */
  leadsTo?: string;
  /** Of a page that is gone: where each of its parts is now. */
  movedParts?: Record<string, string>;
}

/** A page of the site itself, such as search. `page` is its path below the language; empty for the contents. */
export function siteFrame(
  language: Language,
  page: string,
  title: string,
  description: string,
): PageFrame {
  const t = ui(language);
  const crumbs =
    page === ''
      ? [{ name: t('nav.contents') }]
      : [{ name: t('nav.contents'), link: pageHref(language) }, { name: title }];
  return {
    language,
    t,
    title: page === '' ? title : `${title} · Sandtable`,
    description,
    path: pageHref(language, page),
    crumbs,
  };
}

/** A page of a ruleset that is not an entry: its front page (empty address), markers, terms, disputes. */
export function rulesetFrame(
  language: Language,
  ruleset: Ruleset,
  address: string,
  title: string,
  description: string,
): PageFrame {
  const t = ui(language);
  const front = address === '';
  const name = edition(ruleset, language);
  const file = linesOf(ruleset, front ? 'ruleset' : address).get('')?.file;
  return {
    language,
    t,
    ruleset,
    description,
    title: front ? pageTitle(language, ruleset) : pageTitle(language, ruleset, title),
    path: href(language, ruleset.id, address),
    neutral: goHref(ruleset.id, address),
    preview: previewHref(language, ruleset.id),
    ...(file !== undefined && { edit: editHref(file) }),
    crumbs: front
      ? [{ name: t('nav.contents'), link: pageHref(language) }, { name }]
      : [{ name, link: href(language, ruleset.id) }, { name: title }],
  };
}

/** An entry's page. */
export function entryFrame(language: Language, ruleset: Ruleset, entry: Entry): PageFrame {
  const frame = rulesetFrame(
    language,
    ruleset,
    entry.address,
    plain(entry.data.title, language),
    describe(entry, ruleset, language),
  );
  const kind = {
    name: frame.t(`kind.${entry.kind}`),
    link: href(language, ruleset.id, `#${entry.kind}`),
  };
  return {
    ...frame,
    preview: previewHref(language, ruleset.id, entry.address),
    crumbs: [frame.crumbs[0]!, kind],
  };
}

/** `Bolt Action, 1st ed.` */
const edition = (ruleset: Ruleset, language: Language): string =>
  editionName(
    plain(ruleset.meta.title, language),
    plain(ruleset.meta.edition.short, language),
    language,
  );
