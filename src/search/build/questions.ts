/** Finds which words of the index the questions have, and adds the words that only questions have. */
import type { Language } from '../../i18n/languages.ts';
import { countLetter, countOf, letter } from '../format.ts';
import { INDIRECT } from '../fields.ts';
import { rarityOf, wordsOfQuestion } from '../questions.ts';
import type { SearchPage, SearchRecord } from '../record.ts';
import { buildLexicon, type Entry } from './lexicon.ts';

export interface IndexedQuestions {
  /** Words that no record has. */
  entries: ReadonlySet<Entry>;
  /** By word, the questions that have it in rising order. */
  of: ReadonlyMap<Entry, readonly number[]>;
  /** As in the head of the index. */
  questions: string;
  questionLengths: string;
}

export function indexQuestions(
  records: readonly SearchRecord[],
  lexicon: readonly Entry[],
  language: Language,
  isOrdinary: (word: Entry) => boolean,
): IndexedQuestions {
  const all = records.flatMap(({ hidden }) => hidden.questions);
  const read = all.map((question) => wordsOfQuestion(question, language));
  const wanted = new Set(read.flat());
  const known = byForm(lexicon, wanted);
  const entries = new Set<Entry>();
  const own = byForm(buildLexicon([pageOf(all)], language), wanted);
  for (const word of wanted) {
    if (known.has(word)) continue;
    const [entry] = own.get(word) ?? [];
    if (!entry) continue;
    known.set(word, [entry]);
    entries.add(entry);
  }
  const of = new Map<Entry, number[]>();
  const lengths = read.map((words, question) => {
    const found = words.map((word) => known.get(word) ?? []);
    for (const entry of new Set(found.flat())) {
      const questions = of.get(entry);
      if (questions) questions.push(question);
      else of.set(entry, [question]);
    }
    return Math.hypot(
      ...found.map((each) =>
        rarityOf(
          Math.max(1, ...each.map(frequencyOf)),
          records.length,
          each.length > 0 && each.every((entry) => !entries.has(entry) && isOrdinary(entry)),
        ),
      ),
    );
  });
  return {
    entries,
    of,
    questions: records.map(({ hidden }) => letter(hidden.questions.length)).join(''),
    questionLengths: lengths.map((length) => letter(Math.round(length) - 1)).join(''),
  };
}

/** In how many records the word is literally, as the browser knows it. */
const frequencyOf = ({ fields }: Entry): number =>
  countOf(countLetter(fields.filter((each) => each & ~INDIRECT).length), 0);

function byForm(lexicon: readonly Entry[], wanted: ReadonlySet<string>): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of lexicon)
    for (const ending of entry.endings) {
      const form = entry.stem + ending;
      if (wanted.has(form)) found.set(form, [...(found.get(form) ?? []), entry]);
    }
  return found;
}

/** The questions as a page, to learn the forms of their words. */
const pageOf = (questions: readonly string[]): SearchPage => ({
  address: '',
  link: '',
  ruleset: '',
  title: '',
  records: questions.map((text) => ({
    fragment: '',
    kind: 'rules',
    title: '',
    figures: [],
    text,
    hidden: {
      short: [],
      aliases: [],
      synonyms: [],
      exact: [],
      foreign: [],
      context: [],
      around: [],
      further: [],
      questions: [],
    },
  })),
});
