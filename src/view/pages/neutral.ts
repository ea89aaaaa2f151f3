/** Language-neutral links: a page under `/go/` for every page of a ruleset, and the root of the site. */
import { pageIn } from '../../model/address.ts';
import { byLanguage, type Language } from '../../i18n/languages.ts';
import { ui } from '../../i18n/ui.ts';
import type { Entry } from '../../model/entries.ts';
import type { Rulebook, Ruleset } from '../../model/rulebook.ts';
import { plain } from '../../notation/show.ts';
import { movedEntries, movedOf } from '../../site/moved.ts';
import { BASE, FIRST_LANGUAGE, SITE_LANGUAGES } from '../../site/config.ts';
import { goHref, href, inLanguage, pageHref } from '../../site/routes.ts';
import { nameAt } from '../../wording/names.ts';
import { siteDescription, siteLanguages, siteTitle } from '../site-words.ts';
import { alternatesOf, headView, type HeadView } from './head.ts';
import { previewOf, type PageSettings } from './page-settings.ts';
import { withSite } from './page-title.ts';

/** A page that redirects to the reader's language; without scripts it links all languages. */
export interface LanguageChoiceView {
  language: Language;
  head: HeadView;
  lead: string;
  /** The name of the page in every language. */
  names: string;
  choices: { language: Language; href: string; text: string }[];
}

type Names = Record<Language, string>;

/** `path` is the language-neutral link, `to` the page in the default language. */
function choiceView(
  { path, to }: { path: string; to: string },
  names: Names,
  { title, description, preview }: Pick<PageSettings, 'title' | 'description' | 'preview'>,
): LanguageChoiceView {
  const language = FIRST_LANGUAGE;
  const head = headView({
    language,
    title,
    description,
    path,
    ...(preview !== undefined && { preview }),
  });
  return {
    language,
    head: { ...head, alternates: alternatesOf({ path: to, neutral: path }) },
    lead: ui(language)('go.lead'),
    names: SITE_LANGUAGES.map((language) => names[language]).join(' / '),
    choices: siteLanguages().map(({ tag, name }) => ({
      language: tag,
      href: inLanguage(to, tag),
      text: `${name}: ${names[tag]}`,
    })),
  };
}

/** The root of the site. */
export const rootView = (book: Rulebook): LanguageChoiceView =>
  choiceView(
    { path: BASE, to: pageHref(FIRST_LANGUAGE) },
    byLanguage((language) => ui(language)('nav.contents')),
    {
      title: siteTitle(book, FIRST_LANGUAGE),
      description: siteDescription(book, FIRST_LANGUAGE),
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
  const preview = previewOf(FIRST_LANGUAGE, ruleset, entryAt(ruleset, address));
  const page = names[FIRST_LANGUAGE];
  const links = {
    path: goHref(ruleset.id, address),
    to: href(FIRST_LANGUAGE, ruleset.id, address),
  };
  return choiceView(links, names, {
    title: withSite(page),
    description: SITE_LANGUAGES.length > 1 ? ui(FIRST_LANGUAGE)('description.go', { page }) : page,
    preview,
  });
}

/** The current address of a retired one; otherwise the address itself. */
const currentOf = (ruleset: Ruleset, address: string): string =>
  movedOf(ruleset).get(address)?.[0] ?? address;

function entryAt(ruleset: Ruleset, address: string): Entry | undefined {
  const page = pageIn(currentOf(ruleset, address));
  return ruleset.entries.find((entry) => entry.address === page);
}

const addresses = (ruleset: Ruleset): string[] => [
  '',
  'markers',
  'terms',
  'disputes',
  'print',
  ...ruleset.entries.map((entry) => entry.address),
  ...movedEntries(ruleset),
];

function name(ruleset: Ruleset, address: string, language: Language): string {
  const game = plain(ruleset.meta.title, language);
  if (address === '') return game;
  const page =
    address === 'disputes' || address === 'print'
      ? ui(language)(`${address}.title`)
      : nameAt(ruleset, currentOf(ruleset, address), language).name;
  return `${game} · ${page}`;
}
