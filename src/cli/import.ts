/** `npm run import`: a table that was typed or copied elsewhere becomes a table of a ruleset. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { asTypedFor, RULES_OPTION, rulesFolder } from './folders.ts';
import { newEntry } from './new.ts';
import { importTable } from './starter/import-table.ts';
import { defineCommand } from './define-command.ts';

const HELP = `npm run import -- FILE RULESET ID [--rules DIR]

Writes the table ID of a ruleset from FILE: CSV, cells separated by semicolons or tabs, or a Markdown table. The first
line holds the headings, the first column the names of the rows. FILE is - for a table that is pasted, ended by Ctrl-D.
Figures get the type that all cells of their column fit; what is not certain is printed and marked in the file.

  --rules DIR  folder with the rulesets (default: rules)
  --help       show this help

Exit codes: 0 = written, 2 = could not run. No file is ever overwritten.
`;

const main = (args: string[]): number => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: RULES_OPTION,
  });
  const [file, ruleset, id, ...more] = positionals;
  if (file === undefined || ruleset === undefined || id === undefined || more.length > 0)
    throw new Error(
      'Name a file, a ruleset and the id of the table: weapons.csv border-raid weapons.',
    );
  const rules = rulesFolder(values.rules);
  const source = readSource(file);
  const doubts: string[] = [];
  const written = newEntry(rules, 'table', [ruleset, id], (language, units) => {
    const table = importTable(source, language, units);
    doubts.push(...table.doubts);
    return table.text;
  });
  const lines = [
    ...written.map((one) => `Wrote ${one}`),
    ...(doubts.length > 0
      ? ['', 'Look at these:', ...doubts.map((doubt) => `- ${doubt}`), '']
      : []),
    'Correct the page under `source`, if it has one, and run npm run check',
  ];
  process.stdout.write(`${asTypedFor(lines.join('\n'), values.rules)}\n`);
  return 0;
};

/** @throws when there is no such file. */
function readSource(file: string): string {
  if (file === '-') return readFileSync(0, 'utf8');
  try {
    return readFileSync(resolve(process.env['INIT_CWD'] ?? '', file), 'utf8');
  } catch {
    throw new Error(`There is no file ${file}.`);
  }
}

export default defineCommand(import.meta, HELP, main);
