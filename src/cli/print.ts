/** `npm run print`: the printed quick references as PDF files. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { PrintedSheet, Sheet } from '../integrations/print-pdf.ts';
import { buildSite } from './build-site.ts';
import { RULES_OPTION, rulesFolder } from './folders.ts';
import { requirePackages } from './needed-packages.ts';
import { defineCommand } from './define-command.ts';

const HELP = `npm run print -- [--out DIR] [--ruleset ID] [--lang LANG] [--paper a4|letter] [--site DIR] [--install] [--rules DIR]

Prints the quick reference of every ruleset, language and paper size as a PDF file.

  --out DIR      folder for the files (default: print); existing ones are replaced
  --ruleset ID   only this ruleset; may be repeated
  --lang LANG    only this language, such as en; may be repeated
  --paper SIZE   only this paper (a4, letter); may be repeated
  --site DIR     print an already built site, instead of building one
  --install      get the packages that printing needs and that are missing
  --rules DIR    folder with the rulesets and site.yaml (default: rules)
  --help         show this help

QR codes need the address of the site: from site.yaml, or SITE_ORIGIN and SITE_BASE as for npm run build.

Exit codes: 0 = printed, 1 = errors in the rules, 2 = could not run.
`;

const many = { type: 'string', multiple: true } as const;

interface Options {
  ruleset?: string[] | undefined;
  lang?: string[] | undefined;
  paper?: string[] | undefined;
}

const main = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: {
      ...RULES_OPTION,
      out: { type: 'string', default: 'print' },
      ruleset: many,
      lang: many,
      paper: many,
      site: { type: 'string' },
      install: { type: 'boolean' },
    },
  });
  const here = (folder: string) => resolve(process.env['INIT_CWD'] ?? '', folder);
  const rules = rulesFolder(values.rules);
  requirePackages('print', values.install);
  // The configuration of the site is read from there, so what reads it is loaded afterwards.
  process.env['RULES_DIRECTORY'] = rules;
  const sheets = await sheetsOf(rules, values);
  if (sheets.length === 0)
    throw new Error('There is no ruleset that can be printed. See npm run check.');
  const { CONFIGURED_ORIGIN } = await import('../site/config.ts');
  if (CONFIGURED_ORIGIN === undefined)
    process.stderr.write('The site has no address yet: the QR codes are left out.\n');
  const made = values.site === undefined ? mkdtempSync(join(tmpdir(), 'sandtable-')) : undefined;
  try {
    const dist = made === undefined ? here(values.site ?? '') : join(made, 'site');
    if (made !== undefined) {
      // The images for link previews are not printed.
      process.env['SITE_PREVIEWS'] = 'none';
      const code = await buildSite({ rules, out: dist, verbose: false });
      if (code !== 0) return code;
    }
    const out = here(values.out);
    mkdirSync(out, { recursive: true });
    const { pdfName, printSheets } = await import('../integrations/print-pdf.ts');
    await report(printSheets(sheets, { dist, out }), pdfName);
  } finally {
    if (made !== undefined) rmSync(made, { recursive: true, force: true });
  }
  return 0;
};

/** What is asked for. @throws when there is no such ruleset, language or paper. */
async function sheetsOf(rules: string, { ruleset: ids, lang, paper }: Options): Promise<Sheet[]> {
  const { SITE_LANGUAGES } = await import('../site/config.ts');
  const { PAPERS } = await import('../integrations/print-pdf.ts');
  const { readRulebook } = await import('../rulebook.ts');
  const { rulebook } = readRulebook(rules, { lenient: true });
  const rulesets = (rulebook?.rulesets ?? []).map(({ id }) => id);
  const languages = chosen(lang, SITE_LANGUAGES, 'language');
  const papers = chosen(paper, PAPERS, 'paper');
  return chosen(ids, rulesets, 'ruleset').flatMap((ruleset) =>
    languages.flatMap((language) => papers.map((size) => ({ ruleset, language, paper: size }))),
  );
}

function chosen<T extends string>(
  wanted: readonly string[] | undefined,
  known: readonly T[],
  what: string,
): readonly T[] {
  if (wanted === undefined) return known;
  const unknown = wanted.find((name) => !known.some((one) => one === name));
  if (unknown !== undefined)
    throw new Error(`There is no ${what} “${unknown}”. Choose from: ${known.join(', ')}.`);
  return known.filter((one) => wanted.includes(one));
}

/** One line for each file, as soon as it is there. */
async function report(
  printed: AsyncIterable<PrintedSheet>,
  nameOf: (sheet: Sheet) => string,
): Promise<void> {
  const line = (name: string, pages: string, size: string) =>
    process.stdout.write(`${pages.padStart(5)} ${size.padStart(6)}  ${name}\n`);
  line('file', 'pages', 'kB');
  for await (const { pages, bytes, ...sheet } of printed)
    line(nameOf(sheet), String(pages), String(Math.round(bytes / 1000)));
}

export default defineCommand(import.meta, HELP, main);
