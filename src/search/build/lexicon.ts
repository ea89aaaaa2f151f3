/** Which word families and signs there are, and where each occurs. */
import { LANGUAGE_TAGS, type Language } from '../../i18n/languages.ts';
import { indexGrams } from '../grams.ts';
import { isStopWord } from '../stop-words.ts';
import { tokens, type Token } from '../tokens.ts';
import { settle, type Families } from './families.ts';
import { INFLECT } from './inflect.ts';

export interface Entry {
  stem: string;
  endings: string[];
  /** Records in rising order, and the fields in each. */
  records: number[];
  fields: number[];
}

/** What is to be indexed: texts with their language and field. */
export interface Occurrence {
  text: string;
  language: Language;
  field: number;
  record: number;
  /** Stop words are left out. */
  running: boolean;
}

/** Endings only for the languages people search in here: their own, and English. */
const bends = (language: Language, home: Language): boolean => language === home || language === 'en';

/** Reads every occurrence twice: once to learn the words, once to note where they are. */
export function buildLexicon(occurrences: () => Iterable<Occurrence>, home: Language): Entry[] {
  const lexicon = new Map<string, Entry>();
  const families = new Map(LANGUAGE_TAGS.map((language) => [language, familiesOf(occurrences, language, home)]));
  const add = (key: string, make: () => readonly string[], { record, field }: Occurrence) => {
    let entry = lexicon.get(key);
    if (!entry) lexicon.set(key, (entry = { ...divided(make()), records: [], fields: [] }));
    note(entry, record, field);
  };
  for (const occurrence of occurrences()) {
    for (const token of tokens(occurrence.text)) {
      if (token.kind === 'run') for (const gram of indexGrams(token.text)) add(gram, () => [gram], occurrence);
      else if (token.kind === 'sign') add(token.text, () => [token.text], occurrence);
      else if (!occurrence.running || !isStopWord(token.text, occurrence.language)) {
        const { of, forms } = families.get(occurrence.language)!;
        const family = of.get(token.text)!;
        add(`${occurrence.language} ${family}`, () => forms[family]!, occurrence);
      }
    }
  }
  return [...lexicon.values()];
}

function familiesOf(occurrences: () => Iterable<Occurrence>, language: Language, home: Language): Families {
  const words = new Map<string, { folded: string; count: number }>();
  for (const { text, language: own } of occurrences()) if (own === language) for (const token of tokens(text)) count(words, token);
  const inflect = bends(language, home) ? INFLECT[language] : undefined;
  return settle(words, inflect ?? (() => []));
}

function count(words: Map<string, { folded: string; count: number }>, { kind, written, text }: Token): void {
  if (kind !== 'word') return;
  const word = words.get(written);
  if (word) word.count++;
  else words.set(written, { folded: text, count: 1 });
}

function note(entry: Entry, record: number, field: number): void {
  const last = entry.records.length - 1;
  if (entry.records[last] === record) entry.fields[last]! |= field;
  else {
    entry.records.push(record);
    entry.fields.push(field);
  }
}

/** What all forms begin with, and what each goes on with. */
function divided(forms: readonly string[]): { stem: string; endings: string[] } {
  let stem = forms[0]!;
  for (const form of forms) while (!form.startsWith(stem)) stem = stem.slice(0, -1);
  return { stem, endings: forms.map((form) => form.slice(stem.length)).sort() };
}
