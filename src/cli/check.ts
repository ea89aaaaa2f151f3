/** `npm run check`: every finding of all rulesets, each with its location and a suggested fix. */
import { existsSync, watch } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { getLanguage, LANGUAGE_TAGS } from '../i18n/languages.ts';
import { missingWords } from '../i18n/ui.ts';
import { readRulebook } from '../rulebook.ts';
import { RULES_OPTION, rulesFolder, asTypedFor, similarPath } from './folders.ts';
import { FORMATS, reporters, type Format } from '../diagnostics/reporters/index.ts';
import { summarise } from '../diagnostics/reporters/report.ts';
import { compareWithMain } from './compare-with-main.ts';
import { defineCommand } from './define-command.ts';

const HELP = `npm run check -- [--rules DIR] [--since REV] [--format text|github|json] [--watch] [FILE…]

Checks all rulesets and reports each problem with its location and a suggested fix.
FILE… limits the report to these files or folders; all rulesets are still checked. In a git repository, values and
addresses are compared with main: a changed value needs a record of what it was checked against.
Below each finding stand the address that it is about and checks/CODE: the page of the site that explains this check.

  --rules DIR      folder with the rulesets (default: rules)
  --since REV      compare with this revision instead of main; a full commit hash is compared directly; other revisions
                   through their merge base
  --format FORMAT  text, github (annotations of a pull request) or json
  --watch          check again whenever a file is saved
  --help           show this help

Exit codes: 0 = no errors (warnings allowed), 1 = errors found, 2 = could not run.
`;

interface Options {
  rules: string;
  /** The folder as `--rules` names it. */
  named: string | undefined;
  since: string | undefined;
  format: Format;
  files: string[];
}

const main = (args: string[]): number | Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...RULES_OPTION,
      since: { type: 'string' },
      format: { type: 'string' },
      watch: { type: 'boolean' },
    },
  });
  const format = (values.format ?? 'text') as Format;
  if (!FORMATS.includes(format))
    throw new Error(`There is no format "${format}". Use one of ${FORMATS.join(', ')}.`);
  const missing = positionals.find((file) => !existsSync(file));
  const rules = rulesFolder(values.rules);
  if (missing !== undefined)
    throw new Error(`There is no file ${missing}.${similarPath(missing, rules)}`);
  const { since } = values;
  const options = {
    rules,
    named: values.rules,
    since,
    format,
    files: positionals,
  };
  const code = check(options);
  return values.watch ? checkOnChange(options) : code;
};

function check({ rules, named, since, format, files }: Options): number {
  if (!existsSync(rules)) throw new Error(`There is no folder ${rules}.`);
  const { main, before } = compareWithMain(rules, since);
  const reading = readRulebook(rules, { before, keeps: true });
  const diagnostics = reading.diagnostics.filter(isIn(files)).map(({ hint, ...found }) => ({
    ...found,
    ...(hint !== undefined && { hint: asTypedFor(hint, named) }),
  }));
  const untranslated = LANGUAGE_TAGS.flatMap((tag) => {
    const words = missingWords(tag);
    return words > 0 ? [[getLanguage(tag).english, words]] : [];
  });
  const summary = {
    ...summarise(diagnostics, reading.files.length, reading.rulesets.length),
    ...(untranslated.length > 0 && {
      missingWords: Object.fromEntries(untranslated) as Record<string, number>,
    }),
    comparedWith: main ? `${main.name} (${main.commit.slice(0, 7)})` : null,
  };
  const texts = new Map(reading.files.map(({ file, text }) => [file, text]));
  return print(
    reporters[format]({ diagnostics, summary, textOf: (file) => texts.get(file) }),
    summary.errors > 0 ? 1 : 0,
  );
}

/** Milliseconds. An editor writes a file several times when it saves; that is one change. */
const PAUSE = 100;

/** Checks again after every change of a file; resolves never, and rejects when the rules cannot be read. */
function checkOnChange(options: Options): Promise<number> {
  let waiting: NodeJS.Timeout | undefined;
  const again = () => {
    const time = new Date().toLocaleTimeString('en-GB');
    if (options.format === 'text') process.stdout.write(`\n— ${time} —\n`);
    check(options);
  };
  return new Promise((_, reject) => {
    const watcher = watch(options.rules, { recursive: true }, () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        try {
          again();
        } catch (error) {
          watcher.close();
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      }, PAUSE);
    });
  });
}

/** Keeps findings of the named files, and of files in the named folders. */
function isIn(files: readonly string[]): (diagnostic: Diagnostic) => boolean {
  const wanted = files.map((file) => resolve(file));
  return ({ file }) =>
    wanted.length === 0 ||
    wanted.some((one) => resolve(file) === one || resolve(file).startsWith(`${one}/`));
}

function print(text: string, code: number): number {
  process.stdout.write(text);
  return code;
}

export default defineCommand(import.meta, HELP, main);
