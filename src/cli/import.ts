/** `npm run import`: a table that was typed or copied elsewhere becomes a table of a ruleset. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Language } from '../i18n/languages.ts';
import { findOtherLanguage } from '../i18n/recognise.ts';
import { otherKindOf, textOf, type OtherKind } from '../load/decode.ts';
import { languageMeant } from '../schema/meant/meant-language.ts';
import { asTypedFor, RULES_OPTION, rulesFolder } from './folders.ts';
import { newEntry } from './new.ts';
import { importTable } from './starter/import-table.ts';
import { defineCommand } from './define-command.ts';

const HELP = `npm run import -- FILE RULESET ID [--language TAG] [--rules DIR]

Writes the table ID of a ruleset from FILE: CSV, cells separated by semicolons or tabs, or a Markdown table. The first
line holds the headings, the first column the names of the rows. The file is UTF-8 (“CSV UTF-8” in Excel) or UTF-16. FILE is - for a table that is pasted, ended by Ctrl-D.
Figures get the type that all cells of their column fit; what is not certain is printed and marked in the file.

  --language TAG  language of its words (default: the one of the ruleset's languages that they are seen to be in, else the first)
  --rules DIR     folder with the rulesets (default: rules)
  --help          show this help

Exit codes: 0 = written, 2 = could not run. No file is ever overwritten.
`;

const main = (args: string[]): number => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...RULES_OPTION, language: { type: 'string' } },
  });
  const [file, ruleset, id, ...more] = positionals;
  if (file === undefined || ruleset === undefined || id === undefined || more.length > 0)
    throw new Error(
      'Name a file, a ruleset and the id of the table: weapons.csv border-raid weapons.',
    );
  const rules = rulesFolder(values.rules);
  const source = readSource(file);
  const doubts: string[] = [];
  const written = newEntry(rules, 'table', [ruleset, id], (languages, units) => {
    const table = importTable(source, languageOf(source, languages, values.language), units);
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

/** The language of the words of a table, of those of its ruleset. @throws when the ruleset does not have the one that is named. */
export function languageOf(
  source: string,
  languages: readonly Language[],
  named?: string,
): Language {
  const [first = 'en'] = languages;
  if (named === undefined) {
    const seen = findOtherLanguage(source, first, { known: languages });
    return seen !== undefined && languages.includes(seen) ? seen : first;
  }
  const found = languages.find((one) => one === (languageMeant(named) ?? named));
  if (found === undefined)
    throw new Error(
      `The ruleset has no language "${named}". Use one of ${languages.join(', ')}, or add it to \`languages\` in ruleset.yaml.`,
    );
  return found;
}

/** The text of a file in UTF-8 or UTF-16. @throws when there is no such file, or it holds no text. */
function readSource(file: string): string {
  const bytes = bytesOf(file);
  const kind = otherKindOf(bytes);
  if (kind) throw new Error(OTHER_KINDS[kind]);
  const text = textOf(bytes);
  if (text === undefined)
    throw new Error('The file is not UTF-8. Save it as “CSV UTF-8” and import that.');
  return text;
}

const OTHER_KINDS: Record<OtherKind, string> = {
  zip: 'This is a workbook (or a zip): save its sheet as “CSV UTF-8” and import that.',
  office: 'This is a workbook (or a document): save its sheet as “CSV UTF-8” and import that.',
  pdf: 'This is a PDF: copy its table into a text file and import that.',
};

function bytesOf(file: string): Uint8Array {
  if (file === '-') return readFileSync(0);
  try {
    return readFileSync(resolve(process.env['INIT_CWD'] ?? '', file));
  } catch {
    throw new Error(`There is no file ${file}.`);
  }
}

export default defineCommand(import.meta, HELP, main);
