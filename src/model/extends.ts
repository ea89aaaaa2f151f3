/**
 * House rules: a ruleset that `extends` another takes every file that it does not hold from it, and every field and item
 * that its own `ruleset`, `markers`, `terms` and `values` lack. Files are as written until then, so each is valid by itself.
 */
import type { Report } from '../diagnostics/diagnostic.ts';
import { unusableBase } from '../load/diagnostics.ts';
import { fileKey, type DataFile } from '../schema/data-file.ts';
import { isObject } from '../schema/guards.ts';
import type { ChangeFile, RulesetFile, Text } from '../../schemas/types.d.ts';
import { languagesOf } from './translations.ts';
import { nearMatch } from '../text/near-match.ts';

/** What a ruleset changes of the one that it extends: addresses inside it. */
export interface Base {
  id: string;
  title: RulesetFile['title'];
  changed: readonly string[];
  added: readonly string[];
  /** Left out by `without`, with its title there. */
  removed: readonly { address: string; title: Text }[];
  /** Addresses that are gone there, and where each leads. */
  moved: Moves;
}

type Moves = NonNullable<ChangeFile['moved']>;

/** Files that are about the files of their own ruleset. */
const NOT_TAKEN: ReadonlySet<string> = new Set(['change', 'translations', 'exceptions']);
/** Fields that say how a ruleset is written, and not what it says. */
const OWN_FIELDS = ['extends', 'without', 'translations', 'questions'];
const LISTS = ['documents', 'modules', 'units', 'omissions', 'markers', 'terms', 'values'];

/** The files of all rulesets with those that they take from others. What is taken from a file that is valid is valid, too. */
export function withBases(
  files: readonly DataFile[],
  valid: Set<DataFile>,
  report: Report,
): { files: DataFile[]; bases: ReadonlyMap<string, Base> } {
  if (!files.some(({ data }) => isObject(data) && 'extends' in data))
    return { files: [...files], bases: new Map() };
  const rulesets = new Map(
    [...Map.groupBy(files, ({ ruleset }) => ruleset)].map(([id, group]) => [
      id,
      new Map(group.map((file) => [fileKey(file), file])),
    ]),
  );
  const bases = new Map<string, Base>();
  const done = new Set<string>();
  const visit = (id: string, waiting: readonly string[]): void => {
    const own = rulesets.get(id);
    const facts = own?.get('ruleset');
    const base = isObject(facts?.data) ? facts.data['extends'] : undefined;
    if (done.has(id) || !own || !facts || typeof base !== 'string') return;
    done.add(id);
    const isCircle = [...waiting, id].includes(base);
    const isThere = rulesets.get(base)?.has('ruleset') && !isCircle;
    const meant = isThere ? base : unusable(facts, { base, isCircle });
    // A misspelt one is read as the one that is meant.
    if (meant !== undefined) visit(meant, [...waiting, id]);
    const taken = rulesets.get(meant ?? '');
    const basis = taken?.get('ruleset');
    if (!basis || !valid.has(basis)) valid.delete(facts);
    if (meant === undefined || !taken || !basis) return;
    const without = namesIn(facts.data, 'without');
    const isValid = (file: DataFile): boolean => valid.has(file);
    if (isValid(basis))
      bases.set(id, difference({ own, taken, without, isValid, earlier: bases.get(meant) }));
    rulesets.set(id, joined(own, taken, { id, base: meant, without, valid }));
  };
  const unusable = (facts: DataFile, { base, isCircle }: { base: string; isCircle: boolean }) => {
    const known = [...rulesets.keys()].filter((one) => one !== facts.ruleset && one !== '');
    const near = isCircle ? undefined : nearMatch(base, known);
    const place = { file: facts.file, path: ['extends'] };
    // What can be no folder is reported with its form.
    if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(base))
      report(unusableBase.finding(place, { base, isCircle, near, known }));
    return near;
  };
  for (const id of rulesets.keys()) visit(id, []);
  return { files: [...rulesets.values()].flatMap((group) => [...group.values()]), bases };
}

function namesIn(data: unknown, field: string): string[] {
  const names = (data as Fields)[field];
  return Array.isArray(names) ? names.map(String) : [];
}

type Group = ReadonlyMap<string, DataFile>;

interface Compared {
  own: Group;
  taken: Group;
  without: readonly string[];
  isValid: (file: DataFile) => boolean;
  /** What the base changes of its own base. */
  earlier: Base | undefined;
}

/** What both hold, item by item where a file has several. */
function difference({ own, taken, without, isValid, earlier }: Compared): Base {
  const titles = (group: Group): Map<string, Text> =>
    new Map(
      [...group.values()].filter(isValid).flatMap((file): [string, Text][] => {
        if (file.kind) return [[fileKey(file), (file.data as { title: Text }).title]];
        const items = LISTS.includes(file.schema) ? itemsOf(file.data, file.schema) : [];
        const page = file.schema === 'values' ? 'terms' : file.schema;
        return items.map((item) => [`${page}#${item.id}`, item.title]);
      }),
    );
  const known = titles(taken);
  const { changed = [], added = [] } = Object.groupBy(titles(own).keys(), (address) =>
    known.has(address) ? 'changed' : 'added',
  );
  const removed = without.flatMap((address) => {
    const there = known.get(address);
    return there ? [{ address, title: there }] : [];
  });
  const { id, title } = taken.get('ruleset')?.data as RulesetFile;
  const records = [...taken.values()].filter((file) => file.schema === 'change' && isValid(file));
  const moved = Object.assign(
    {},
    earlier?.moved,
    ...records.map(({ data }) => (data as ChangeFile).moved),
  ) as Moves;
  return { id, title, changed, added, removed, moved };
}

interface Joining {
  id: string;
  base: string;
  without: readonly string[];
  valid: Set<DataFile>;
}

function joined(own: Group, taken: Group, joining: Joining): Map<string, DataFile> {
  const all = new Map(own);
  for (const [key, file] of taken) {
    if (NOT_TAKEN.has(file.schema) || joining.without.includes(key)) continue;
    const mine = own.get(key);
    // A file that cannot be read keeps its place, so that its own findings are the only ones.
    if (mine && (mine.kind || !joining.valid.has(mine))) continue;
    const result = takenFile(file, mine, joining);
    all.set(key, result);
    if (joining.valid.has(file)) joining.valid.add(result);
  }
  return all;
}

const results = new WeakMap<DataFile, Map<string, { base: DataFile; made: DataFile }>>();

/** The same object while both files are unchanged, so that results can be cached on it. */
function takenFile(file: DataFile, mine: DataFile | undefined, joining: Joining): DataFile {
  const written = mine ?? file;
  const key = JSON.stringify([joining.id, joining.without]);
  const known = results.get(written) ?? new Map<string, { base: DataFile; made: DataFile }>();
  const last = known.get(key);
  if (last?.base === file) return last.made;
  const from = file.from ?? file.ruleset;
  const { kind, schema, name, text } = file;
  const data = relinked(file.data, joining);
  const made: DataFile = {
    ...{ file: written.file, ruleset: joining.id, schema, name, text: mine?.text ?? text },
    ...(kind && { kind }),
    ...(mine ? { own: mine } : { from }),
    data: kind || !isObject(data) ? data : merged(mine?.data, data, schema, joining.without),
    get document() {
      return written.document;
    },
    get lines() {
      return written.lines;
    },
  };
  results.set(written, known.set(key, { base: file, made }));
  return made;
}

/** A copy whose links lead to the ruleset that took it. Filled translations are left behind. */
const relinked = (data: unknown, { id, base }: Joining): unknown =>
  data === undefined
    ? undefined
    : (JSON.parse(JSON.stringify(data), (_, value: unknown) =>
        typeof value === 'string'
          ? value.replaceAll(/(\]\(\s*<?rule:)([^/)>\s]+)/g, (link, start: string, to: string) =>
              to === base ? start + id : link,
            )
          : value,
      ) as unknown);

/** Own fields and items first, so that their places in the file stay. */
function merged(
  mine: unknown,
  theirs: unknown,
  schema: string,
  without: readonly string[],
): object {
  const [own, taken] = [{ ...(mine as Fields) }, { ...(theirs as Fields) }];
  const page = schema === 'values' ? 'terms' : schema;
  for (const list of LISTS) {
    const items = itemsOf(own, list);
    const rest = itemsOf(taken, list).filter(
      ({ id }) => !items.some((item) => item.id === id) && !without.includes(`${page}#${id}`),
    );
    if (list in own || list in taken) own[list] = [...items, ...rest];
  }
  if (schema === 'ruleset') own['languages'] ??= languagesOf(taken);
  // A phase that is left out is none of the turn.
  if (Array.isArray(taken['phases']))
    taken['phases'] = taken['phases'].filter((name) => !without.includes(`phases/${String(name)}`));
  const rest = Object.entries(taken).filter(([field]) => !OWN_FIELDS.includes(field));
  return { ...Object.fromEntries(rest), ...own };
}

type Fields = Record<string, unknown>;

const itemsOf = (data: unknown, list: string): { id: string; title: Text }[] =>
  ((data as Fields | undefined)?.[list] ?? []) as { id: string; title: Text }[];
