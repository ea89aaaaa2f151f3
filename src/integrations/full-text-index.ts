/** Builds the full-text index of the pages, one per language, with Pagefind. */
import { readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { getLanguage, type Language } from '../i18n/languages.ts';
import { BASE, PROJECT_LANGUAGE, SITE_LANGUAGES } from '../site/config.ts';
import { toIndexed } from '../search/full-text.ts';
import { CHECKS } from '../site/checks-folder.ts';

/** A built page, prepared for the index. */
interface IndexedPage {
  url: string;
  content: string;
}

/**
 * Indexes the pages below `dist`; returns the number of pages per language. Removes earlier index
 * files.
 */
export async function indexFullText(dist: string): Promise<Record<Language, number>> {
  const files = (await readdir(dist, { recursive: true })).filter((file) =>
    file.endsWith('index.html'),
  );
  const counts = {} as Record<Language, number>;
  const indexLanguage = async (language: Language): Promise<void> => {
    const outputPath = join(dist, 'pagefind', language);
    await rm(outputPath, { recursive: true, force: true });
    const index = await openIndex(language);
    const pages = files.flatMap((file) => pageOf(dist, file, language) ?? []);
    const added = await Promise.all(pages.map((page) => index.addHTMLFile(page)));
    added.forEach(({ errors }) => fail(errors));
    fail((await index.writeFiles({ outputPath })).errors);
    await dropInterface(outputPath);
    counts[language] = pages.length;
  };
  // Pagefind works in a process of its own: meanwhile the pages of the next language are prepared.
  await Promise.all(SITE_LANGUAGES.map(indexLanguage));
  await close();
  return counts;
}

async function openIndex(language: Language): Promise<PagefindIndex> {
  // Pagefind's own segmentation misses Japanese compounds; toIndexed separates the characters
  // instead.
  const forceLanguage = getLanguage(language).words.spaced ? language : 'unknown';
  const { index, errors } = await createIndex({ forceLanguage, includeCharacters: '\u0337' });
  fail(errors);
  if (!index) throw new Error('Pagefind gave no index.');
  return index;
}

function fail(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join('; ')}`);
}

/**
 * `en/bolt-action/tables/weapons/index.html` → game, kind and text. Undefined for pages left out of
 * the index.
 */
function pageOf(dist: string, file: string, language: Language): IndexedPage | undefined {
  const path = file.replaceAll('\\', '/').replace(/index\.html$/, '');
  const [first = '', second = '', third = ''] = path.split('/');
  const isCheck = first === CHECKS && language === PROJECT_LANGUAGE;
  if (!(first === language || isCheck) || LISTS.has(second) || third === 'print') return undefined;
  const html = readFileSync(join(dist, file), 'utf8');
  if (/<meta name="robots" content="noindex/.test(html)) return undefined;
  const game = isCheck || second === '' || SITE_PAGES.has(second) ? undefined : second;
  const site = isCheck ? CHECKS : 'site';
  const kind = game === undefined ? site : third || 'rulesets';
  return { url: `${BASE}${path}`, content: toIndexed(html, language, { game, kind }) };
}
/** Pages that only repeat other pages, and the page for programs. */
const LISTS: ReadonlySet<string> = new Set(['', 'search', 'a-z', 'data', 'offline']);
const SITE_PAGES: ReadonlySet<string> = new Set(['changes', 'about']);

/** Removes Pagefind's own interface, which no page uses. */
async function dropInterface(folder: string): Promise<void> {
  const unused = (await readdir(folder)).filter((name) =>
    /ui|highlight|worker|component/.test(name),
  );
  await Promise.all(unused.map((name) => rm(join(folder, name))));
}
