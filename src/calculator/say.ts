/** The words of a calculator, from its data; runs in Node and in the browser. */
import type { fillerOf } from '../text/fill-in.ts';
import { number, signed } from '../notation/numbers.ts';
import type { Problem } from '../workout/problem.ts';

/** Words of a problem (workout/build/texts.ts), with the amounts of modifiers under `=` and their address. */
export type Texts = Readonly<Partial<Record<string, string>>>;

/** What sentences about a problem are made of. */
export interface Sayer {
  problem: Problem;
  texts: Texts;
  say: Say;
  /** Link to the page of an address. */
  linkTo: (address: string) => string;
  /** `2D6` as the reader's language writes it. */
  dice: (notation: string) => string;
}
/** What names and sentences without links need. */
export type Words = Pick<Sayer, 'problem' | 'texts' | 'say'>;

/** An interface word, filled in. */
export type Say = ReturnType<typeof fillerOf>;

/**
 * The name of the thing at an address; its id if it has no name, so that the result is never empty.
 */
export const nameOf = (texts: Texts, address: string): string =>
  texts[address] ?? address.replace(/^.*[#/:]/, '');

/** `−1.5`, `2D6`; `−1,5`, `2K6` in languages with a decimal comma, or another letter for dice. */
export const numeral = (value: number | string, say: Say): string =>
  number(value).replace('.', say('work.decimal-sign')).replace('D', say('work.die'));

/** `+1.5`; `+1,5` */
export const signedNumeral = (value: number, say: Say): string =>
  signed(value).replace('.', say('work.decimal-sign'));

/** A number of the value with this name: of a modifier with its sign. */
export const valueNumeral = (
  name: string,
  value: number | string,
  { problem, say, texts }: Words,
): string =>
  (problem.values[name]?.signed ? signedNumeral(Number(value), say) : numeral(value, say)) +
  (texts[`sign:${name}`] ?? '');

/** Alternatives, each once: `7 or 8`, `7, 8 or 9`. */
export function anyOf(texts: readonly string[], say: Say): string {
  const all = [...new Set(texts)];
  const end = all.splice(-1);
  return [all.join(say('work.comma')), ...end].filter(Boolean).join(say('work.or'));
}

/** `Range 24″`. Languages without spaces have none before a number, but `OM1 10` is two numbers. */
export const withNumber = (name: string, number: string, say: Say): string =>
  [name, number].filter(Boolean).join(/\w$/.test(name) ? ' ' : say('work.sentence-space'));

/** For `lang`: the language of a name, where it is not the reader's. */
export function langOf(texts: Texts, address: string): { lang?: string } {
  const lang = texts[`lang:${address}`];
  return lang === undefined ? {} : { lang };
}

/** Links to the pages of a ruleset; `root` is their common beginning, `entry` the page itself. */
export const linksFrom =
  (entry: string, root: string) =>
  (address: string): string => {
    const [page = '', part] = address.split('#');
    if (page === entry && part !== undefined) return `#${part}`;
    return `${root}${page}/${part === undefined ? '' : `#${part}`}`;
  };
