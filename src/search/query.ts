/** Turns a typed query into terms to look up, with notes to show about them. */
import type { Language } from '../i18n/languages.ts';
import { caseKey } from './case-key.ts';
import { readRun, readWhole } from './japanese.ts';
import { isOptional, isStopWord } from './stop-words.ts';
import { tokens, type Token } from './tokens.ts';
import { roleOf, term, weighed, type Role, type Term } from './term.ts';
import { beginnings, readMistyped, related } from './unknown-words.ts';
import type { Words } from './words.ts';
import { present } from './present.ts';

/** Longer queries are cut, to bound the work: players do not search for paragraphs. */
const LONGEST_QUERY = 200;
const MOST_TERMS = 12;
/** Weight of `dr` for the query DR. */
const OTHER_CASE = 0.7;

export function readQuery(
  query: string,
  language: Language,
  words: Words,
  games: readonly string[],
): Term[] {
  const text = withPairs(query.normalize('NFKC').slice(0, LONGEST_QUERY));
  const found = tokens(text);
  const ended = /\s$/.test(text);
  const readings = found.flatMap((token, index): Term[] => {
    if (token.joined) return [];
    if (token.kind === 'run') return readRun(token, words);
    const typed: Typed = {
      as: text.slice(token.from, token.to),
      last: index === found.length - 1 && !ended,
      allCapitals: text === text.toUpperCase(),
    };
    return readToken(token, typed, words, language);
  });
  // A query of particles only is meant literally.
  if (readings.length === 0)
    readings.push(
      ...found.filter(({ kind }) => kind === 'run').map(({ text: run }) => readWhole(run, words)),
    );
  return withNeeded(shortened(withGames(withJoined(readings, words), games)));
}

/** Reduces a long sentence to its significant words. */
function shortened(terms: readonly Term[]): Term[] {
  const significant =
    terms.length > MOST_TERMS ? terms.filter(({ role }) => role !== 'aside') : terms;
  return significant.slice(0, MOST_TERMS);
}

/** A pair of dice with the same number: `6 6`, `6-6`, `6、6` → `6,6`. */
const withPairs = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}+.,-])([1-6])(?: ?[,、/–+-] ?| )\1(?![\p{L}\p{N}+.,-])/gu, '$1,$1');

/** Marks the needed terms: words of the game, or else the best of the others. */
function withNeeded(terms: readonly Term[]): Term[] {
  const sought = SOUGHT.find((role) => terms.some((term) => term.role === role && !term.unknown));
  return terms.map((term) =>
    term.role === sought ? { ...term, role: 'rule', needed: true } : term,
  );
}
const SOUGHT: readonly Role[] = ['rule', 'guess', 'number', 'ordinary', 'aside'];

/** How a token was typed in the query. */
interface Typed {
  as: string;
  /** Whether it is the last token, which may be unfinished. */
  last: boolean;
  /** Whether the whole query is in capitals. */
  allCapitals: boolean;
}

function readToken(
  { kind, text }: Token,
  { as, last, allCapitals }: Typed,
  words: Words,
  language: Language,
): Term[] {
  if (NUMBER.test(text)) return [numberTerm(text, words)];
  const [exact, known] = [words.lookUp(caseKey(as)), words.lookUp(text)];
  if (exact.length + known.length > 0)
    return [knownTerm({ kind, text }, { as, allCapitals }, { exact, known }, words, language)];
  if (kind === 'sign') return readUnknownSign(text, words);
  // A single letter at the end is probably the start of a word.
  if (isStopWord(text, language) || (last && text.length === 1))
    return [{ ...term(text, []), role: 'aside', unknown: false }];
  const begun = text.length > (last ? 1 : 2) ? beginnings(text, words) : [];
  if (begun.length === 0) return readMistyped(text, words, language);
  const role = roleOf(
    begun.map(({ word }) => word),
    words,
  );
  return [{ ...term(text, begun), role: role === 'rule' ? 'guess' : role }];
}

/** The term for a token that occurs literally in the rules. */
function knownTerm(
  { kind, text }: Pick<Token, 'kind' | 'text'>,
  { as, allCapitals }: Pick<Typed, 'as' | 'allCapitals'>,
  { exact, known }: Record<'exact' | 'known', ReturnType<Words['lookUp']>>,
  words: Words,
  language: Language,
): Term {
  // Ordinary words do not match their root: szybko is not szybkość.
  const roots =
    kind === 'word' && roleOf(known, words) === 'rule' ? related(text, known, words) : [];
  // IN is a term; in is a stop word.
  const isRule = kind === 'sign' || (exact.length > 0 && as !== text);
  // An abbreviation such as AT (anti-tank) in a query that is not all capitals.
  const isShort = !allCapitals && text.length > 1 && as === as.toUpperCase();
  const role = isOptional(text, language) && !isShort ? 'aside' : roleOf(known, words);
  return {
    ...term(text, [
      ...roots,
      ...weighed(exact, 1),
      ...weighed(known, exact.length > 0 ? OTHER_CASE : 1),
    ]),
    role: isRule ? 'rule' : role,
  };
}

const NUMBER = /^\d{1,2}$/;
/** A value of 7 may be in the row +7, or needed as 7+. */
function numberTerm(text: string, words: Words): Term {
  const alternatives = [
    ...weighed(words.lookUp(text), 1),
    ...weighed([...words.lookUp(`+${text}`), ...words.lookUp(`${text}+`)], WITH_SIGN),
    ...weighed(words.lookUp(`-${text}`), WITH_MINUS),
  ];
  return { ...term(text, alternatives), role: 'number' };
}
const WITH_SIGN = 0.7;
const WITH_MINUS = 0.5;

/** `ap9` is AP and 9, if the rules have no such sign. */
function readUnknownSign(text: string, words: Words): Term[] {
  const [, name = '', number = ''] = /^([a-z]{2,})(\d{1,2})$/.exec(text) ?? [];
  const known = words.lookUp(name);
  return name === '' || known.length === 0
    ? [term(text, [])]
    : [{ ...term(name, weighed(known, 1)), role: 'rule' }, numberTerm(number, words)];
}

/** Makes `half track`, `half-track` and `halftrack` equivalent. */
function withJoined(terms: readonly Term[], words: Words): Term[] {
  const result = [...terms];
  const extend = (index: number, joined: string) => {
    const more = weighed(words.lookUp(joined), 1);
    if (more.length === 0) return;
    for (const at of [index, index + 1])
      result[at] = {
        ...present(result[at]),
        all: [[...present(result[at]?.all[0]), ...more]],
        role: roleOf(
          more.map(({ word }) => word),
          words,
        ),
        unknown: false,
        instead: [],
      };
  };
  result.forEach(({ typed, role }, index) => {
    const next = result[index + 1];
    // "do my" is not the Polish domy.
    if (role === 'aside' || next?.role === 'aside') return;
    if (next && isLatin(typed) && isLatin(next.typed)) extend(index, typed + next.typed);
  });
  return result;
}

const isLatin = (text: string): boolean => /^[a-z]{2,}$/.test(text);

/** Names of games are optional if there is another term. */
function withGames(terms: readonly Term[], games: readonly string[]): Term[] {
  const result = [...terms];
  for (const game of games) {
    const parts = game.split(' ');
    const start = result.findIndex((_, index) =>
      parts.every((part, offset) => result[index + offset]?.typed === part),
    );
    if (start >= 0)
      parts.forEach(
        (_, offset) =>
          (result[start + offset] = {
            ...present(result[start + offset]),
            role: 'aside',
            unknown: false,
            instead: [],
          }),
      );
  }
  return result;
}
