/** The modifiers and the result that the words of an example name, beside those that it has. */
import type { Language } from '../../i18n/languages.ts';
import { pageIn } from '../../model/address.ts';
import { pageOf, type DataFile } from '../../schema/data-file.ts';
import { shaped } from '../../schema/file-index.ts';
import { literal } from '../../text/literal.ts';
import type { Aliases, Example, Text, Value } from '../../../schemas/types.d.ts';

interface Part {
  id: string;
  title: Text;
  aliases?: Aliases;
}

/** Words that may name what does not apply. */
const NOT =
  /\b(?:no|not|never|neither|nor|none|without|unlike|instead|rather|than|only|except|if|but)\b|(?<!\p{L})(?:nie|bez|zamiast|tylko|oprócz|niż|gdyby|lecz|ale)(?!\p{L})|ない|なし|なく|ではなく|以外|より/iu;

const sameWords = (one = '', other = ''): boolean => one.toLowerCase() === other.toLowerCase();

/** What the words name, and what the example has instead. */
export interface OtherName {
  said: string;
  /** Where the example names it: `with`, or the field `expect`. */
  field: 'with' | 'expect';
  data: string;
  offset: number;
}

/** `Behind a wall` with `hedge`, or `runs in 21 of 36` with `stands: 21/36`: a name of this page in place of each that the example has. */
export function otherName(
  example: Example,
  text: string,
  language: Language,
  { file, values }: { file: DataFile; values: readonly Value[] },
): OtherName | undefined {
  if (NOT.test(text)) return undefined;
  if (pageIn(example.target ?? '') !== pageOf(file)) return undefined;
  const modifiers = shaped(file, 'Modifier').map(({ value }) => value);
  const given = new Set(
    Object.values(example.given ?? {})
      .flat()
      .map(String),
  );
  const free = modifiers.filter(({ when = [] }) =>
    when.every(({ is, not }) => ![is ?? [], not ?? []].flat().some((one) => given.has(one))),
  );
  const isValue = ({ title }: Part): boolean =>
    values.some((one) => sameWords(one.title[language], title[language]));
  const outcomes = shaped(file, 'Outcome').map(({ value }) => value);
  return (
    inPlaceOf(
      example.with ?? [],
      free.filter((part) => !isValue(part) || example.with?.includes(part.id)),
      'with',
      text,
      language,
    ) ?? inPlaceOf(resultsOf(example, outcomes, text), outcomes, 'expect', text, language)
  );
}

/** The results by name, and those whose odds the words say. */
function resultsOf(
  { expect = {} }: Example,
  outcomes: readonly { id: string }[],
  text: string,
): string[] {
  return Object.entries(expect).map(([name, is]) => {
    if (name === 'outcome') return String(is);
    // Words may say how often it is the other result.
    const [count = ''] = String(is).split('/');
    const isSaid = new RegExp(`(?<!\\d)${literal(count)}(?!\\d)`, 'u').test(text);
    return isSaid && outcomes.some(({ id }) => id === name) ? name : OTHER;
  });
}
/** What is no result with a name. */
const OTHER = '';

function inPlaceOf(
  had: readonly string[],
  parts: readonly Part[],
  field: OtherName['field'],
  text: string,
  language: Language,
): OtherName | undefined {
  const own = parts.filter(({ id }) => had.includes(id));
  if (had.length === 0 || own.length < had.length) return undefined;
  const [other, ...more] = parts.flatMap(({ id, title }) => {
    const said = title[language];
    const offset = had.includes(id) ? -1 : placeIn(said, text);
    // A figure behind a name is its own: `Attack 3`.
    const isCounted = /^\s*[:=]?\s*[+−-]?\d/u.test(text.slice(offset + said.length));
    return offset < 0 || isCounted ? [] : [{ said, offset }];
  });
  if (!other || more.length > 0) return undefined;
  const names = own.flatMap((part) => namesOf(part, language));
  return names.every((name) => !isHinted(name, text, other.said))
    ? { ...other, field, data: had.join(', ') }
    : undefined;
}

const namesOf = ({ title, aliases }: Part, language: Language): string[] => [
  title[language],
  ...(aliases?.[language] ?? []),
];

/** Whether a text has a name, or the beginning of a word of it that another name lacks. */
function isHinted(name: string, text: string, other: string): boolean {
  const words = name
    .toLowerCase()
    .match(/\p{Script=Han}{2,}|\p{Script=Katakana}{2,}|\p{Script=Latin}{4,}/gu);
  const starts = (words ?? []).map((word) => word.slice(0, Math.max(4, word.length - 3)));
  return (
    placeIn(name, text) >= 0 ||
    starts.some(
      (start) => !other.toLowerCase().includes(start) && text.toLowerCase().includes(start),
    )
  );
}

/** Where a name begins in the text as a word of its own, in the plural as well; −1 if it is not there. */
function placeIn(name: string, text: string): number {
  if (name.trim() === '') return -1;
  const found = new RegExp(`(?<!\\p{L})${literal(name)}(?:s|es)?(?!\\p{L})`, 'iu').exec(text);
  return found?.index ?? -1;
}
