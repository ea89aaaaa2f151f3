/** The packs of the built site: what a reader keeps of it in one piece, see docs/offline.md. */
import { fillIn } from '../text/fill-in.ts';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { getLanguage, type Language } from '../i18n/languages.ts';
import {
  FORMAT,
  INDEX_PATH,
  neededPacks,
  offlinePage,
  packId,
  packPath,
  SHARED_PACK,
  START_PACK,
  wordsPath,
  type OfflineIndex,
  type PackedFile,
  type PackInfo,
} from '../offline/pack-format.ts';
import { sizeText } from '../offline/size.ts';
import { SITE_LANGUAGES } from '../site/config.ts';

/** What the index says of a ruleset, besides what is counted. */
export interface PackedRuleset {
  id: string;
  title: Record<Language, string>;
  version: string;
  date?: string;
}

/** Files of the types that pages are made of. Images for link previews and public data are not kept. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Writes the packs of the site in the folder `dist` and the index of them, and their sizes into the front pages. Packs
 * from before are removed.
 */
export function packSite(dist: string, rulesets: readonly PackedRuleset[]): OfflineIndex {
  const index = writePacks(dist, rulesets);
  for (const language of SITE_LANGUAGES)
    for (const { id } of rulesets) writeSize(dist, index, packId(language, id), language);
  return index;
}

/** A front page says what keeping would load, before any script. It is packed without, being part of what is measured. */
function writeSize(dist: string, { packs }: OfflineIndex, id: string, language: Language): void {
  const file = join(dist, id, 'index.html');
  const needed = packs.filter((pack) => neededPacks([id]).includes(pack.id));
  const bytes = needed.reduce((sum, pack) => sum + pack.bytes, 0);
  const html = readFileSync(file, 'utf8').replace(
    /(data-sized="([^"]*)"[^>]*>)[^<]*/,
    (_, tag: string, label: string) => tag + fillIn(label, { size: sizeText(bytes, language) }),
  );
  writeFileSync(file, html);
}

function writePacks(dist: string, rulesets: readonly PackedRuleset[]): OfflineIndex {
  rmSync(join(dist, 'offline/packs'), { recursive: true, force: true });
  const site = readSite(dist);
  const write = (info: Description, paths: readonly string[]) =>
    writePack(dist, info, paths.map(site.read));
  const start = startFiles(site);
  const index: OfflineIndex = {
    format: FORMAT,
    packs: [
      write({ id: START_PACK }, start),
      write(
        { id: SHARED_PACK },
        site.files.filter((path) => isShared(path) && !start.includes(path)),
      ),
      ...SITE_LANGUAGES.flatMap((language) => [
        write(
          { id: language, language, title: getLanguage(language).name },
          site.files.filter((path) => isOfLanguage(path, language, rulesets)),
        ),
        ...rulesets.map(({ id, title, version, date }) =>
          write(
            {
              id: packId(language, id),
              language,
              ruleset: id,
              title: title[language],
              version,
              ...(date !== undefined && { date }),
            },
            site.files.filter((path) => isOfRuleset(path, language, id) && !site.isSharePage(path)),
          ),
        ),
      ]),
    ],
  };
  writeFile(join(dist, INDEX_PATH), JSON.stringify(index));
  return index;
}

type Description = Omit<PackInfo, 'hash' | 'bytes' | 'pages'>;

function writePack(dist: string, description: Description, files: readonly PackedFile[]): PackInfo {
  // The same files give the same pack: nothing in it says when it was made.
  const bytes = gzipSync(JSON.stringify({ id: description.id, files }), { level: 9 });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const info: PackInfo = {
    ...description,
    hash,
    bytes: bytes.length,
    pages: files.filter(isPage).length,
  };
  writeFile(join(dist, packPath(info)), bytes);
  return info;
}

/** Redirects are no pages that can be read. */
const isPage = ({ path, text }: PackedFile): boolean =>
  (path === '' || path.endsWith('/')) && !text.includes('http-equiv="refresh"');

function writeFile(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

interface Site {
  /** Below the root, a page by its folder. */
  files: string[];
  /** The worker answers share pages without having them. */
  isSharePage: (path: string) => boolean;
  read: (path: string) => PackedFile;
}

function readSite(dist: string): Site {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => extname(path) in TYPES && statSync(join(dist, path)).isFile())
    .map((path) => path.replace(/(^|\/)index\.html$/, '$1'))
    .sort();
  const known = new Set(files);
  return {
    files,
    // `en/bolt-action/tables/weapons/rifle/`, below the page of an entry
    isSharePage: (path) => {
      const steps = path.split('/');
      return (
        steps.length === 6 && path.endsWith('/') && known.has(`${steps.slice(0, 4).join('/')}/`)
      );
    },
    read: (path) => {
      const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
      const text = readFileSync(join(dist, file), 'utf8');
      return { path, type: TYPES[extname(file)] ?? '', text };
    },
  };
}

/** Files for every language and ruleset. */
const isShared = (path: string): boolean =>
  path.startsWith('_astro/') ||
  /^(?:(?:redirect|theme)\.js|accents\.css|favicon\.svg|addresses\.json)$/.test(path);

const isOfRuleset = (path: string, language: Language, ruleset: string): boolean =>
  ['', 'share/', 'situations/'].some((folder) =>
    path.startsWith(`${folder}${language}/${ruleset}/`),
  ) || path === `offline/changes/${language}/${ruleset}.json`;

/** Pages of the site itself, and its search. */
const isOfLanguage = (
  path: string,
  language: Language,
  rulesets: readonly PackedRuleset[],
): boolean =>
  path.startsWith(`search-index/${language}/`) ||
  (path.startsWith(`${language}/`) &&
    !rulesets.some(({ id }) => path.startsWith(`${language}/${id}/`)));

/** The root, the home pages and our own page for pages that are not kept, with what they load at once. */
function startFiles({ files, read }: Site): string[] {
  const start = new Set(
    ['', ...SITE_LANGUAGES.flatMap((tag) => [`${tag}/`, offlinePage(tag), wordsPath(tag)])].concat(
      START_FILES,
    ),
  );
  // A set goes on to what is added while it is read.
  for (const path of start)
    if (files.includes(path)) for (const asset of assetsOf(read(path))) start.add(asset);
  return files.filter((path) => start.has(path));
}
const START_FILES = ['theme.js', 'accents.css', 'favicon.svg'];

/** Scripts and styles that a page names, and scripts that a script imports without being asked. */
function assetsOf({ path, text }: PackedFile): string[] {
  const named = path.endsWith('.js')
    ? text.matchAll(/(?:^|[;}\s])(?:import|from)\s*["']\.\/([\w.-]+)["']/g)
    : text.matchAll(/<(?:link|script)\b[^>]*\b(?:href|src)="[^"]*\/_astro\/([\w.-]+)"/g);
  return [...named].map(([, name = '']) => `_astro/${name}`);
}
