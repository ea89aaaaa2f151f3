/** The word list of an index, with all forms of each word. */
import { ASKED_ONLY, countOf, fromLetter, type WordList } from './format.ts';
import { isKanaWord } from './kana.ts';
import { present } from './present.ts';

/** The number at an index; 0 outside the list. */
const numberAt = (numbers: ArrayLike<number>, index: number): number => numbers[index] ?? 0;

export interface Words {
  /** Numbers of the words of the records with this form. */
  lookUp(form: string): number[];
  /** Those that only questions have, too. */
  lookUpAll(form: string): number[];
  /** Words with a form that has this prefix. */
  beginningWith(prefix: string): number[];
  /** Whether `part` is, or is part of, a word in kana. */
  inKana(part: string): boolean;
  /**
   * Forms nearest to a misspelled one, within the given number of errors; nearest and most frequent
   * first.
   */
  nearest(form: string, errors: number): Near[];
  /** Approximate number of records that contain the word literally. */
  frequency(word: number): number;
  /**
   * Whether a word is not a word of the game: it occurs in running text only, or hardly ever in a
   * title.
   */
  isOrdinary(word: number): boolean;
  form(word: number): string;
}
export interface Near {
  word: number;
  form: string;
  errors: number;
}

/** Opens word lists whose words are numbered one after the other. */
export function openWords(lists: readonly WordList[]): Words {
  const list = joined(lists);
  const { stems } = list;
  const endings = list.endings.map((joined) => joined.split('|'));
  const endingSets = endings.map((each) => new Set(each));
  const byStem = new Map<string, number[]>();
  stems.forEach((stem, word) => byStem.set(stem, [...(byStem.get(stem) ?? []), word]));
  const endingsOf = (word: number) => present(endings[present(list.endingsOf[word])]);

  const kana = stems.filter(isKanaWord);
  const numbers = [...stems.keys()];
  /** Only words in Latin letters and kana words can be misspelled, not game signs or pairs of characters. */
  const mistyped = {
    kana: numbers.filter((word) => isKanaWord(stems[word] ?? '')),
    latin: numbers.filter((word) => /^[a-z]/.test(stems[word] ?? '')),
  };
  /** By form and errors: while a reader types, the words before are asked for at every letter. */
  const nearestKnown = new Map<string, Near[]>();
  const nearestTo = (form: string, errors: number): Near[] => {
    const key = `${form} ${errors}`;
    const known =
      nearestKnown.get(key) ??
      nearest(form, errors, isKanaWord(form) ? mistyped.kana : mistyped.latin, stems, endingsOf)
        .filter(({ word }) => isOfRecords(word))
        .sort(
          (a, b) => a.errors - b.errors || frequency(b.word) - frequency(a.word) || a.word - b.word,
        );
    nearestKnown.set(key, known);
    return known;
  };
  const isOfRecords = (word: number): boolean => list.frequency[word] !== ASKED_ONLY;
  const lookUpAll = (form: string): number[] => {
    const found: number[] = [];
    for (let length = form.length; length >= 0; length--) {
      const rest = form.slice(length);
      for (const word of byStem.get(form.slice(0, length)) ?? [])
        if (present(endingSets[present(list.endingsOf[word])]).has(rest)) found.push(word);
    }
    return found;
  };
  const beginningWith = (prefix: string): number[] => {
    const found = new Set<number>();
    let from = 0;
    for (const sorted of list.sorted) {
      for (let at = firstFrom(sorted, prefix); sorted[at]?.startsWith(prefix); at++)
        found.add(from + at);
      from += sorted.length;
    }
    for (let length = prefix.length - 1; length >= 0; length--) {
      const rest = prefix.slice(length);
      for (const word of byStem.get(prefix.slice(0, length)) ?? [])
        if (endingsOf(word).some((ending) => ending.startsWith(rest))) found.add(word);
    }
    return [...found];
  };
  const frequencies = list.frequency.toLowerCase();
  const frequency = (word: number): number => countOf(frequencies, word);
  return {
    lookUpAll,
    lookUp: (form) => lookUpAll(form).filter(isOfRecords),
    beginningWith: (prefix) => beginningWith(prefix).filter(isOfRecords),
    frequency,
    isOrdinary: (word) => list.frequency[word] !== frequencies[word],
    inKana: (part) => kana.some((word) => word.includes(part)),
    nearest: nearestTo,
    form: (word) => present(stems[word]) + present(endingsOf(word)[0]),
  };
}

const joined = (
  lists: readonly WordList[],
  sorted = lists.map(({ stems }) => spelledOut(stems)),
) => ({
  sorted,
  stems: sorted.flat(),
  endings: lists.flatMap(({ endings }) => endings),
  endingsOf: lists.flatMap(({ endingsOf }, index) => {
    const before = lists.slice(0, index).reduce((sum, { endings }) => sum + endings.length, 0);
    return endingsOf.map((ending) => before + ending);
  }),
  frequency: lists.map(({ frequency }) => frequency).join(''),
});

function spelledOut(joined: string): string[] {
  if (joined === '') return [];
  let before = '';
  return joined
    .split(' ')
    .map((item) => (before = before.slice(0, fromLetter(item, 0)) + item.slice(1)));
}

/** Index of the first stem that does not sort before the prefix. */
function firstFrom(stems: readonly string[], prefix: string): number {
  let [low, high] = [0, stems.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stems[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Walks the sorted stems as a trie: the prefix shared with the previous stem is not compared again.
 * One error is an extra letter, a missing one, a wrong one, or two swapped neighbours.
 */
function nearest(
  form: string,
  errors: number,
  candidates: readonly number[],
  stems: readonly string[],
  endingsOf: (word: number) => readonly string[],
): Near[] {
  const found: Near[] = [];
  const rows: number[][] = [Array.from({ length: form.length + 1 }, (_, index) => index)];
  const fewest = [0];
  let path = '';
  const walk = (text: string): boolean => {
    let shared = 0;
    while (shared < text.length && text[shared] === path[shared]) shared++;
    // Rows of `path` are reused; once a branch is abandoned, every stem with that prefix is
    // skipped.
    let depth = Math.min(shared, rows.length - 1);
    path = text;
    rows.length = depth + 1;
    for (; depth < text.length; depth++) {
      if (numberAt(fewest, depth) > errors) return false;
      const row = nextRow(form, text, depth, rows);
      rows.push(row);
      fewest[depth + 1] = row.reduce((least, each) => (each < least ? each : least));
    }
    return true;
  };
  for (const word of candidates) {
    const stem = present(stems[word]);
    if (stem.length > form.length + errors || !walk(stem)) continue;
    let best: Near | undefined;
    for (const ending of endingsOf(word)) {
      if (Math.abs(stem.length + ending.length - form.length) > errors || !walk(stem + ending))
        continue;
      const distance = rows.at(-1)?.[form.length] ?? Infinity;
      if (distance <= errors && distance < (best?.errors ?? Infinity))
        best = { word, form: stem + ending, errors: distance };
    }
    if (best) found.push(best);
  }
  return found;
}

function nextRow(form: string, text: string, depth: number, rows: readonly number[][]): number[] {
  const [above, before] = [present(rows[depth]), rows[depth - 1]];
  const row = [depth + 1];
  for (let index = 1; index <= form.length; index++) {
    const same = form[index - 1] === text[depth] ? 0 : 1;
    let cost = Math.min(
      numberAt(above, index) + 1,
      numberAt(row, index - 1) + 1,
      numberAt(above, index - 1) + same,
    );
    const exchanged =
      before && index > 1 && form[index - 1] === text[depth - 1] && form[index - 2] === text[depth];
    if (exchanged) cost = Math.min(cost, numberAt(before, index - 2) + 1);
    row.push(cost);
  }
  return row;
}
