/** Reads a typed word that the rules do not have: near spellings, beginnings, words of the same root. */
import type { Language } from '../i18n/languages.ts';
import { isStopWord } from './stop-words.ts';
import { roleOf, term, weighed, type Alternative, type Term } from './term.ts';
import type { Near, Words } from './words.ts';

const MOST_GUESSES = 3;
const MOST_BEGINNINGS = 24;
const SHORTEST_MISTYPED = 5;
const SHORTEST_TWICE = 8;
const SHORTEST_PART = 3;
const SHORTEST_ROOT = 5;
const ROOT_SHARE = 0.7;
const RELATED = 0.35;
/** Weight of words of the same root for a word that the rules do not have. */
const SAME_ROOT = 0.6;

/**
 * Corrects one error, or takes words of the same root, or two words written as one, or corrects two
 * errors in a long word; in this order.
 */
export function readMistyped(text: string, words: Words, language: Language): Term[] {
  const near = nearest(text, 1, words);
  if (near.length === 0) {
    const roots = related(text, [], words);
    if (roots.length > 0)
      return [
        {
          ...term(
            text,
            roots.slice(0, MOST_BEGINNINGS).map(({ word }) => ({ word, weight: SAME_ROOT })),
          ),
          role: 'guess',
          instead: [...new Set(roots.map(({ word }) => words.form(word)))].slice(0, MOST_GUESSES),
        },
      ];
    const parts = splitWord(text, words, language);
    if (parts)
      return parts.map((part) => ({
        ...term(part, weighed(words.lookUp(part), 1)),
        role: roleOf(words.lookUp(part), words) === 'rule' ? 'guess' : 'ordinary',
        instead: [part],
      }));
    if (text.length >= SHORTEST_TWICE) near.push(...nearest(text, 2, words));
  }
  return [
    {
      ...term(
        text,
        near.map(({ word }, index) => ({ word, weight: 0.9 - 0.1 * index })),
      ),
      role: near.some(({ word }) => !words.isOrdinary(word)) ? 'guess' : 'ordinary',
      instead: near.map(({ form }) => form),
    },
  ];
}

/** `machinegun` → machine, gun. */
function splitWord(text: string, words: Words, language: Language): [string, string] | undefined {
  for (let at = SHORTEST_PART; at <= text.length - SHORTEST_PART; at++) {
    const [first, second] = [text.slice(0, at), text.slice(at)];
    if (isStopWord(first, language) || isStopWord(second, language)) continue;
    const found = [words.lookUp(first), words.lookUp(second)];
    if (found.every((each) => each.length > 0 && roleOf(each, words) === 'rule'))
      return [first, second];
  }
  return undefined;
}

/** Words of the same root: `koszt` for `kosztuje`, `penetrate` for `penetration`. */
export function related(text: string, known: readonly number[], words: Words): Alternative[] {
  const root = text.slice(0, Math.max(SHORTEST_ROOT, Math.ceil(text.length * ROOT_SHARE)));
  if (!/^[a-z]+$/.test(root) || root.length < SHORTEST_ROOT) return [];
  return weighed(
    words.beginningWith(root).filter((word) => !known.includes(word)),
    RELATED,
  );
}

/**
 * Words that the prefix may be completed to; only frequent ones, because a short prefix fits
 * hundreds.
 */
export function beginnings(text: string, words: Words): Alternative[] {
  const found = words
    .beginningWith(text)
    .sort((a, b) => words.frequency(b) - words.frequency(a) || a - b);
  return weighed(found.slice(0, MOST_BEGINNINGS), 0.8);
}

/** Nearest words with the same first letter, where typing errors are rare. */
function nearest(text: string, errors: number, words: Words): Near[] {
  const found = text.length < SHORTEST_MISTYPED ? [] : words.nearest(text, errors);
  const nearestOnes = found.filter((near) => near.errors === found[0]?.errors);
  // A common word that the rules do not use is not a misspelling of another one.
  const ofTheGame = nearestOnes.filter(({ word }) => !words.isOrdinary(word));
  const best = ofTheGame.length > 0 ? ofTheGame : nearestOnes;
  const sameStart = best.filter(({ form }) => form[0] === text[0]);
  return (sameStart.length > 0 ? sameStart : best).slice(0, MOST_GUESSES);
}
