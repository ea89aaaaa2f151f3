/** Finds the values in texts: every number with its sign, every die, range and threshold. */
import { canonicalDice, DIE_SIDES } from './written-dice.ts';
import { dieLetters } from './dice-words.ts';
import { halfWidth } from '../text/half-width.ts';

export interface Figure {
  /** In one form for all languages: `-1`, `2D6`, `6-9`, `3+`, `1.5`, `1/2`. */
  figure: string;
  /** Offset in the text. */
  offset: number;
}

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
/**
 * A sign belongs to a number unless another number comes before it. A hyphen, unlike a minus, also
 * joins words: T-34.
 */
const figurePattern = (letters: string): RegExp =>
  new RegExp(
    [
      String.raw`(?<die>(?<![\p{Script=Latin}\d])(?:\d*${letters}\d+|(?<![.,/+−–-])\d{1,2} ${letters}${DIE_SIDES})(?!\d))`,
      String.raw`(?<sign>(?:(?<![\p{Script=Latin}\p{N})\]+−–-])[–-]|(?<![\p{N})\]+−–-])[+±−])(?=[\d½¼¾]))?(?<low>${NUMBER}[½¼¾]?|[½¼¾])(?:(?:[–-]|\.\.)(?<high>[−-]?${NUMBER})|\/(?<under>\d+))?(?<more>\+(?![\d\p{Script=Latin}]))?`,
    ].join('|'),
    'gu',
  );
const LINK_TARGET = /\]\(((?:[^()]|\([^()]*\))*)\)/g;
/** `k6.fora.pl` is the name of a place, and no die. */
const HOST = /(?<![\p{L}\d.-])[a-z][a-z\d-]*(?:\.[a-z\d-]+)*\.[a-z]{2,6}(?![\p{L}\d])/gu;
/** Other targets are not allowed, and their digits are no figures. */
const ADDRESS = /^\s*<?(?:rule|https):[^]*\d/;

/**
 * `Costs −1 per 2D6, 6–9″` → `-1`, `2D6`, `6-9`. A link whose address contains a digit counts as
 * one value.
 */
export function figuresOf(text: string): Figure[] {
  if (!/[\d½¼¾０-９]/.test(text)) return [];
  const plain = text
    .normalize('NFC')
    .replace(/[０-９＋－]/g, halfWidth)
    .replace(LINK_TARGET, (target) => ' '.repeat(target.length))
    .replace(HOST, (name) => ' '.repeat(name.length));
  const figures = [...plain.matchAll(figurePattern(dieLetters()))].map((match) => ({
    figure: write(match.groups ?? {}),
    offset: match.index,
  }));
  return [...figures, ...linksOf(text)];
}

function linksOf(text: string): Figure[] {
  const links = [...text.matchAll(LINK_TARGET)].map(({ 1: figure = '', index }) => ({
    figure,
    offset: index + 2,
  }));
  return links.filter(({ figure }) => ADDRESS.test(figure));
}

function write(parts: Record<string, string | undefined>): string {
  const { die, sign = '', low = '', high, under, more = '' } = parts;
  if (die !== undefined) return canonicalDice(die.replace(' ', ''));
  const range = high === undefined ? '' : `-${decimal(high)}`;
  const fraction = under === undefined ? '' : `/${under}`;
  return `${sign.replace(/[−–]/, '-')}${decimal(low)}${range}${fraction}${more}`;
}

const decimal = (number: string): string => number.replaceAll(',', '.').replace('−', '-');
