/** Finds terms in running text, each only the first time on a page. */
import type { Language } from '../i18n/languages.ts';
import type { Ruleset } from '../model/rulebook.ts';
import type { Term } from '../pipeline/types.generated.ts';
import { href } from './routes.ts';

export interface Piece {
  text: string;
  url?: string;
}
export type Linker = (text: string) => Piece[];

interface Pattern {
  id: string;
  source: string;
  exact: boolean;
}

/** `here`: the page's own address; a term that this page explains is not linked on it. */
export function createLinker(language: Language, ruleset: Ruleset, here: string): Linker {
  const patterns = patternsOf(ruleset, language, here);
  const byGroup = new Map(patterns.map((pattern, index) => [`t${index}`, pattern]));
  const source = patterns.map((pattern, index) => `(?<t${index}>${pattern.source})`).join('|');
  const finder = source === '' ? undefined : new RegExp(source, 'gu');
  const done = new Set<string>();
  return (text) => {
    const pieces: Piece[] = [];
    let end = 0;
    for (const match of finder ? text.matchAll(finder) : []) {
      const group = Object.keys(match.groups!).find((name) => match.groups![name] !== undefined)!;
      const { id } = byGroup.get(group)!;
      if (done.has(id)) continue;
      done.add(id);
      pieces.push({ text: text.slice(end, match.index) }, { text: match[0], url: href(language, ruleset.id, `terms#${id}`) });
      end = match.index + match[0].length;
    }
    return [...pieces, { text: text.slice(end) }].filter((piece) => piece.text !== '');
  };
}

const cache = new WeakMap<Ruleset, Map<Language, (Pattern & { explainedAt: string })[]>>();

/** Longest words first, so that "pin marker" wins over "marker". */
function patternsOf(ruleset: Ruleset, language: Language, here: string): Pattern[] {
  const known = cache.get(ruleset) ?? new Map();
  cache.set(ruleset, known);
  if (!known.has(language)) {
    const patterns = ruleset.terms.filter(({ link }) => link !== 'never').flatMap((term) =>
      formsOf(term, language).map((form) => ({
        id: term.id, source: patternOf(form, language, term.case === 'exact'), exact: term.case === 'exact', explainedAt: term.see?.[0]?.split('#')[0] ?? '',
        length: form.length,
      })),
    );
    known.set(language, patterns.sort((a, b) => b.length - a.length));
  }
  return here === 'terms' ? [] : known.get(language)!.filter((pattern: { explainedAt: string }) => pattern.explainedAt !== here);
}

function formsOf(term: Term, language: Language): string[] {
  const { all, [language]: own } = term.abbreviation ?? {};
  const title = term.title[language].replace(/[（(].*$/, '').trim();
  return [...new Set([title, all, own])].filter((form): form is string => form !== undefined && form.length > 1);
}

/** A word with what its language may add to it: English plurals, Polish endings. Japanese has no word boundaries. */
function patternOf(form: string, language: Language, exact: boolean): string {
  const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  if (language === 'ja' && /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(form)) return escaped(form);
  const abbreviation = exact || !/\p{Ll}/u.test(form);
  const words = form.split(' ').map((word) => (abbreviation ? escaped(word) : eitherCase(inflected(word, language, escaped))));
  return `(?<![\\p{L}\\p{N}])${words.join(' ')}(?![\\p{L}\\p{N}])`;
}

function inflected(word: string, language: Language, escaped: (word: string) => string): string {
  if (language === 'en') return `${escaped(word)}s?`;
  const stem = word.length > 4 ? word.replace(/[aeiouyąęó]$/u, '') : word;
  return `${escaped(stem)}\\p{L}{0,3}`;
}

/** The first letter may be a capital at the beginning of a sentence. */
function eitherCase(pattern: string): string {
  const first = pattern[0]!;
  return /\p{L}/u.test(first) ? `[${first.toLowerCase()}${first.toUpperCase()}]${pattern.slice(1)}` : pattern;
}
