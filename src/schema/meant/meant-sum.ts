/** An amount that is written as a calculation, or with a printed minus. */
import { asCode } from '../../diagnostics/phrase.ts';

/** `7 - losses` → `[7, { each: -1, per: losses }]`; undefined for what is no sum of two or no product. */
export function sumOf(text: string): string | undefined {
  const product = productOf(text);
  if (product !== undefined) return product;
  const part = /^(?:\d+|[a-z][a-z0-9-]*[a-z0-9]|[a-z])$/;
  const [, first = '', sign = '', second = ''] =
    /^ *([a-z0-9-]*?) *(?<=^ *| )([-−–+])(?= |[a-z]) *([a-z0-9-]+) *$/.exec(text) ?? [];
  if (!part.test(second) || (first !== '' && !part.test(first))) return undefined;
  const isMinus = /[-−–]/.test(sign);
  if (/^\d+$/.test(second))
    return first === '' ? undefined : `[${first}, ${isMinus ? '-' : ''}${second}]`;
  const added = isMinus ? scaled(-1, second) : second;
  if (first !== '') return `[${first}, ${added}]`;
  return isMinus ? added : undefined;
}

const scaled = (number: number, name: string): string => `{ each: ${number}, per: ${name} }`;

/** `-10 * wounds`, `wounds × 2`, `2x wounds` */
function productOf(text: string): string | undefined {
  const [, number, name] =
    /^ *([-+−–]?\d+) *(?:[*×·]|x(?![a-z])) *([a-z](?:[a-z0-9-]*[a-z0-9])?) *$/i.exec(text) ?? [];
  const [, first, times] =
    /^ *([a-z](?:[a-z0-9-]*[a-z0-9])?) *(?:[*×·]| x(?= ?[\d-])) *([-+−–]?\d+) *$/i.exec(text) ?? [];
  const by = number ?? times;
  const of = (name ?? first)?.toLowerCase();
  return by === undefined || of === undefined
    ? undefined
    : scaled(Number(by.replace(/[−–]/, '-')), of);
}

/** Any other calculation: which parts of it an amount can have. */
export const formulaHint = (text: string): string | undefined =>
  /[a-z]/i.test(text) &&
  /\d|[a-z]{2}/i.test(text) &&
  /[*×÷/()]|\s[+-]\s/.test(text) &&
  /^[\w\s()+*×÷/.−–-]+$/.test(text)
    ? `An amount is no formula. A list adds up, ${asCode('add: [3, pins]')}; ${asCode('{ each: -10, per: pins }')} is so much for each, and ${asCode('{ each: 1, per: pins, every: 2, round: down }')} a part. What multiplies a sum is a modifier of its own, ${asCode('change: { multiply: 2 }')}.`
    : undefined;

/** `3-pins` → `[3, { each: -1, per: pins }]`, where `pins` is one of the names: `6-pounder` is none. */
export const sumWithoutSpaces = (text: string, names: Iterable<string>): string | undefined => {
  const [, first, sign, second = ''] = /^(\d+)([-+*])(.+)$/.exec(text) ?? [];
  return [...names].includes(second) ? sumOf(`${first} ${sign} ${second}`) : undefined;
};

/** `−2` and `–2` → how a minus sign is written in figures. */
export const minusHint = (data: unknown): string | undefined =>
  typeof data === 'string' && /^[−–]\d/.test(data)
    ? `Use the hyphen as a minus sign in figures: -${data.slice(1)}.`
    : undefined;

/** Parts of a value in words, by how many of it give one. */
const PARTS = ['', '', 'half', 'a third', 'a quarter', 'a fifth'];

/** `target/5`, `half skill`, `1/3 of skill`: one for every so many; `skill*2`: as many as it is, times a number. */
function shareHint(text: string): string | undefined {
  const [, name, every] = /^([a-z][a-z0-9-]*) *[/÷] *(\d+)$/.exec(text) ?? [];
  const [, part = '', of] = /^(1\/\d+|half|a [a-z]+)(?: of)? ([a-z][a-z0-9-]*)$/.exec(text) ?? [];
  const number = every ?? (part.startsWith('1/') ? part.slice(2) : PARTS.indexOf(part || '?'));
  if (Number(number) > 1)
    return `Write ${asCode(`{ each: 1, per: ${name ?? of}, every: ${number}, round: down }`)}: 1 for every ${number}, and a rest does not count; with ${asCode('round: up')} it does.`;
  const [, first, times] = /^([a-z][a-z0-9-]*) *[*×] *(\d+)$/.exec(text) ?? [];
  return first && `Write ${asCode(`{ each: ${times}, per: ${first} }`)}.`;
}

/** `x2`, `half`, `double`: by how much a value is multiplied. */
export function factorHint(text: string): string | undefined {
  const [, number] = /^(?:[x×*] *(\d+)|(\d+) *[x×*])$/i.exec(text)?.filter(Boolean) ?? [];
  const part = PARTS.indexOf(text === 'half' ? text : `a ${text}`);
  const times = ['', '', 'double', 'triple'].indexOf(text);
  const word = part > 1 ? `1/${part}` : undefined;
  const factor = number ?? word ?? (times > 1 ? `${times}` : undefined);
  return factor && `Write ${asCode(factor)}.`;
}

/** `-1 per pins`, `target/5`, `-D6` and `+D6` */
export function scaledHint(text: string): string | undefined {
  const share = shareHint(text);
  if (share !== undefined) return share;
  const [, each, per] = /^([+-]?\d+) (?:per|pro|je|par|za) (\p{L}[\p{L}0-9-]*)$/u.exec(text) ?? [];
  if (per !== undefined)
    return `Write ${asCode(`{ each: ${Number(each)}, per: ${/^[a-z0-9-]+$/.test(per) ? per : '…'} }`)}, with the id of the value that is counted.`;
  const [, sign] = /^([+-]) ?\d*[DKTW]\d+$/i.exec(text) ?? [];
  return sign === undefined
    ? undefined
    : `Declare the dice as a value with \`origin: dice\` in values.yaml, and write ${sign === '-' ? '`{ each: -1, per: NAME }`' : 'its name'}.`;
}

/** `target: { min: 4 }`: an amount is the number, and what compares with it says how. */
export const limitOf = (number: unknown): string =>
  `Write ${typeof number === 'number' ? asCode(String(number)) : 'the number'} alone, without braces. How the dice are compared with it, an outcome says: ${asCode('when: [{ subject: roll, atLeast: target }]')}, or ${asCode('atMost')}.`;
export const LIMIT =
  /^(?:min(?:imum)?|max(?:imum)?|atleast|atmost|atLeast|atMost|least|most|equals|below)$/;
