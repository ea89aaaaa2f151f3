/** `npm run verify`: records that a change was checked, and against what. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ChangeRecord, RulesetData } from '../model/entries.ts';
import { anyOf } from '../i18n/format.ts';
import { DEFAULT_LANGUAGE, TRANSLATIONS } from '../i18n/languages.ts';
import {
  exampleOf,
  isWitness,
  misspelt,
  NO_SOURCE,
  noPage,
  pageBeyond,
  readAgainst,
} from '../ledger/against.ts';
import { compareWith, movesWith, unsourced, type FigureDifference } from '../ledger/compare.ts';
import { movedIn } from '../ledger/history.ts';
import { recordedOf, type Recorded } from '../ledger/ledger.ts';
import { staleTranslations } from '../ledger/stale.ts';
import { nearestNames } from '../text/nearest-names.ts';
import { list } from '../diagnostics/phrase.ts';
import { recordPath, recordText, splitRecord, withTranslation } from '../ledger/write.ts';
import { isOwn } from '../model/own.ts';
import { languagesOf } from '../model/translations.ts';
import { pageIn } from '../model/address.ts';
import { readRules } from '../rulebook.ts';
import { languageMeant } from '../schema/meant/meant-language.ts';
import type { ChangeFile } from '../../schemas/types.d.ts';
import { compareWithMain } from './compare-with-main.ts';
import { RULES_OPTION, rulesFolder } from './folders.ts';
import { defineCommand } from './define-command.ts';

const HELP = `npm run verify -- ADDRESS --against "document, page"
npm run verify -- ADDRESS --moved NEW [--moved NEW] [--against …]
npm run verify -- ADDRESS --translation ${TRANSLATIONS.join('|')}

Records a deliberate change: writes one small file into changes/ of the ruleset, which belongs in the same
pull request. ADDRESS is the address that the check printed, for example bolt-action/tables/weapons#rifle.

  --against TEXT      the changed values are correct according to this document and page; not needed where every
                      document of the ruleset is your own
  --moved NEW         the address was renamed to NEW (several: it was split)
  --translation LANG  the English text changed, and the translation is still correct
  --since REV         compare with this revision instead of main
  --rules DIR         folder with the rulesets (default: rules)
  --help              show this help

Exit codes: 0 = recorded, 1 = nothing to record, 2 = could not run.
`;

interface Options {
  ruleset: RulesetData;
  /** The ruleset as it is on main. */
  before: RulesetData;
  /** Without the ruleset and, for a cell, with its row. */
  address: string;
  /** The document and page that the values were checked against. */
  against: string | undefined;
}

const main = (args: string[]): number => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      against: { type: 'string' },
      moved: { type: 'string', multiple: true },
      translation: { type: 'string' },
      ...RULES_OPTION,
      since: { type: 'string' },
    },
  });
  const [address, ...more] = positionals;
  if (address === undefined || more.length > 0)
    throw new Error('Name one address, such as bolt-action/tables/weapons#rifle.');
  const rules = rulesFolder(values.rules);
  const comparing = compareWithMain(rules, values.since);
  const { rulesets } = readRules(rules);
  const parsed = parseAddress(address, rulesets);
  const old = comparing.before?.rulesets.find(({ id }) => id === parsed.ruleset.id);
  if (!comparing.main) throw new Error(`Nothing to record: ${comparing.reason}`);
  if (!old) return print(`${parsed.ruleset.id} is not on main yet: nothing to record.`, 1);
  const options = { ...parsed, before: old, against: values.against?.trim() || undefined };
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
    throw new Error(
      `Correct ${[...ruleset.broken].map((key) => ruleset.files.get(key)?.file ?? key).join(', ')} first: npm run check shows the errors.`,
    );
  return { ruleset, address: rest.join('/').replace(/(#[^.]*)\..*$/, '$1') || 'ruleset' };
}

/** An address as it is typed: that of the ruleset itself is its id. */
const named = ({ id }: RulesetData, address: string): string =>
  address === 'ruleset' ? id : `${id}/${address}`;

/** What the printed command has in place of a source. */
const isPlaceholder = (source: string): boolean => /^document,? page$/i.test(source);

function recordChange({ ruleset, before, address, against }: Options): number {
  const source = against ?? versionOf(ruleset);
  if (source === undefined)
    throw new Error('Missing --against: name the source you checked, e.g. "document, page".');
  const { added, changed } = compareWith(before, ruleset);
  getRecorded(ruleset, address);
  const known = new Set(added.flatMap(({ data }) => Object.keys(data.figures ?? {})));
  // Of rules of one's own, all changes are recorded at once where no address is named.
  const isAll = address === 'ruleset' && isOwn(ruleset.ruleset);
  const own = changed.filter((one) => (isAll || one.address === address) && !known.has(one.figure));
  const again = changed.filter(
    (one) => (isAll || one.address === address) && known.has(one.figure),
  );
  if (own.length === 0 && again.length === 0) {
    const others = [...new Set(changed.map((one) => `${ruleset.id}/${one.address}`))];
    const elsewhere = others.length > 0 ? ` Name the page whose values do: ${list(others)}.` : '';
    return print(
      `No value of ${named(ruleset, address)} differs from main without a record.${elsewhere}`,
      1,
    );
  }
  const witness = witnessOf(source, ruleset);
  if (!isWitness(witness, ruleset)) return print(noDocument(source, ruleset), 1);
  if (own.length === 0) return recordAgain(ruleset, again, added, witness);
  const file = save(ruleset, address, { ...witness, figures: asFigures(own) });
  return print(`Recorded in ${file}:\n${own.map(line).join('')}  against ${source}`, 0);
}

const noDocument = (source: string, ruleset: RulesetData): string =>
  `Nothing was recorded: "${source}" names no document of ${ruleset.id} with its page or section. Name one, such as ${exampleOf(ruleset)}. The documents are ${documentsOf(ruleset)}; add one that is missing to documents in ruleset.yaml. If nothing printed is changed, write "${NO_SOURCE}" and why.`;

const documentsOf = ({ ruleset }: RulesetData): string =>
  (ruleset?.documents ?? []).map(({ id }) => id).join(', ');

/** The records of this branch that name the figures, with another source and what the figures are now. */
function recordAgain(
  ruleset: RulesetData,
  figures: readonly FigureDifference[],
  added: readonly ChangeRecord[],
  witness: ReturnType<typeof readAgainst>,
): number {
  for (const { file, data } of added) {
    const own = figures.filter(({ figure }) => Object.hasOwn(data.figures ?? {}, figure));
    if (own.length === 0) continue;
    const { mine, rest } = splitRecord(data, { ...witness, figures: asFigures(own) });
    if (rest) writeFileSync(file, recordText(rest));
    else writeFileSync(file, recordText({ on: data.on, ...mine }));
    const name = rest ? save(ruleset, own[0]?.address ?? '', mine) : file;
    print(`Recorded anew in ${name}:\n${own.map(line).join('')}`, 0);
  }
  return 0;
}

/** The source as a record says it. Throws where it names what is not there. */
function witnessOf(source: string, ruleset: RulesetData): ReturnType<typeof readAgainst> {
  if (isPlaceholder(source))
    throw new Error(
      `Write the source that you checked in place of "document, page", such as ${exampleOf(ruleset)}.`,
    );
  const witness = readAgainst(source, ruleset);
  for (const place of witness.against ?? []) {
    const beyond = pageBeyond(place, ruleset.ruleset);
    if (beyond) throw new Error(noPage(beyond));
  }
  const wrong = misspelt(witness.words, ruleset.ruleset);
  if (wrong)
    throw new Error(`There is no document ${wrong.name}. A similar name exists: ${wrong.near}.`);
  return witness;
}

/** What changes of rules of one's own are recorded with: the version of the game. */
function versionOf({ ruleset }: RulesetData): string | undefined {
  const [language = DEFAULT_LANGUAGE] = languagesOf(ruleset);
  return isOwn(ruleset) ? ruleset?.edition.name[language] : undefined;
}

const line = ({ figure, was, now }: FigureDifference): string =>
  `  ${figure}: ${was ?? 'nothing'} → ${now ?? 'nothing'}\n`;

/** A part that moves keeps its values. If they change too, the new ones need a source. */
function recordMove(options: Options, targets: readonly string[]): number {
  const { ruleset, before, address } = options;
  const against = options.against ?? versionOf(ruleset);
  const { vanished } = compareWith(before, ruleset);
  if (recordedOf(ruleset).some((one) => one.address === address))
    return print(`${named(ruleset, address)} still exists.`, 1);
  const there = movedIn(ruleset).get(address);
  if (there) return print(`${named(ruleset, address)} leads to ${there.join(', ')} already.`, 1);
  if (!vanished.includes(address))
    return print(`${named(ruleset, address)} is not an address on main.`, 1);
  for (const target of targets) if (pageIn(target) !== target) getRecorded(ruleset, target);
  const moved = movesWith(address, targets, vanished, ruleset);
  const changed = changedOnTheWay(ruleset, before, moved);
  if (changed.length > 0 && against === undefined)
    throw new Error(
      `The values changed too:\n${changed.map(line).join('')}Add --against "document, page".`,
    );
  const lacks = against === undefined ? unsourced(moved, before, ruleset) : undefined;
  if (lacks !== undefined) throw new Error(lacks);
  const witness =
    against !== undefined && (changed.length > 0 || unsourced(moved, before, ruleset) !== undefined)
      ? witnessOf(against, ruleset)
      : undefined;
  if (witness && !isWitness(witness, ruleset)) return print(noDocument(against ?? '', ruleset), 1);
  const record = {
    ...witness,
    ...(changed.length > 0 && { figures: asFigures(changed) }),
    moved,
  };
  const file = save(ruleset, address, record);
  return print(
    `Recorded in ${file}: ${named(ruleset, address)} now leads to ${targets.join(', ')}.`,
    0,
  );
}

/** What differs once the addresses lead on. */
function changedOnTheWay(
  ruleset: RulesetData,
  before: RulesetData,
  moved: NonNullable<ChangeFile['moved']>,
) {
  const record = { name: '', file: '', data: { on: today(), moved } };
  const led = { ...ruleset, changes: [...ruleset.changes, record] };
  const earlier = new Set(compareWith(before, ruleset).changed.map(({ figure }) => figure));
  return compareWith(before, led).changed.filter(({ figure }) => !earlier.has(figure));
}

function recordTranslation({ ruleset, before, address }: Options, tag: string): number {
  const language = TRANSLATIONS.find((one) => one === (languageMeant(tag) ?? tag));
  if (!language) throw new Error(`--translation must be ${anyOf(TRANSLATIONS, DEFAULT_LANGUAGE)}.`);
  const recorded = getRecorded(ruleset, address);
  if (!staleTranslations(ruleset, before).get(language)?.has(address))
    return print(`That translation of ${named(ruleset, address)} is not out of date.`, 1);
  const file = join(folderOf(ruleset), 'translations.yaml');
  writeFileSync(file, withTranslation(ruleset, recorded, language, textsOf(before, address)));
  return print(`Recorded: the translation of ${named(ruleset, address)} is correct.`, 0);
}

function getRecorded(ruleset: RulesetData, address: string): Recorded {
  const recorded = recordedOf(ruleset).find((one) => one.address === address);
  if (!recorded) {
    const known = recordedOf(ruleset).map((one) => one.address);
    const [near] = nearestNames(address, known);
    throw new Error(
      `There is no ${named(ruleset, address)}.${near === undefined ? '' : ` A similar address exists: ${named(ruleset, near)}.`}`,
    );
  }
  return recorded;
}

const textsOf = (ruleset: RulesetData, address: string): Recorded['texts'] =>
  recordedOf(ruleset).find((one) => one.address === address)?.texts;

const asFigures = (changed: readonly FigureDifference[]): NonNullable<ChangeFile['figures']> =>
  Object.fromEntries(
    changed.map(({ figure, was, now }) => [
      figure,
      { ...(was !== undefined && { was }), ...(now !== undefined && { now }) },
    ]),
  );

/** Writes a record of its own; returns its name. */
function save(ruleset: RulesetData, address: string, record: Omit<ChangeFile, 'on'>): string {
  const file = join(folderOf(ruleset), recordPath(address));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, recordText({ on: today(), ...record }));
  return file;
}

const folderOf = (ruleset: RulesetData): string =>
  dirname(
    ruleset.files.get('ruleset')?.file ?? `${rulesFolder(undefined)}/${ruleset.id}/ruleset.yaml`,
  );
const today = (): string => new Date().toISOString().slice(0, 10);

function print(text: string, code: number): number {
  process.stdout.write(`${text}\n`);
  return code;
}

export default defineCommand(import.meta, HELP, main);
