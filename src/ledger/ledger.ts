/** What a ruleset publishes: every address, the figures at it, and hashes of its texts. */
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
import { figuresIn, type Figure } from './figures.ts';
import { pageOf, type DataFile } from '../schema/data-file.ts';
import { indexOf, type Part } from '../schema/file-index.ts';
import type { SchemaName } from '../schema/schemas.ts';
import type { Text, TranslationRecord } from '../../schemas/types.d.ts';
import { validFiles } from '../model/declared-names.ts';

export interface Recorded {
  address: string;
  /** By field: `range`, `roll.target`. */
  figures: ReadonlyMap<string, Figure>;
  /** Short hashes of all texts at this address, by language; undefined where there are none. */
  texts: Readonly<Record<Language, string>> | undefined;
  /** Where it stands. */
  file: DataFile;
  path: Path;
}

const cache = new WeakMap<DataFile, Recorded[]>();

/** Every address of a ruleset with its figures, sorted; of a file that cannot be read, nothing. Cells are implied by rows and columns. */
export function recordedOf(ruleset: RulesetData): Recorded[] {
  return validFiles(ruleset)
    .flatMap(recordFile)
    .sort((a, b) => (a.address < b.address ? -1 : 1));
}

const NOT_PUBLISHED: ReadonlySet<SchemaName> = new Set(['change', 'translations', 'exceptions']);

/** The addresses of one file. */
export function recordFile(file: DataFile): Recorded[] {
  if (NOT_PUBLISHED.has(file.schema)) return [];
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
    figures: figuresIn(data, part?.path ?? [], (value) => index.isPart(value)),
    texts: hashes((texts.get(part) ?? []).map(({ value }) => value)),
    file,
    path: part?.path ?? [],
  });
  const parts = index.parts.map((part) => recorded(part, part.data));
  // Of the other files only the items have addresses.
  const isPage = file.kind !== undefined || file.schema === 'ruleset';
  return isPage ? [recorded(undefined, file.data as object), ...parts] : parts;
}

function hashes(texts: readonly Text[]): Recorded['texts'] {
  if (texts.length === 0) return undefined;
  return byLanguage((language) => hash(texts.map((text) => text[language]).join('\n')));
}

/** Letters and digits only: a comma moved makes no translation stale. */
const hash = (text: string): string =>
  createHash('sha256')
    .update(text.toLowerCase().replace(/[^\p{L}\p{N}+−]+/gu, ' '))
    .digest('hex')
    .slice(0, 6);

/** `{ pl: '464f54.662333', ja: '464f54.d774af' }` for texts as they are now. */
export const translationRecord = (texts: NonNullable<Recorded['texts']>): TranslationRecord =>
  Object.fromEntries(
    TRANSLATIONS.map((language) => [language, `${texts[DEFAULT_LANGUAGE]}.${texts[language]}`]),
  );

/** Translations that stayed when the English text changed, except those that the record says are right. */
export function staleSince(
  before: Recorded['texts'],
  now: Recorded['texts'],
  record: TranslationRecord | undefined,
): Translation[] {
  if (!before || !now || before[DEFAULT_LANGUAGE] === now[DEFAULT_LANGUAGE]) return [];
  const current = translationRecord(now);
  return TRANSLATIONS.filter(
    (language) => before[language] === now[language] && record?.[language] !== current[language],
  );
}

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
