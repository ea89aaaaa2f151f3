/**
 * Ids are part of addresses, so they are unique in each entry, among markers, and among terms and
 * values.
 */
import type { Path } from '../diagnostics/diagnostic.ts';
import type { RulesetData } from '../model/entries.ts';
import type { RulesetFile } from '../../schemas/types.d.ts';
import { indexOf } from '../schema/file-index.ts';
import type { DataFile } from '../schema/data-file.ts';
import { defineCheck } from './check.ts';
import { asCode } from '../diagnostics/phrase.ts';
import { isRollName, MISSING_NAMES } from '../notation/reserved-names.ts';

interface Named {
  id: string;
  path: Path;
  file: string;
  what: string;
}

export const duplicateId = defineCheck({
  code: 'duplicate-id',
  scope: 'ruleset',
  severity: 'error',
  message: ({ what, name, first }: { what: string; name: string; first: string }) =>
    `Duplicate ${what} ${asCode(name)}: ${first} has the same ${what}.`,
  hint: ({ what, first }) => {
    if (first === RESERVED)
      return 'Choose another id, such as one with a second word, and write it where this one is meant.';
    return what === 'id'
      ? 'Rename one of them, or remove it: parts of one page, and items of one list, need different ids.'
      : `Give one of them another ${what}.`;
  },
  run: ({ ruleset, before, all, allBefore, report }) => {
    for (const names of namespaces(ruleset)) {
      const first = new Map<string, string>();
      for (const { id, path, file, what } of names) {
        const taken = first.get(id);
        if (taken) report({ file, path: [...path, 'id'] }, { what: 'id', name: id, first: taken });
        else first.set(id, what);
      }
    }
    const twice = [...sameTitles(ruleset), ...sameMarks(ruleset), ...documentsOfBase(ruleset, all)];
    for (const { id, path, file } of reservedIn(ruleset))
      report({ file, path: [...path, 'id'] }, { what: 'id', name: id, first: RESERVED });
    for (const { what, name, path, file, first } of twice)
      report({ file, path }, { what, name, first });
    for (const { what, name, other } of sharedWith(ruleset, before, all, allBefore)) {
      const first = `the ruleset ${asCode(other)}`;
      const file = ruleset.files.get('ruleset')?.file ?? '';
      report({ file, path: [what] }, { what, name, first });
    }
  },
});

/** The files with a duplicate id. Differences from main in them would only be consequences. */
export const filesWithDuplicates = (ruleset: RulesetData): Set<DataFile> => {
  const twice = [...namespaces(ruleset)].flatMap((names) =>
    names.filter(({ id }, index) => names.findIndex((other) => other.id === id) !== index),
  );
  const files = new Set(twice.map(({ file }) => file));
  return new Set([...ruleset.files.values()].filter(({ file }) => files.has(file)));
};

const RESERVED = 'a reserved word of rolls and conditions';

/** Values and roles under a word that means something else in conditions and amounts. `target` and `base` are roles of some games. */
function reservedIn({ values, files }: RulesetData): Omit<Named, 'what'>[] {
  const file = files.get('values');
  return values.flatMap(({ id, role }) => {
    const isReserved = isRollName(id) || MISSING_NAMES.some((name) => name === id);
    const part = file && indexOf(file).byId(id);
    return isReserved && part && !(role && (id === 'target' || id === 'base'))
      ? [{ id, path: part.path, file: file.file }]
      : [];
  });
}

/** A name that an earlier part has. */
interface Twice {
  what: string;
  name: string;
  path: Path;
  file: string;
  first: string;
}

/** Terms with the title of an earlier one: the texts link a term by its title. */
function* sameTitles({ terms, files }: RulesetData): Generator<Twice> {
  const file = files.get('terms')?.file ?? '';
  const first = new Map<string, string>();
  for (const [index, { id, title }] of terms.entries()) {
    const titles = (Object.entries(title) as [string, string][]).map(([language, name]) => ({
      language,
      name,
      key: `${language} ${name}`,
    }));
    const taken = titles.find(({ key }) => first.has(key));
    if (taken)
      yield {
        what: 'title',
        name: taken.name,
        path: ['terms', index, 'title', taken.language],
        file,
        first: `the term ${asCode(first.get(taken.key) ?? '')}`,
      };
    for (const { key } of titles) if (!first.has(key)) first.set(key, id);
  }
}

/** Footnotes of a page with the mark of an earlier one. */
function* sameMarks({ entries }: RulesetData): Generator<Twice> {
  for (const { file, data } of entries) {
    const first = new Map<string, string>();
    for (const [index, { id, mark }] of (data.notes ?? []).entries()) {
      if (mark === undefined) continue;
      const taken = first.get(mark);
      if (taken !== undefined)
        yield {
          ...{ what: 'mark', name: mark, file },
          path: ['notes', index, 'mark'],
          first: `the note ${asCode(taken)}`,
        };
      else first.set(mark, id);
    }
  }
}

/** Documents of house rules with the id of one of their base, whose pages would then name the other document. */
function* documentsOfBase(
  { base, files }: RulesetData,
  all: readonly RulesetData[],
): Generator<Twice> {
  const own = files.get('ruleset')?.own;
  const extended = base && all.find(({ id }) => id === base.id);
  const taken = new Set(extended?.ruleset?.documents.map(({ id }) => id));
  const { documents = [] } = (own?.data ?? {}) as Partial<RulesetFile>;
  for (const [index, { id }] of documents.entries())
    if (own && taken.has(id))
      yield {
        ...{
          what: 'id',
          name: id,
          file: own.file,
          first: `a document of ${asCode(base?.id ?? '')}`,
        },
        path: ['documents', index, 'id'],
      };
}

/**
 * The short name or position in the list of rulesets that another ruleset has as well. It is found in the ruleset that did not
 * have it on main; of two such, in the later one.
 */
function* sharedWith(
  ruleset: RulesetData,
  before: RulesetData | undefined,
  all: readonly RulesetData[],
  allBefore: readonly RulesetData[],
) {
  for (const what of ['code', 'order'] as const) {
    const own = ruleset.ruleset?.[what];
    if (own === undefined) continue;
    const isAsBefore = (one: RulesetData, was: RulesetData | undefined): boolean =>
      was?.ruleset?.[what] === own && one.ruleset?.[what] === own;
    const isOld = isAsBefore(ruleset, before);
    const other = all.find((one) => {
      if (one.id === ruleset.id || one.ruleset?.[what] !== own) return false;
      const isOtherOld = isAsBefore(
        one,
        allBefore.find(({ id }) => id === one.id),
      );
      return isOld === isOtherOld ? isBefore(one, ruleset) : isOtherOld;
    });
    if (other) yield { what, name: String(own), other: other.id };
  }
}

/** A game comes before the house rules of others, then the one that is listed first. */
function isBefore(one: RulesetData, other: RulesetData): boolean {
  const [a, b] = [one, other].map(({ base }) => (base ? 1 : 0)) as [number, number];
  const [c, d] = [one, other].map(({ ruleset }) => ruleset?.order ?? Infinity) as [number, number];
  if (a !== b) return a < b;
  return c === d ? one.id < other.id : c < d;
}

/** Lists of `ruleset.yaml`, and what an item of each is. */
const LISTS = [
  ['documents', 'a document'],
  ['modules', 'a module'],
  ['units', 'a unit'],
  ['omissions', 'an omission'],
] as const;

/** What has an id within its own list alone. */
const WITHIN = [
  ['Group', 'a group'],
  ['Word', 'a word'],
  ['TableRoll', 'a roll'],
  ['DieSymbol', 'a symbol'],
] as const;

function* namespaces(ruleset: RulesetData): Generator<Named[]> {
  for (const { parts, file } of ruleset.entries) {
    yield parts.map(({ id, path, kind }) => ({ id, path, file, what: `a ${kind}` }));
  }
  for (const { index, file } of ruleset.entries)
    for (const [shape, what] of WITHIN)
      for (const list of Map.groupBy(index.ofShape(shape), ({ path }) =>
        path.slice(0, -1).join(),
      ).values())
        yield list.map(({ value: { id }, path }) => ({ id, path, file, what }));
  const file = ruleset.files.get('ruleset')?.file ?? '';
  for (const [list, what] of LISTS)
    yield (ruleset.ruleset?.[list] ?? []).map(({ id }, index) => ({
      id,
      path: [list, index],
      file,
      what,
    }));
  yield single(ruleset, ['markers']);
  yield single(ruleset, ['terms', 'values']);
}

function single(ruleset: RulesetData, names: string[]): Named[] {
  return names.flatMap((name) => {
    const file = ruleset.files.get(name);
    if (!file?.data || ruleset.broken.has(name)) return [];
    return indexOf(file).parts.map(({ id, path, kind }) => ({
      id,
      path,
      file: file.file,
      what: `a ${kind}`,
    }));
  });
}
