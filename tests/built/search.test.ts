/**
 * The built search index: complete, without leftovers, and every record leads to an id on a page.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { BASE } from '../../src/site/config.ts';
import { openSearch } from '../../src/search/engine.ts';
import { DIST } from './dist.ts';

const FOLDER = join(DIST, 'search-index');
const pages = new Map<string, string>();

function htmlOf(link: string): string {
  const file = join(DIST, link.slice(BASE.length), 'index.html');
  if (!pages.has(file)) pages.set(file, existsSync(file) ? readFileSync(file, 'utf8') : '');
  return pages.get(file)!;
}

describe.each(LANGUAGE_TAGS)('%s', (language) => {
  it('belongs to one build, and every file of it is used', async () => {
    const read = new Set<string>();
    const search = await openSearch(language, async (path) => {
      read.add(path);
      return JSON.parse(readFileSync(join(FOLDER, path), 'utf8')) as unknown;
    });
    const { kindOf, build } = search.head;
    const shown = await search.show(
      [...kindOf].map((_, record) => ({ record, score: 0, missing: [] })),
    );
    expect(shown.length).toBeGreaterThan(1000);
    const lost = shown
      .filter(
        ({ link, page }) =>
          !htmlOf(page.link).includes(link.includes('#') ? `id="${link.split('#')[1]}"` : '<main'),
      )
      .map(({ link }) => link);
    expect(lost).toEqual([]);

    const files = readdirSync(join(FOLDER, language), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => !file.includes('.')).sort()).toEqual([build]);
    const records = files.filter((file) => file.includes('records-'));
    expect(
      records.filter((file) => !read.has(`${language}/${file.replaceAll('\\', '/')}`)),
    ).toEqual([]);
  });
});

describe('the A–Z page', () => {
  it.each(LANGUAGE_TAGS)('of %s names every row and term', (language) => {
    const html = htmlOf(`${BASE}${language}/a-z/`);
    for (const link of [
      'bolt-action/tables/weapons/#medium-mortar',
      'asl-starter-kit/terms/#fpf',
      'mein-panzer/tables/hit-effects/',
      'asl/rules/good-order/',
    ]) {
      expect(html).toContain(`href="${BASE}${language}/${link}"`);
    }
  });
});
