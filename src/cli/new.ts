/** `npm run new`: writes a small ruleset or entry that passes the check, to go on from. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { anyOf } from '../i18n/format.ts';
import { declareLanguage, type Language } from '../i18n/languages.ts';
import { isOwn } from '../model/own.ts';
import { languagesOf } from '../model/translations.ts';
import { displayPath } from '../load/load.ts';
import { programVersion } from '../program.ts';
import { readRules, type Rules } from '../rulebook.ts';
import { asId } from '../schema/meant/meant-id.ts';
import { languageMeant } from '../schema/meant/meant-language.ts';
import { ENTRY_SCHEMAS, SCHEMA_DIRECTORY } from '../schema/schemas.ts';
import { folderNamed, RULES_OPTION, rulesFolder, asTypedFor } from './folders.ts';
import {
  codeFor,
  entryFile,
  FOLDERS,
  houseRulesFile,
  NEW_KINDS,
  rulesetFiles,
  siteFile,
  titleOf,
  type NewKind,
} from './starter/new-files.ts';
import { folderFiles, packageFile } from './starter/new-folder.ts';
import { defineCommand } from './define-command.ts';
import type { Unit } from '../../schemas/types.d.ts';

const HELP = `npm run new -- ruleset ID [--rules DIR] [--languages en,…]
npm run new -- ruleset ID --extends BASE [--rules DIR]
npm run new -- ${NEW_KINDS.join('|')} RULESET ID [--rules DIR]
npm run new -- GAME [--languages en,…]

Writes a small ruleset, or a small entry of a ruleset, that passes the check, as a starting point. ID is in kebab-case and
stays part of its address. The rules folder is created if it does not exist; it gets a site.yaml of its own.
GAME alone writes a folder that stands on its own: the rules, schemas for editors, a workflow that checks and publishes.
It is the current folder if that has a package.json with this program in it, else a new one of that name; without --rules.

  --rules DIR       folder with the rulesets (default: rules)
  --extends BASE    house rules: a ruleset that changes pages of the ruleset BASE and takes all others from it
  --languages TAGS  languages of the ruleset, the first one first, such as en, pl, fi, pt-BR (default: en)
  --help            show this help

Exit codes: 0 = written, 2 = could not run. No file is ever overwritten.
`;

const main = (args: string[]): number => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...RULES_OPTION, languages: { type: 'string' }, extends: { type: 'string' } },
  });
  const [what, ...ids] = positionals;
  const alone = what !== undefined && ids.length === 0 && !isKind(what) && what !== 'ruleset';
  const base = values.extends;
  if (base !== undefined && what !== 'ruleset')
    throw new Error(
      `Only a ruleset extends another: npm run new -- ruleset ${alone ? what : 'ID'} --extends ${base}`,
    );
  if (alone && existsSync(join(folderNamed(values.rules), what, 'ruleset.yaml')))
    throw new Error(
      `${what} is a ruleset already. To add to it: npm run new -- ${NEW_KINDS.join('|')} ${what} ID`,
    );
  if (alone && values.rules !== undefined)
    throw new Error(
      `A game alone gets a folder of its own, with rules/ in it. To add ${what} to the rules in ${values.rules}: npm run new -- ruleset ${what}`,
    );
  if (base !== undefined) return newHouseRules(values.rules, ids, base, values.languages);
  if (alone) return newGame(idFrom(what, 'border-raid'), languagesNamed(values.languages));
  const rules = what === 'ruleset' ? folderNamed(values.rules) : rulesFolder(values.rules);
  const written =
    what === 'ruleset'
      ? newRuleset(rules, ids, languagesNamed(values.languages))
      : newEntry(rules, kindNamed(what), ids);
  const next = 'Go on from there, and run npm run check';
  return end(written, asTypedFor(next, values.rules));
};

/** Says what was written and how to go on. */
function end(written: readonly string[], next: string): number {
  for (const file of written) process.stdout.write(`Wrote ${file}\n`);
  process.stdout.write(`${next}\n`);
  return 0;
}

/** Writes a folder that stands on its own: this one where the program is installed for it, else a new one. */
function newGame(id: string, languages: Language[]): number {
  const here = resolve(process.env['INIT_CWD'] ?? '');
  const isInstalled = asksForProgram(join(here, 'package.json'));
  const folder = isInstalled ? here : join(here, id);
  if (!isInstalled && existsSync(folder))
    throw new Error(`${displayPath(folder)} is there already.`);
  const schemas = isInstalled ? SCHEMA_DIRECTORY : join(folder, 'node_modules/sandtable/schemas');
  const version = programVersion();
  const around = folderFiles({
    title: titleOf(id),
    schemas: `./${relative(folder, schemas)}`,
    version,
    isAskedFor: isInstalled,
  });
  const rules = join(folder, 'rules');
  mkdirSync(rules, { recursive: true });
  const files = [...around].map(([path, text]): [string, string] => [join(folder, path), text]);
  const written = [
    ...newRuleset(rules, [id], languages, schemas),
    // What is there already stays: a README, a .gitignore.
    ...writeAll(files.filter(([path]) => !existsSync(path))),
  ];
  const next = isInstalled
    ? 'Go on from there: npx sandtable check'
    : `Put ${packageFile(version)}, the program, into ${id}, and go on from there: cd ${id} && npm install && npx sandtable check`;
  return end(written.map(displayPath), next);
}

/** Whether a package.json names the program among what it needs. */
function asksForProgram(file: string): boolean {
  if (!existsSync(file)) return false;
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    object | undefined
  >;
  return 'sandtable' in { ...dependencies, ...devDependencies };
}

const isKind = (what: string): boolean => NEW_KINDS.some((one) => one === what);

function kindNamed(what: string | undefined): NewKind {
  const kind = NEW_KINDS.find((one) => one === what);
  if (!kind)
    throw new Error(
      `${what === undefined ? 'Name what to write' : `There is no "${what}" to write`}: ${anyOf(['ruleset', ...NEW_KINDS], 'en')}.`,
    );
  return kind;
}

function languagesNamed(tags = 'en'): Language[] {
  const languages = tags.split(',').map((tag) => {
    const language = declareLanguage(languageMeant(tag.trim()) ?? '')?.tag;
    if (!language)
      throw new Error(`There is no language "${tag.trim()}". Use a tag such as en, fi or pt-BR.`);
    return language;
  });
  return [...new Set(languages)];
}

function idFrom(id: string | undefined, example: string): string {
  if (id === undefined) throw new Error(`Name its id, such as ${example}.`);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))
    throw new Error(
      `"${id}" is not an id. Use small letters, digits and hyphens: ${asId(id) ?? example}.`,
    );
  return id;
}

/** `schemas`: the folder of the schemas, where the files name it for editors. */
function newRuleset(
  rules: string,
  ids: readonly string[],
  languages: Language[],
  schemas?: string,
): string[] {
  const about = placeFor(ids, existsSync(rules) ? readRules(rules) : undefined);
  const { id } = about;
  const files = [...rulesetFiles({ ...about, languages })].map(([path, text]): [string, string] => [
    join(rules, id, path),
    text,
  ]);
  const site = join(rules, 'site.yaml');
  if (!existsSync(site)) files.push([site, siteFile(titleOf(id), languages)]);
  return writeAll(
    files.map(([path, text]) => [
      path,
      schemas === undefined ? text : namingSchema(path, text, rules, schemas),
    ]),
  );
}

/** The id of a new ruleset, with a code and a place among the others. */
function placeFor(ids: readonly string[], rules?: Rules) {
  const id = idFrom(ids[0], 'border-raid');
  if (ids.length > 1) throw new Error('Name one id.');
  const known = (rules?.rulesets ?? []).flatMap(({ ruleset }) => ruleset ?? []);
  const order = Math.max(0, ...known.map((ruleset) => ruleset.order)) + 1;
  return { id, order, code: codeFor(id, new Set(known.map((ruleset) => ruleset.code))) };
}

/** Writes a ruleset that takes everything from `base`, and says how to change a page of it. */
function newHouseRules(
  named: string | undefined,
  ids: readonly string[],
  base: string,
  tags: string | undefined,
): number {
  const folder = rulesFolder(named);
  const reading = readRules(folder);
  const { ruleset: facts, entries } = rulesetNamed(reading, base);
  if (!facts) throw new Error(`Fix ${base}/ruleset.yaml first: npm run check shows the errors.`);
  if (tags !== undefined)
    throw new Error(
      `House rules have the languages of ${base}: ${languagesOf(facts).join(', ')}. Leave out --languages.`,
    );
  const about = { ...placeFor(ids, reading), languages: languagesOf(facts) };
  const file = join(folder, about.id, 'ruleset.yaml');
  const written = writeAll([[file, houseRulesFile(about, facts)]]);
  const [page] = entries;
  const next = `To change a page, copy its file, such as ${page?.file ?? join(folder, base, 'rules/PAGE.yaml')}, to the same place in ${displayPath(join(folder, about.id))}, change the copy, and run npm run check`;
  return end(written, asTypedFor(next, named));
}

const schemaIn = (folder: string | undefined): string | undefined =>
  Object.entries(ENTRY_SCHEMAS).find(([one]) => one === folder)?.[1];

/** A file with a first line by which any editor finds its schema. */
function namingSchema(path: string, text: string, rules: string, schemas: string): string {
  const inside = relative(rules, path).split(sep).join('/');
  const [, folder, name] = /^(?:[^/]+\/(?:([^/]+)\/)?)?([^/]+)\.yaml$/.exec(inside) ?? [];
  const schema = schemaIn(folder) ?? name;
  const to = relative(dirname(path), schemas).split(sep).join('/');
  return `# yaml-language-server: $schema=${to}/${schema}.schema.json\n${text}`;
}

/**
 * Writes a small entry into a ruleset; returns its path. `tableIn` makes the columns and rows of a table, with words in one of
 * the languages and the units of the ruleset. Throws what a person is told.
 */
export function newEntry(
  rules: string,
  kind: NewKind,
  [name, ...ids]: readonly string[],
  tableIn?: (languages: readonly Language[], units?: readonly Unit[]) => string,
): string[] {
  const reading = readRules(rules);
  const ruleset = rulesetNamed(reading, name);
  const id = idFrom(ids[0], 'close-combat');
  if (ids.length > 1) throw new Error('Name one id.');
  const facts = ruleset.ruleset;
  if (!facts) throw new Error(`Fix ${name}/ruleset.yaml first: npm run check shows the errors.`);
  const all = languagesOf(facts);
  const languages = facts.translations === 'complete' ? all : all.slice(0, 1);
  const document = facts.documents[0]?.id ?? 'rulebook';
  const path = join(rules, ruleset.id, FOLDERS[kind], `${id}.yaml`);
  const role = ruleset.values.find((value) => 'role' in value)?.id;
  if (kind === 'phase' && role === undefined)
    throw new Error(`Declare in ${name}/values.yaml who acts: a value with role: true.`);
  const hasQuestions = facts.questions === 'complete';
  const table = tableIn?.(all, facts.units);
  const entry = {
    id,
    document,
    own: isOwn(facts),
    languages,
    role: role ?? '',
    hasQuestions,
    table,
  };
  const written = writeAll([[path, entryFile(kind, entry)]]);
  if (kind === 'phase') addPhase(join(rules, ruleset.id), id);
  return written;
}

function rulesetNamed({ rulesets }: Rules, name: string | undefined) {
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

/** Puts a phase at the end of the turn, unless the turn names it already. */
function addPhase(folder: string, id: string): void {
  const file = join(folder, 'ruleset.yaml');
  const text = readFileSync(file, 'utf8');
  const { phases = [] } = parse(text) as { phases?: string[] };
  if (phases.includes(id)) return;
  const more = /^phases:/m.test(text)
    ? text.replace(/^phases: \[(.*)\]$/m, `phases: [$1, ${id}]`)
    : `${text.trimEnd()}\nphases: [${id}]\n`;
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
