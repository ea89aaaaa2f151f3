/** `npm run count`: entries, parts and translations per ruleset. */
import { parseArgs } from 'node:util';
import { withoutExample } from '../workout/without-example.ts';
import { getLanguage } from '../i18n/languages.ts';
import { languagesOf } from '../model/translations.ts';
import { countRuleset } from '../model/count.ts';
import type { Ruleset } from '../model/rulebook.ts';
import { countTranslated } from '../model/translations.ts';
import { readRulebook } from '../rulebook.ts';
import { RULES_OPTION, rulesFolder } from './folders.ts';
import { defineCommand } from './define-command.ts';

const HELP = `npm run count -- [--examples] [--rules DIR]

Prints how much each ruleset holds: entries, parts, open questions, translated texts, and how many rows,
modifiers and outcomes no worked example shows.

  --examples   list those that no worked example shows
  --rules DIR  folder with the rulesets (default: rules)
  --help       show this help

Exit codes: 0 = printed, 2 = could not run.
`;

const main = (args: string[]): number => {
  const { values } = parseArgs({
    args,
    options: { ...RULES_OPTION, examples: { type: 'boolean', default: false } },
  });
  const { rulebook } = readRulebook(rulesFolder(values.rules), { lenient: true });
  if (!rulebook) throw new Error('No ruleset can be read: npm run check shows the errors.');
  for (const ruleset of rulebook.rulesets)
    process.stdout.write(
      `${[...linesOf(ruleset), ...exampleLines(ruleset, values.examples)].join('\n')}\n`,
    );
  return 0;
};

function linesOf(ruleset: Ruleset): string[] {
  const { byKind, ...count } = countRuleset(ruleset);
  const kinds = Object.entries(byKind).filter(([, number]) => number > 0);
  const translated = languagesOf(ruleset.meta).map((language) => {
    const { texts, missing } = countTranslated(ruleset.source, language);
    return `${getLanguage(language).english} ${texts - missing} of ${texts}`;
  });
  return [
    `${count.ruleset}: ${count.entries} entries, ${count.parts} parts`,
    `  ${kinds.map(([kind, number]) => `${kind} ${number}`).join(', ')}`,
    `  ${count.disputes} disputes, ${count.unknown} unknown, ${count.inferred} inferred, ${count.omissions} known omissions`,
    `  texts: ${translated.join(', ')}`,
  ];
}

function exampleLines({ entries }: Ruleset, isListed: boolean): string[] {
  const parts = Object.entries(withoutExample(entries)).filter(([, { count }]) => count > 0);
  const counts = parts.map(([what, { count, lacking }]) => `${what} ${lacking.length} of ${count}`);
  return [
    ...(counts.length > 0 ? [`  without a worked example: ${counts.join(', ')}`] : []),
    ...(isListed ? parts.flatMap(([, { lacking }]) => lacking.map((one) => `    ${one}`)) : []),
  ];
}

export default defineCommand(import.meta, HELP, main);
