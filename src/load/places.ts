/** Where a file belongs that stands in no place of a ruleset. */
import type { Report } from '../diagnostics/diagnostic.ts';
import { nearMatch } from '../text/near-match.ts';
import { unexpectedFile } from './diagnostics.ts';
import { CHANGES_FOLDER, ENTRY_SCHEMAS, SINGLE_FILES, type EntryKind } from '../schema/schemas.ts';

/** Where a file in a folder inside the folder of a kind belongs: `rules/terrain/mud.yaml` → `rules/mud.yaml`. */
export function placeFor(inside: readonly string[]): string | undefined {
  const folder = [...Object.keys(ENTRY_SCHEMAS), CHANGES_FOLDER].find((one) => one === inside[0]);
  if (folder && inside.length > 2) return `${folder}/${inside.at(-1) ?? ''}`;
  // Markers, terms and values stand in one file each.
  const list = SINGLE_FILES.find((one) => one === inside[0]);
  return list && inside.length > 1 ? `${list}.yaml` : undefined;
}

/** A name that a record can have: small letters, digits and hyphens. */
export const recordName = (file: string): string =>
  `${
    file
      .replace(/\.ya?ml$/i, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'record'
  }.yaml`;

/** What only an entry of this kind has, at the margin of its file. */
const FIELDS_OF: readonly [EntryKind, RegExp][] = [
  ['tables', /^columns:/m],
  ['modifiers', /^modifiers:/m],
  ['phases', /^sides:/m],
  ['procedures', /^steps:/m],
  ['rules', /^text:/m],
];

/** The kind of entry that a file holds, and its id. */
export function entryIn(text: string): { kind: EntryKind; id: string } | undefined {
  const id = /^id: *([a-z0-9-]+) *$/m.exec(text)?.[1];
  const kind = FIELDS_OF.find(([, field]) => field.test(text))?.[0];
  return id !== undefined && kind ? { kind, id } : undefined;
}

/** A file in a folder that no ruleset has. */
export function reportFolder(inside: readonly string[], file: string, report: Report): void {
  const [folder = '', last = ''] = inside;
  const instead = placeFor(inside);
  const where =
    instead === undefined
      ? { name: `${folder}/`, isEntry: true, isProse: /\.md$/i.test(last) }
      : { name: last, instead };
  report(unexpectedFile.finding({ file }, where));
}

/** The kind of entries in a folder. One that is misspelt is read anyway, like a misspelt ending, and passed to `misspelt`. */
export function kindOf(
  [folder = '']: readonly string[],
  misspelt: (near: string) => void,
): EntryKind | undefined {
  const kinds = Object.keys(ENTRY_SCHEMAS) as EntryKind[];
  const kind = kinds.find((one) => one === folder);
  if (kind) return kind;
  const near = nearMatch(folder, kinds);
  if (near !== undefined) misspelt(`${near}/`);
  return kinds.find((one) => one === near);
}

/** Markdown beside the rules, and a README anywhere. */
export const isNote = (inside: readonly string[]): boolean =>
  inside.length < 2 || /^readme\.md$/i.test(inside.at(-1) ?? '');

/** Whether a ruleset has a folder of this name. */
export const isFolder = (name = ''): boolean => name in ENTRY_SCHEMAS || name === CHANGES_FOLDER;
