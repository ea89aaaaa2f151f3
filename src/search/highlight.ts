/** Finds the passages of a shown text that match the query. */
import { foldInPlace } from '../text/fold.ts';
import type { Term } from './term.ts';
import { tokens, type Token } from './tokens.ts';
import type { Words } from './words.ts';
import { present } from './present.ts';

export interface Stretch {
  text: string;
  hit: boolean;
}
export type Highlighter = (text: string) => Stretch[];

export function createHighlighter(terms: readonly Term[], words: Words): Highlighter {
  const needed = terms.filter((term) => term.needed);
  const sought = new Set(needed.flatMap(({ all }) => all.flat()).map(({ word }) => word));
  const runs = needed
    .flatMap(({ typed, instead }) => (instead.length > 0 ? instead : [typed]))
    .filter(isJapanese);
  return (text) =>
    cut(
      text,
      tokens(text).flatMap((token) => hitsIn(token, text, sought, runs, words)),
    );
}

export const isJapanese = (text: string): boolean => /[\p{sc=Han}\p{sc=Hira}]/u.test(text);
type Span = readonly [from: number, to: number];

function hitsIn(
  { kind, text, from, to }: Token,
  original: string,
  sought: ReadonlySet<number>,
  runs: readonly string[],
  words: Words,
): Span[] {
  if (kind !== 'run')
    return words.lookUp(text).some((word) => sought.has(word)) ? [[from, to]] : [];
  const folded = foldInPlace(original.slice(from, to));
  return runs.flatMap((run) =>
    placesOf(run, folded.text).map((place): Span => [
      from + present(folded.at[place]),
      from + present(folded.at[place + run.length]),
    ]),
  );
}

function placesOf(part: string, whole: string): number[] {
  const places: number[] = [];
  for (
    let place = whole.indexOf(part);
    place >= 0;
    place = whole.indexOf(part, place + part.length)
  )
    places.push(place);
  return places;
}

function cut(text: string, spans: readonly Span[]): Stretch[] {
  const stretches: Stretch[] = [];
  let end = 0;
  for (const [from, to] of joined(text, spans)) {
    stretches.push(
      { text: text.slice(end, from), hit: false },
      { text: text.slice(from, to), hit: true },
    );
    end = to;
  }
  return [...stretches, { text: text.slice(end), hit: false }].filter(
    (stretch) => stretch.text !== '',
  );
}

/** In order, without overlaps; adjacent words form one passage. */
function joined(text: string, spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && (span[0] <= last[1] || text.slice(last[1], span[0]).trim() === ''))
      result[result.length - 1] = [last[0], Math.max(last[1], span[1])];
    else result.push(span);
  }
  return result;
}

/**
 * The query in the spelling of the rules, taken from the texts of the best hits: `sredni mozdziez`
 * → `średni moździerz`.
 */
export function asWritten(
  terms: readonly Term[],
  texts: readonly string[],
  words: Words,
): string[] {
  const all = texts.flatMap((text) =>
    tokens(text).map((token) => ({ ...token, slice: text.slice(token.from, token.to) })),
  );
  const folded = texts.map((original) => ({ original, ...foldInPlace(original) }));
  return terms.map(({ typed, all: groups, instead }) => {
    const sought = instead[0] ?? typed;
    if (isJapanese(sought)) return sliceOf(sought, folded) ?? sought;
    const same =
      all.find(({ text }) => text === typed) ??
      (instead.length === 0
        ? undefined
        : all.find(({ text, kind }) => kind === 'word' && means(words.lookUp(text), groups)));
    return same ? inRunningText(same.slice) : sought;
  });
}

/** Lowers the capital at the beginning of a title; abbreviations stay as they are. */
const inRunningText = (word: string): string =>
  /\p{Lu}.*\p{Lu}|[\d#]/u.test(word) ? word : word.toLowerCase();

const means = (found: readonly number[], groups: Term['all']): boolean =>
  groups.some((group) => group.some(({ word }) => found.includes(word)));

function sliceOf(
  part: string,
  texts: readonly { text: string; at: readonly number[]; original: string }[],
): string | undefined {
  for (const { text, at, original } of texts) {
    const place = text.indexOf(part);
    if (place >= 0) return original.slice(at[place], at[place + part.length]);
  }
  return undefined;
}
