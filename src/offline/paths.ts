/** What the paths of the site mean to the worker. */
import { LANGUAGE_TAGS } from '../i18n/languages.ts';
import { preferredOf } from '../text/preferred-language.ts';
import type { PackInfo } from './pack-format.ts';

/** The languages of the site, which the build puts in. */
declare const SITE_TAGS: readonly string[] | undefined;
const TAGS: readonly string[] = typeof SITE_TAGS === 'undefined' ? LANGUAGE_TAGS : SITE_TAGS;

/** Files whose content never changes under their path. */
const UNCHANGING =
  /^(?:_astro\/|search-index\/[a-zA-Z0-9-]+\/[0-9a-f]{6,}\/|pagefind\/[a-zA-Z0-9-]+\/(?:fragment|index)\/)/;
/** What the worker must always get from the network. */
const OWN = /^offline\/(?:index\.json|packs\/)/;
/** Another site may live in any other folder below this one. */
const FOLDERS: ReadonlySet<string> = new Set([
  ...TAGS,
  ...[
    '_astro',
    'checks',
    'go',
    'icons',
    'offline',
    'pagefind',
    'search-index',
    'share',
    'situations',
  ],
]);
const ROOT_FILES = /^(?:|(?:redirect|theme)\.js|accents\.css|favicon\.svg|addresses\.json)$/;

export const isUnchanging = (path: string): boolean => UNCHANGING.test(path);

/** Is the path one that the worker answers? */
export function isAnswered(path: string): boolean {
  const [folder = ''] = path.split('/');
  return !OWN.test(path) && (FOLDERS.has(folder) || ROOT_FILES.test(path));
}

/** A folder without its slash is a mistyped page. */
export const withSlash = (path: string): string =>
  path === '' || path.endsWith('/') || /\.\w+$/.test(path) ? path : `${path}/`;

/** Can the pack have the path at all? Spares a look into the caches of the others. */
export function mayHold({ language, ruleset }: PackInfo, path: string): boolean {
  const steps = path.split('/');
  const has = (step: string | undefined) =>
    step === undefined || steps.some((own) => own === step || own === `${step}.json`);
  return has(language) && has(ruleset);
}

/** The page of an entry and the part of it that a share page leads to; undefined for other paths. */
export function sharedPart(path: string): { page: string; part: string } | undefined {
  const [, page, part] = /^([^/]+\/[^/]+\/[^/]+\/[^/]+\/)([^/]+)\/$/.exec(path) ?? [];
  return page !== undefined && part !== undefined ? { page, part } : undefined;
}

/** What a language-neutral path names below the language: `go/bolt-action/tables/weapons/` → `bolt-action/tables/weapons/` */
export const neutralPage = (path: string): string | undefined => /^go\/(.+\/)$/.exec(path)?.[1];

/** The reader's languages that the site has, best first; then all others of the site. */
export function languageOrder(wanted: readonly string[]): string[] {
  const known = wanted.flatMap((tag) => preferredOf([tag], TAGS) ?? []);
  return [...new Set([...known, ...TAGS])];
}
