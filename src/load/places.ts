/** Where a file belongs that stands in no place of a ruleset. */
import type { Report } from '../diagnostics/diagnostic.ts';
import { nearMatch } from '../text/near-match.ts';
import { notRead, unexpectedFile } from './diagnostics.ts';
import {
  CHANGES_FOLDER,
  ENTRY_SCHEMAS,
  PICTURES,
  SINGLE_FILES,
  type EntryKind,
} from '../schema/schemas.ts';

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
    instead === undefined ? { name: `${folder}/`, isEntry: true } : { name: last, instead };
  report(unexpectedFile.finding({ file }, where));
}

/** A folder in which there is nothing; one for entries or records waits for them. `inside` begins with the ruleset. */
export function reportEmpty(inside: readonly string[], file: string, report: Report): void {
  const [ruleset, folder = '', ...deeper] = inside;
  const isWaiting = isFolder(folder) && deeper.length === 0;
  if (ruleset === '' || ruleset === PICTURES || folder === '' || isWaiting) return;
  const known = [...Object.keys(ENTRY_SCHEMAS), CHANGES_FOLDER];
  const near = deeper.length === 0 ? nearMatch(folder, known) : undefined;
  const name = `${(isFolder(folder) && deeper.at(-1)) || folder}/`;
  report(unexpectedFile.finding({ file }, { name, near: near && `${near}/`, isEmpty: true }));
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

/** What people write for each other. */
export const isProse = (name: string): boolean => /\.(?:md|markdown)$/i.test(name);

/** Markdown beside the rules, and a README anywhere, is a note; elsewhere it may be meant as an entry. */
export function reportProse(inside: readonly string[], file: string, report: Report): void {
  const [folder = '', last = ''] = [inside[0], inside.at(-1)];
  if (inside.length < 2 || /^readme\./i.test(last)) return;
  const name = last.replace(/\.\w+$/, '');
  const id = /^[a-z0-9-]+$/.test(name) ? name : 'ID';
  const entry = `${folder in ENTRY_SCHEMAS ? folder : 'rules'}/${id}.yaml`;
  report(notRead.finding({ file }, { name: last, entry }));
}

/** Whether a ruleset has a folder of this name. */
const isFolder = (name: string): boolean => name in ENTRY_SCHEMAS || name === CHANGES_FOLDER;
