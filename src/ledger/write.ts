/** Writes records of changes, and what translations were made against. */
import { randomBytes } from 'node:crypto';
import { Document, isCollection, isMap, parseDocument, YAMLMap } from 'yaml';
import type { RulesetData } from '../model/entries.ts';
import type { Translation } from '../i18n/languages.ts';
import { asTyped } from '../program.ts';
import { CHANGES_FOLDER } from '../schema/schemas.ts';
import type { ChangeFile, TranslationRecord } from '../../schemas/types.d.ts';
import { recordedOf, staleIn, translationRecord, type Recorded } from './ledger.ts';

/** A record as it stands in its file: the fields in order, each figure on one line. */
export function recordText(record: ChangeFile): string {
  const { on, against, words, figures, moved } = record;
  const given = { on, against, words, figures, moved };
  const fields = Object.entries(given).filter(([, value]) => value !== undefined);
  const document = new Document(Object.fromEntries(fields));
  setFlow(document.get('against', true));
  for (const name of ['figures', 'moved']) {
    const map = document.get(name, true);
    if (isMap(map)) map.items.forEach(({ value }) => setFlow(value));
  }
  // As the data is written by hand: `[{ document: sheet, page: 4 }]`.
  return document.toString(LAYOUT).replace(/^(against:|  \S+:) \[ (.*) \]$/gm, '$1 [$2]');
}

/** A record with lines that get another source: they, and what else it says, which keeps its own. */
export function splitRecord(
  { figures = {}, ...data }: ChangeFile,
  mine: Omit<ChangeFile, 'on'>,
): { mine: Omit<ChangeFile, 'on'>; rest: ChangeFile | undefined } {
  const others = Object.entries(figures).filter(
    ([name]) => !Object.hasOwn(mine.figures ?? {}, name),
  );
  if (others.length > 0) return { mine, rest: { ...data, figures: Object.fromEntries(others) } };
  return { mine: { ...mine, ...(data.moved && { moved: data.moved }) }, rest: undefined };
}

const LAYOUT = { lineWidth: 0, singleQuote: true } as const;

/** Longer figures stand on lines of their own. */
const ONE_LINE = 80;

/** On one line, where it fits. */
function setFlow(node: unknown): void {
  if (isCollection(node)) node.flow = JSON.stringify(node).length <= ONE_LINE;
}

/** Letters of a file name; longer ones are cut at a word. */
const LONGEST = 40;

/**
 * Where a record of these figures or addresses stands inside its ruleset: `changes/light-mortar-range-k7f3.yaml`. The end
 * is random, so that two corrections never choose the same name.
 */
export function recordPath(subject: string, random = randomName()): string {
  const words = subject.replace(/^[a-z]+\//, '').replace(/^[^#]*#/, '');
  const slug = words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-\d]+|-+$/g, '');
  const short = slug.length > LONGEST ? slug.slice(0, LONGEST).replace(/-[^-]*$/, '') : slug;
  return `${CHANGES_FOLDER}/${short || 'change'}-${random}.yaml`;
}

/** Four letters and digits. */
const randomName = (): string =>
  [...randomBytes(4)].map((byte) => (byte % 36).toString(36)).join('');

const HEADER =
  ' What each translation was made against. Written by `npm run fix -- --translations`; corrections do not need it.\n';

/** translations.yaml with every text as it is now. A stale translation keeps the record that it is stale against. */
export function withTranslations(ruleset: RulesetData): string {
  const document = open(ruleset);
  const translations = section(document);
  const recorded = recordedOf(ruleset).filter(({ texts }) => texts);
  for (const { key } of [...translations.items])
    if (!recorded.some(({ address }) => address === String(key))) translations.delete(key);
  for (const one of recorded) {
    const record = translated(one, recordIn(translations, one.address));
    if (record) setRecord(document, one.address, record);
  }
  return write(document);
}

function translated(
  { texts }: Recorded,
  before: TranslationRecord | undefined,
): TranslationRecord | undefined {
  if (!texts) return undefined;
  const stale = staleIn(before, texts).map((language) => [language, before?.[language] ?? '']);
  return { ...translationRecord(texts), ...(Object.fromEntries(stale) as TranslationRecord) };
}

/**
 * translations.yaml that takes a translation as right although the English text changed after it. `before`: the texts on
 * main, against which the other translations were made if nothing else is known.
 */
export function withTranslation(
  ruleset: RulesetData,
  { address, texts }: Recorded,
  language: Translation,
  before: Recorded['texts'],
): string {
  const document = open(ruleset);
  const now = texts ? translationRecord(texts) : {};
  const known = recordIn(section(document), address) ?? (before ? translationRecord(before) : {});
  const right = now[language];
  setRecord(document, address, {
    ...known,
    ...(right !== undefined && { [language]: right }),
  });
  return write(document);
}

function recordIn(translations: YAMLMap, address: string): TranslationRecord | undefined {
  const known = translations.get(address);
  return isMap(known) ? (known.toJSON() as TranslationRecord) : undefined;
}

/** One line per address, so that a change shows as one line. */
function setRecord(document: Document, address: string, record: TranslationRecord): void {
  const map = document.createNode(record);
  map.flow = true;
  section(document).set(address, map);
}

function open(ruleset: RulesetData): Document {
  const text = ruleset.files.get('translations')?.text;
  const document = parseDocument(text ?? 'translations: {}\n');
  if (text === undefined) document.commentBefore = asTyped(HEADER.trimEnd());
  return document;
}

function section(document: Document): YAMLMap {
  const known = document.get('translations');
  if (isMap(known)) {
    known.flow = false;
    return known;
  }
  const map = new YAMLMap();
  document.set('translations', map);
  return map;
}

/** Sorted, so that a change stands where its address is looked for. */
function write(document: Document): string {
  section(document).items.sort((a, b) => (String(a.key) < String(b.key) ? -1 : 1));
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
