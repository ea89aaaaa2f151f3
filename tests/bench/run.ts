/**
 * `npm run bench`: prints size, time, growth and search quality. Needs the site in dist/
 * (`npm run build`). `--growth` also builds 10 times the data, which takes minutes. `--hundredfold`
 * searches 100 times the data (4 GB of memory). `--misses` only prints queries whose first result
 * is wrong.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureGrowth } from './growth.ts';
import { benchSearch, linesOf } from './search/bench.ts';
import { measureHundredfold } from './search/hundredfold.ts';
import { missesOf } from './search/misses.ts';
import { crossValidate, trialsOf } from './search/tune.ts';
import { measureSizes, PAGE_BUDGET, SCRIPT_BUDGET } from './sizes.ts';
import { searchIndex } from '../../src/search/site-index.ts';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { getRulebook, readRulebook, RULES_DIRECTORY } from '../../src/rulebook.ts';

const { values } = parseArgs({
  options: {
    growth: { type: 'boolean', default: false },
    hundredfold: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
  },
});
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const seconds = (time: number | undefined) => (time === undefined ? '–' : `${time.toFixed(2)} s`);

if (values.misses) {
  for (const line of await missesOf(getRulebook())) console.log(line);
  process.exit();
}
if (!existsSync('dist/index.html')) {
  console.error('There is no site in dist/. Run: npm run build');
  process.exit(2);
}

const { pages, css, script, files } = measureSizes(getRulebook(), 'dist');
const mean = pages.reduce((total, { bytes }) => total + bytes, 0) / pages.length;
const over = pages.filter(({ bytes }) => bytes > PAGE_BUDGET);
console.log('Sizes, brotli');
console.log(
  `  entry pages, HTML + CSS: ${pages.length} pages, mean ${kilobytes(mean)}, largest ${kilobytes(pages[0]!.bytes)} (${pages[0]!.path}); budget ${kilobytes(PAGE_BUDGET)}, over it: ${over.length}`,
);
over.slice(0, 12).forEach(({ path, bytes }) => console.log(`    ${kilobytes(bytes)} ${path}`));
console.log(
  `  style sheet ${kilobytes(css)}; scripts before any interaction ${kilobytes(script)}, budget ${kilobytes(SCRIPT_BUDGET)}; to read a page: 0`,
);
console.log(`  files in dist: ${files}`);

console.log(
  'Search on the same records, gzip: own / plain Pagefind / Pagefind with our analysis / MiniSearch with our tokens',
);
for (const result of await benchSearch(getRulebook(), 'dist'))
  linesOf(result).forEach((line) => console.log(line));

console.log('Search, cross-validated over all query files: in first 3, first right');
const validated = crossValidate(await trialsOf(getRulebook()));
for (const [language, { recall3, first }] of Object.entries(validated))
  console.log(`  ${language}: ${recall3.toFixed(3)}, ${first.toFixed(3)}`);

console.log('Growth');
const index = async (directory: string) =>
  void searchIndex(readRulebook(directory, { lenient: true }).rulebook!);
const growth = await measureGrowth(RULES_DIRECTORY, [1, 10, 100], values.growth ? 10 : 1, index);
const base = growth[0]!;
for (const { factor, files: count, check, index: time, build } of growth) {
  const per = (now: number, then: number) => `(×${(now / then).toFixed(1)})`;
  console.log(
    `  ${String(factor).padStart(3)}× ${String(count).padStart(6)} files: check ${seconds(check)} ${per(check, base.check)}, read and index ${seconds(time)} ${per(time, base.index)}, build ${seconds(build)}${build !== undefined && base.build !== undefined ? ` ${per(build, base.build)}` : ''}`,
  );
}

if (values.hundredfold)
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
