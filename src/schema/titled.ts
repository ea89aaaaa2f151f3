/** A title where an id is needed: the files of the ruleset say what has it. */
import type { ErrorObject } from 'ajv';
import { asCode } from '../diagnostics/phrase.ts';
import type { Finding, Path } from '../diagnostics/diagnostic.ts';
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
    const meant = ids.map(asCode).join(' or ');
    return {
      ...finding,
      hint: finding.hint?.startsWith('Write a list:')
        ? `Write a list: [${id}].`
        : `Write ${meant}: the ${asCode('id')} of what has this title.`,
    };
  }
  return finding;
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
