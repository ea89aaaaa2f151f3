/** What the first use of a calculator loads, from the built files: modules, and the data of the entry. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { DIST } from './dist.ts';

/** Compressed bytes until the first result is shown. The aim is 15,000, which some pages miss. */
export const FIRST_USE_BUDGET = 15_700;

const ASSETS = join(DIST, '_astro');
const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js'));
const WHOLE = /\.whole\.json$/;

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

interface First {
  problem: {
    starts: string[];
    stages: Record<string, { type: string; contest?: object }>;
    sets: Record<string, { value?: object }>;
    rolls: Record<string, { check?: string }>;
    tables: Record<string, { by?: object }>;
  };
}

/** The modules that the first result of an entry needs, by the beginning of their names. */
function namesFor({ problem: { starts, stages, sets, rolls, tables } }: First): string[] {
  const { type = '', contest } = stages[starts[0] ?? ''] ?? {};
  const isValued = Object.values(sets).some(({ value }) => value);
  return [
    'first-result',
    type,
    ...(contest ? ['contest'] : []),
    ...(isValued && type !== 'value' ? ['own-sets'] : []),
    ...(Object.values(tables).some(({ by }) => by) ? ['table-look-up'] : []),
    ...(Object.values(rolls).some(({ check }) => check) ? ['check-roll'] : []),
  ];
}

/** Modules by the beginning of their names, with their static imports. */
function modulesOf(names: readonly string[]): Set<string> {
  const found = new Set(
    names.map((name) => {
      // A group of modules and the module that gave it its name: the smaller imports the larger.
      const own = scripts
        .filter((file) => file.startsWith(`${name}.`))
        .sort((a, b) => weigh(join(ASSETS, a)) - weigh(join(ASSETS, b)));
      if (own[0] === undefined) throw new Error(`No script ${name}`);
      return own[0];
    }),
  );
  // A set goes on to what is added while it is read.
  for (const file of found)
    for (const [, path] of readFileSync(join(ASSETS, file), 'utf8').matchAll(
      /(?:^|[;}\s])(?:import|from)\s*"\.\/([^"]+)"/g,
    ))
      if (path !== undefined) found.add(path);
  return found;
}

/** The scripts that every page has before its first use. */
export const presentScripts = modulesOf(['Page']);

const bytesOf = (files: Iterable<string>): number =>
  [...files]
    .filter((file) => !presentScripts.has(file))
    .reduce((sum, file) => sum + weigh(join(ASSETS, file)), 0);

/** The styles of the controls; most pages link them. */
const STYLES =
  readdirSync(ASSETS).find((file) => file.startsWith('calculator.') && file.endsWith('.css')) ?? '';

export interface FirstUse {
  /** `en/bolt-action/modifiers/to-hit` */
  page: string;
  bytes: number;
}

/** Every entry in every language, the largest first. */
export const firstUses: FirstUse[] = situationFiles
  .filter((file) => !WHOLE.test(file))
  .map((file) => {
    const path = join(DIST, 'situations', file);
    const names = namesFor(JSON.parse(readFileSync(path, 'utf8')) as First);
    const page = file.replace(/\.json$/, '');
    const html = readFileSync(join(DIST, page, 'index.html'), 'utf8');
    const missing = html.includes(STYLES) ? 0 : weigh(join(ASSETS, STYLES));
    return { page, bytes: bytesOf(modulesOf(names)) + weigh(path) + missing };
  })
  .sort((a, b) => b.bytes - a.bytes);

/** What the whole calculator adds: its modules, styles and the largest data. */
export function secondLoad(): { modules: number; data: number } {
  const first = modulesOf(['first-result']);
  const modules = [...modulesOf(['calculator'])].filter((file) => !first.has(file));
  const styles = readdirSync(ASSETS).filter((file) => file.startsWith('situation-results.'));
  const data = situationFiles.filter((file) => WHOLE.test(file));
  return {
    modules: bytesOf([...modules, ...styles]),
    data: Math.max(...data.map((file) => weigh(join(DIST, 'situations', file)))),
  };
}
