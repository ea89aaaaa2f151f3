/** The fixture game as a site under `/book/`, and changed copies of it, packed anew, as later deployments. */
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedChange } from '../../src/offline/pack-format.ts';
import { bundleWorker } from '../../src/integrations/offline.ts';
import { packSite } from '../../src/publish/packs.ts';
import { buildSite } from './build-site.ts';

export interface KeptSite {
  /** The folder of the first deployment. */
  dist: string;
  /** Paths of all pages of the ruleset in English, below the base. */
  pages: string[];
  /** Paths of the pages of the site itself in English. */
  sitePages: string[];
  /** Paths of all pages of the site, redirects too. */
  allPages: string[];
  /** A second deployment: a value of a table is another, and that is recorded. */
  next: string;
  /** The same site under `/shelf/`. */
  shelf: string;
  /** A deployment that takes keeping back. */
  off: string;
  /** What the first build printed. */
  output: string;
}
export const OLD_RANGE = '24″';
export const NEW_RANGE = '27″';
const TITLE = { en: 'Skirmish', pl: 'Potyczka', ja: '小戦闘' };
const CHANGE: PackedChange = {
  number: 0,
  name: 'Rifle',
  href: '/book/en/skirmish/tables/weapons/#rifle',
  differences: [{ what: 'Range: ', was: OLD_RANGE, now: NEW_RANGE }],
};

/** Builds them in `folder`, which is empty. */
export async function buildKeptSite(folder: string): Promise<KeptSite> {
  const dist = join(folder, 'dist');
  const output = await buildSite('tests/fixtures/valid', dist, { SITE_BASE: '/book' });
  pack(dist, '1.0', '2026-05-03');
  const next = copy(dist, join(folder, 'next'));
  edit(next, (text) => text.replaceAll(OLD_RANGE, NEW_RANGE));
  for (const tag of ['en', 'pl', 'ja'])
    writeFileSync(join(next, `offline/changes/${tag}/skirmish.json`), JSON.stringify([CHANGE]));
  pack(next, '1.1', '2026-06-04');
  const shelf = copy(dist, join(folder, 'shelf'));
  edit(shelf, (text) => text.replaceAll('/book/', '/shelf/'));
  pack(shelf, '1.0', '2026-05-03');
  const off = copy(dist, join(folder, 'off'));
  await bundleWorker(off, 'kill-switch');
  const below = (start: string) =>
    readdirSync(join(dist, start), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('index.html'))
      .map((path) => `${start}${path.replace(/index\.html$/, '')}`);
  return {
    dist,
    next,
    shelf,
    off,
    allPages: below(''),
    // Six steps are a share page: en, skirmish, kind, entry, part, and nothing.
    pages: below('en/skirmish/').filter((path) => path.split('/').length < 6),
    sitePages: below('en/').filter((path) => !path.startsWith('en/skirmish/')),
    output,
  };
}

const pack = (dist: string, version: string, date: string) =>
  packSite(dist, [{ id: 'skirmish', title: TITLE, version, date }]);

function copy(from: string, to: string): string {
  cpSync(from, to, { recursive: true });
  return to;
}

function edit(folder: string, change: (text: string) => string): void {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, path);
    if (!/\.(?:html|js|css|json|webmanifest)$/.test(path) || !statSync(file).isFile()) continue;
    const text = readFileSync(file, 'utf8');
    const changed = change(text);
    if (changed !== text) writeFileSync(file, changed);
  }
}
