/** Language-neutral links: a page under `/go/` for every page of a ruleset, and the root of the site. */
import { pageIn } from '../../model/address.ts';
import {
  byLanguage,
  DEFAULT_LANGUAGE,
  LANGUAGE_TAGS,
  LANGUAGES,
  type Language,
} from '../../i18n/languages.ts';
import { ui } from '../../i18n/ui.ts';
import type { Rulebook, Ruleset } from '../../model/rulebook.ts';
import { plain } from '../../notation/show.ts';
import { movedEntries, movedOf } from '../../site/moved.ts';
import { BASE } from '../../site/config.ts';
import { goHref, href, inLanguage, pageHref, previewHref } from '../../site/routes.ts';
import { nameAt } from '../names.ts';
import { alternatesOf, headView, type HeadView } from './head.ts';
import type { PageSettings } from './page-settings.ts';
import { withSite } from './page-title.ts';

/** A page that leads to the reader's language; without a script it offers them all. */
export interface LanguageChoiceView {
  language: Language;
  head: HeadView;
  lead: string;
  /** The name of the page in every language. */
  names: string;
  choices: { language: Language; href: string; text: string }[];
}

type Names = Record<Language, string>;

/** `path` is the link that names no language, `to` the one to the page in the default language. */
function choiceView(
  { path, to }: { path: string; to: string },
  names: Names,
  { title, description, preview }: Pick<PageSettings, 'title' | 'description' | 'preview'>,
): LanguageChoiceView {
  const language = DEFAULT_LANGUAGE;
  const head = headView({
    language,
    title,
    description,
    path,
    crumbs: [],
    ...(preview !== undefined && { preview }),
  });
  return {
    language,
    head: { ...head, alternates: alternatesOf({ path: to, neutral: path }) },
    lead: ui(language)('go.lead'),
    names: LANGUAGE_TAGS.map((language) => names[language]).join(' / '),
    choices: LANGUAGES.map(({ tag, name }) => ({
      language: tag,
      href: inLanguage(to, tag),
      text: `${name}: ${names[tag]}`,
    })),
  };
}

/** The root of the site. */
export const rootView = (): LanguageChoiceView =>
  choiceView(
    { path: BASE, to: pageHref(DEFAULT_LANGUAGE) },
    byLanguage((language) => ui(language)('nav.contents')),
    {
      title: ui(DEFAULT_LANGUAGE)('site.title'),
      description: ui(DEFAULT_LANGUAGE)('site.description'),
    },
  );

export interface NeutralPage {
  params: { path: string };
  props: { ruleset: Ruleset; address: string };
}

export function neutralPages(book: Rulebook): NeutralPage[] {
  return book.rulesets.flatMap((ruleset) =>
    addresses(ruleset).map((address) => ({
      params: { path: address === '' ? ruleset.id : `${ruleset.id}/${address}` },
      props: { ruleset, address },
    })),
  );
}

export function neutralView({ ruleset, address }: NeutralPage['props']): LanguageChoiceView {
  const names = byLanguage((language) => name(ruleset, address, language));
  const preview = previewHref(DEFAULT_LANGUAGE, ruleset.id, entryAt(ruleset, address));
  const page = names[DEFAULT_LANGUAGE];
  const links = {
    path: goHref(ruleset.id, address),
    to: href(DEFAULT_LANGUAGE, ruleset.id, address),
  };
  return choiceView(links, names, {
    title: withSite(page),
    description: ui(DEFAULT_LANGUAGE)('description.go', { page }),
    preview,
  });
}

/** What an address that moved leads to now; else the address itself. */
const currentOf = (ruleset: Ruleset, address: string): string =>
  movedOf(ruleset).get(address)?.[0] ?? address;

/** The address of the entry, where there is one. */
function entryAt(ruleset: Ruleset, address: string): string | undefined {
  const page = pageIn(currentOf(ruleset, address));
  return ruleset.entries.find((entry) => entry.address === page)?.address;
}

const addresses = (ruleset: Ruleset): string[] => [
  '',
  'markers',
  'terms',
  'disputes',
  ...ruleset.entries.map((entry) => entry.address),
  ...movedEntries(ruleset),
];

function name(ruleset: Ruleset, address: string, language: Language): string {
  const game = plain(ruleset.meta.title, language);
  if (address === '') return game;
  const page =
    address === 'disputes'
      ? ui(language)('disputes.title')
      : nameAt(ruleset, currentOf(ruleset, address), language);
  return `${game} · ${page}`;
}
