/** An address without its folder: the files of the ruleset say which page is meant. */
import type { ErrorObject } from 'ajv';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { asCode, either } from '../diagnostics/phrase.ts';
import { latinLetters } from '../text/latin-letters.ts';
import { otherLetterIn } from '../text/lookalikes.ts';
import { nearMatch } from '../text/near-match.ts';
import { fileKey, type DataFile } from './data-file.ts';
import { plainTitle } from './rule-meant.ts';
import { isObject } from './guards.ts';
import { ENTRY_SCHEMAS } from './schemas.ts';

/** Whether an address is meant here, and no word of another kind. */
export const isAddress = (pattern: RegExp | undefined): boolean =>
  /^\^(?:\(\?:)*(?:phases\||\[a-z\]\+\(\?:\\?\/)/.test(pattern?.source ?? '');

/** `fire`, `Fire#roll`, `fire.roll`, `tables/Order table` and `regeln/feuer`, where an address is needed. */
export function bareAddress({ keyword, data, parentSchema }: ErrorObject): string | undefined {
  const pattern: unknown = parentSchema?.['pattern'];
  const [dotted, page = '', part] = /^([a-z0-9-]+)\.([a-z0-9.-]+)$/.exec(String(data)) ?? [];
  if (dotted !== undefined && Object.hasOwn(ENTRY_SCHEMAS, page)) return undefined;
  const text = dotted === undefined ? String(data) : `${page}#${part}`;
  return keyword === 'pattern' &&
    typeof pattern === 'string' &&
    isAddress(new RegExp(pattern, 'u')) &&
    !isWithFolder(text) &&
    otherLetterIn(text) === undefined &&
    /^(?:\p{L}+\/)?\p{L}[\p{L}\p{M}0-9_ -]*(?:#[a-z0-9.-]+)?$/u.test(text)
    ? text
    : undefined;
}

/** Whether it begins with a folder for entries, or nearly so: what is wrong is the rest. */
function isWithFolder(text: string): boolean {
  const [, folder] = /^([a-z]+)\/[a-z0-9-]+(?:[#.]|$)/.exec(text) ?? [];
  if (folder === undefined || Object.hasOwn(ENTRY_SCHEMAS, folder)) return folder !== undefined;
  return nearMatch(folder, Object.keys(ENTRY_SCHEMAS)) !== undefined;
}

/** `markers#Pin`, which would be an address of this form in small letters. */
export function capitalsHint(text: string, form: RegExp): string | undefined {
  const small = text.toLowerCase();
  return small !== text && form.test(small)
    ? `Write ${asCode(small)}: in small letters.`
    : undefined;
}

/** The finding, with the pages and parts of that name in its remedy. */
export function withFolder(
  finding: Finding,
  { ruleset }: DataFile,
  files: readonly DataFile[],
): Finding {
  const { bare } = finding;
  if (bare === undefined) return finding;
  const titled = titledIn(bare, ruleset, files);
  if (titled.length > 0) return { ...finding, hint: `Write ${either(titled)}.` };
  const [page = '', part] = latinLetters(bare).replace(/[ _]+/g, '-').split('#');
  if (part !== undefined && /^values?$/.test(page))
    return { ...finding, hint: asTerm(part, ruleset, files) };
  const folder = page.includes('/') ? page.replace(/\/.*/, '/') : '';
  const name = page.slice(folder.length);
  const facts = files.find((file) => file.ruleset === ruleset && file.schema === 'ruleset')?.data;
  const base = isObject(facts) && 'extends' in facts ? facts.extends : undefined;
  const own = [
    ...new Set(
      files
        .filter((file) => file.ruleset === ruleset || file.ruleset === base)
        .flatMap(addressesIn),
    ),
  ];
  const inFolder = own.filter((address) => address.startsWith(folder));
  const all = inFolder.length > 0 ? inFolder : own;
  const names = all.map((address) => address.split(/[/#]/).at(-1) ?? '');
  const near = names.includes(name) ? name : (nearMatch(name, names) ?? beginningOf(name, names));
  const meant = all.filter((_, index) => names[index] === near);
  if (meant.length === 0) return finding;
  const whole = meant.map((one) =>
    asCode(part === undefined || one.includes('#') ? one : `${one}#${part}`),
  );
  return { ...finding, hint: `Write ${whole.join(' or ')}.` };
}

/** The pages, and their items, that have these words as their title, with or without what they take: `Tough (X)`. */
function titledIn(words: string, ruleset: string, files: readonly DataFile[]): string[] {
  const title = plainTitle(words);
  return files.flatMap((file) => {
    if (file.ruleset !== ruleset || !isObject(file.data)) return [];
    const page = file.kind ? fileKey(file) : pageOfItems(file);
    if (page === undefined) return [];
    const items = Object.entries(file.data).flatMap(([list, data]) =>
      LISTS.has(list) && Array.isArray(data) ? data.filter(isObject) : [],
    );
    return [
      ...(file.kind && hasTitle(file.data, title) ? [page] : []),
      ...items.flatMap((item) => (hasTitle(item, title) ? [`${page}#${String(item['id'])}`] : [])),
    ];
  });
}

/** The lists of a file whose items have addresses and titles. */
const LISTS: ReadonlySet<string> = new Set([
  ...['points', 'steps', 'rows', 'modifiers', 'markers', 'terms', 'values'],
]);

const hasTitle = ({ title }: Record<string, unknown>, words: string): boolean =>
  isObject(title) && Object.values(title).some((one) => plainTitle(String(one)) === words);

/** `values#attack`: values have their addresses among the terms. */
function asTerm(id: string, ruleset: string, files: readonly DataFile[]): string {
  const known = files.filter((file) => file.ruleset === ruleset).flatMap(addressesIn);
  const ids = known.flatMap((one) => (one.startsWith('terms#') ? [one.slice(6)] : []));
  const meant = ids.includes(id) ? id : nearMatch(id, ids);
  return meant === undefined
    ? 'Values have their addresses among the terms: write the word terms, the sign # and the id that stands in `values.yaml`.'
    : `Write ${asCode(`terms#${meant}`)}: values have their addresses among the terms.`;
}

/** `weather` for `weather-table`, and the other way round. */
export const beginningOf = (name: string, names: readonly string[]): string | undefined =>
  names.find((one) => one !== '' && (name.startsWith(`${one}-`) || one.startsWith(`${name}-`)));

/** The one name that has all words of this one in their order, or the other way round: `during-use` for `during-that-use`. */
export function withSameWords(name: string, names: readonly string[]): string | undefined {
  const meant = names.filter((one) => isWithin(name, one) || isWithin(one, name));
  return meant.length === 1 ? meant[0] : undefined;
}

function isWithin(short: string, long: string): boolean {
  const words = long.split('-').values();
  const parts = short.split('-');
  return parts.length > 1 && parts.every((part) => words.some((word) => word === part));
}

/** The address of a file that holds a list. */
const pageOfItems = ({ schema }: DataFile): string | undefined =>
  ({ markers: 'markers', terms: 'terms', values: 'terms' })[schema as string];

/** The page of an entry; the parts of a file that holds a list. */
function addressesIn(file: DataFile): string[] {
  if (file.kind) return [fileKey(file)];
  const { schema, data } = file;
  const page = pageOfItems(file);
  const items = page && isObject(data) ? data[schema] : undefined;
  return (Array.isArray(items) ? items : []).flatMap((item: unknown) =>
    isObject(item) && typeof item['id'] === 'string' ? [`${page}#${item['id']}`] : [],
  );
}
