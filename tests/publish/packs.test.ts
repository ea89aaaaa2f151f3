/** What is packed of a site, read back by another route: unpacked, hashed and counted here. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OfflineIndex, Pack, PackInfo } from '../../src/offline/pack-format.ts';
import { neededPacks, packPath } from '../../src/offline/pack-format.ts';
import { offlineFiles, packedRulesets } from '../../src/publish/offline-files.ts';
import { packSite } from '../../src/publish/packs.ts';
import { readGame } from '../view/golden-game.ts';

const dist = mkdtempSync(join(tmpdir(), 'sandtable-packs-'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const SIZED = '<button data-keep data-sized="Keep · {size}">Keep</button>';
const REDIRECT = '<noscript><meta http-equiv="refresh" content="0; url=x"></noscript>';
const style =
  '<link rel="stylesheet" href="/book/_astro/a.css"><script src="/book/_astro/a.js"></script>';
const FILES: Record<string, string> = {
  'index.html': style,
  '404.html': 'none',
  'theme.js': 'theme',
  'redirect.js': 'redirect',
  'lib/redirect.js': 'another',
  'robots.txt': 'robots',
  'offline.js': 'worker',
  'sitemap-0.xml': 'map',
  '_astro/a.css': 'css',
  '_astro/a.js': 'import{x}from"./b.js";import("./later.js")',
  '_astro/b.js': 'import"./c.js";let b\nimport "./d.js"',
  '_astro/c.js': 'c',
  '_astro/d.js': 'd',
  '_astro/later.js': 'later',
  'go/duel/index.html': 'go',
  'previews/en.png': 'image',
  'api/v1/duel.json': 'data',
  'en/index.html': style,
  'en/search/index.html': 'search',
  'en/offline/index.html': style,
  'en/duel/index.html': SIZED,
  'en/duel/changes.xml': 'feed',
  'en/duel/tables/guns/index.html': 'guns',
  'en/duel/tables/guns/rifle/index.html': REDIRECT,
  'en/duel/tables/old-guns/index.html': REDIRECT,
  'en/duel/tables/gone/rifle/index.html': 'below no page',
  'en/siege/index.html': SIZED,
  'pl/duel/index.html': SIZED,
  'pl/siege/index.html': SIZED,
  'ja/duel/index.html': SIZED,
  'ja/siege/index.html': SIZED,
  'share/en/duel/tables/guns.json': '{"share":1}',
  'situations/en/duel/tables/guns.json': '{"situation":1}',
  'search-index/en/head.json': '{}',
  'offline/words/en.json': '{"words":1}',
  'offline/changes/en/duel.json': '[]',
};
const title = (name: string) => ({ en: name, pl: name, ja: name });
const RULESETS = [
  { id: 'duel', title: title('Duel'), version: '1.2', date: '2026-05-03' },
  { id: 'siege', title: title('Siege'), version: '1.0' },
];

let index: OfflineIndex;
/** The size is written into pages, so that they are written again. */
function build(changed: Record<string, string> = {}): OfflineIndex {
  for (const [path, text] of Object.entries({ ...FILES, ...changed })) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
  }
  return packSite(dist, RULESETS);
}
beforeAll(() => {
  index = build();
});

const info = (id: string): PackInfo => {
  const found = index.packs.find((pack) => pack.id === id);
  if (!found) throw new Error(`no pack ${id}`);
  return found;
};
const bytesOf = (id: string) => readFileSync(join(dist, packPath(info(id))));
const unpack = (id: string) => JSON.parse(gunzipSync(bytesOf(id)).toString()) as Pack;
const paths = (id: string) => unpack(id).files.map(({ path }) => path);

describe('a pack', () => {
  it('of a ruleset holds its pages, calculators, share data and changes, and no share page', () => {
    expect(paths('en/duel').sort()).toEqual([
      'en/duel/',
      'en/duel/tables/gone/rifle/',
      'en/duel/tables/guns/',
      'en/duel/tables/old-guns/',
      'offline/changes/en/duel.json',
      'share/en/duel/tables/guns.json',
      'situations/en/duel/tables/guns.json',
    ]);
  });
  it('of a language holds the pages of the site and the search', () => {
    expect(paths('en').sort()).toEqual([
      'en/',
      'en/offline/',
      'en/search/',
      'search-index/en/head.json',
    ]);
  });
  it('of the start holds what its pages load at once, and no script that comes later', () => {
    expect(paths('start').sort()).toEqual([
      '',
      '_astro/a.css',
      '_astro/a.js',
      '_astro/b.js',
      '_astro/c.js',
      '_astro/d.js',
      'en/',
      'en/offline/',
      'offline/words/en.json',
      'theme.js',
    ]);
    expect(paths('shared')).toEqual(['_astro/later.js', 'redirect.js']);
  });
  it('counts pages that can be read', () => {
    expect([info('en/duel').pages, info('en').pages, info('shared').pages]).toEqual([3, 3, 0]);
  });
  it('is as large, and hashed, as the index says', () => {
    expect(index.packs.length).toBe(2 + 3 * 3);
    for (const { id, bytes, hash } of index.packs) {
      const file = bytesOf(id);
      expect([id, file.length]).toEqual([id, bytes]);
      expect(createHash('sha256').update(file).digest('hex').startsWith(hash)).toBe(true);
    }
  });
  it('keeps the texts as they were built: without the size, which is known only afterwards', () => {
    const text = (path: string) => unpack('en/duel').files.find((file) => file.path === path)?.text;
    expect(text('en/duel/tables/guns/')).toBe('guns');
    expect(text('en/duel/')).toBe(SIZED);
  });
});

it('the index says language, title, version and date, and no date that is not known', () => {
  const { hash: _hash, bytes: _bytes, ...said } = info('en/duel');
  expect(said).toEqual({
    id: 'en/duel',
    language: 'en',
    ruleset: 'duel',
    title: 'Duel',
    version: '1.2',
    date: '2026-05-03',
    pages: 3,
  });
  expect(
    build()
      .packs.filter((pack) => 'date' in pack)
      .map(({ id }) => id),
  ).toEqual(['en/duel', 'pl/duel', 'ja/duel']);
  expect(JSON.parse(readFileSync(join(dist, 'offline/index.json'), 'utf8'))).toEqual(index);
});

it('front pages say how much would be fetched: start, shared, language and ruleset', () => {
  build();
  const sum = ['start', 'shared', 'en', 'en/duel'].reduce((all, id) => all + bytesOf(id).length, 0);
  expect(readFileSync(join(dist, 'en/duel/index.html'), 'utf8')).toContain(
    `>Keep · ${Math.round(sum / 1000)} kB</button>`,
  );
});

it('the same site gives the same packs, and packs from before are removed', () => {
  expect(build()).toEqual(index);
  const next = build({ 'en/duel/index.html': `${SIZED} changed` });
  const changed = next.packs.filter(({ id, hash }) => hash !== info(id).hash).map(({ id }) => id);
  expect(changed).toEqual(['en/duel']);
  expect(readdirSync(join(dist, 'offline/packs')).length).toBe(next.packs.length);
});

it('a ruleset brings its language along, and nothing brings more than the start', () => {
  expect(neededPacks([])).toEqual(['start']);
  expect(neededPacks(['pl/duel', 'en/duel'])).toEqual([
    'start',
    'shared',
    'pl',
    'en',
    'pl/duel',
    'en/duel',
  ]);
});

describe('files about keeping', () => {
  const { book } = readGame();
  const files = new Map(offlineFiles(book).map(({ path, text }) => [path, JSON.parse(text)]));
  it('has the words of each language, with blanks for what is filled in', () => {
    expect(files.get('offline/words/en.json')).toMatchObject({
      'offline.remove': 'Remove',
      'offline.kept.one': 'Saved offline: {n} page, data from {date}',
    });
    expect(files.get('offline/words/pl.json')).toMatchObject({ 'offline.remove': 'Usuń' });
  });
  it('names the recorded changes of values, oldest first', () => {
    expect(files.get('offline/changes/en/skirmish.json')).toMatchObject([
      {
        number: 0,
        href: '/en/skirmish/tables/guns/#small',
        differences: [{ was: '30″', now: '36″' }],
      },
      { number: 1, differences: [{ was: '+1', now: '+2' }] },
    ]);
  });
  it('knows title, version and the date of the last change of a ruleset', () => {
    expect(packedRulesets(book)).toMatchObject([
      { id: 'skirmish', version: '1.2', date: '2025-02-03', title: { en: expect.any(String) } },
    ]);
  });
});
