/** What language is meant by a word that is not its tag. */
import type { ErrorObject } from 'ajv';
import { asCode, list, meant } from '../../diagnostics/phrase.ts';
import { LANGUAGE_TAG } from '../../i18n/languages.ts';
import { nearMatch } from '../../text/near-match.ts';
import { isObject } from '../guards.ts';

/** Languages under the codes of their countries, and under names that no list of languages has. */
const OTHER_CODES: Readonly<Record<string, string>> = {
  eng: 'en',
  angielski: 'en',
  pol: 'pl',
  japan: 'ja',
  jp: 'ja',
  jpn: 'ja',
  cz: 'cs',
  ua: 'uk',
};

let named: ReadonlyMap<string, string> | undefined;

/** The tag of each language by its names, in English and in itself: `german` and `deutsch` → `de`. */
const tagsByName = (): ReadonlyMap<string, string> => (named ??= new Map(LETTERS.flatMap(namesOf)));

function namesOf(tag: string): [name: string, tag: string][] {
  const english = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(tag);
  if (english === undefined) return [];
  const own =
    Intl.DisplayNames.supportedLocalesOf(tag).length > 0
      ? new Intl.DisplayNames([tag], { type: 'language' }).of(tag)
      : undefined;
  return [english, own ?? english].map((name) => [name.toLowerCase(), tag]);
}

const ALPHABET = 'a b c d e f g h i j k l m n o p q r s t u v w x y z'.split(' ');
/** All tags of two letters, of which not all are one of a language. */
const LETTERS = ALPHABET.flatMap((one) => ALPHABET.map((other) => `${one}${other}`));

/** `English`, `Suomi`, `EN`, `jp`, `pt_br` → the tag of the language; undefined if none is known for it. */
export function languageMeant(word: string): string | undefined {
  const name = word.toLowerCase();
  const known = OTHER_CODES[name] ?? tagsByName().get(name);
  if (known !== undefined) return known;
  const written = word.replaceAll('_', '-');
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,4})*$/i.test(written)) return undefined;
  const [tag = ''] = Intl.getCanonicalLocales(written);
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  return LANGUAGE_TAG.test(tag) && names.of(tag) !== undefined ? tag : undefined;
}

/** The tag to write, where the word is not one. */
export function languageHint(data: unknown): string | undefined {
  const tag = languageMeant(String(data));
  return tag === undefined || tag === data ? undefined : `Write ${asCode(tag)}.`;
}

/** What to write in place of a word that is none of these tags. */
export const tagHint = (data: unknown, allowed: readonly string[]): string =>
  languageHint(data) ??
  meant(typeof data === 'string' ? nearMatch(data, allowed) : undefined) ??
  `Write the tag of the language, such as ${list(allowed)}.`;

/** Whether it is a list of languages. */
export function needsLanguages(schema: ErrorObject['parentSchema']): boolean {
  const items: unknown = schema?.['items'];
  return isObject(items) && /\/language(?:Tag)?$/.test(String(items['$ref']));
}
