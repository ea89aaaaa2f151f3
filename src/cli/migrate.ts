/** `npm run migrate`: rewrites rules of an earlier shape. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { recordPath, recordText } from '../ledger/write.ts';
import { displayPath } from '../load/load.ts';
import { migrated } from '../load/migrate.ts';
import { readRules, type Rules } from '../rulebook.ts';
import { SHAPE } from '../schema/renamed.ts';
import type { ChangeFile } from '../../schemas/types.d.ts';
import { asTypedFor, RULES_OPTION, rulesFolder } from './folders.ts';
import { defineCommand } from './define-command.ts';

const HELP = `npm run migrate -- [--dry-run] [--rules DIR]

Rewrites rules that were written for an earlier version of this program: fields and values get their names of today, in
place. Comments and form stay, and no value of the game changes. Prints every line that it changes.

  --dry-run    print the lines, change nothing
  --rules DIR  folder with the rulesets (default: rules)
  --help       show this help

Exit codes: 0 = done, 2 = could not run. npm run check shows what remains.
`;

const main = (args: string[]): number => {
  const { values } = parseArgs({
    args,
    options: { ...RULES_OPTION, 'dry-run': { type: 'boolean' } },
  });
  const rules = rulesFolder(values.rules);
  const reading = readRules(rules);
  const changes = [...rewrittenFiles(reading), ...ledgers(reading, rules), ...siteShape(rules)];
  for (const { file, before, after } of changes) {
    process.stdout.write(differenceOf(file, before, after));
    if (values['dry-run']) continue;
    if (after === undefined) rmSync(file);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, after);
    }
  }
  const done = values['dry-run'] ? 'would change' : 'changed';
  process.stdout.write(
    changes.length === 0
      ? 'Nothing to migrate.\n'
      : `${asTypedFor(`${changes.length} files ${done}. See what remains: npm run check`, values.rules)}\n`,
  );
  return 0;
};

interface FileChange {
  file: string;
  before: string;
  /** Undefined: the file is deleted. */
  after: string | undefined;
}

const rewrittenFiles = ({ files }: Rules): FileChange[] =>
  files
    .map((file) => ({ file: file.file, before: file.text, after: migrated(file) }))
    .filter(({ before, after }) => before !== after);

/** The ledger of a ruleset, which records in changes/ have replaced: where old addresses lead is kept as one. */
function ledgers({ rulesets }: Rules, rules: string): FileChange[] {
  return rulesets.flatMap(({ id }) => {
    const file = displayPath(join(rules, id, 'ledger.yaml'));
    if (!existsSync(file)) return [];
    const before = readFileSync(file, 'utf8');
    const { moved } = (parse(before) ?? {}) as { moved?: ChangeFile['moved'] };
    const on = new Date().toISOString().slice(0, 10);
    const record = join(dirname(file), recordPath('earlier-moves'));
    return [
      { file, before, after: undefined },
      ...(moved ? [{ file: record, before: '', after: recordText({ on, moved }) }] : []),
    ];
  });
}

/** Says in site.yaml which shape the rules have. */
function siteShape(rules: string): FileChange[] {
  const file = displayPath(join(rules, 'site.yaml'));
  if (!existsSync(file)) return [];
  const before = readFileSync(file, 'utf8');
  const line = `schema: ${SHAPE}`;
  const after = /^schema:.*$/m.test(before)
    ? before.replace(/^schema:.*$/m, line)
    : before.replace(/^(?=[a-z])/m, `${line}\n`);
  return after === before ? [] : [{ file, before, after }];
}

/** `file:line`, the line before and the line after. Names change inside lines; nothing moves but the line of the shape. */
function differenceOf(file: string, before: string, after: string | undefined): string {
  if (after === undefined) return `${file}: deleted; changes/ holds what is recorded now\n`;
  const [old, now] = [before, after].map((text) => text.split('\n')) as [string[], string[]];
  if (old.length !== now.length) {
    const known = new Set(old);
    const added = now.filter((line) => line !== '' && !known.has(line));
    return `${file}\n${added.map((line) => `  + ${line}\n`).join('')}`;
  }
  return now
    .flatMap((line, index) =>
      line === old[index]
        ? []
        : `${file}:${index + 1}\n  - ${old[index]?.trim()}\n  + ${line.trim()}\n`,
    )
    .join('');
}

export default defineCommand(import.meta, HELP, main);
