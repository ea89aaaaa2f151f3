/**
 * Writes the ledger. Keeps comments and the order of the history; only `record` changes existing
 * values.
 */
import { isMap, isScalar, parseDocument, YAMLMap, YAMLSeq, type Document, type Pair } from 'yaml';
import type { RulesetData } from '../model/entries.ts';
import type { Translation } from '../i18n/languages.ts';
import {
  recordedOf,
  staleIn,
  translationRecord,
  type Recorded,
  type TranslationRecord,
} from './ledger.ts';
import type { LedgerChange } from '../schema/types.generated.ts';

const HEADER =
  ' Written by npm run fix and npm run verify: every address there ever was, and the figures at it.\n';
const SECTIONS = ['addresses', 'moved', 'translations', 'changes'];

/** Adds the new addresses that `records` accepts, and retranslated texts. */
export function withNewAddresses(
  ruleset: RulesetData,
  records: (address: Recorded) => boolean = () => true,
): string {
  const document = open(ruleset);
  const addresses = section(document, 'addresses');
  const translations = section(document, 'translations');
  for (const recorded of recordedOf(ruleset)) {
    if (!addresses.has(recorded.address) && !records(recorded)) continue;
    if (!addresses.has(recorded.address)) addresses.set(recorded.address, recorded.figures);
    const record = translated(recorded, recordIn(translations, recorded.address));
    if (record) setRecord(document, recorded.address, record);
  }
  return write(document);
}

/** A stale translation keeps the record of its old English text. */
function translated(
  { texts }: Recorded,
  before: TranslationRecord | undefined,
): TranslationRecord | undefined {
  if (!texts) return undefined;
  const stale = staleIn(before, texts).map((language) => [language, before?.[language]] as const);
  return { ...translationRecord(texts), ...Object.fromEntries(stale) };
}

function recordIn(translations: YAMLMap, address: string): TranslationRecord | undefined {
  const known = translations.get(address);
  return isMap(known) ? (known.toJSON() as TranslationRecord) : undefined;
}

/** One line per address, so that a change is a one-line diff. */
function setRecord(document: Document, address: string, record: TranslationRecord): void {
  const map = document.createNode(record);
  map.flow = true;
  section(document, 'translations').set(address, map);
}

/** Adds a change of values to the history. */
export function withChange(ruleset: RulesetData, change: LedgerChange): string {
  const document = open(ruleset);
  section(document, 'addresses').set(change.address, change.now);
  const history = (document.get('changes') as YAMLSeq | undefined) ?? new YAMLSeq();
  history.add(document.createNode(change));
  document.set('changes', history);
  return write(document);
}

/** Marks an address as moved. */
export function withMove(ruleset: RulesetData, from: string, to: readonly string[]): string {
  const document = open(ruleset);
  section(document, 'addresses').delete(from);
  section(document, 'translations').delete(from);
  const targets = new YAMLSeq();
  for (const target of to) targets.add(target);
  targets.flow = true;
  section(document, 'moved').set(from, targets);
  return write(document);
}

/** Accepts a translation as correct although the English text changed after it. */
export function withTranslation(
  ruleset: RulesetData,
  { address, texts }: Recorded,
  language: Translation,
): string {
  const document = open(ruleset);
  const now = texts ? translationRecord(texts) : {};
  const before = recordIn(section(document, 'translations'), address);
  setRecord(document, address, { ...now, ...before, [language]: now[language] });
  return write(document);
}

function open(ruleset: RulesetData): Document {
  const document = parseDocument(ruleset.files.get('ledger')?.text ?? 'addresses: {}\n');
  if (!ruleset.files.has('ledger')) document.commentBefore = HEADER.trimEnd();
  return document;
}

function section(document: Document, name: string): YAMLMap {
  const known = document.get(name);
  if (isMap(known)) {
    known.flow = false;
    return known;
  }
  const map = new YAMLMap();
  document.set(name, map);
  return map;
}

/** Sorted, so that people who add addresses rarely edit the same line. */
function write(document: Document): string {
  const root = document.contents as YAMLMap;
  root.items = root.items.filter(
    ({ value }) => !isMap(value) || value.items.length > 0 || value === document.get('addresses'),
  );
  root.items.sort((a, b) => SECTIONS.indexOf(keyOf(a)) - SECTIONS.indexOf(keyOf(b)));
  for (const { value } of root.items) {
    if (isMap(value)) value.items.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);
