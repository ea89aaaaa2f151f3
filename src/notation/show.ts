/** Formats values for readers: signs, ranges, dice, units, amounts. */
import { getLanguage, type Language } from '../i18n/languages.ts';
import { withAddition } from '../i18n/format.ts';
import { foreignIn, type Foreign } from '../i18n/text.ts';
import { ui } from '../i18n/ui.ts';
import type { Amount, Change, Column, Text, Value } from '../../schemas/types.d.ts';
import { boundsOf } from './cells.ts';
import { parseDice, parseReroll, type Faces, type Reroll } from './dice.ts';
import { diceInText } from './dice-words.ts';
import { fraction, MINUS, number, signed } from './numbers.ts';
import { unitOf } from './units.ts';

/** Title of a named value, for amounts such as `−1 × pin markers`. */
export interface Namer {
  (name: string): string;
  /** The ruleset's declaration of a value; undefined if the name is not a value. */
  /** The language of the title, where it is another one than the reader's. */
  foreign?: (name: string) => Foreign;
  value?: (name: string) => Pick<Value, 'unit' | 'perOne' | 'asCost'> | undefined;
}

type Typed = Pick<Column, 'type' | 'unit'>;

/** Dice for readers, with what is done with them in words: `D6-3` → `D6−3`, `2D6 (keep the highest)`. */
export function showDice(text: string, language: Language): string {
  const t = ui(language);
  const parsed = parseDice(text);
  const { keep, reroll, explode, extra } = parsed ?? {};
  const bare = parsed ? text.replace(/ .*/, '') : text;
  const dice = diceInText(bare, language).replace('-', MINUS);
  const rules = [
    ...(keep ? [t(`dice.${keep.which}`, { n: keep.number })] : []),
    ...(reroll ? [showReroll(reroll, language)] : []),
    ...(explode ? [t('dice.explode', { on: facesOf(explode) })] : []),
    ...(extra ? [t('dice.extra', { on: facesOf(extra) })] : []),
  ];
  return rules.length > 0
    ? withAddition(dice, rules.join(getLanguage(language).list.semicolon), language)
    : dice;
}

const showReroll = (reroll: Reroll, language: Language): string =>
  ui(language)(reroll.repeatedly ? 'dice.reroll-repeatedly' : 'dice.reroll', {
    on: facesOf(reroll),
  });

const facesOf = ({ on: { from, to } }: { on: Faces }): string =>
  from === to ? String(from) : `${from}–${to}`;

/**
 * A plain cell value in the notation of its column: `18..60` in a distance column of inches →
 * `18–60″`.
 */
export function cellFigure(value: string | number, column: Typed, language: Language): string {
  const text = String(value);
  switch (column.type) {
    case 'signed': {
      const size = text.replace('+', '');
      const isPositive = !text.includes('..') && (boundsOf(size)?.to ?? 0) > 0;
      return (isPositive ? '+' : '') + range(size, language);
    }
    case 'multiple':
      return `×${figure(text, language)}`;
    case 'dice':
      return showDice(text, language);
    default:
      return range(text, language) + unitOf(column, language);
  }
}

/** `2 1/2` → `2½`, `-1.5` → `−1.5`; `−1,5` in languages with a decimal comma. */
const figure = (text: string, language: Language): string =>
  text.endsWith('%')
    ? ui(language)('work.percent', { n: figure(text.slice(0, -1), language) })
    : decimal(fraction(number(text)), language);
const decimal = (text: string, language: Language): string =>
  text.replace('.', ui(language)('work.decimal-sign'));

/** `0.5` → `½`, as cells say it from which it comes. */
const parted = (text: string): string =>
  text.replace(
    /([+−]?)0?(\d*)\.(25|5|75)$/,
    (_, sign: string, whole: string, part: string) =>
      sign + whole + fraction({ 25: '1/4', 5: '1/2', 75: '3/4' }[part] ?? ''),
  );

/** `6..9` → `6–9`, `..1` → `≤ 1`, `7..` → `≥ 7`; negative bounds are set off by spaces. */
function range(text: string, language: Language): string {
  if (!boundsOf(text)) return showDice(text, language);
  const [from = '', to] = text.split('..').map((bound) => figure(bound, language));
  if (to === undefined) return from;
  if (from === '') return `≤ ${to}`;
  if (to === '') return `≥ ${from}`;
  return text.includes('-') ? `${from} – ${to}` : `${from}–${to}`;
}

/** Ranges with one upper bound and two lower ones, as charts print them: `(0/24)–48″`. */
export function casesFigure(
  values: readonly (string | number)[],
  column: Typed,
  language: Language,
): string {
  const bounds = values.flatMap((value) => {
    const found = String(value).includes('..') ? boundsOf(value) : undefined;
    if (!found || found.to === Infinity) return [];
    const from = found.from === -Infinity ? 0 : found.from;
    return from < 0 ? [] : [{ from, to: found.to }];
  });
  const [first] = bounds;
  if (first && bounds.length === values.length && bounds.every(({ to }) => to === first.to))
    return `(${bounds.map(({ from }) => figure(`${from}`, language)).join('/')})–${figure(`${first.to}`, language)}${unitOf(column, language)}`;
  return values.map((value) => cellFigure(value, column, language)).join(' / ');
}

/** An amount in symbols, so that no language has to inflect a noun: `+12 − 1 × distance`. */
export function amount(value: Amount, language: Language, name: Namer, sign = false): string {
  if (value === 'unknown') return ui(language)('amount.unknown');
  if (typeof value === 'number') return decimal(parted((sign ? signed : number)(value)), language);
  if (typeof value === 'string')
    return parseDice(value)
      ? (sign ? '+' : '') + showDice(value, language)
      : (sign ? '+ ' : '') + name(value);
  if (Array.isArray(value)) return sum(value, language, name, sign);
  return scaled(value, language, name, sign);
}

function sum(terms: readonly Amount[], language: Language, name: Namer, sign: boolean): string {
  const [first = '', ...rest] = terms.map((term) => amount(term, language, name, true));
  const tail = rest.map((term) => ` ${term.replace(/^([+−])\s?/, '$1 ')}`).join('');
  return (sign ? first : first.replace(/^\+\s?/, '')) + tail;
}

type Scaled = Exclude<Amount, number | string | readonly unknown[]>;

function scaled(value: Scaled, language: Language, name: Namer, sign: boolean): string {
  if (value.from !== undefined && value.to !== undefined)
    return ui(language)('amount.from-to', { from: signed(value.from), to: signed(value.to) });
  const words = perEvery(value, language, name, sign);
  if (words !== undefined) return words;
  const of = name(value.per ?? '');
  const each = value.each ?? 1;
  const above = value.above === undefined ? of : `(${of} − ${value.above})`;
  const { every } = value;
  // A part of one is a fraction: `½ × terrain modifier`.
  const isPart = every !== undefined && Math.abs(each) === 1;
  const times = Math.abs(each) === 0.5 ? '½' : decimal(number(Math.abs(each)), language);
  const size = isPart ? fraction(`1/${every}`) : times;
  const unit = every === undefined || isPart ? above : `${above} / ${every}`;
  const plus = sign ? '+' : '';
  const opening = each < 0 ? MINUS : plus;
  // A factor of one is omitted; its sign is then separated from the name by a space.
  const own = opening === '' ? unit : `${opening} ${unit}`;
  return withRounding(size === '1' ? own : `${opening}${size} × ${unit}`, value, language);
}

type Rounding = NonNullable<Scaled['round']>;

/** `rounded up`, as every page, paper and calculator says it. */
export const rounding = (round: Rounding, language: Language): string =>
  ui(language)(`round.${round}`);

/**
 * `−1 per 2″ beyond 24″ (rounded up)`, after a formula in brackets `½ × (range − 6), rounded up`. Where nobody knows how, the
 * reason stands beside the amount.
 */
function withRounding(text: string, { round }: Scaled, language: Language): string {
  if (round === undefined || round === 'unknown') return text;
  const words = rounding(round, language);
  return /[)）]$/.test(text)
    ? `${text}${getLanguage(language).list.comma}${words}`
    : withAddition(text, words, language);
}

/** `+1 for every 30 men, rounded down`; undefined where nothing says how a part of them counts. */
function perEvery(
  { each = 1, per = '', above, every, round }: Scaled,
  language: Language,
  name: Namer,
  sign: boolean,
): string | undefined {
  if (above !== undefined || !round || round === 'unknown') return undefined;
  return ui(language)(round === 'down' ? 'amount.per-every-down' : 'amount.per-every-up', {
    each: decimal((sign ? signed : number)(each), language),
    every: `${every}${unitOf(name.value?.(per) ?? {}, language)}`,
    of: name(per),
  });
}

/** `−1 per Pin marker`, `−1 per 2″ beyond 24″`; a sum is shown as a formula. */
function added(value: Amount, language: Language, name: Namer): string {
  const t = ui(language);
  if (typeof value === 'object' && !Array.isArray(value)) {
    const { each, per: of, above, every } = value;
    const counted = of === undefined ? undefined : name.value?.(of);
    const steps = above !== undefined && every !== undefined;
    if (each !== undefined && steps)
      return withRounding(
        t('amount.per-above', {
          each: signed(each),
          every: `${every}${unitOf(counted ?? {}, language)}`,
          above: `${above}${unitOf(counted ?? {}, language)}`,
        }),
        value,
        language,
      );
    if (each !== undefined && counted?.perOne && above === undefined && every === undefined)
      return t('amount.per-one', { each: signed(each), perOne: plain(counted.perOne, language) });
  }
  return amount(value, language, name, true);
}

/** A change in words and symbols: `−1`, `×½ (then rounded up)`, `becomes 12`, `1 column higher`. */
export function change(value: Change, language: Language, name: Namer, round?: Rounding): string {
  const text = changed(value, language, name);
  return round === undefined ? text : withAddition(text, thenRounded(round, language), language);
}

/** `then rounded up` */
export function thenRounded(round: Rounding, language: Language): string {
  const words = rounding(round, language);
  return round === 'unknown' ? words : ui(language)('round.then', { rounding: words });
}

function changed(value: Change, language: Language, name: Namer): string {
  const t = ui(language);
  if (value.add !== undefined) return added(value.add, language, name);
  if (value.dice !== undefined)
    return typeof value.dice === 'number'
      ? t('amount.dice', { n: value.dice })
      : t('amount.dice-named', { amount: added(value.dice, language, name) });
  if (value.reroll !== undefined) return showReroll(parseReroll(value.reroll), language);
  if (value.multiply !== undefined)
    return `×${figure(String(value.multiply), language).replace(MINUS, `\u2009${MINUS}`)}`;
  if (value.set !== undefined)
    return value.set === 'unknown'
      ? t('amount.set-unknown')
      : t('amount.set', { amount: amount(value.set, language, name) });
  const { shift } = value;
  if (!shift) return '';
  return typeof shift.columns === 'number'
    ? t(`shift.${shift.toward}`, { n: shift.columns })
    : amount(shift.columns, language, name);
}

/** A text in a language as plain words: without Markdown, dice in the letters of the language. */
export const plain = (text: Text, language: Language): string =>
  diceInText(
    text[language].replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`]/g, ''),
    language,
  );

/** The words for a thing, and their language where it is not the reader's. */
export interface Name extends Foreign {
  name: string;
}

/** A text as a name, in plain words. */
export const nameIn = (text: Text, language: Language): Name => ({
  name: plain(text, language),
  ...foreignIn(text, language),
});
