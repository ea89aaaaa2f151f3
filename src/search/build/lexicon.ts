/** Which word families and signs there are, and where each occurs. */
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language } from '../../i18n/languages.ts';
import { EVERYDAY } from './everyday/everyday.ts';
import { exactly } from '../exactly.ts';
import { indexGrams } from '../grams.ts';
import { kanaWord, kanaWords } from '../kana.ts';
import type { SearchPage } from '../record.ts';
import { isStopWord } from '../stop-words.ts';
import { tokens, type Token } from '../tokens.ts';
import { settle, type Families } from './families.ts';
import { INFLECT } from './inflect.ts';
import { occurrencesIn } from './occurrences.ts';
import { remembering } from './remember.ts';
import { createThesaurus, type Spell } from './thesaurus.ts';

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
  /** To be found letter for letter. */
  literal?: true;
}

/** Endings only for the languages people search in here: their own, and English. */
const bends = (language: Language, home: Language): boolean =>
  language === home || language === DEFAULT_LANGUAGE;

/** Reads the records twice: once to learn the words, once to note where they are. */
export function buildLexicon(pages: readonly SearchPage[], home: Language): Entry[] {
  const tokensOf = remembering(tokens);
  const families = familiesIn(occurrencesIn(pages, home), home, tokensOf);
  const lexicon = new Map<string, Entry>();
  const add = (key: string, forms: readonly string[], { record, field }: Occurrence) => {
    const entry = lexicon.get(key) ?? { ...divided(forms), records: [], fields: [] };
    lexicon.set(key, entry);
    note(entry, record, field);
  };
  const thesaurus = createThesaurus(pages, EVERYDAY[home] ?? [], speller(families.get(home)!));
  for (const occurrence of occurrencesIn(pages, home, thesaurus)) {
    const { text, language, running } = occurrence;
    if (occurrence.literal) add(exactly(text), [exactly(text)], occurrence);
    else
      for (const token of tokensOf(text)) {
        if (token.kind === 'run')
          for (const gram of [...indexGrams(token.text), ...kanaWords(token.written).map(kanaWord)])
            add(gram, [gram], occurrence);
        else if (token.kind === 'sign') add(token.text, [token.text], occurrence);
        else if (!running || !isStopWord(token.text, language)) {
          const { of, forms } = families.get(language)!;
          add(`${language} ${of.get(token.text)}`, forms[of.get(token.text)!]!, occurrence);
        }
      }
  }
  return [...lexicon.values()];
}

function speller({ of }: Families): Spell {
  return (text) => {
    const spelled = tokens(text)
      .filter(({ joined }) => !joined)
      .map((token) => {
        if (token.kind === 'run') return token.text;
        return `|${token.kind === 'word' ? `w${of.get(token.text)}` : token.text}`;
      });
    return spelled.at(-1)?.startsWith('|') ? `${spelled.join('')}|` : spelled.join('');
  };
}

/** The words of each language, bent as far as people here bend them. */
function familiesIn(
  occurrences: Iterable<Occurrence>,
  home: Language,
  tokensOf: (text: string) => Token[],
): Map<Language, Families> {
  const words = new Map(
    LANGUAGE_TAGS.map((language): [Language, Words] => [language, new Map() as Words]),
  );
  for (const { text, language, literal } of occurrences)
    if (!literal) for (const token of tokensOf(text)) count(words.get(language)!, token);
  for (const token of (EVERYDAY[home] ?? []).flat().flatMap(tokensOf))
    count(words.get(home)!, token);
  const inflectOf = (language: Language) =>
    (bends(language, home) ? INFLECT[language] : undefined) ?? (() => []);
  return new Map([...words].map(([language, own]) => [language, settle(own, inflectOf(language))]));
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
