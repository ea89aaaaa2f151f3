/** What `npm run bench` prints. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { measureCalculators } from './calculators.ts';
import { drawnAsMarkdown, drawSentences } from './draw-sentences.ts';
import { measureGrowth, type Build, type Growth } from './growth.ts';
import { benchSearch, linesOf } from './search/bench.ts';
import { measureHundredfold } from './search/hundredfold.ts';
import { missesOf } from './search/misses.ts';
import { crossValidate, trialsOf } from './search/tune.ts';
import { measureSizes, PAGE_BUDGET, SCRIPT_BUDGET } from './sizes.ts';
import { languageIndex } from '../../src/search/site-index.ts';
import { FIRST_LANGUAGE, SITE_LANGUAGES } from '../../src/site/config.ts';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { getRulebook, readRulebook, RULES_DIRECTORY } from '../../src/rulebook.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
const seconds = (time: number) => `${time.toFixed(2)} s`;

/** Queries whose first result is wrong. */
export async function printMisses(): Promise<void> {
  for (const line of await missesOf(getRulebook())) console.log(line);
}

/** Sizes of the site in `dist`, and the quality of its search. */
export async function printSite(dist: string): Promise<void> {
  const { pages, css, script, files } = measureSizes(getRulebook(), dist);
  const mean = pages.reduce((total, { bytes }) => total + bytes, 0) / pages.length;
  const over = pages.filter(({ bytes }) => bytes > PAGE_BUDGET);
  const largest = pages[0];
  console.log('Sizes, brotli');
  console.log(
    `  the ${pages.length} largest entry pages, HTML + CSS: mean ${kilobytes(mean)}, largest ${kilobytes(largest?.bytes ?? 0)} (${largest?.path ?? ''}); budget ${kilobytes(PAGE_BUDGET)}, over it: ${over.length}`,
  );
  over.slice(0, 12).forEach(({ path, bytes }) => console.log(`    ${kilobytes(bytes)} ${path}`));
  console.log(
    `  style sheet ${kilobytes(css)}; scripts before any interaction ${kilobytes(script)}, budget ${kilobytes(SCRIPT_BUDGET)}; to read a page: 0`,
  );
  console.log(`  files in dist: ${files}`);

  console.log(
    'Search on the same records, gzip: own / plain Pagefind / Pagefind with our analysis / MiniSearch with our tokens',
  );
  for (const result of await benchSearch(getRulebook(), dist))
    linesOf(result).forEach((line) => console.log(line));

  console.log('Search, cross-validated over all query files: in first 3, first right');
  const validated = crossValidate(await trialsOf(getRulebook()));
  for (const [language, { recall3, first }] of Object.entries(validated))
    console.log(`  ${language}: ${recall3.toFixed(3)}, ${first.toFixed(3)}`);
}

/** The slowest calculators of the rules and of the game that has every feature. */
export function printCalculators(): void {
  console.log('Calculators, dense situations: processor time of the result / of the slowest claim');
  for (const { page, result, claim } of measureCalculators([
    RULES_DIRECTORY,
    'tests/fixtures/every-feature',
  ]).slice(0, 10))
    console.log(`  ${result.toFixed(1)} ms / ${claim.toFixed(1)} ms ${page}`);
}

/** Time, memory and size for 1, 10 and 100 times the rules; sites are built of the first two. */
export async function printGrowth(builds: boolean): Promise<void> {
  console.log('Growth');
  const index = async (directory: string) => {
    const { rulebook } = readRulebook(directory, { lenient: true });
    if (rulebook) SITE_LANGUAGES.forEach((language) => languageIndex(rulebook, language));
  };
  let base: Growth | undefined;
  for (const factor of [1, 10, 100]) {
    const built = builds && factor <= 10;
    const growth = await measureGrowth(RULES_DIRECTORY, factor, index, built);
    base ??= growth;
    console.log(growthLine(growth, base));
  }
}

function growthLine(growth: Growth, base: Growth): string {
  const times = (now: number, then: number) => `(×${(now / then).toFixed(1)})`;
  const facts = [
    `check ${seconds(growth.check)} ${times(growth.check, base.check)}`,
    `read and index ${seconds(growth.index)} ${times(growth.index, base.index)}`,
  ];
  const say = (name: string, { seconds: time, memory, bytes, files }: Build, then: Build) =>
    `${name} ${seconds(time)} ${times(time, then.seconds)}, memory ${megabytes(memory)} ${times(memory, then.memory)}, site ${megabytes(bytes)} ${times(bytes, then.bytes)} in ${files} files`;
  if (growth.build && base.build) facts.push(say('build', growth.build, base.build));
  return `  ${String(growth.factor).padStart(3)}× ${String(growth.files).padStart(6)} files: ${facts.join(', ')}`;
}

/** The search of every language at 100 times the rules. */
export async function printHundredfold(): Promise<void> {
  for (const language of LANGUAGE_TAGS) {
    const { records, firstMean, firstMost, times, same } = await measureHundredfold(
      getRulebook(),
      language,
    );
    const [median, most, slowest] = times.map((time) => time.toFixed(0));
    console.log(
      `Search at 100 times the data, ${language}: ${records} records; first query without its script ${kilobytes(firstMean)} mean, ${kilobytes(firstMost)} at most; processor time median ${median} ms, nine of ten below ${most} ms, slowest ${slowest} ms; same first result ${same.toFixed(3)}`,
    );
  }
}

/** Draws sentences from the site in `dist` and writes them to the file `to`. */
export async function writeSentences(
  dist: string,
  { to, language = FIRST_LANGUAGE, seed }: { to?: string; language?: string; seed: string },
): Promise<void> {
  const known = SITE_LANGUAGES.find((one) => one === language);
  if (!known)
    throw new Error(`--language is one of ${SITE_LANGUAGES.join(', ')}, not ${language}.`);
  if (to === undefined) throw new Error('Name the file to write: --to FILE');
  if (!/^[1-9]\d{0,8}$/.test(seed))
    throw new Error(`--seed is a whole number from 1, not ${seed}.`);
  const drawn = await drawSentences(getRulebook(), dist, known, Number(seed));
  const file = resolve(process.env['INIT_CWD'] ?? '', to);
  writeFileSync(
    file,
    to.endsWith('.json') ? JSON.stringify(drawn, null, 2) : drawnAsMarkdown(drawn),
  );
  console.log(`${drawn.length} sentences in ${file}`);
}
