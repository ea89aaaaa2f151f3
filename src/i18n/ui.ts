/** Looks up interface words in a language. */
import { en, type Arguments, type Key, type Words } from './en.ts';
import { ja } from './ja.ts';
import { interfaceLanguage, type Language } from './languages.ts';
import { pl } from './pl.ts';
import { templateOf } from './plural.ts';

const dictionaries: Partial<Record<Language, Words>> = { en, pl, ja };

/** The dictionary of a language, or the English one where it has none, with numbers as that language writes them. */
const wordsOf = (language: Language): Words => (dictionaries[language] ??= withNumbersOf(language));

function withNumbersOf(language: Language): Words {
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    numberingSystem: 'latn',
  });
  const whole = percent.format(0.01).replace(/1\D0/, '{n}');
  const say = (n: number | string): string => whole.replace('{n}', String(n));
  return {
    ...en,
    'work.decimal-sign':
      percent.formatToParts(0.01).find(({ type }) => type === 'decimal')?.value ?? '.',
    'work.percent': ({ n }) => say(n),
    'work.percent-under': `under ${say(1)}`,
    'work.percent-over': `over ${say(99)}`,
  };
}

/** How many interface words a language lacks. */
export const missingWords = (language: Language): number =>
  interfaceLanguage(language) === language ? 0 : Object.keys(en).length;

export type Ui = <K extends Key>(key: K, ...fill: Arguments<K>) => string;

/** `ui('pl')('plate.page', { n: 4 })` → `s. 4` */
export function ui(language: Language): Ui {
  const words = wordsOf(language);
  return (key, ...[fill]) => {
    const message: string | ((fill: never, language: Language) => string) = words[key];
    return typeof message === 'string' ? message : message(fill as never, language);
  };
}

/**
 * Message templates for client scripts, which receive strings instead of functions:
 * `{ 'search.none': 'Nothing found for “{typed}”' }`. A plural has one entry per form, under key and
 * form: `search.count.few`.
 */
export function templates<K extends Key>(
  language: Language,
  keys: readonly K[],
): Record<K | `${K}.${Intl.LDMLPluralRule}`, string> {
  const words = wordsOf(language);
  const lines = keys.flatMap((key) => {
    const message: string | ((fill: never) => string) = words[key];
    const template = typeof message === 'string' ? message : templateOf(message, language);
    return typeof template === 'string'
      ? [[key, template]]
      : Object.entries(template).map(([form, text]) => [`${key}.${form}`, text]);
  });
  return Object.fromEntries(lines) as Record<string, string>;
}

export type { Key };
