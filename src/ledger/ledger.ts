/** What the ledger should hold: every address of a ruleset, the figures at it, and hashes of its texts. */
import { createHash } from 'node:crypto';
import type { Path } from '../diagnostics/diagnostic.ts';
import { partsOf, type RulesetData } from '../model/entries.ts';
import { fingerprint } from './fingerprint.ts';
import type { DataFile } from '../schema/data-file.ts';
import { validFiles } from '../model/declared-names.ts';
import { shaped } from '../schema/walk.ts';

export interface Recorded {
  address: string;
  /** The figures, as fingerprint.ts writes them. */
  figures: string;
  /** Short hashes of all texts at this address, by language; undefined where there are none. */
  texts: { en: string; pl: string; ja: string } | undefined;
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

type Texts = { en: string; pl: string; ja: string }[];

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
  const of = (language: 'en' | 'pl' | 'ja') => hash(texts.map((text) => text[language]).join('\n'));
  return { en: of('en'), pl: of('pl'), ja: of('ja') };
}

/** Letters and digits only: a comma moved makes no translation stale. */
const hash = (text: string): string =>
  createHash('sha256')
    .update(text.toLowerCase().replace(/[^\p{L}\p{N}+−]+/gu, ' '))
    .digest('hex')
    .slice(0, 6);

/** The line of the ledger that says what each translation was made against. */
export const translationLine = (texts: NonNullable<Recorded['texts']>): string =>
  `${texts.en}.${texts.pl} ${texts.en}.${texts.ja}`;

export type Translation = 'pl' | 'ja';

/** Translations that did not change although the English text did: `3f2a.9c1e 3f2a.77b0` against what there is now. */
export function staleIn(line: string | undefined, texts: Recorded['texts']): Translation[] {
  if (line === undefined || !texts) return [];
  const [pl, ja] = line.split(' ').map((pair) => pair.split('.')) as [
    [string, string],
    [string, string],
  ];
  const stale = ([english, translated]: [string, string], now: string) =>
    english !== texts.en && translated === now;
  return [
    ...(stale(pl, texts.pl) ? ['pl' as const] : []),
    ...(stale(ja, texts.ja) ? ['ja' as const] : []),
  ];
}
