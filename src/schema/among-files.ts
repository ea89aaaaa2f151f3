/** What only the other files of a finding's ruleset say: its languages, the names of its pages, and the page that it replaces. */
import type { Finding, Path } from '../diagnostics/diagnostic.ts';
import { asCode } from '../diagnostics/phrase.ts';
import { textForm, TEXT_FORM } from '../i18n/text.ts';
import { withFolder } from './bare-address.ts';
import { fileKey, type DataFile } from './data-file.ts';
import { isObject } from './guards.ts';
import { dashesHint } from './lost-dashes.ts';
import { withId } from './titled.ts';

/** The finding of a file that does not match its schema, with a remedy for this ruleset. */
export function amongFiles(found: Finding, file: DataFile, files: readonly DataFile[]): Finding {
  const finding = withoutSides(found, file, files);
  const base = factsOf(file.ruleset, files)['extends'];
  const { hint, ...rest } = withId(withFolder(finding, file, files), file, files, base);
  const own = isObject(file.data) ? file.data['languages'] : undefined;
  const languages =
    file.schema === 'site' && Array.isArray(own) ? own : languagesIn(file.ruleset, files);
  const form = hint?.includes(TEXT_FORM) ? textForm(languages) : TEXT_FORM;
  return {
    ...rest,
    hint:
      dashesHint(finding, file) ??
      replaced(finding, file, files) ??
      occupied(hint, file, files) ??
      ofOtherGame(hint, finding, file, files) ??
      hint?.replaceAll(TEXT_FORM, form),
  };
}

/** A phase without `sides`, where it is listed as one: with the roles that act in the others. */
function withoutSides(finding: Finding, file: DataFile, files: readonly DataFile[]): Finding {
  const { phases } = factsOf(file.ruleset, files);
  const isListed = Array.isArray(phases) && phases.includes(file.name);
  if (file.kind !== 'phases' || !isListed || !finding.hint?.startsWith('Move it to `procedures/`'))
    return finding;
  const sides = files
    .filter(({ ruleset, kind }) => ruleset === file.ruleset && kind === 'phases')
    .map(({ data }) => (isObject(data) ? data['sides'] : undefined))
    .find((one) => isObject(one) && 'act' in one && 'turnOrder' in one);
  const { act, turnOrder = 'sequential' } = (sides ?? {}) as { act?: unknown; turnOrder?: string };
  const roles = Array.isArray(act) ? act.join(', ') : 'player';
  return {
    ...finding,
    message: 'The phase does not say who acts: it is missing the required field `sides`.',
    hint: `Write ${asCode(`sides: { act: [${roles}], turnOrder: ${turnOrder} }`)}, with those who act here, as roles of values.yaml. If it is no phase, move it to ${asCode('procedures/')} and take it out of ${asCode('phases')} in ${asCode('ruleset.yaml')}.`,
  };
}

const factsOf = (ruleset: string, files: readonly DataFile[]): Record<string, unknown> => {
  const data = files.find((one) => one.ruleset === ruleset && one.schema === 'ruleset')?.data;
  return isObject(data) ? data : {};
};

/** The languages that a ruleset declares; those of its base, where it extends one. */
function languagesIn(ruleset: string, files: readonly DataFile[]): unknown[] {
  const { languages, extends: base } = factsOf(ruleset, files);
  if (Array.isArray(languages)) return languages;
  const own = typeof base === 'string' && base !== ruleset ? factsOf(base, files)['languages'] : [];
  return Array.isArray(own) ? own : [];
}

const itemsOf = (data: unknown, [list]: Path): Record<string, unknown>[] => {
  const items: unknown = isObject(data) ? data[String(list)] : undefined;
  return Array.isArray(items) ? items.filter(isObject) : [];
};
const idAt = (data: unknown, path: Path): unknown => itemsOf(data, path)[Number(path[1])]?.['id'];

/** A page of house rules, or an item of markers.yaml and the like, that has the changed fields alone. */
function replaced(
  { path = [], message }: Finding,
  file: DataFile,
  files: readonly DataFile[],
): string | undefined {
  const base = factsOf(file.ruleset, files)['extends'];
  if (path.length > (file.kind ? 0 : 2) || !message.includes('required field')) return undefined;
  const there = files.find((one) => one.ruleset === base && fileKey(one) === fileKey(file));
  const id = file.kind ? undefined : idAt(file.data, path);
  if (!there || (!file.kind && !itemsOf(there.data, path).some((item) => item['id'] === id)))
    return undefined;
  const [what, all] = file.kind ? ['page', ''] : ['item', `${asCode(String(id))} in `];
  return `This ${what} replaces the whole ${what} of the ruleset that is extended: copy all of ${all}${asCode(`${String(base)}/${fileKey(there)}.yaml`)}, and change the copy.`;
}

/** A file that belongs into another folder, where one of its name is already. */
function occupied(
  hint: string | undefined,
  file: DataFile,
  files: readonly DataFile[],
): string | undefined {
  const folder = /^Move it to `([a-z]+)\/`/.exec(hint ?? '')?.[1];
  const there = files.find(
    ({ ruleset, kind, name }) =>
      ruleset === file.ruleset && kind === folder && name === file.name && folder !== undefined,
  );
  return there
    ? `Move it to ${asCode(`${folder ?? ''}/`)} under another name, which is its ${asCode('id')}, too: ${asCode(there.file)} is another page.`
    : undefined;
}

/** An address with its ruleset, of a page that only the other ruleset has. */
function ofOtherGame(
  hint: string | undefined,
  { message }: Finding,
  file: DataFile,
  files: readonly DataFile[],
): string | undefined {
  const [, address = '', page] = /^Leave out the ruleset: `(([^`#]+)[^`]*)`/.exec(hint ?? '') ?? [];
  if (page === undefined) return undefined;
  const base = factsOf(file.ruleset, files)['extends'];
  const isOwn = files.some(
    (one) => fileKey(one) === page && (one.ruleset === file.ruleset || one.ruleset === base),
  );
  const other = /^`(?:rule:)?([a-z0-9-]+)\//.exec(message)?.[1] ?? '';
  return isOwn
    ? undefined
    : `This ruleset has no page ${asCode(page)}, and only links in texts lead to other games: remove the address here, and write a link in a text, ${asCode(`[…](rule:${other}/${address})`)}.`;
}
