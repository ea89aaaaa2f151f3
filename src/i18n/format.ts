/** Combines texts with the punctuation of a language: lists, labels, brackets, first sentences. */
import { getLanguage, type Language } from './languages.ts';

/** `a, b, c`; `a、b、c` */
export function listOf(items: readonly string[], language: Language): string {
  const { comma, semicolon } = getLanguage(language).list;
  return items.join(haveCommas(items, language) ? semicolon : comma);
}

/** Whether one of several items has a comma outside brackets and quotes, which would be read as one between items. */
export const haveCommas = (items: readonly string[], language: Language): boolean =>
  items.length > 1 &&
  items.some((item) =>
    item
      .replace(/[(（“„「][^()（）“”„「」]*[)）”」]/gu, '')
      .includes(getLanguage(language).list.comma),
  );

/** `a; b`: for long items. */
export const longListOf = (items: readonly string[], language: Language): string =>
  items.join(getLanguage(language).list.semicolon);

/** `a / b`; `a・b`: the values of one cell, each with its condition. */
export const casesOf = (items: readonly string[], language: Language): string =>
  items.join(getLanguage(language).words.spaced ? ' / ' : '・');

/** `a, b and c`; in Japanese `aとb`, `a、b、c` */
export const allOf = (items: readonly string[], language: Language): string =>
  // Japanese uses と only between two items.
  items.length > 2 && !getLanguage(language).words.spaced
    ? listOf(items, language)
    : joined(items, language, 'and');

/** `a, b or c`; in Japanese `a、bまたはc` */
export const anyOf = (items: readonly string[], language: Language): string =>
  joined(items, language, 'or');

/** `a, b or c` after a “not”: `a, b ani c`; in Japanese `a・b・c` */
export const neitherOf = (items: readonly string[], language: Language): string => {
  const { list, words } = getLanguage(language);
  // Japanese uses the same separator throughout.
  return words.spaced ? joined(items, language, 'nor') : items.join(list.nor);
};

/**
 * Lowers the first letter, for `the firer` inside a line, unless the text begins with an
 * abbreviation, or is in a language that writes nouns with a capital, as German does.
 */
export const lowerFirst = (text: string, language?: Language): string =>
  /^\p{Lu}\p{Ll}/u.test(text) && !(language && getLanguage(language).capitalNouns)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** The same for a name of several ordinary words, but not for a role such as `Defender`: `side with a vehicle`. */
export const lowerPhrase = (name: string, language?: Language): string =>
  /^\p{L}+ \p{Ll}/u.test(name) ? lowerFirst(name, language) : name;

/** Removes the full stop at the end of a sentence or label. */
export const withoutStop = (text: string): string => text.replace(/[.。]$/, '');

/** HTML without the full stop at its end, and that stop, which follows a mark in brackets: `within 6″ (inferred).` */
export function partedStop(html: string): { text: string; stop?: string } {
  const [, text = '', stop, tags = ''] = /^([^]*)([.。])((?:<\/\w+>)*)$/u.exec(html) ?? [];
  return stop === undefined ? { text: html } : { text: text + tags, stop };
}

/** Ends a name or a line with a full stop, unless it ends a sentence already, also inside brackets, quotes or HTML. */
export const withStop = (text: string, language: Language): string =>
  /[.!?…。！？][)”"」』）]*(?:<\/\w+>)*$/u.test(text)
    ? text
    : `${text}${getLanguage(language).sentence.stop}`;

function joined(items: readonly string[], language: Language, last: 'and' | 'or' | 'nor'): string {
  const { list } = getLanguage(language);
  const head = items.slice(0, -1).join(list.comma);
  const tail = items.at(-1) ?? '';
  return head === '' ? tail : `${head}${list[last]}${tail}`;
}

/** `Source: sheet, page 4`; `出典：シート` */
export const labelled = (label: string, text: string, language: Language): string =>
  `${label}${getLanguage(language).colon}${text}`;

/** A label with its colon, before something that is printed apart: `Source: `; `出典：` */
export const labelBefore = (label: string, language: Language): string =>
  `${label}${getLanguage(language).colon}`;

/** `Final Fire (FF)`; `最終射撃（FF）` */
export function withAddition(text: string, addition: string, language: Language): string {
  const [open, close] = getLanguage(language).brackets;
  return `${text}${open}${addition}${close}`;
}

/** `(disputed)`; `（食い違い）`: behind other words, from which it would not stand apart when copied. */
export const inBrackets = (word: string, language: Language): string =>
  withAddition('', word, language).trim();

/** `“Hit”`; `「命中」` */
export function quoted(text: string, language: Language): string {
  const [open, close] = getLanguage(language).quotes;
  return `${open}${text}${close}`;
}

/** Text that is about to be quoted: its own quotation marks become those inside others. */
export function nested(text: string, language: Language): string {
  const { quotes, innerQuotes } = getLanguage(language);
  return quotes.reduce(
    (inner, mark, side) => inner.replaceAll(mark, innerQuotes[side] ?? ''),
    text,
  );
}

/** `Bolt Action, 1st ed.` */
export const editionName = (title: string, edition: string, language: Language): string =>
  // 版は不明 would read as the end of the name.
  `${title}${edition.startsWith('版') ? getLanguage(language).list.comma : getLanguage(language).editionComma}${edition}`;

/** Joins whole sentences. */
export const sentencesOf = (sentences: readonly string[], language: Language): string =>
  sentences.join(getLanguage(language).sentence.space);

/**
 * The first sentence as a name: without its full stop, cut at a word if it exceeds `nameLength`.
 */
export function firstSentence(text: string, language: Language): string {
  const { sentence, nameLength } = getLanguage(language);
  const first = text.split(sentence.boundary)[0] ?? '';
  const name = first.endsWith(sentence.stop) ? first.slice(0, -sentence.stop.length) : first;
  return name.length <= nameLength
    ? name
    : `${name.slice(0, nameLength - 1).replace(/\s\S*$/, '')}…`;
}

/** With each sign of a comparison in one line with what follows it. */
export const unbrokenSigns = (text: string): string =>
  text.replace(/(?<=[=<>≤≥]) (?=\S)/g, '\u00A0');
