/** What the ledger should hold: every address of a ruleset, the figures at it, and hashes of its texts. */
import { createHash } from 'node:crypto';
import {
  byLanguage,
  DEFAULT_LANGUAGE,
  TRANSLATIONS,
  type Language,
  type Translation,
} from '../i18n/languages.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import { partsOf, type RulesetData } from '../model/entries.ts';
import { fingerprint } from './fingerprint.ts';
import type { DataFile } from '../schema/data-file.ts';
import { validFiles } from '../model/declared-names.ts';
import type { Text } from '../schema/types.generated.ts';
import { shaped } from '../schema/walk.ts';

export interface Recorded {
  address: string;
  /** The figures, as fingerprint.ts writes them. */
  figures: string;
  /** Short hashes of all texts at this address, by language; undefined where there are none. */
  texts: Readonly<Record<Language, string>> | undefined;
  /** Where it stands. */
  file: DataFile;
  path: Path;
}

const cache = new WeakMap<DataFile, Recorded[]>();

/** Every address of a ruleset with its figures, sorted; of a file that cannot be read, nothing. Cells are implied by rows and columns. */
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
  const data = file.data as object;
  const page = file.kind
    ? `${file.kind}/${file.name}`
    : file.name === 'values'
      ? 'terms'
      : file.name;
  const nodes: { address: string; path: Path; data: object }[] = partsOf(data).map((part) => ({
    address: `${page}#${part.id}`,
    path: part.path,
    data: part.data,
  }));
  // Of these files only the items have addresses.
  if (file.kind || file.name === 'ruleset') nodes.unshift({ address: page, path: [], data });
  const texts = textsByNode(
    file,
    nodes.map(({ path }) => path.join('/')),
  );
  return nodes.map((node) => ({
    address: node.address,
    figures: fingerprint(node.data),
    texts: hashes(texts.get(node.path.join('/')) ?? []),
    file,
    path: node.path,
  }));
}

type Texts = Text[];

/** The texts of each node, without those of the nodes inside it. */
function textsByNode(file: DataFile, nodes: string[]): Map<string, Texts> {
  const known = new Set(nodes);
  const texts = new Map<string, Texts>();
  for (const { value, path } of shaped(file, 'Text')) {
    let end = path.length;
    while (end > 0 && !known.has(path.slice(0, end).join('/'))) end--;
    const node = path.slice(0, end).join('/');
    texts.set(node, [...(texts.get(node) ?? []), value]);
  }
  return texts;
}

function hashes(texts: Texts): Recorded['texts'] {
  if (texts.length === 0) return undefined;
  return byLanguage((language) => hash(texts.map((text) => text[language]).join('\n')));
}

/** Letters and digits only: a comma moved makes no translation stale. */
const hash = (text: string): string =>
  createHash('sha256')
    .update(text.toLowerCase().replace(/[^\p{L}\p{N}+−]+/gu, ' '))
    .digest('hex')
    .slice(0, 6);

/** What each translation was made against, as the ledger holds it: the hash of the English texts and its own. */
export type TranslationRecord = Readonly<Partial<Record<Translation, string>>>;

/** `{ pl: '464f54.662333', ja: '464f54.d774af' }` for texts as they are now. */
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
