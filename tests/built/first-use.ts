/** What the first use of a calculator loads, from the built files: modules, styles, and the data of the entry. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { needsAmong } from '../../src/calculator/counts.ts';
import type { SituationFile } from '../../src/calculator/situation-file.ts';
import {
  followsAllDice,
  needsLookUp,
  needsSeveral,
  needsSpecial,
  readsAgain,
} from '../../src/workout/problem.ts';
import { DIST } from './dist.ts';

/** Compressed bytes until the first result is shown. */
export const FIRST_USE_BUDGET = 35_000;

const ASSETS = join(DIST, '_astro');
const assets = readdirSync(ASSETS);

const weights = new Map<string, number>();
/** Compressed, as on a server. */
function weigh(file: string): number {
  const known = weights.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  weights.set(file, known);
  return known;
}

/** The files that calculators load, below `dist/situations/`, with forward slashes. */
export const situationFiles = readdirSync(join(DIST, 'situations'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replaceAll('\\', '/'));

/** The one asset whose name begins and ends so. */
function assetLike(start: string, end: string): string {
  const [found, ...others] = assets.filter((file) => file.startsWith(start) && file.endsWith(end));
  if (found === undefined || others.length > 0)
    throw new Error(`Not one asset is called ${start}…${end}`);
  return found;
}

/** Modules with what they import before they run. */
function modulesOf(files: readonly string[]): Set<string> {
  const found = new Set(files);
  // A set goes on to what is added while it is read.
  for (const file of found)
    for (const [, path] of readFileSync(join(ASSETS, file), 'utf8').matchAll(
      /(?:^|[;}\s])(?:import|from)\s*"\.\/([^"]+)"/g,
    ))
      if (path !== undefined) found.add(path);
  return found;
}

/** The scripts that every page has before its first use. */
export const presentScripts = modulesOf(
  assets.filter((file) => file.startsWith('Page.') && file.endsWith('.js')),
);

/** The modules of the calculator, and its styles; pages with controls link those of the controls. */
const LOADED = [
  ...[...modulesOf([assetLike('calculator.', '.js')])].filter((file) => !presentScripts.has(file)),
  assetLike('calculator.', '.css'),
  assetLike('situation-results.', '.css'),
];

export interface FirstUse {
  /** `en/bolt-action/modifiers/to-hit` */
  page: string;
  /** Compressed, until the first result is shown. */
  bytes: number;
}

/** The modules that a loaded one fetches when an entry needs them. */
function fetched(name: string, by: readonly string[] = LOADED): string[] {
  const sources = by
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(ASSETS, file), 'utf8'));
  const [, path = ''] =
    new RegExp(`import\\([\x60"]\\./(${name}\\.[^\x60"]+)[\x60"]\\)`).exec(sources.join('\n')) ??
    [];
  if (!path) throw new Error(`No module fetches ${name}`);
  return [...modulesOf([path])].filter(
    (file) => !LOADED.includes(file) && !presentScripts.has(file),
  );
}
const hasTwoSides = ({ rolls }: SituationFile['problem']): boolean =>
  Object.values(rolls).some(({ contest }) => contest && !contest.among);
const SPECIAL = [
  { modules: fetched('two-sides'), isNeeded: hasTwoSides },
  { modules: fetched('special'), isNeeded: needsSpecial },
  { modules: fetched('counts'), isNeeded: needsSeveral },
  { modules: fetched('among', fetched('counts')), isNeeded: needsAmong },
  { modules: fetched('after-all-dice'), isNeeded: followsAllDice },
  { modules: fetched('table-look-up'), isNeeded: needsLookUp },
  { modules: fetched('same-dice'), isNeeded: readsAgain },
];

const weightOf = (modules: readonly string[]): number =>
  modules.map((asset) => weigh(join(ASSETS, asset))).reduce((sum, size) => sum + size, 0);

/** What may be loaded once the result is shown: what a change did to it, and the claims of other sources. */
export const afterResult = ['last-change', 'rivals'].map((name) => weightOf(fetched(name)));

/** Every entry in every language, the largest first. */
export const firstUses: FirstUse[] = situationFiles
  .map((file) => {
    const page = file.replace(/\.json$/, '');
    const html = readFileSync(join(DIST, page, 'index.html'), 'utf8');
    const data = readFileSync(join(DIST, 'situations', file), 'utf8');
    const { problem } = JSON.parse(data) as SituationFile;
    const special = SPECIAL.filter(({ isNeeded }) => isNeeded(problem)).flatMap(
      ({ modules }) => modules,
    );
    const bytes = [...LOADED.filter((asset) => !html.includes(asset)), ...new Set(special)]
      .map((asset) => weigh(join(ASSETS, asset)))
      .reduce((sum, size) => sum + size, weigh(join(DIST, 'situations', file)));
    return { page, bytes };
  })
  .sort((a, b) => b.bytes - a.bytes);
