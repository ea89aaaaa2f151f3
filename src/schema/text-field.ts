/** Words for a field that no text has: a language that is not declared, or the rest of a text after its comma. */
import { nearMatch } from '../text/near-match.ts';
import { asCode, list, meant, type Phrase } from '../diagnostics/phrase.ts';
import { isObject } from './guards.ts';

/** `key` is the unknown field of the text `data`, `known` the languages; undefined where it can be anything. */
export function describeTextField(
  key: string,
  data: unknown,
  known: readonly string[],
): Phrase | undefined {
  const fields = Object.entries(isObject(data) ? data : {});
  const at = fields.findIndex(([name]) => name === key);
  // { en:'Down, but alive' } is a field of which the name goes on behind the colon.
  const glued = /^([a-z]{2,3}(?:-\w+)?):(?=\S)/.exec(
    fields[at - 1]?.[1] === null ? (fields[at - 1]?.[0] ?? '') : key,
  );
  if (glued)
    return {
      message: `There is no space after ${asCode(glued[0])}.`,
      hint: `Write one: ${asCode(`${glued[1] ?? ''}: …`)}.`,
    };
  // { en: Down, but alive, pl: … } is parsed as a field "but alive" without a value.
  if (fields[at]?.[1] === null)
    return {
      message: `The text ends at the comma before ${asCode(key)}.`,
      hint: /^[“„«]/.test(String(fields[at - 1]?.[1]))
        ? "Put the whole text in straight quotation marks: '…'. Curly ones are part of the text."
        : 'Quote a text that contains a comma.',
    };
  if (!/^[a-z]{2,3}(?:-\w+)?$/.test(key)) return undefined;
  return {
    message: `The texts have no language ${asCode(key)}.`,
    hint:
      meant(known.find((tag) => tag === OTHER_CODES[key.toLowerCase()]) ?? nearMatch(key, known)) ??
      `Known are ${list(known)}. Another one stands in ${asCode('languages')} of ${asCode('ruleset.yaml')}.`,
  };
}

/** Codes of countries, and of three letters, that are written for a language. */
const OTHER_CODES: Readonly<Record<string, string>> = {
  jp: 'ja',
  jpn: 'ja',
  pol: 'pl',
  eng: 'en',
  uk: 'en',
  gb: 'en',
  us: 'en',
  deu: 'de',
  ger: 'de',
  cz: 'cs',
};
