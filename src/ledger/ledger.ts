/**
 * The expected content of the ledger: every address of a ruleset, its values, and hashes of its
 * texts.
 */
import { createHash } from 'node:crypto';
import {
  byLanguage,
  DEFAULT_LANGUAGE,
  TRANSLATIONS,
  type Language,
  type Translation,
} from '../i18n/languages.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import type { RulesetData } from '../model/entries.ts';
import { fingerprint } from './fingerprint.ts';
import { pageOf, type DataFile } from '../schema/data-file.ts';
import { indexOf, type Part } from '../schema/file-index.ts';
import type { Text } from '../schema/types.generated.ts';
import { validFiles } from '../model/declared-names.ts';

export interface Recorded {
  address: string;
  /** The values, as formatted by fingerprint.ts. */
  figures: string;
  /** Short hashes of all texts at this address, by language; undefined without texts. */
  texts: Readonly<Record<Language, string>> | undefined;
  /** The file with the address. */
  file: DataFile;
  path: Path;
}

const cache = new WeakMap<DataFile, Recorded[]>();

/**
 * Every address of a ruleset with its values, sorted; unreadable files are left out. Cells are
 * implied by rows and columns.
 */
export function recordedOf(ruleset: RulesetData): Recorded[] {
  const files = validFiles(ruleset).filter(
    ({ schema }) => schema !== 'ledger' && schema !== 'exceptions',
  );
  return files.flatMap(recordFile).sort((a, b) => (a.address < b.address ? -1 : 1));
}

function recordFile(file: DataFile): Recorded[] {
  let recorded = cache.get(file);
  if (!recorded) cache.set(file, (recorded = record(file)));
  return recorded;
}

function record(file: DataFile): Recorded[] {
  const page = pageOf(file);
  const index = indexOf(file);
  const texts = Map.groupBy(index.texts, ({ path }) => index.partAt(path)?.part);
  const recorded = (part: Part | undefined, data: object): Recorded => ({
    address: part ? `${page}#${part.id}` : page,
    figures: fingerprint(data, index),
    texts: hashes((texts.get(part) ?? []).map(({ value }) => value)),
    file,
    path: part?.path ?? [],
  });
  const parts = index.parts.map((part) => recorded(part, part.data));
  // In other files only the items have addresses.
  const isPage = file.kind !== undefined || file.schema === 'ruleset';
  return isPage ? [recorded(undefined, file.data as object), ...parts] : parts;
}

function hashes(texts: readonly Text[]): Recorded['texts'] {
  if (texts.length === 0) return undefined;
  return byLanguage((language) => hash(texts.map((text) => text[language]).join('\n')));
}

/** Hashes letters and digits only: moving a comma does not make a translation stale. */
const hash = (text: string): string =>
  createHash('sha256')
    .update(text.toLowerCase().replace(/[^\p{L}\p{N}+−]+/gu, ' '))
    .digest('hex')
    .slice(0, 6);

/** The hashes of a translation and of the English texts it was made from. */
export type TranslationRecord = Readonly<Partial<Record<Translation, string>>>;

/** `{ pl: '464f54.662333', ja: '464f54.d774af' }` for the current texts. */
export const translationRecord = (texts: NonNullable<Recorded['texts']>): TranslationRecord =>
  Object.fromEntries(
    TRANSLATIONS.map((language) => [language, `${texts[DEFAULT_LANGUAGE]}.${texts[language]}`]),
  );

/** Translations that did not change although the English text did. */
export function staleIn(
  record: TranslationRecord | undefined,
  texts: Recorded['texts'],
): Translation[] {
  if (!record || !texts) return [];
  return TRANSLATIONS.filter((language) => {
    const [english, translated] = record[language]?.split('.') ?? [];
    return (
      english !== undefined && english !== texts[DEFAULT_LANGUAGE] && translated === texts[language]
    );
  });
}
