/** `npm run fix`: repairs form, notation and ledger. It never changes a value of the game. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findTextFaults } from '../load/text-faults.ts';
import { withNewAddresses } from '../ledger/write.ts';
import { readRulebook, type Reading } from '../rulebook.ts';
import { RULES_OPTION, rulesFolder } from './folders.ts';
import { repairForm, repairNotation } from '../load/repair.ts';
import { runCommand } from './run-command.ts';

const HELP = `npm run fix -- [--rules DIR]

Fixes formatting and notation automatically: line ends, tabs, trailing spaces, and the notation of
values in texts (−1, 6–9, 2D6, 12″). Adds new addresses to the ledger. Never changes a value.

  --rules DIR  folder with the rulesets (default: rules)
  --help       show this help

Exit codes: 0 = done, 2 = could not run. npm run check shows what remains.
`;

const main = (): number => {
  const { values } = parseArgs({
    options: { ...RULES_OPTION, help: { type: 'boolean' } },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const rules = rulesFolder(values.rules);
  const read = () => readRulebook(rules);
  let reading = read();
  const written: string[] = [];
  for (const repair of [repairForms, repairNotations, repairLedgers]) {
    const changed = repair(reading, rules);
    written.push(...changed);
    if (changed.length > 0) reading = read();
  }
  for (const file of new Set(written)) process.stdout.write(`Repaired ${file}\n`);
  process.stdout.write(written.length === 0 ? 'Nothing to repair.\n' : '');
  return 0;
};

/** Repairs the form of files. Returns the names of the files written. */
function repairForms({ files }: Reading): string[] {
  return files.flatMap(({ file, text }) => {
    const faulty = { found: false };
    const readable = findTextFaults(
      text,
      file,
      ({ code }) => void (faulty.found ||= code === 'file-form'),
    );
    return readable && faulty.found ? save(file, text, repairForm(text)) : [];
  });
}

function repairNotations({ rulesets }: Reading): string[] {
  return rulesets.flatMap(({ files, broken }) =>
    [...files]
      .filter(([name]) => !broken.has(name))
      .flatMap(([, file]) => save(file.file, file.text, repairNotation(file))),
  );
}

const LEDGER_CODES = new Set(['unrecorded-address', 'changed-figures', 'vanished-address']);

/**
 * Skips a ruleset with a broken file: the addresses in that file would look removed. What has errors is not recorded:
 * correcting it would look like a change of a published value.
 */
function repairLedgers({ rulesets, diagnostics }: Reading, rules: string): string[] {
  const faulty = new Set(
    diagnostics
      .filter(({ code, severity }) => severity === 'error' && !LEDGER_CODES.has(code))
      .map(({ file }) => file),
  );
  return rulesets
    .filter(({ broken }) => broken.size === 0)
    .flatMap((ruleset) => {
      const ledger = ruleset.files.get('ledger');
      return save(
        ledger?.file ?? join(rules, ruleset.id, 'ledger.yaml'),
        ledger?.text ?? '',
        withNewAddresses(ruleset, ({ file }) => !faulty.has(file.file)),
      );
    });
}

function save(file: string, before: string, after: string): string[] {
  if (before === after) return [];
  // The file may have been saved in an editor since it was read.
  if (before !== '' && readFileSync(file, 'utf8') !== before)
    throw new Error(`${file} changed while it was being repaired. Run it again.`);
  writeFileSync(file, after);
  return [file];
}

runCommand(main);
