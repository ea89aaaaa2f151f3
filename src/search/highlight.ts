/** Which stretches of a shown text answer the query. */
import { foldInPlace } from './fold.ts';
import type { Term } from './query.ts';
import { tokens, type Token } from './tokens.ts';
import type { Words } from './words.ts';

export interface Stretch {
  text: string;
  hit: boolean;
}
export type Highlighter = (text: string) => Stretch[];

export function createHighlighter(terms: readonly Term[], words: Words): Highlighter {
  const needed = terms.filter((term) => term.needed);
  const sought = new Set(needed.flatMap(({ all }) => all.flat()).map(({ word }) => word));
  const runs = needed.filter(({ typed }) => JAPANESE.test(typed)).map(({ typed }) => typed);
  return (text) => cut(text, tokens(text).flatMap((token) => hitsIn(token, text, sought, runs, words)));
}

const JAPANESE = /[\p{sc=Han}\p{sc=Hira}]/u;
type Span = readonly [from: number, to: number];

function hitsIn({ kind, text, from, to }: Token, original: string, sought: ReadonlySet<number>, runs: readonly string[], words: Words): Span[] {
  if (kind !== 'run') return words.lookUp(text).some((word) => sought.has(word)) ? [[from, to]] : [];
  const folded = foldInPlace(original.slice(from, to));
  return runs.flatMap((run) => placesOf(run, folded.text).map((place): Span => [from + folded.at[place]!, from + folded.at[place + run.length]!]));
}

function placesOf(part: string, whole: string): number[] {
  const places: number[] = [];
  for (let place = whole.indexOf(part); place >= 0; place = whole.indexOf(part, place + part.length)) places.push(place);
  return places;
}

function cut(text: string, spans: readonly Span[]): Stretch[] {
  const stretches: Stretch[] = [];
  let end = 0;
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0])) {
    if (from < end) continue;
    stretches.push({ text: text.slice(end, from), hit: false }, { text: text.slice(from, to), hit: true });
    end = to;
  }
  return [...stretches, { text: text.slice(end), hit: false }].filter((stretch) => stretch.text !== '');
}

/** How the rules write what was looked for: `sredni mozdziez` → `średni moździerz`, from the texts of the best hits. */
export function asWritten(terms: readonly Term[], texts: readonly string[], words: Words): string[] {
  const all = texts.flatMap((text) => tokens(text));
  return terms.map(({ typed, all: groups, instead }) => {
    const sought = new Set(groups.flat().map(({ word }) => word));
    const same = all.find(({ text }) => text === typed) ?? (instead.length > 0 ? all.find(({ text, kind }) => kind === 'word' && words.lookUp(text).some((word) => sought.has(word))) : undefined);
    return same?.written ?? instead[0] ?? typed;
  });
}
