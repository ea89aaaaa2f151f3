/** `npm run fix`: repairs form and notation. It never changes a value of the game, and records nothing. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findTextFaults } from '../load/text-faults.ts';
import { withTranslations } from '../ledger/write.ts';
import { needlessIn, readRules, type Rules } from '../rulebook.ts';
import { RULES_OPTION, rulesFolder } from './folders.ts';
import { withoutItems } from '../load/remove.ts';
import { repairForm, repairNotation } from '../load/repair.ts';
import { defineCommand } from './define-command.ts';

const HELP = `npm run fix -- [--translations] [--rules DIR]

Fixes formatting and notation automatically: line ends, tabs, other spaces, and the notation of
values in texts (−1, 6–9, 2D6, 12″). Removes search words that are there twice or are the title. Never changes a value.

  --translations  also note in translations.yaml what each translation was made against, so that outdated
                  ones are noticed later. For maintainers; corrections never need it.
  --rules DIR     folder with the rulesets (default: rules)
  --help          show this help

Exit codes: 0 = done, 2 = could not run. npm run check shows what remains.
`;

const main = (args: string[]): number => {
  const { values } = parseArgs({
    args,
    options: { translations: { type: 'boolean' }, ...RULES_OPTION },
  });
  const rules = rulesFolder(values.rules);
  const read = () => readRules(rules);
  let reading = read();
  const written: string[] = [];
  const repairs = [
    repairForms,
    repairNotations,
    removeNeedless,
    ...(values.translations ? [recordTranslations] : []),
  ];
  for (const repair of repairs) {
    const changed = repair(reading, rules);
    written.push(...changed);
    if (changed.length > 0) reading = read();
  }
  for (const file of new Set(written)) process.stdout.write(`Repaired ${file}\n`);
  process.stdout.write(written.length === 0 ? 'Nothing to repair.\n' : '');
  return 0;
};

/** Repairs the form of files. Returns the names of the files written. */
function repairForms({ files }: Rules): string[] {
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

function repairNotations({ rulesets }: Rules): string[] {
  return rulesets.flatMap(({ files, broken }) =>
    [...files]
      // What house rules take from their base is repaired there.
      .filter(([name, { from }]) => !broken.has(name) && from === undefined)
      .flatMap(([, file]) => save(file.file, file.text, repairNotation(file))),
  );
}

/** Removes what a check finds to say nothing. */
function removeNeedless(rules: Rules): string[] {
  const needless = Map.groupBy(needlessIn(rules), ({ file }) => file);
  return rules.files.flatMap((file) => {
    const paths = needless.get(file.file)?.map(({ path }) => path) ?? [];
    return save(file.file, file.text, withoutItems(file, paths));
  });
}

/** Skips a ruleset with a broken file: its texts would look removed. */
function recordTranslations({ rulesets }: Rules, rules: string): string[] {
  return rulesets
    .filter(({ broken }) => broken.size === 0)
    .flatMap((ruleset) => {
      const known = ruleset.files.get('translations');
      const file = known?.file ?? join(rules, ruleset.id, 'translations.yaml');
      return save(file, known?.text ?? '', withTranslations(ruleset));
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

export default defineCommand(import.meta, HELP, main);
