/** `npm run release`: the data of a release as one archive. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dataArchive } from '../publish/archive.ts';
import type { Rulebook } from '../model/rulebook.ts';
import { readRulebook } from '../rulebook.ts';
import { RULES_OPTION, rulesFolder } from './folders.ts';
import { defineCommand } from './define-command.ts';

const HELP = `npm run release -- [--out DIR] [--rules DIR]

Packs the published data (JSON, CSV, schemas, types for TypeScript) into one ZIP file, named after the data version.

  --out DIR    folder for the file (default: release)
  --rules DIR  folder with the rulesets (default: rules)
  --help       show this help

Exit codes: 0 = packed, 2 = could not run.
`;

const main = (args: string[]): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: { ...RULES_OPTION, out: { type: 'string' } },
  });
  const { rulebook } = readRulebook(rulesFolder(values.rules));
  if (!rulebook) throw new Error('The rules have errors: npm run check shows them.');
  return writeArchive(rulebook, resolve(process.env['INIT_CWD'] ?? '', values.out ?? 'release'));
};

async function writeArchive(rulebook: Rulebook, out: string): Promise<number> {
  const { name, bytes, files } = await dataArchive(rulebook);
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, name), bytes);
  process.stdout.write(
    `${join(out, name)}: ${files} files, ${Math.ceil(bytes.length / 1000)} kB\n`,
  );
  return 0;
}

export default defineCommand(import.meta, HELP, main);
