/** Collects the word families and signs of all records, and where each occurs. */
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language } from '../../i18n/languages.ts';
import { caseKey } from '../case-key.ts';
import { indexGrams } from '../grams.ts';
import { hiraganaName, kanaWord, kanaWords } from '../kana.ts';
import type { SearchPage } from '../record.ts';
import { isStopWord } from '../stop-words.ts';
import { tokens, type Token } from '../tokens.ts';
import { assignFamilies, type Families } from './families.ts';
import { INFLECT } from './inflect.ts';
import { occurrencesIn } from './occurrences.ts';
import { memoized } from './memoize.ts';
import { playerWords } from './player-words.ts';
import { createThesaurus, type Normalise } from './thesaurus.ts';
import { present } from '../present.ts';

export interface Entry {
  stem: string;
  endings: string[];
  /** Records in rising order, with the fields in each. */
  records: number[];
  fields: number[];
}

/** A text to index, with its language and field. */
export interface Occurrence {
  text: string;
  language: Language;
  field: number;
  record: number;
  /** Stop words are left out. */
  running: boolean;
  /** To be matched with case. */
  literal?: true;
}

/**
 * Inflected forms are indexed only for the page language and English, the languages people type in.
 */
const isInflected = (language: Language, home: Language): boolean =>
  language === home || language === DEFAULT_LANGUAGE;

/** Reads the records twice: first to learn the words, then to note where they are. */
export function buildLexicon(pages: readonly SearchPage[], home: Language): Entry[] {
  const tokensOf = memoized(tokens);
  const families = familiesIn(occurrencesIn(pages, home), home, tokensOf);
  const lexicon = new Map<string, Entry>();
  const entryOf = (key: string, forms: readonly string[]): Entry => {
    const entry = lexicon.get(key) ?? { ...divided(forms), records: [], fields: [] };
    lexicon.set(key, entry);
    return entry;
  };
  const entriesIn = (text: string, language: Language, running: boolean): Entry[] => [
    ...hiraganaName(text).map((name) => entryOf(kanaWord(name), [kanaWord(name)])),
    ...tokensOf(text).flatMap((token) => {
      if (token.kind === 'run')
        return [...indexGrams(token), ...kanaWords(token.written).map(kanaWord)].map((gram) =>
          entryOf(gram, [gram]),
        );
      if (token.kind === 'sign') return entryOf(token.text, [token.text]);
      if (running && isStopWord(token.text, language)) return [];
      const { of, forms } = present(families.get(language));
      const family = present(of.get(token.text));
      return entryOf(`${language} ${family}`, present(forms[family]));
    }),
  ];
  // A text stands in many records: the next ones only note where.
  const finders = new Map<string, (text: string) => Entry[]>();
  const entriesOf = ({ text, language, running, literal }: Occurrence): Entry[] => {
    if (literal) return [entryOf(caseKey(text), [caseKey(text)])];
    const key = `${language} ${running}`;
    const find = finders.get(key) ?? memoized((other) => entriesIn(other, language, running));
    finders.set(key, find);
    return find(text);
  };
  const thesaurus = createThesaurus(
    pages,
    playerWords(home).lines,
    normaliserOf(present(families.get(home)), tokensOf),
  );
  for (const occurrence of occurrencesIn(pages, home, thesaurus))
    for (const entry of entriesOf(occurrence)) note(entry, occurrence.record, occurrence.field);
  return [...lexicon.values()];
}

function normaliserOf({ of }: Families, tokensOf: (text: string) => Token[]): Normalise {
  return (text) => {
    const normalised = tokensOf(text)
      .filter(({ joined }) => !joined)
      .map((token) => {
        if (token.kind === 'run') return token.text;
        return `|${token.kind === 'word' ? `w${of.get(token.text)}` : token.text}`;
      });
    return normalised.at(-1)?.startsWith('|') ? `${normalised.join('')}|` : normalised.join('');
  };
}

/** The word families of each language. */
function familiesIn(
  occurrences: Iterable<Occurrence>,
  home: Language,
  tokensOf: (text: string) => Token[],
): Map<Language, Families> {
  const words = new Map(
    LANGUAGE_TAGS.map((language): [Language, Words] => [language, new Map() as Words]),
  );
  for (const { text, language, literal } of occurrences)
    if (!literal) for (const token of tokensOf(text)) count(present(words.get(language)), token);
  for (const { names, words: others } of playerWords(home).lines)
    for (const token of [...new Set([...names, ...others])].flatMap(tokensOf))
      count(present(words.get(home)), token);
  const inflectOf = (language: Language) =>
    (isInflected(language, home) ? INFLECT[language] : undefined) ?? (() => []);
  return new Map(
    [...words].map(([language, own]) => [language, assignFamilies(own, inflectOf(language))]),
  );
}

type Words = Map<string, { folded: string; count: number }>;

function count(words: Words, { kind, written, text }: Token): void {
  if (kind !== 'word') return;
  const word = words.get(written);
  if (word) word.count++;
  else words.set(written, { folded: text, count: 1 });
}

function note(entry: Entry, record: number, field: number): void {
  const last = entry.records.length - 1;
  if (entry.records[last] === record) entry.fields[last] = present(entry.fields[last]) | field;
  else {
    entry.records.push(record);
    entry.fields.push(field);
  }
}

/** The common stem of all forms, and their endings. */
function divided(forms: readonly string[]): { stem: string; endings: string[] } {
  let stem = present(forms[0]);
  for (const form of forms) while (!form.startsWith(stem)) stem = stem.slice(0, -1);
  return { stem, endings: forms.map((form) => form.slice(stem.length)).sort() };
}
