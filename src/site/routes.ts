/** All routes of the site. Only this module builds links. */
import type { Language } from '../i18n/languages.ts';
import { fragmentIn, pageIn, partIn } from '../model/address.ts';
import type { Entry } from '../model/entries.ts';
import type { PageParameter } from '../workout/parameters.ts';
import { BASE, BRANCH, CONFIGURED_ORIGIN, DATA_VERSION, ORIGIN, REPOSITORY } from './config.ts';

/** Address inside a ruleset → path below the language: `tables/weapons#rifle` → `tables/weapons/#rifle`. */
const pathOf = (address: string): string => {
  const [page, fragment] = [pageIn(address), fragmentIn(address)];
  return `${page === '' ? '' : `${page}/`}${fragment === undefined ? '' : `#${fragment}`}`;
};

/** Address → path: the page of a part is one level below that of its entry. */
export const stepsOf = (address: string): string => address.replace('#', '/');

/** The file of the built site that a link leads to, without the base path: `previews/en/bolt-action.png`. */
export const fileOf = (link: string): string => link.slice(BASE.length);

/** Link with the base path: `/pl/bolt-action/tables/weapons/#rifle`. An empty address is the ruleset's front page. */
export const href = (language: Language, ruleset: string, address = ''): string =>
  `${BASE}${language}/${ruleset}/${pathOf(address)}`;

/** A table or a roll without the frame of the site, for an `<iframe>` of another one: `/embed/en/bolt-action/tables/weapons/`. */
export const embedHref = (language: Language, ruleset: string, address: string): string =>
  `${BASE}embed/${language}/${ruleset}/${pathOf(address)}`;

/** Link to a page of the site itself: `page('pl', 'search')`, `page('en')` for the contents. */
export const pageHref = (language: Language, page = ''): string =>
  `${BASE}${language}/${page && `${page}/`}`;

/** The share page of a part: `/pl/bolt-action/tables/weapons/rifle/`. */
export const shareHref = (language: Language, ruleset: string, address: string): string =>
  `${BASE}${language}/${ruleset}/${stepsOf(address)}/`;

/**
 * The link to copy: the share page, so that the part has its own preview. A cell uses the page of
 * its row, a column that of the table.
 */
export function shareLink(
  language: Language,
  ruleset: string,
  address: string,
  fragment: string,
): string {
  if (fragment === '' || /^(?:markers|terms)$/.test(address))
    return href(language, ruleset, fragment === '' ? address : `${address}#${fragment}`);
  const { part, column } = partIn(fragment);
  return `${shareHref(language, ruleset, `${address}#${part}`)}${column === undefined ? '' : `#${fragment}`}`;
}

/** Adds the version of the data that the sender saw. */
export const versioned = (link: string, version: string): string =>
  withParameter(link, 'v', version);

/** The link from a printed sheet: what it opens says also that nothing has changed. */
export const fromPaper = (link: string, version: string): string =>
  withParameter(versioned(link, version), 'sheet');

/** Adds the retired address that leads to the link, so that the page can show what moved. */
export const movedFrom = (link: string, from: string): string => withParameter(link, 'moved', from);

function withParameter(link: string, name: PageParameter, value?: string): string {
  const [path = '', fragment] = link.split('#');
  const pair = value === undefined ? name : `${name}=${encodeURIComponent(value)}`;
  const mark = path.includes('?') ? '&' : '?';
  return `${path}${mark}${pair}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** The printed quick reference, whole or (an address) only a part of it. */
export const printHref = (language: Language, ruleset: string, part?: string): string =>
  `${href(language, ruleset, 'print')}${part === undefined ? '' : `?parts=${part}`}`;

/** What stands in the margins of the printed quick reference, as a style sheet. */
export const marginsHref = (language: Language, ruleset: string): string =>
  `${href(language, ruleset, 'print')}margins.css`;

/** The language-neutral link, which chooses the reader's language. */
export const goHref = (ruleset: string, address: string): string =>
  `${BASE}go/${ruleset}/${pathOf(address)}`;

/** The data of an entry, or a list of the ruleset such as `parts`; without an address, the ruleset; without a ruleset, the index. */
export const jsonHref = (ruleset = 'index', address?: string): string =>
  `${BASE}api/${DATA_VERSION}/${ruleset}${address === undefined ? '' : `/${address}`}.json`;

export const csvHref = (language: Language, ruleset: string, address: string): string =>
  `${BASE}api/${DATA_VERSION}/${ruleset}/${address}.${language}.csv`;

/** The feed with the changes of a ruleset. */
export const feedHref = (language: Language, ruleset: string): string =>
  `${BASE}${language}/${ruleset}/changes.xml`;

/** One recorded change on the page of changes. */
export const changeHref = (language: Language, ruleset: string, number: number): string =>
  `${pageHref(language, 'changes')}#${ruleset}.${number}`;

/** The content of a page's share menu. `address` is an entry, `markers` or `terms`. */
export const shareDataHref = (language: Language, ruleset: string, address: string): string =>
  `${BASE}share/${language}/${ruleset}/${address}.json`;

/** What the calculator of an entry loads. */
export const situationHref = (language: Language, ruleset: string, address: string): string =>
  `${BASE}situations/${language}/${ruleset}/${address}.json`;

/** All addresses of the site, for the page of unknown addresses. */
export const addressesHref = (): string => `${BASE}addresses.json`;

/** The web app manifest in a language. */
export const manifestHref = (language: Language): string =>
  `${BASE}${language}/manifest.webmanifest`;

/** The ruleset in the path of a page, `bolt-action` in `/pl/bolt-action/tables/`; empty if there is none. */
export const rulesetIn = (path: string): string => fileOf(path).split('/')[1] ?? '';

/** The page of a check; without a code, the list of all. */
export const checkHref = (code = ''): string => `${BASE}checks/${code && `${code}/`}`;

export const sitemapHref = (): string => `${BASE}sitemap-index.xml`;

/** A file of `src/public/`, such as `theme.js`. */
export const publicFileHref = (name: string): string => `${BASE}${name}`;

/** The image shown with a link to an entry, to a part of one, or (no address) to any other page of the ruleset. */
export const previewHref = (language: Language, ruleset?: string, address?: string): string =>
  `${BASE}previews/${[language, ruleset, address && stepsOf(address)].filter((step) => step !== undefined).join('/')}.png`;

export const schemaHref = (name: string): string =>
  `${BASE}schemas/${DATA_VERSION}/${name}.schema.json`;

/** Folder of the full-text index of a language. */
export const fullTextHref = (language: Language): string => `${BASE}pagefind/${language}/`;

/** Folder of the search indexes. */
export const searchIndexHref = (): string => `${BASE}search-index/`;

/** The editor for the file of an entry on the repository host. */
export const editHref = (file: string, line?: number): string =>
  `${REPOSITORY}/edit/${BRANCH}/${file}${line === undefined ? '' : `#L${line}`}`;

/** Where errors are reported and discussed. */
export const issuesHref = (): string => `${REPOSITORY}/issues`;

/** The form for a wrong figure, empty; issue-form.ts fills it in. */
export const reportHref = (): string => `${REPOSITORY}/issues/new?template=wrong-figure.yml`;

/** The form for a text or its translation, empty; issue-form.ts fills it in. */
export const wordingHref = (): string => `${REPOSITORY}/issues/new?template=translation.yml`;

/** The history of the file. */
export const historyHref = (file: string): string => `${REPOSITORY}/commits/${BRANCH}/${file}`;

/** A link with the origin, for canonical addresses, previews and feeds. */
export const absolute = (link: string): string => `${ORIGIN}${link}`;

/**
 * A link for copying. Without a configured origin it is relative, and the browser adds the origin
 * of the page.
 */
export const copied = (link: string): string =>
  CONFIGURED_ORIGIN === undefined ? link : absolute(link);

/** The same page in another language: only the first path segment below the base differs. */
export const inLanguage = (link: string, language: Language): string =>
  `${BASE}${language}/${fileOf(link).replace(/^[^/]+\//, '')}`;

/** Ids of the parts of an entry that have share pages. Cells share that of their row. */
export const sharedParts = (entry: Entry): string[] =>
  entry.parts.filter(({ kind }) => kind !== 'column').map(({ id }) => id);
