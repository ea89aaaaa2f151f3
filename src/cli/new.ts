/** `npm run new`: writes a small ruleset or entry that passes the check, to go on from. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { anyOf } from '../i18n/format.ts';
import { findLanguage, LANGUAGE_TAGS, type Language } from '../i18n/languages.ts';
import { languagesOf } from '../model/translations.ts';
import { readRulebook, type Reading } from '../rulebook.ts';
import { RULES_OPTION, rulesFolder, withRulesOption } from './folders.ts';
import {
  entryFile,
  FOLDERS,
  NEW_KINDS,
  rulesetFiles,
  siteFile,
  titleOf,
  type NewKind,
} from './new-files.ts';
import { defineCommand } from './define-command.ts';

const HELP = `npm run new -- ruleset ID [--rules DIR] [--languages en,…]
npm run new -- ${NEW_KINDS.join('|')} RULESET ID [--rules DIR]

Writes a small ruleset, or a small entry of a ruleset, that passes the check: go on from there. ID is in kebab-case and stays
part of its address. The folder of the rules is made if it is not there; it gets a site.yaml of its own.

  --rules DIR       folder with the rulesets (default: rules)
  --languages TAGS  languages of the ruleset, the first one first: ${LANGUAGE_TAGS.join(', ')} (default: en)
  --help            show this help

Exit codes: 0 = written, 2 = could not run. No file is ever overwritten.
`;

const main = (args: string[]): number => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...RULES_OPTION, languages: { type: 'string' } },
  });
  const [what, ...ids] = positionals;
  const rules = what === 'ruleset' ? newFolder(values.rules) : rulesFolder(values.rules);
  const written =
    what === 'ruleset'
      ? newRuleset(rules, ids, languagesNamed(values.languages))
      : newEntry(rules, kindNamed(what), ids);
  for (const file of written) process.stdout.write(`Wrote ${file}\n`);
  // Records the new addresses, so that the check has nothing to say.
  spawnSync(process.execPath, ['src/cli/fix.ts', '--rules', resolve(rules)], { stdio: 'ignore' });
  const next = 'Go on from there, and run npm run check';
  process.stdout.write(`${withRulesOption(next, values.rules)}\n`);
  return 0;
};

/** As `rulesFolder`, but a folder that is not there is made. */
function newFolder(named: string | undefined): string {
  if (named !== undefined)
    mkdirSync(resolve(process.env['INIT_CWD'] ?? '', named), { recursive: true });
  return rulesFolder(named);
}

function kindNamed(what: string | undefined): NewKind {
  const kind = NEW_KINDS.find((one) => one === what);
  if (!kind)
    throw new Error(
      `${what === undefined ? 'Name what to write' : `There is no "${what}" to write`}: ${anyOf(['ruleset', ...NEW_KINDS], 'en')}.`,
    );
  return kind;
}

function languagesNamed(tags = 'en'): Language[] {
  return tags.split(',').map((tag) => {
    const language = findLanguage(tag.trim())?.tag;
    if (!language)
      throw new Error(`There is no language "${tag.trim()}". Use ${anyOf(LANGUAGE_TAGS, 'en')}.`);
    return language;
  });
}

function idFrom(id: string | undefined, example: string): string {
  if (id === undefined) throw new Error(`Name its id, such as ${example}.`);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))
    throw new Error(`"${id}" is not an id. Use small letters, digits and hyphens: ${example}.`);
  return id;
}

function newRuleset(rules: string, ids: readonly string[], languages: Language[]): string[] {
  const id = idFrom(ids[0], 'border-raid');
  if (ids.length > 1) throw new Error('Name one id.');
  const { rulesets } = readRulebook(rules);
  const known = rulesets.flatMap(({ ruleset }) => ruleset ?? []);
  const order = Math.max(0, ...known.map((ruleset) => ruleset.order)) + 1;
  const code = codeFor(id, new Set(known.map((ruleset) => ruleset.code)));
  const files = [...rulesetFiles({ id, code, order, languages })].map(
    ([path, text]): [string, string] => [join(rules, id, path), text],
  );
  const site = join(rules, 'site.yaml');
  if (!existsSync(site)) files.push([site, siteFile(titleOf(id), languages)]);
  return writeAll(files);
}

/** Two letters of the id, or three where another ruleset has these. */
function codeFor(id: string, taken: ReadonlySet<string>): string {
  const letters = id.toUpperCase().replace(/[^A-Z]/g, '');
  const initials = id.replace(/(^|-)(\w)\w*/g, '$2').toUpperCase();
  const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const choices = [
    initials,
    letters,
    ...alphabet.map((letter) => `${letters.slice(0, 1)}${letter}`),
  ]
    .flatMap((choice) => [choice.slice(0, 2), choice.slice(0, 3)])
    .concat(alphabet.flatMap((one) => alphabet.map((other) => `${one}${other}`)));
  return choices.find((code) => /^[A-Z]{2,3}$/.test(code) && !taken.has(code)) ?? 'XX';
}

function newEntry(rules: string, kind: NewKind, [name, ...ids]: readonly string[]): string[] {
  const reading = readRulebook(rules);
  const ruleset = rulesetNamed(reading, name);
  const id = idFrom(ids[0], 'close-combat');
  if (ids.length > 1) throw new Error('Name one id.');
  const facts = ruleset.ruleset;
  if (!facts) throw new Error(`Fix ${name}/ruleset.yaml first: npm run check shows the errors.`);
  const [language = 'en'] = languagesOf(facts);
  const document = facts.documents[0]?.id ?? 'rulebook';
  const path = join(rules, ruleset.id, FOLDERS[kind], `${id}.yaml`);
  const role = ruleset.values.find((value) => 'role' in value)?.id;
  if (kind === 'phase' && role === undefined)
    throw new Error(`Declare in ${name}/values.yaml who acts: a value with role: true.`);
  const entry = { id, document, language, role: role ?? '' };
  const written = writeAll([[path, entryFile(kind, entry)]]);
  if (kind === 'phase') addPhase(join(rules, ruleset.id), id);
  return written;
}

function rulesetNamed({ rulesets }: Reading, name: string | undefined) {
  const ruleset = rulesets.find(({ id }) => id === name);
  if (!ruleset)
    throw new Error(
      `${name === undefined ? 'Name the ruleset' : `There is no ruleset "${name}"`}: ${anyOf(
        rulesets.map(({ id }) => id),
        'en',
      )}.`,
    );
  return ruleset;
}

/** Puts a phase at the end of the turn. */
function addPhase(folder: string, id: string): void {
  const file = join(folder, 'ruleset.yaml');
  const text = readFileSync(file, 'utf8');
  const more = text.replace(/^phases: \[(.*)\]$/m, `phases: [$1, ${id}]`);
  if (more === text) throw new Error(`Add ${id} to the phases in ${file} yourself.`);
  writeFileSync(file, more);
}

/** Writes all files, or none where one of them is there already. */
function writeAll(files: readonly (readonly [path: string, text: string])[]): string[] {
  const present = files.find(([path]) => existsSync(path));
  if (present) throw new Error(`${present[0]} is there already.`);
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return files.map(([path]) => path);
}

export default defineCommand(import.meta, HELP, main);
