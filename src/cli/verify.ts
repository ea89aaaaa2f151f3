/** `npm run verify`: records in the ledger that a change was checked and is correct. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { RulesetData } from '../model/entries.ts';
import { anyOf } from '../i18n/format.ts';
import { DEFAULT_LANGUAGE, TRANSLATIONS } from '../i18n/languages.ts';
import { recordedOf, staleIn, type Recorded } from '../ledger/ledger.ts';
import { withChange, withMove, withTranslation } from '../ledger/write.ts';
import { readRulebook } from '../rulebook.ts';
import { RULES_OPTION, rulesFolder } from './folders.ts';
import { runCommand } from './run-command.ts';

const HELP = `npm run verify -- ADDRESS --against "document, page"
npm run verify -- ADDRESS --moved NEW [--moved NEW] [--against …]
npm run verify -- ADDRESS --translation ${TRANSLATIONS.join('|')}

Records a deliberate change in the ledger of the ruleset. ADDRESS is the address that the check printed,
for example bolt-action/tables/weapons#rifle.

  --against TEXT      the changed values are correct according to this document and page
  --moved NEW         the address was renamed to NEW (several: it was split)
  --translation LANG  the English text changed, and the translation is still correct
  --rules DIR         folder with the rulesets (default: rules)
  --help              show this help

Exit codes: 0 = recorded, 1 = nothing to record, 2 = could not run.
`;

interface Options {
  ruleset: RulesetData;
  /** Without the ruleset and, for a cell, with its row. */
  address: string;
  /** The document and page that the values were checked against. */
  against: string | undefined;
}

const main = (): number => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      against: { type: 'string' },
      moved: { type: 'string', multiple: true },
      translation: { type: 'string' },
      ...RULES_OPTION,
      help: { type: 'boolean' },
    },
  });
  if (values.help) return print(HELP.trimEnd(), 0);
  const [address, ...more] = positionals;
  if (address === undefined || more.length > 0)
    throw new Error('Name one address, such as bolt-action/tables/weapons#rifle.');
  const { rulesets } = readRulebook(rulesFolder(values.rules));
  const against = values.against?.trim() || undefined;
  const options = { ...parseAddress(address, rulesets), against };
  if (values.moved)
    return recordMove(
      options,
      values.moved.map((target) => parseAddress(target, rulesets).address),
    );
  if (values.translation !== undefined) return recordTranslation(options, values.translation);
  return recordChange(options);
};

/** `bolt-action/tables/weapons#rifle.range` → the ruleset and `tables/weapons#rifle` */
function parseAddress(
  address: string,
  rulesets: readonly RulesetData[],
): Pick<Options, 'ruleset' | 'address'> {
  const [id, ...rest] = address.split('/');
  const ruleset = rulesets.find((one) => one.id === id);
  if (!ruleset)
    throw new Error(
      `There is no ruleset "${id}". An address begins with one of ${rulesets.map((one) => one.id).join(', ')}.`,
    );
  if (ruleset.broken.size > 0)
    throw new Error(`Fix ${[...ruleset.broken].join(', ')} first: npm run check shows the errors.`);
  return { ruleset, address: rest.join('/').replace(/(#[^.]*)\..*$/, '$1') || 'ruleset' };
}

function recordChange({ ruleset, address, against }: Options): number {
  if (against === undefined)
    throw new Error('Missing --against: name the source you checked, e.g. "document, page".');
  const { figures } = getRecorded(ruleset, address);
  const was = figuresInLedger(ruleset, address);
  if (was === undefined) return print(`${address} is new: npm run fix records it.`, 1);
  if (was === figures)
    return print(`The values of ${address} are as recorded: ${figures || 'none'}.`, 1);
  save(ruleset, withChange(ruleset, { address, on: today(), against, was, now: figures }));
  return print(`Recorded: ${address}\n  was ${was}\n  now ${figures}\n  against ${against}`, 0);
}

/** A part that moves keeps its values. If they change too, the new ones need a source. */
function recordMove({ ruleset, address, against }: Options, targets: readonly string[]): number {
  const was = figuresInLedger(ruleset, address);
  if (was === undefined) return print(`${address} is not in the ledger.`, 1);
  if (recordedOf(ruleset).some((one) => one.address === address))
    return print(`${address} still exists.`, 1);
  const [first, ...more] = targets.map((target) => getRecorded(ruleset, target));
  const changed = first && more.length === 0 && first.figures !== was ? first : undefined;
  if (changed && against === undefined)
    throw new Error(
      `The values changed too, from ${was || 'none'} to ${changed.figures || 'none'}: add --against "document, page".`,
    );
  save(ruleset, withMove(ruleset, address, targets));
  if (changed && against !== undefined) {
    // The change is recorded in the ledger as it was just written.
    const { rulesets } = readRulebook(rulesDirectory(ruleset));
    const moved = parseAddress(`${ruleset.id}/${changed.address}`, rulesets).ruleset;
    const now = changed.figures;
    save(ruleset, withChange(moved, { address: changed.address, on: today(), against, was, now }));
  }
  return print(`Recorded: ${address} now redirects to ${targets.join(', ')}.`, 0);
}

function recordTranslation({ ruleset, address }: Options, tag: string): number {
  const language = TRANSLATIONS.find((translation) => translation === tag);
  if (!language) throw new Error(`--translation must be ${anyOf(TRANSLATIONS, DEFAULT_LANGUAGE)}.`);
  const recorded = getRecorded(ruleset, address);
  const record = ruleset.ledger?.translations?.[address];
  if (!staleIn(record, recorded.texts).includes(language))
    return print(`That translation of ${address} is not stale.`, 1);
  save(ruleset, withTranslation(ruleset, recorded, language));
  return print(`Recorded: the translation of ${address} is correct.`, 0);
}

function getRecorded(ruleset: RulesetData, address: string): Recorded {
  const recorded = recordedOf(ruleset).find((one) => one.address === address);
  if (!recorded) throw new Error(`There is no ${ruleset.id}/${address}.`);
  return recorded;
}

const figuresInLedger = (ruleset: RulesetData, address: string): string | undefined => {
  const addresses = ruleset.ledger?.addresses ?? {};
  return Object.hasOwn(addresses, address) ? addresses[address] : undefined;
};

const ledgerFile = (ruleset: RulesetData): string => {
  const file = ruleset.files.get('ledger')?.file;
  if (file === undefined)
    throw new Error(`${ruleset.id} has no ledger yet: npm run fix writes it.`);
  return file;
};
const rulesDirectory = (ruleset: RulesetData): string =>
  ledgerFile(ruleset).replace(/\/?[^/]+\/[^/]+$/, '') || '.';
const save = (ruleset: RulesetData, text: string): void => writeFileSync(ledgerFile(ruleset), text);
const today = (): string => new Date().toISOString().slice(0, 10);

function print(text: string, code: number): number {
  process.stdout.write(`${text}\n`);
  return code;
}

runCommand(main);
