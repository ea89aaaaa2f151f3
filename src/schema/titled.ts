/** A title where an id is needed: the files of the ruleset say what has it. */
import type { ErrorObject } from 'ajv';
import { asCode, either } from '../diagnostics/phrase.ts';
import type { Finding, Path } from '../diagnostics/diagnostic.ts';
import { nearMatch } from '../text/near-match.ts';
import { beginningOf } from './bare-address.ts';
import { fileKey, type DataFile } from './data-file.ts';
import { isObject } from './guards.ts';
import { rulesMeant } from './rule-meant.ts';

const NAMED: ReadonlySet<unknown> = new Set(['Id', 'Names', 'Amount', 'ModuleName', 'RuleValue']);

/** `Behind a hedge`, where the id of something is needed that is declared elsewhere; also as the one item of a list of ids. */
export function titleIn(
  { keyword, data, parentSchema, propertyName }: ErrorObject,
  path: Path,
): string | undefined {
  const value: unknown = propertyName ?? data;
  if (typeof value !== 'string' || path.at(-1) === 'id') return undefined;
  const isName = keyword === 'pattern' && NAMED.has(parentSchema?.['title']);
  return isName || (keyword === 'type' && needsIds(parentSchema)) ? value.trim() : undefined;
}

/** Whether it is a list of ids. */
export function needsIds(schema: ErrorObject['parentSchema']): boolean {
  const items: unknown = schema?.['items'];
  return isObject(items) && /\/id$/.test(String(items['$ref']));
}

/** The finding, with the id of what has this title in its remedy. `base`: the ruleset that this one extends. */
export function withId(
  finding: Finding,
  file: DataFile,
  files: readonly DataFile[],
  base: unknown,
): Finding {
  const { titled, path = [] } = finding;
  if (titled === undefined) return finding;
  const own = files.filter(({ ruleset }) => ruleset === file.ruleset || ruleset === base);
  const rules = path.at(-1) === 'with' ? rulesMeant(titled, own) : undefined;
  if (rules !== undefined) return { ...finding, hint: `Write ${asCode(rules)}.` };
  for (const those of placesFor(path, file, files, base)) {
    const title = titled.toLowerCase();
    const ids = [
      ...new Set(those.flatMap(({ data, kind }) => [...idsOf(kind ? partsOf(data) : data, title)])),
    ];
    const [id] = ids;
    if (id === undefined) continue;
    return {
      ...finding,
      hint: finding.hint?.startsWith('Write a list:')
        ? `Write a list: [${id}].`
        : `Write ${either(ids)}: the ${asCode('id')} of what has this title.`,
    };
  }
  return withDeclared(finding, path, file, own);
}

/** The finding, with the names that are declared for this place, where its remedy has a name that none is. */
function withDeclared(
  finding: Finding,
  path: Path,
  file: DataFile,
  files: readonly DataFile[],
): Finding {
  const [, form, example] =
    /^Write `([^`]+)`: small letters|^Write a number in digits.* such as `([^`]+)`\.$/.exec(
      finding.hint ?? '',
    ) ?? [];
  const name = form ?? example;
  const kind = kindAt(path);
  if (kind === undefined) return finding;
  const ids = [...new Set(files.flatMap((one) => declaredIn(one, kind, file)))];
  if (name !== undefined && ids.includes(name)) return finding;
  // What no Latin letters can write has no other remedy.
  if (name === undefined && !finding.hint?.startsWith('Small letters of English')) return finding;
  const near = name === undefined ? undefined : (nearMatch(name, ids) ?? beginningOf(name, ids));
  const { what, where, more = '' } = kind;
  const number = example === undefined ? '' : 'Write a number in digits, or an id. ';
  if (near !== undefined)
    return { ...finding, hint: `${number}Write ${asCode(near)}: the ${what} that is declared.` };
  const known = [
    ...ids.slice(0, MOST_LISTED).map(asCode),
    ...(ids.length > MOST_LISTED ? ['…'] : []),
  ];
  const existing =
    ids.length > 0
      ? `Write ${known.length > 1 ? 'one of ' : ''}${known.join(', ')}${more}, or declare it`
      : 'Declare it';
  return {
    ...finding,
    hint: `${number}No ${what} is called so. ${existing} in ${where}, with an id of small letters, digits and hyphens${name === undefined ? '' : `, such as ${asCode(name)}`}.`,
  };
}

/** How many names a remedy lists. */
const MOST_LISTED = 8;

/** What a field names, and where that is declared. */
interface Kind {
  what: string;
  where: string;
  more?: string;
  list: 'values' | 'markers' | 'groups' | 'notes';
  isOf: (item: Record<string, unknown>) => boolean;
}
const OF_FIELD: Readonly<Record<string, Omit<Kind, 'isOf'> & Partial<Pick<Kind, 'isOf'>>>> = {
  ...Object.fromEntries(
    ['at', 'by', 'act', 'each', 'side'].map((field) => [
      field,
      {
        what: 'role',
        where: '`values.yaml`, with `role: true`',
        list: 'values',
        isOf: ({ role }) => role === true,
      } satisfies Kind,
    ]),
  ),
  ...Object.fromEntries(
    ['marker', 'sideOf', 'counts'].map((field) => [
      field,
      { what: 'marker', where: '`markers.yaml`', list: 'markers' as const },
    ]),
  ),
  group: { what: 'group', where: '`groups` of this file', list: 'groups' },
  notes: { what: 'note', where: '`notes` of this file', list: 'notes' },
  subject: {
    what: 'value or role',
    where: '`values.yaml`',
    list: 'values',
    more: ', or a word of the roll such as `roll`',
  },
};

function kindAt(path: Path): Kind | undefined {
  const field = path.findLast((step) => typeof step === 'string');
  if (path[0] === 'questions') return undefined;
  const isOf = () => true;
  const kind = Object.hasOwn(OF_FIELD, String(field)) ? OF_FIELD[String(field)] : undefined;
  if (kind) return { isOf, ...kind };
  return OF_VALUES.has(field) && field !== 'name' && field !== 'given'
    ? {
        what: 'value',
        where: '`values.yaml`',
        list: 'values',
        isOf: ({ role }) => role !== true,
      }
    : undefined;
}

/** The ids that a file declares of this kind; groups and notes are those of the same file. */
function declaredIn(one: DataFile, { list, isOf }: Kind, file: DataFile): string[] {
  const isHere = list === 'groups' || list === 'notes' ? one === file : one.schema === list;
  const items = isHere && isObject(one.data) ? one.data[list] : undefined;
  return (Array.isArray(items) ? items : []).flatMap((item: unknown) =>
    isObject(item) && typeof item['id'] === 'string' && isOf(item) ? [item['id']] : [],
  );
}

/** Fields that name a value. */
const OF_VALUES: ReadonlySet<unknown> = new Set(
  'subject per value given target add set base times count name atLeast atMost above below equals'.split(
    ' ',
  ),
);

/** Where what has the title may be declared: the nearest files first. */
function placesFor(
  path: Path,
  file: DataFile,
  files: readonly DataFile[],
  base: unknown,
): (readonly DataFile[])[] {
  if (path.at(-1) === 'extends') return [files.filter(({ schema }) => schema === 'ruleset')];
  const own = files.filter(({ ruleset }) => ruleset === file.ruleset);
  const taken = files.filter(({ ruleset }) => ruleset === base);
  if (path.slice(-2).some((step) => OF_VALUES.has(step)))
    return [[...own, ...taken].filter(({ schema }) => schema === 'values')];
  const all = [...own, ...taken].filter((one) => fileKey(one) !== 'ruleset');
  return [[file], all, own];
}

/** What an entry holds: its own title is that of a page, and no name of a part. */
const partsOf = (data: unknown): unknown => (isObject(data) ? Object.values(data) : data);

/** The ids of all that has the title, in any language. */
function* idsOf(node: unknown, title: string): Generator<string> {
  if (!isObject(node) && !Array.isArray(node)) return;
  const { id, title: own } = node as { id?: unknown; title?: unknown };
  const isMeant =
    isObject(own) && Object.values(own).some((one) => String(one).toLowerCase() === title);
  if (typeof id === 'string' && isMeant) yield id;
  for (const one of Object.values(node)) yield* idsOf(one, title);
}
