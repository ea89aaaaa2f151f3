/**
 * How numbers and spaces are written in texts. Each rule has the right form, so that `npm run fix` can write
 * it.
 */
import type { Path } from '../diagnostics/diagnostic.ts';
import type { Language } from '../i18n/languages.ts';
import { ui } from '../i18n/ui.ts';
import type { DataFile } from '../schema/data-file.ts';
import { shaped } from '../schema/file-index.ts';
import { halfWidth } from '../text/half-width.ts';
import { canonicalDice, DIE_SIDES } from './written-dice.ts';
import { dieLetters } from './dice-words.ts';
import { MINUS } from './numbers.ts';

export interface Slip {
  offset: number;
  written: string;
  right: string;
}

interface Rule {
  pattern: RegExp;
  right: (match: RegExpExecArray) => string;
}

const half = (text: string): string => halfWidth(text.replaceAll('－', MINUS));

const SMALL_NUMBERS = [
  ...['one', 'two', 'three', 'four', 'five', 'six'],
  ...['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
];

const rulesOfNumbers = (letters: string): Rule[] => [
  // Full-width digits, letters and signs next to them: １２, Ｄ６, ＋１
  {
    pattern: /[０-９Ａ-Ｚａ-ｚ＋－]*[０-９Ａ-Ｚａ-ｚ][０-９Ａ-Ｚａ-ｚ＋－]*|[＋－](?=\d)/gu,
    right: ([text]) => half(text),
  },
  // A minus before a number: hyphen or dash
  { pattern: /(?<![\p{Script=Latin}\p{N})\]+−–-])[-–](?=\d)/gu, right: () => '−' },
  // A minus behind dice: D6-3, D6–3
  {
    pattern: new RegExp(
      `(?<=(?<!\\p{Script=Latin})${letters}\\d{1,3})[-–](?=\\d+(?!\\d|${letters}))`,
      'gu',
    ),
    right: () => '−',
  },
  // A range between numbers: hyphen or two dots; dates such as 2015-06 are left alone
  {
    pattern: new RegExp(
      `(?<=(?<![\\d-]|${letters})\\d{1,3}[″+]?)(?:-|\\.\\.)(?=\\d{1,3}(?![\\d-]))`,
      'gu',
    ),
    right: () => '–',
  },
  // Dice: K6, d6, 1D6, 2 D6
  {
    pattern: new RegExp(
      `(?<![\\p{Script=Latin}\\d])(?:\\d*|(?<![.,/+−–-])\\d{1,2} )${letters}${DIE_SIDES}(?!\\d|\\p{Script=Latin}|[.:][\\p{Script=Latin}\\d])`,
      'gu',
    ),
    right: ([text]) => canonicalDice(text.replace(' ', '')),
  },
  // Inches: 12", 12”, 12'', 12 inches
  {
    pattern: /(?<=\d)(?:"|”|''| ?(?:inch(?:es)?|cal[ei]?|インチ)(?!\p{Script=Latin}))/gu,
    right: () => '″',
  },
  // Inches in words: six inches
  {
    pattern: new RegExp(`(?<!\\p{L})(?:${SMALL_NUMBERS.join('|')}) inch(?:es)?(?!\\p{L})`, 'giu'),
    right: ([text]) =>
      `${SMALL_NUMBERS.findIndex((word) => text.toLowerCase().startsWith(word)) + 1}″`,
  },
  // Multiplication: x2, x 2, *2
  { pattern: /(?<![\p{Script=Latin}\p{N}*])(?:x(?= ?\d)|\*(?=\d(?!.*\*)))/gu, right: () => '×' },
];

/** Code and link targets, which players do not read. */
const HIDDEN = /`[^`]*`|\]\([^)]*\)/g;

/** Between words one space, and none around the text. */
const SPACES: Rule[] = [
  { pattern: /(?<=\S) {2,}(?=\S)/g, right: () => ' ' },
  { pattern: /^ +| +$/g, right: () => '' },
];

/** The fractions among the numbers of a file, and in its ranges. */
function fractionsIn(data: unknown): number[] {
  if (typeof data === 'number') return data % 1 ? [Math.abs(data)] : [];
  if (typeof data === 'string')
    return data.includes('..') ? data.split('..').flatMap((end) => fractionsIn(Number(end))) : [];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(fractionsIn) : [];
}

/**
 * The decimal mark of another language: `2.5 Fuß`. As `2.5` may be a section, too, and `2,5` a list, it is one of these numbers,
 * or has a sign before it, or inches or a percentage behind it.
 */
function ruleOfDecimals(language: Language, fractions: readonly number[]): Rule {
  const own = ui(language)('work.decimal-sign');
  const other = own === '.' ? ',' : '\\.';
  const decimal = `\\d+${other}\\d{1,2}(?![\\d\\p{Script=Latin}]|[.,:]\\d)`;
  const measured = `(?=(?:–${decimal})?(?:[″"]| ?%))`;
  const signed = '(?<=(?<![\\p{Script=Latin}\\p{N})\\]+−–-])[+−±×–-])';
  const listed = fractions.map((one) => String(one).replace('.', other)).join('|') || '(?!)';
  return {
    pattern: new RegExp(
      `(?<![\\p{Script=Latin}\\d.,:#])(?:${signed}${decimal}|${decimal}${measured}|(?:${listed})0?(?![\\d\\p{Script=Latin}]|[.,:]\\d))`,
      'gu',
    ),
    right: ([text]) => text.replace(/[.,]/, own),
  };
}

/** The wrong forms in the texts of a file. */
export const slipsIn = (file: DataFile): (Slip & { path: Path; language: Language })[] => {
  const fractions = fractionsIn(file.data);
  return shaped(file, 'Text').flatMap(({ value, path }) =>
    (Object.entries(value) as [Language, string][]).flatMap(([language, text]) =>
      slipsOf(text, language, fractions).map((slip) => ({
        ...slip,
        language,
        path: [...path, language],
      })),
    ),
  );
};

/** The wrong forms in a text, in order of appearance. */
export function slipsOf(text: string, language?: Language, fractions: number[] = []): Slip[] {
  const rules = [
    ...SPACES,
    ...(/[\d０-９]|\binch/i.test(text) ? rulesOfNumbers(dieLetters()) : []),
    ...(language && /\d[.,]\d/.test(text) ? [ruleOfDecimals(language, fractions)] : []),
  ];
  const visible = text.replace(HIDDEN, (hidden) => '\u0000'.repeat(hidden.length));
  const slips: Slip[] = [];
  for (const { pattern, right } of rules) {
    for (const match of visible.matchAll(pattern)) {
      const slip = { offset: match.index, written: match[0], right: right(match) };
      if (slip.written !== slip.right) slips.push(slip);
    }
  }
  return slips.sort((a, b) => a.offset - b.offset);
}
