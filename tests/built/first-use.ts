/** What the first use of a calculator loads, from the built files: modules, and the data of the entry. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { DIST } from './dist.ts';

/** Compressed bytes until the first result is shown. */
export const FIRST_USE_BUDGET = 15_000;

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

/** What the first result of an entry needs, by the names that its modules export. */
function namesFor({ problem: { starts, stages, sets, rolls, tables } }: First): string[] {
  const { type = '', contest } = stages[starts[0] ?? ''] ?? {};
  const isValued = Object.values(sets).some(({ value }) => value);
  return [
    'openFirst',
    `workOut${type.charAt(0).toUpperCase()}${type.slice(1)}`,
    ...(contest ? ['workOutContest'] : []),
    ...(isValued && type !== 'value' ? ['calculateValue'] : []),
    ...(Object.values(tables).some(({ by }) => by) ? ['lookUp'] : []),
    ...(Object.values(rolls).some(({ check }) => check) ? ['ofCheck'] : []),
  ];
}

const exported = new Map<string, string[]>();
for (const file of scripts) {
  const [, list = ''] = /export\{([^}]*)\}/.exec(readFileSync(join(ASSETS, file), 'utf8')) ?? [];
  for (const [, name = ''] of list.matchAll(/(?:^|,)(?:[\w$]+ as )?([\w$]+)/g))
    exported.set(name, [...(exported.get(name) ?? []), file]);
}

/** The script that exports `name`; of several, the one that exports the least. */
function scriptWith(name: string): string {
  const [file] = (exported.get(name) ?? []).sort(
    (a, b) => weigh(join(ASSETS, a)) - weigh(join(ASSETS, b)),
  );
  if (file === undefined) throw new Error(`No script exports ${name}`);
  return file;
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
export const presentScripts = modulesOf(scripts.filter((file) => file.startsWith('Page.')));

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
    return { page, bytes: bytesOf(modulesOf(names.map(scriptWith))) + weigh(path) + missing };
  })
  .sort((a, b) => b.bytes - a.bytes);

/** What the whole calculator adds: its modules, styles and the largest data. */
export function secondLoad(): { modules: number; data: number } {
  const first = modulesOf([scriptWith('openFirst')]);
  const modules = [...modulesOf([scriptWith('openCalculator')])].filter((file) => !first.has(file));
  const styles = readdirSync(ASSETS).filter((file) => file.startsWith('situation-results.'));
  const data = situationFiles.filter((file) => WHOLE.test(file));
  return {
    modules: bytesOf([...modules, ...styles]),
    data: Math.max(...data.map((file) => weigh(join(DIST, 'situations', file)))),
  };
}
