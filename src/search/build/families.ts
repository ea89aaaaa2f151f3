/** Groups the forms of a word: whoever types one of them finds all. Every form belongs to one family only, so that nothing is found by an odd reading. */

/** A possible family of a word, before it is settled which family has which form. */
export interface Candidate {
  /** Folded. */
  forms: readonly string[];
  /** How far to trust it beside others that explain as many words: higher wins. */
  trust: number;
}
/** Candidates for a word, given as written and folded. */
export type Inflect = (
  written: string,
  folded: string,
  isWord: (folded: string) => boolean,
) => Candidate[];

export interface Families {
  /** Folded form to its family, for the words given. */
  of: ReadonlyMap<string, number>;
  /** All forms of each family. */
  forms: readonly (readonly string[])[];
}

/** `words`: how often each word occurs, by its form as written, with its folded form. */
export function settle(
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
  return { of: new Map([...counts.keys()].map((word) => [word, owner.get(word)!])), forms };
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

/** The family that explains most of what is written comes first and takes its forms. */
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
      (a.forms[0]! < b.forms[0]! ? -1 : 1),
  );
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
