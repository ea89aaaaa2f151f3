/** The files that keeping is made of: a small index that is never cached, and packs whose names change with their content. */

/** Goes up when a worker of before could not read what is written now; such a worker keeps what it has. */
export const FORMAT = 1;

/** Paths are below the root of the site, without a slash before them. */
export const INDEX_PATH = 'offline/index.json';

/** Pages and files that open the site at all: kept for every visitor. */
export const START_PACK = 'start';
/** Scripts and styles of all pages. */
export const SHARED_PACK = 'shared';

/** What the index says of a pack. */
export interface PackInfo {
  /** `start` · `shared` · `en`: pages and search of the site in a language · `en/bolt-action` */
  id: string;
  language?: string;
  ruleset?: string;
  /** Of a ruleset, in the language of the pack; of a language, its own name. */
  title?: string;
  /** Of a ruleset: `1.12`, see site/data-version.ts. */
  version?: string;
  /** When the data were last edited: `2026-05-03`. Left out where that is not known. */
  date?: string;
  /** Changes with the content. */
  hash: string;
  /** Of the file as it is transferred. */
  bytes: number;
  /** Pages that can be read; redirects do not count. */
  pages: number;
}

export interface OfflineIndex {
  format: number;
  packs: PackInfo[];
}

/** A pack is this as JSON, compressed by gzip. */
export interface Pack {
  id: string;
  files: PackedFile[];
}
export interface PackedFile {
  /** A page by its folder: `en/bolt-action/`; empty for the root. */
  path: string;
  type: string;
  text: string;
}

export const packPath = ({ id, hash }: Pick<PackInfo, 'id' | 'hash'>): string =>
  `offline/packs/${id.replace('/', '.')}.${hash}.pack`;

export const packId = (language: string, ruleset: string): string => `${language}/${ruleset}`;

/** The words of what is shown about keeping, see i18n/en-offline.ts. */
export const wordsPath = (language: string): string => `offline/words/${language}.json`;
/** The recorded changes of figures, which say what an update brought. */
export const changesPath = (language: string, ruleset: string): string =>
  `offline/changes/${language}/${ruleset}.json`;
/** The page that lists what is kept, shown also at every address that cannot be. */
export const offlinePage = (language: string): string => `${language}/offline/`;

/** A recorded change of figures, as `changesPath` lists it. */
export interface PackedChange {
  /** How many changes of the ruleset came before it. */
  number: number;
  name: string;
  href: string;
  differences: { what: string; was: string; now: string }[];
}

/** A ruleset is of use only with the site around it, so a pack brings others along. */
export function neededPacks(ids: readonly string[]): string[] {
  const languages = ids.filter((id) => id.includes('/')).map((id) => id.split('/')[0] ?? '');
  return [...new Set([START_PACK, ...(ids.length > 0 ? [SHARED_PACK] : []), ...languages, ...ids])];
}
