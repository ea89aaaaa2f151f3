/**
 * Splits text into searchable tokens: words, game signs, and runs of Japanese. The same for the
 * index and the query.
 */
import { canonicalDice, DIE_SIDES } from '../notation/written-dice.ts';
import { dieLetters } from '../notation/dice-words.ts';
import { foldInPlace } from '../text/fold.ts';
import { present } from './present.ts';

export interface Token {
  /**
   * word: inflected, may be misspelled. sign: matched literally. run: Japanese without spaces,
   * matched by pairs of characters.
   */
  kind: 'word' | 'sign' | 'run';
  /** Folded: `mozdzierz`, `+1`, `2d6`, `a7`, `かうんたー`. */
  text: string;
  /** As written, in lower case, for dictionary lookup. */
  written: string;
  /** Offset in the original. */
  from: number;
  to: number;
  /** Belongs to the previous token: the parts of `half-track` mean the same as `halftrack`. */
  joined?: true;
}

const CJK = '\\p{sc=Han}\\p{sc=Hira}ー々〆ヶ';
const LETTER = `(?![${CJK}])[\\p{L}\\p{N}]`;

/** The order matters: signs must match before words. */
const patternsWith = (letters: string): readonly (readonly [name: string, source: string])[] => [
  ['dice', `(?<!${LETTER})\\d{0,2}${letters}${DIE_SIDES}(?!${LETTER})`],
  [
    'section',
    `(?<!${LETTER})(?:[a-z]\\.)?\\d+(?:\\.\\d+)+[a-z]?(?!${LETTER})|(?<!${LETTER})[a-z]\\.\\d+(?!${LETTER})`,
  ],
  ['pair', '(?<![\\d.,+-])[1-6],[1-6](?![\\d.,+-])'],
  ['decimal', '(?<![\\d.,+-])\\d+,\\d{1,2}(?![\\d.,])'],
  ['fraction', '(?<![\\d/])[1-9]/[1-9](?![\\d/])'],
  ['threshold', `(?<!${LETTER})\\d+\\+(?!\\d)`],
  ['atLeast', '≥ ?\\d+'],
  ['signed', `(?:(?<!${LETTER}|[)\\]])|(?<=${letters}${DIE_SIDES}))[+-]\\d+`],
  ['times', `[×x]\\d+(?!${LETTER}|/)`],
  ['hash', `(?<!${LETTER})[a-z]+#`],
  ['word', `(?:${LETTER})+(?:'(?:${LETTER})+)?(?:-(?:${LETTER})+)*`],
  ['run', `[${CJK}]+`],
];
const finderWith = (letters: string) => {
  const patterns = patternsWith(letters);
  const all = patterns.map(([name, source]) => `(?<${name}>${source})`).join('|');
  return { letters, names: patterns.map(([name]) => name), pattern: new RegExp(all, 'gu') };
};
let finder = finderWith(dieLetters());

export function tokens(original: string): Token[] {
  const { text, at } = foldInPlace(original);
  const found: Token[] = [];
  if (finder.letters !== dieLetters()) finder = finderWith(dieLetters());
  const { names, pattern } = finder;
  for (const match of text.matchAll(pattern)) {
    const kind = present(names.find((name) => match.groups?.[name] !== undefined));
    const [from, to] = [present(at[match.index]), present(at[match.index + match[0].length])];
    const token = { text: match[0], from, to, written: original.slice(from, to).toLowerCase() };
    if (kind === 'word') found.push(...wordTokens(token));
    else
      found.push({
        ...token,
        kind: kind === 'run' ? 'run' : 'sign',
        text: canonical(kind, match[0]),
      });
  }
  return found;
}

/** `2k6` → `2d6`, `1d6` → `d6`, `a.7` → `a7`, `12,5` → `12.5`, `≥ 7` → `7+`. */
function canonical(kind: string, text: string): string {
  switch (kind) {
    case 'dice':
      return canonicalDice(text).toLowerCase();
    case 'section':
      return text.replace(/^([a-z])\./, '$1');
    case 'decimal':
      return text.replace(',', '.');
    case 'times':
      return text.replace('×', 'x');
    case 'atLeast':
      return `${text.replace(/\D/g, '')}+`;
    default:
      return text;
  }
}

/** `half-track` → half, track, and both as one; `unit's` → unit. */
function wordTokens(token: Omit<Token, 'kind'>): Token[] {
  const words = token.text.split('-');
  if (words.length === 1) return [word(token)];
  let from = token.from;
  const written = token.written.split(/[-‐‑–—−]/);
  const parts = words.map((text, index): Token => {
    const length = written[index]?.length ?? text.length;
    const part = word({ text, written: written[index] ?? text, from, to: from + length });
    from += length + 1;
    return part;
  });
  if (words.length > 3 || /\d/.test(token.text)) return parts;
  return [
    ...parts,
    { ...word({ ...token, text: words.join(''), written: written.join('') }), joined: true },
  ];
}

/** Tokens with a digit are not inflected or misspelled: `d1f`, `37mm`, `24`. */
function word(token: Omit<Token, 'kind'>): Token {
  const [text, written] = [withoutPossessive(token.text), withoutPossessive(token.written)];
  return { ...token, kind: /\d/.test(text) ? 'sign' : 'word', text, written };
}

const withoutPossessive = (word: string): string => word.replace(/['’ʼ′].*$/, '');
