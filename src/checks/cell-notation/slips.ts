/** Slips in cells: what was meant by a cell that has not the notation of its column. */
import { asCode } from '../../diagnostics/phrase.ts';
import { boundsOf, DICE_PATTERN } from '../../notation/cells.ts';
import { diceHint } from '../../schema/meant/meant-dice.ts';
import { halfWidth } from '../../text/half-width.ts';
import { asDecimal } from '../../text/number-in.ts';
import { nearMatch } from '../../text/near-match.ts';

/** A cell, the notation of its column, and what any cell of the table may be. */
interface Slip {
  value: string;
  pattern?: RegExp;
  words?: readonly string[];
}

const UNIT = /\s*(?:″|''|"|inch(?:es)?|in|cm|hex(?:es)?|′|f(?:oo|ee)?t)\s*$/i;

const UNIT_INSIDE = /(?<=\d)\s*(?:″|''|")(?=\s*[–—‒−-])/;

/** Slips of the keyboard in cells, and how each is repaired. */
const SLIPS: readonly { what: string; repair: (value: string) => string }[] = [
  { what: 'ordinary digits and signs', repair: halfWidth },
  { what: 'no unit, which stands at the column', repair: (value) => value.replace(UNIT, '') },
  {
    what: 'no unit, which stands at the column',
    repair: (value) => value.replace(UNIT_INSIDE, ''),
  },
  { what: 'straight quotation marks', repair: (value) => value.replace(/[‘’“”]/g, '') },
  {
    what: 'the number alone',
    repair: (value) => value.replace(/^(\d+(?:[.,]\d+)?) +\p{L}+\.?$/u, '$1'),
  },
  { what: 'a sign for “plus”', repair: (value) => value.replace(/^plus *(?=\d)/i, '+') },
  { what: 'no brackets', repair: (value) => value.replace(/^\((.*)\)$/, '$1') },
  { what: 'no space in a number', repair: (value) => value.replace(/(?<=\d) (?=\d{3}$)/, '') },
  {
    what: 'two full stops before a limit',
    repair: (value) =>
      value.replace(/^(\d+)-$/, '..$1').replace(/^(?:bis|up to|jusqu['’]à) *(\d+)$/i, '..$1'),
  },
  { what: 'no space', repair: (value) => value.replace(/(?<=\d) +(?=[+%])/, '') },
  {
    what: 'a plus sign for “or more”',
    repair: (value) =>
      value
        .replace(
          / +(?:or (?:more|better|higher)|oder (?:mehr|besser|höher)|ou plus|et plus)$/i,
          '+',
        )
        .replace(/^(?:ab|from|od|dès|à partir de) *(\d+)$/i, '$1+'),
  },
  {
    what: 'two full stops in a range',
    repair: (value) => value.replace(/(?<=\d)\s*(?:[–—‒−〜～~/-]|\.(?!\.)|\.{3}|…)\s*(?=\d)/, '..'),
  },
  { what: 'a decimal point', repair: (value) => value.replace(/\d+,\d+/, asDecimal) },
  {
    what: 'a fraction with a slash',
    repair: (value) =>
      value.replace(
        /(?<=(\d?))([½¼¾⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚])/,
        (_, whole: string, part: string) =>
          `${whole && ' '}${part.normalize('NFKD').replace('⁄', '/')}`,
      ),
  },
  { what: 'a hyphen as the minus sign', repair: (value) => value.replace(/^[–−]/, '-') },
  { what: 'zero instead of the letter O', repair: (value) => value.replace(/o/gi, '0') },
  {
    what: 'a plus sign behind a threshold',
    repair: (value) => value.replace(/^(?:≥ *)?(\d+)$/, '$1+'),
  },
  {
    what: 'a limit alone',
    repair: (value) => value.replace(/^(?:<=?|≤|up to|max\.?|do|bis|jusqu['’]à) *(?=\d+$)/i, ''),
  },
  { what: 'two full stops behind a limit', repair: (value) => value.replace(/^(\d+)\+$/, '$1..') },
  {
    what: '1 for 01, and 100 for 00',
    repair: (value) => {
      const read = value.replace(/(?<!\d)0+(?=[1-9])/g, '').replace(/(?<!\d)00$/, '100');
      const bounds = /^\d+\.\.\d+$/.test(value) ? boundsOf(read) : undefined;
      return bounds && bounds.from < bounds.to ? read : value;
    },
  },
  { what: 'dice with a capital D', repair: (value) => value.replace(/[dkwｄｋ](?=\d)/i, 'D') },
];

/** `?` for what cannot be read, `-` in quotes for nothing. */
const SIGNS_FOR_WORDS = new Map([
  ['?', 'unknown'],
  ['-', 'none'],
  ['–', 'none'],
  ['—', 'none'],
  ['n/a', 'none'],
  ['na', 'none'],
  ['nil', 'none'],
  ['nothing', 'none'],
  ['brak', 'none'],
  ['なし', 'none'],
  ['tbd', 'unknown'],
  ['??', 'unknown'],
]);

/** A word of the legend in capitals, or misspelt; another sign for nothing. */
function wordIn({ value, words = [] }: Slip): string | undefined {
  const text = value.trim().toLowerCase();
  const sign = SIGNS_FOR_WORDS.get(text);
  const near = words.includes(text)
    ? text
    : nearMatch(
        text,
        words.filter((word) => word.length > 3),
      );
  const word = sign ?? near;
  return word === undefined ? undefined : `Write ${asCode(word)}.`;
}

/** What to do with several figures in one cell. */
export const AS_COLUMNS =
  'Write one value; figures that stand beside each other have a column each. If each applies in a case of its own, say in which: `[{ value: 24, when: […] }, …]`. Boxes to tick off are a text, in a column with `type: text`.';
const SEVERAL = /^-?\d+\+?(?:(?: *[,;/|] *-?\d+\+?){2,}|(?: *[;|] *| *, +)-?\d+\+?)$/;

/** What a cell probably means that has not the notation of its column. */
export function slipIn(slip: Slip): string | undefined {
  const { value, pattern } = slip;
  const word = wordIn(slip);
  if (word !== undefined || !pattern) return word;
  if (SEVERAL.test(value)) return AS_COLUMNS;
  const otherColumn = underIn(value, pattern) ?? rolledIn(value, pattern);
  if (otherColumn !== undefined) return otherColumn;
  return (
    neededIn(value, pattern) ??
    repairedIn(value, pattern) ??
    markIn(value, pattern) ??
    diceIn(value, pattern)
  );
}

/** `3-` in a column of thresholds: 3 or less. */
function underIn(value: string, pattern: RegExp): string | undefined {
  const number = /^(?:(\d+) *[-−–]|[≤<]=? *(\d+))$/.exec(value)?.slice(1).find(Boolean);
  return number !== undefined && pattern.test('3+') && !pattern.test('3')
    ? `A threshold is so much or more. For ${number} or less, give the column ${asCode('type: number')} and write ${asCode(number)} here; an outcome of the roll compares ${asCode('atMost: target')}.`
    : undefined;
}

/** `2D6` in a column of numbers. */
const rolledIn = (value: string, pattern: RegExp): string | undefined =>
  new RegExp(`^(?:${DICE_PATTERN})$`).test(value) && pattern.test('24') && !pattern.test(value)
    ? `Dice stand in a column with ${asCode('type: count')}, which may have numbers, too, or with ${asCode('type: dice')}.`
    : undefined;

/** `8+`, where a number and a limit are possible: which of them is meant is not known. */
function neededIn(value: string, pattern: RegExp): string | undefined {
  const number = /^(\d+)\+$/.exec(value)?.[1];
  return number !== undefined && pattern.test(number) && pattern.test('45%')
    ? `Write ${asCode(number)}; or ${asCode(`${number}..`)} if all numbers from ${number} on are meant. Numbers that are needed on dice have a column with ${asCode('type: threshold')}.`
    : undefined;
}

/** The cell without its likely slips, and what was repaired; undefined if that is no cell either. */
function repairedIn(value: string, pattern: RegExp): string | undefined {
  const repaired = SLIPS.reduce(
    ({ text, done }, { what, repair }) => {
      const next = pattern.test(text) ? text : repair(text);
      return next === text ? { text, done } : { text: next, done: [...done, what] };
    },
    { text: value, done: [] as string[] },
  );
  if (repaired.done.length === 0 || !pattern.test(repaired.text)) return undefined;
  return `Write ${asCode(repaired.text)}: ${[...new Set(repaired.done)].join('; ')}.`;
}

/** `30*` and `30 [a]`: the mark of a footnote. */
function markIn(value: string, pattern: RegExp): string | undefined {
  const [, figure = ''] = /^(.*?)\s*(?:[*†‡§¶¹²³⁰⁴-⁹]+|[[(][a-z0-9*][\])])$/i.exec(value) ?? [];
  return figure !== '' && pattern.test(figure)
    ? `Write ${asCode(`{ value: ${figure}, notes: […] }`)}, with the ${asCode('id')} of the footnote, which is an item of ${asCode('notes')} of this file.`
    : undefined;
}

/** `4d6kh3`, where dice are possible. */
const diceIn = (value: string, pattern: RegExp): string | undefined =>
  pattern.test('2D6') && /\d *[dkw]|[dkw] *\d/i.test(value)
    ? diceHint({ title: 'Dice', pattern: `^(?:${DICE_PATTERN})$` }, value)
    : undefined;
