/** What was probably meant by dice that are not written as the schema says. */
import type { ErrorObject } from 'ajv';
import { asCode } from '../../diagnostics/phrase.ts';
import { NUMBER_WORDS } from '../../text/number-words.ts';

/** `2d6` and `2 K6` → `2D6`; `3D6 keep highest`, `D6!` and `D6r1` → what is done with the dice, in words. */
export function diceHint(
  parentSchema: ErrorObject['parentSchema'],
  written: unknown,
  field?: string,
): string | undefined {
  // Two dice of ten sides, of which one gives the tens.
  const data =
    typeof written === 'string' ? written.replace(/^(\s*\d*\s*[dktw])\s*%/i, '$1100') : written;
  if (field === 'reroll') return rerollHint(String(data));
  const title: unknown = parentSchema?.['title'];
  const isPossible = title === 'RuleValue' || title === 'Amount';
  const more = field === 'dice' && isPossible ? moreDiceHint(String(data)) : undefined;
  if (more !== undefined) return more;
  if (isPossible ? !LETTER.test(String(data)) : title !== 'Dice') return undefined;
  const other = manyDice(data) ?? inWords(data) ?? ofFate(data) ?? otherDice(data);
  if (other !== undefined) return other;
  if (/\breroll(?:ing|s)? +(?:\d*[dkw]\d|[a-z])/i.test(String(data))) return AGAIN;
  const [, count = '', sides, plus = '', rest = ''] =
    /^1?(\d*)\s*[dkwｄｋ]\s*(\d+)\s*([+-]\s*\d+)?(.*)$/i.exec(String(data).trim()) ?? [];
  const dice = `${count}D${sides}${plus.replace(/\s/g, '')}${doneWith(rest, Number(count), sides)}`;
  return diceFormed(dice, rest, { form: String(parentSchema?.['pattern']), title: String(title) });
}

/** The dice as they are written here; without the rest, where that says nothing here. */
function diceFormed(
  dice: string,
  rest: string,
  { form, title }: { form: string; title: string },
): string | undefined {
  const isFormed = (text: string): boolean => new RegExp(form).test(text);
  if (isFormed(dice)) return digitsHint(dice, title) ?? `Write ${asCode(dice)}.`;
  const alone = /^\d*D\d+/.exec(dice)?.[0] ?? '';
  return isFormed(alone) && title === 'Dice' ? diceAlone(alone, rest) : undefined;
}

/** `D100 <= skill`, `1d6+pins`: the dice, and where the rest belongs. */
function diceAlone(dice: string, rest: string): string {
  const write = `Write ${asCode(dice)} here.`;
  const [, minus, name] = /^ *(?:\+|(-)) *([a-z][a-z0-9-]*)?/i.exec(rest) ?? [];
  if (/^ *[+-]/.test(rest)) {
    const amount = minus ? `{ each: -1, per: ${name ?? '…'} }` : (name ?? '…');
    return `${write} What is added each time is a modifier: ${asCode(`{ id: …, title: …, always: true, change: { add: ${amount} } }`)}.`;
  }
  const [, sign = '', target] = /^ *(<=?|>=?|=|≤|≥) *(\w[\w-]*)$/.exec(rest) ?? [];
  if (target !== undefined) {
    const field = { '<': 'below', '>': 'above', '=': 'equals', '>=': 'atLeast', '≥': 'atLeast' }[
      sign
    ];
    return `${write} What it is compared with is ${asCode(`target: ${target}`)} of the roll, and an outcome says how: ${asCode(`when: [{ subject: roll, ${field ?? 'atMost'}: target }]`)}.`;
  }
  return `${write} What can be done with dice follows them, and the rest is said in the text: ${asCode('dice: 3D6 highest 2')}, ${asCode('dice: D6 reroll 1')}, ${asCode('dice: D6 explode 6')}, ${asCode('dice: D6 extra 6')}.`;
}

/** `D66+1`, `2D66`, `D66 reroll 1`: what can be said of dice that are read as digits, by what they are written as. */
export function digitsHint(written: string, title: string): string | undefined {
  const [, count = '', dice = '', , plus = '', rest = ''] =
    /^(\d*)(D([2-9])\3+)([+-]\d+)?(.*)$/.exec(written) ?? [];
  if (dice === '' || count + plus + rest === '') return undefined;
  const digits = `${asCode(dice)} is ${dice.length - 1} dice, each of them a digit, and nothing else is done with them.`;
  if (plus !== '' && title === 'Amount')
    return `${digits} Write a sum: ${asCode(`[${dice}, ${Number(plus)}]`)}.`;
  return plus !== '' && title === 'Dice'
    ? `${digits} Write ${asCode(dice)}, and give the roll a modifier that is always there: ${asCode(`always: true, change: { add: ${Number(plus)} }`)}.`
    : `${digits} Write ${asCode(dice)}, and the rest in the text.`;
}

const SAME_DICE =
  'The same dice are rolled; other dice, and a whole roll that failed, are a roll of their own, to which `next` of the outcome leads.';
/** `2D6 reroll D8` */
const AGAIN = `Behind \`reroll\` stands what a die shows when it is rolled again: \`dice: D6 reroll 1\`. ${SAME_DICE}`;

/** Dice, where a number or a name is possible, too. */
const LETTER = /^\s*\d*\s*[dkw]\s*\d/i;

/** `d3` and `2d6`, which are written as names are, as the dice that they mean; undefined for other names. */
export const diceNamed = (name: string): string | undefined =>
  /^\d*d\d+$/.test(name) ? name.replace(/^1(?=d)/, '').toUpperCase() : undefined;

/** `D6x2` */
function manyDice(data: unknown): string | undefined {
  const [, sides, by] = /^1?D(\d+) ?[x×*] ?(\d+)$/i.exec(String(data).trim()) ?? [];
  return (
    by &&
    `Write ${asCode(`${by}D${sides}`)} for ${by} dice. To multiply what one shows, write ${asCode(`D${sides}`)}, and a modifier that is always there: ${asCode(`always: true, change: { multiply: ${by} }`)}.`
  );
}

/** `6`, `[D6, D6]`, `D6+D6`, `2xD6`, `2W6`, `D%`: dice in the notation of others. */
function otherDice(data: unknown): string | undefined {
  const text = (Array.isArray(data) ? data.join('+') : String(data)).replace(/\s/g, '');
  if (/^\d*D\d+(?:\+\d*D\d+)+$/i.test(text) && !/^\d*D(\d+)(?:\+\d*D\1)+$/i.test(text))
    return 'The dice of a roll are alike. Write one kind, and let a modifier that is `always` there add what players read from the other: a value of `origin: dice`.';
  const same = /^1?D(\d+)(?:\+1?D\1)+$/i.exec(text);
  if (same) return `Write ${asCode(`${text.split('+').length}D${same[1]}`)}.`;
  const [, count = '', sides = ''] =
    /^(?:1|(\d+))?[x×*]?[DKTW]?(\d+|%)$/i.exec(
      text.replace(/(?<=^\d*[DK])%/i, '100').replace(/(?<=[DK]100)%$/i, ''),
    ) ?? [];
  if (/^0?[01]$/.test(sides) || count === '0')
    return 'Write how many dice, and how many sides they have, of which there are at least 2: `dice: 2D6`. One die is `dice: D6`.';
  const [, die = ''] = /^1?D([2-9])(?:D\1){1,2}$/i.exec(text) ?? [];
  if (die !== '') {
    const number = text.split(/D/i).length - 1;
    return `Write ${asCode(`D${die.repeat(number)}`)} if each die is read as a digit, ${asCode(`${number}D${die}`)} if they are added.`;
  }
  const [, number] = /^(\d+)D$/i.exec(text) ?? [];
  if (number !== undefined)
    return `Write the number of sides behind the letter: ${asCode(`${number === '1' ? '' : number}D6`)}.`;
  return sides === '' || sides === '%' || /^D\d+$/.test(text)
    ? undefined
    : `Write ${asCode(`${count}D${sides}`)}.`;
}

/** `two dice` */
function inWords(data: unknown): string | undefined {
  const word = /^(\w*) *\b(?:die|dice)$/i.exec(String(data).trim())?.[1]?.toLowerCase();
  const number = word && /^an?$/.test(word) ? 1 : NUMBER_WORDS.indexOf(word || 'one');
  return word !== undefined && number > 0
    ? `Write how many dice, and how many sides they have: ${asCode(`${number > 1 ? number : ''}D6`)}.`
    : undefined;
}

/** `4dF` */
function ofFate(data: unknown): string | undefined {
  const written = /^(\d*) *DF(?:ate|udge)?$/i.exec(String(data).trim())?.[1];
  const number = Number(written || 1);
  return written === undefined
    ? undefined
    : `These dice show -1, 0 and 1: write ${asCode(`${number > 1 ? number : ''}D3-${2 * number}`)}, which has the same results.`;
}

/** What is done with dice, as other programs write it: `kh1`, `drop lowest`, `!`, `exploding on 6`, `reroll 1s`. */
function doneWith(rest: string, count: number, sides = ''): string {
  const words = rest
    .toLowerCase()
    .replace(/^ *%$/, '')
    .replace(/[:,]/g, ' ')
    .replace(/^!+$/, 'explode')
    .replace(
      /^(k|d)?(h|l)(\d*)$/,
      (_, drop: string, end: string, n: string) =>
        `${drop === 'd' ? 'drop' : ''} ${end === 'h' ? 'highest' : 'lowest'} ${n}`,
    )
    .replace(/^r(?=\d)/, 'reroll ')
    .replace(/\bkeep(?:ing)? +(\d+)\b(?! *(?:highest|lowest))/, 'highest $1')
    .replace(/(\d+) +(highest|lowest)\b(?! *\d)/, '$2 $1')
    .replace(/(\d+)\+/, `$1..${sides}`)
    .replace(/(\d) *[-–] *(?=\d)/, '$1..')
    .replace(/\b(?:exploding|explodes)\b/, 'explode')
    .replace(/\b(?:rerolling|rerolls)\b/, 'reroll')
    .replace(/\b(?:keep(?:ing)?|on|the)\b/g, '')
    .replace(/(?<=\d)s\b/, '')
    .replace(/(highest|lowest)(?!\s*\d)/, '$1 1')
    .replace(/explode(?!\s*\d)/, `explode ${sides}`)
    .replace(
      /drop(?:ping)?\s+(lowest|highest)\s+(\d+)/,
      (_, end: string, n: string) =>
        `${end === 'lowest' ? 'highest' : 'lowest'} ${count - Number(n)}`,
    )
    .trim();
  return words === '' ? '' : ` ${inOrder(words.replace(/\s+/g, ' '))}`;
}

/** What is done with dice, in the order in which it is written. */
const inOrder = (words: string): string =>
  words
    .split(/ (?=highest|lowest|reroll|explode|extra)/)
    .sort((one, other) => orderOf(one) - orderOf(other))
    .join(' ');
const orderOf = (words: string): number =>
  ['highest', 'lowest', 'reroll', 'explode', 'extra'].indexOf(words.replace(/ .*/s, ''));

/** `+2D6`: how many more dice a modifier gives. */
const moreDiceHint = (written: string): string | undefined => {
  const [, count] = /^\+ *(\d*)[DKTW]\d+$/i.exec(written) ?? [];
  return count === undefined
    ? undefined
    : `Write how many more dice are rolled: ${asCode(count || '1')}.`;
};

/** `failed`, `all` and `D8`: nothing that dice show. */
const OF_RESULTS = `Write what a die shows when it is rolled again: \`reroll: 1\`, or \`reroll: 1..3\` for several. ${SAME_DICE}`;

/** `1..2 once`, `1-2`, `1 or 2` and `[1, 2]`: which results are rolled again. */
export function rerollHint(written: string): string | undefined {
  const [, from, sign = '', to, again = ''] =
    /^(\d+)s?(?: *(\.\.|-|–|,|or|to) *(\d+)s?)?( *(?:once|one time|repeatedly|always|until.*))?$/i.exec(
      written,
    ) ?? [];
  const areFar = /,|or/i.test(sign) && Number(to) !== Number(from) + 1;
  if (from === undefined || areFar) return OF_RESULTS;
  const repeats = /repeat|always|until/i.test(again);
  const results = `${from}${to === undefined ? '' : `..${to}`}${repeats ? ' repeatedly' : ''}`;
  return `Write ${asCode(results)}${/on/i.test(again) ? ', which is once' : ''}.`;
}
