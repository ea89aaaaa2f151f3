/** Finds terms in running text, each at its first use on a page only. */
import { inEachLanguage } from '../i18n/in-each-language.ts';
import { pageIn } from '../model/address.ts';
import { getLanguage, type Language } from '../i18n/languages.ts';
import type { Ruleset } from '../model/rulebook.ts';
import type { Term } from '../../schemas/types.d.ts';
import { href } from '../site/routes.ts';

export interface Piece {
  text: string;
  url?: string;
}
export type Linker = (text: string) => Piece[];

/**
 * `here`: the page's own address. A page does not link the terms that it explains, and the page of
 * terms links none.
 */
export function createLinker(language: Language, ruleset: Ruleset, here: string): Linker {
  const done = new Set<string>();
  if (here === 'terms') return (text) => [{ text }];
  return (text) => {
    const pieces: Piece[] = [];
    let end = 0;
    for (const { term, found, index } of finderOf(ruleset, language)(text)) {
      if (done.has(term.id) || explainedAt(term) === here) continue;
      done.add(term.id);
      pieces.push(
        { text: text.slice(end, index) },
        { text: found, url: href(language, ruleset.id, `terms#${term.id}`) },
      );
      end = index + found.length;
    }
    return [...pieces, { text: text.slice(end) }].filter((piece) => piece.text !== '');
  };
}

const explainedAt = ({ see: [first] = [] }: Term): string | undefined =>
  first === undefined ? undefined : pageIn(first);

type Finder = (text: string) => { term: Term; found: string; index: number }[];
const finderOf = inEachLanguage((ruleset: Ruleset, language) =>
  remembering(createFinder(ruleset, language)),
);

/** A text stands on several pages: its own, those that quote it, lists and print. */
function remembering(finder: Finder): Finder {
  const known = new Map<string, ReturnType<Finder>>();
  return (text) => {
    const found = known.get(text) ?? finder(text);
    known.set(text, found);
    return found;
  };
}

interface Form {
  term: Term;
  source: string;
  length: number;
  /** Whether the word must be between word boundaries; Japanese has none. */
  bounded: boolean;
}

/**
 * All terms as one expression, longest first, so that "pin marker" wins over "marker"; the matching
 * group identifies the term.
 */
function createFinder(ruleset: Ruleset, language: Language): Finder {
  const forms = ruleset.terms
    .filter(({ link }) => link !== 'never')
    .flatMap((term) => wordsOf(term, language).map((word) => formOf(word, term, language)))
    .sort((a, b) => Number(b.bounded) - Number(a.bounded) || b.length - a.length);
  if (forms.length === 0) return () => [];
  const groups = (bounded: boolean) =>
    forms
      .filter((form) => form.bounded === bounded)
      .map(({ source }) => `(${source})`)
      .join('|');
  // One boundary before all words rules out most positions of a text at once.
  const bounded = groups(true) && `(?<![\\p{L}\\p{N}])(?:${groups(true)})(?![\\p{L}\\p{N}])`;
  const expression = new RegExp([bounded, groups(false)].filter(Boolean).join('|'), 'gu');
  return (text) =>
    [...text.matchAll(expression)].flatMap((match) => {
      const group = match.findIndex(
        (found: string | undefined, index) => index > 0 && found !== undefined,
      );
      const form = forms[group - 1];
      return form ? [{ term: form.term, found: match[0], index: match.index }] : [];
    });
}

/** Title and abbreviation, without additions in brackets. */
function wordsOf(term: Term, language: Language): string[] {
  const { all, [language]: own } = term.abbreviation ?? {};
  const title = term.title[language].replace(/[（(].*$/, '').trim();
  return [...new Set([title, all, own])].filter(
    (word): word is string => word !== undefined && word.length > 1,
  );
}

/** A word with the endings of its language: English plurals, Polish inflection. */
function formOf(word: string, term: Term, language: Language): Form {
  const form = { term, length: word.length };
  if (!getLanguage(language).words.spaced && /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(word))
    return { ...form, source: escaped(word), bounded: false };
  const exact = term.case === 'exact' || !/\p{Ll}{2}/u.test(word);
  const source = word
    .split(' ')
    .map((part) => (exact ? escaped(part) : eitherCase(inflected(part, language))))
    .join(' ');
  return { ...form, source, bounded: true };
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

function inflected(word: string, language: Language): string {
  const { ending, replaced } = getLanguage(language).words;
  const stem =
    replaced && word.length > replaced.shortest ? word.replace(replaced.ending, '') : word;
  return `${escaped(stem)}${ending}`;
}

/** The first letter may be a capital at the beginning of a sentence. */
function eitherCase(pattern: string): string {
  const first = pattern.charAt(0);
  return /\p{L}/u.test(first)
    ? `[${first.toLowerCase()}${first.toUpperCase()}]${pattern.slice(1)}`
    : pattern;
}
