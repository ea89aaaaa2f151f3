/**
 * Groups the forms of each word into families, so that any form finds the others. A form belongs to
 * one family only, to avoid matches by unlikely readings.
 */
import { present } from '../present.ts';

/** A possible family of a word; `assignFamilies` decides which family gets which form. */
export interface Candidate {
  /** Folded. */
  forms: readonly string[];
  /** Priority among candidates that explain equally many words: higher wins. */
  trust: number;
}
/** Candidates for a word, given as written and folded. */
export type Inflect = (
  written: string,
  folded: string,
  isWord: (folded: string) => boolean,
) => Candidate[];

export interface Families {
  /** Maps each given folded form to the index of its family. */
  of: ReadonlyMap<string, number>;
  /** All forms of each family. */
  forms: readonly (readonly string[])[];
}

/** `words`: frequency of each word by its written form, with its folded form. */
export function assignFamilies(
  words: ReadonlyMap<string, { folded: string; count: number }>,
  inflect: Inflect,
): Families {
  const counts = new Map<string, number>();
  for (const { folded, count } of words.values())
    counts.set(folded, (counts.get(folded) ?? 0) + count);
  const candidates = ranked(collect(words, inflect, counts), counts);

  const owner = new Map<string, number>();
  const forms: string[][] = [];
  for (const candidate of candidates) {
    const free = candidate.forms.filter((form) => !owner.has(form));
    if (!free.some((form) => counts.has(form))) continue;
    for (const form of free) owner.set(form, forms.length);
    forms.push(free.sort());
  }
  return { of: new Map([...counts.keys()].map((word) => [word, present(owner.get(word))])), forms };
}

function collect(
  words: ReadonlyMap<string, { folded: string }>,
  inflect: Inflect,
  counts: ReadonlyMap<string, number>,
): Candidate[] {
  const isWord = (word: string) => counts.has(word);
  const byForms = new Map<string, Candidate>();
  for (const [written, { folded }] of words) {
    for (const { forms, trust } of [
      ...inflect(written, folded, isWord),
      { forms: [folded], trust: -2 },
    ]) {
      const distinct = [...new Set(forms)].sort();
      const key = distinct.join(' ');
      if ((byForms.get(key)?.trust ?? -Infinity) < trust)
        byForms.set(key, { forms: distinct, trust });
    }
  }
  return [...byForms.values()];
}

/** Sorts candidates by how much of the text they explain; earlier ones take their forms first. */
function ranked(
  candidates: readonly Candidate[],
  counts: ReadonlyMap<string, number>,
): Candidate[] {
  const support = new Map(
    candidates.map((candidate) => [
      candidate,
      sum(candidate.forms.map((form) => counts.get(form) ?? 0)),
    ]),
  );
  return [...candidates].sort(
    (a, b) =>
      (support.get(b) ?? 0) - (support.get(a) ?? 0) ||
      b.trust - a.trust ||
      a.forms.length - b.forms.length ||
      (present(a.forms[0]) < present(b.forms[0]) ? -1 : 1),
  );
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
