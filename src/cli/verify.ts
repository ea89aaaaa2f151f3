/** `npm run verify`: records in the ledger what somebody has compared and found right. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { RulesetData } from '../model/entries.ts';
import { anyOf } from '../i18n/format.ts';
import { DEFAULT_LANGUAGE, TRANSLATIONS } from '../i18n/languages.ts';
import { recordedOf, staleIn, type Recorded } from '../ledger/ledger.ts';
import { withChange, withMove, withTranslation } from '../ledger/write.ts';
import { readRulebook, RULES_DIRECTORY } from '../rulebook.ts';
import { stop } from './run-command.ts';

const HELP = `npm run verify -- ADDRESS --against "document, page"
npm run verify -- ADDRESS --moved NEW [--moved NEW] [--against …]
npm run verify -- ADDRESS --translation ${TRANSLATIONS.join('|')}

Records a deliberate change in the ledger of the ruleset. ADDRESS is the address that the check printed,
for example bolt-action/tables/weapons#rifle.

  --against TEXT      the changed values are correct according to this document and page
  --moved NEW         the address was renamed to NEW (several: it was split)
  --translation LANG  the English text changed, and the translation is still correct
  --rules DIR         folder with the rulesets (default: ${RULES_DIRECTORY})
  --help              show this help

Exit codes: 0 = recorded, 1 = nothing to record, 2 = could not run.
`;

interface Wish {
  ruleset: RulesetData;
  /** Without the ruleset and, for a cell, with its row. */
  address: string;
  against: string | undefined;
}

const main = (): number => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      against: { type: 'string' },
      moved: { type: 'string', multiple: true },
      translation: { type: 'string' },
      rules: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return tell(HELP.trimEnd(), 0);
  if (positionals.length !== 1)
    throw new Error('Name one address, such as bolt-action/tables/weapons#rifle.');
  const { rulesets } = readRulebook(values.rules ?? RULES_DIRECTORY);
  const wish = { ...find(positionals[0]!, rulesets), against: values.against };
  if (values.moved)
    return move(
      wish,
      values.moved.map((target) => find(target, rulesets).address),
    );
  if (values.translation !== undefined) return accept(wish, values.translation);
  if (!values.against?.trim())
    throw new Error('Missing --against: name the source you checked, e.g. "document, page".');
  return change(wish);
};

/** `bolt-action/tables/weapons#rifle.range` → the ruleset and `tables/weapons#rifle` */
function find(
  address: string,
  rulesets: readonly RulesetData[],
): Pick<Wish, 'ruleset' | 'address'> {
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

function change({ ruleset, address, against }: Wish): number {
  const { figures } = there(ruleset, address);
  const was = recordedAs(ruleset, address);
  if (was === undefined) return tell(`${address} is new: npm run fix records it.`, 1);
  if (was === figures)
    return tell(`The figures of ${address} are as recorded: ${figures || 'none'}.`, 1);
  save(
    ruleset,
    withChange(ruleset, { address, on: today(), against: against!.trim(), was, now: figures }),
  );
  return tell(
    `Recorded: ${address}\n  was ${was}\n  now ${figures}\n  against ${against!.trim()}`,
    0,
  );
}

/** A part that moves takes its figures along; if they change on the way, that must have been compared too. */
function move({ ruleset, address, against }: Wish, targets: string[]): number {
  const was = recordedAs(ruleset, address);
  if (was === undefined) return tell(`The ledger holds no ${address}.`, 1);
  if (recordedOf(ruleset).some((one) => one.address === address))
    return tell(`${address} is still there.`, 1);
  const [first] = targets.map((target) => there(ruleset, target));
  const changed = targets.length === 1 && first!.figures !== was;
  if (changed && !against?.trim())
    throw new Error(
      `The figures changed too, from ${was || 'none'} to ${first!.figures || 'none'}: add --against "document, page".`,
    );
  save(ruleset, withMove(ruleset, address, targets));
  if (changed) {
    const moved = find(
      `${ruleset.id}/${targets[0]!}`,
      readRulebook(rulesDirectory(ruleset)).rulesets,
    ).ruleset;
    save(
      ruleset,
      withChange(moved, {
        address: targets[0]!,
        on: today(),
        against: against!.trim(),
        was,
        now: first!.figures,
      }),
    );
  }
  return tell(`Recorded: ${address} leads to ${targets.join(', ')} now.`, 0);
}

function accept({ ruleset, address }: Wish, tag: string): number {
  const language = TRANSLATIONS.find((translation) => translation === tag);
  if (!language) throw new Error(`--translation is ${anyOf(TRANSLATIONS, DEFAULT_LANGUAGE)}.`);
  const recorded = there(ruleset, address);
  const record = ruleset.ledger?.translations?.[address];
  if (!staleIn(record, recorded.texts).includes(language))
    return tell(`That translation of ${address} is not stale.`, 1);
  save(ruleset, withTranslation(ruleset, recorded, language));
  return tell(`Recorded: the translation of ${address} fits.`, 0);
}

function there(ruleset: RulesetData, address: string): Recorded {
  const recorded = recordedOf(ruleset).find((one) => one.address === address);
  if (!recorded) throw new Error(`There is no ${ruleset.id}/${address}.`);
  return recorded;
}

const recordedAs = (ruleset: RulesetData, address: string): string | undefined => {
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

function tell(text: string, code: number): number {
  process.stdout.write(`${text}\n`);
  return code;
}

stop(main);
