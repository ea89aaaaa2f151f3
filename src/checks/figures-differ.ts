/**
 * Every number in a text is the same in every language: a typing error in one language differs from
 * the others.
 */
import {
  byLanguage,
  DEFAULT_LANGUAGE,
  getLanguage,
  TRANSLATIONS,
  type Language,
} from '../i18n/languages.ts';
import { writtenIn } from '../i18n/text.ts';
import { numberWordsIn } from '../i18n/number-words.ts';
import { figuresOf, type Figure } from '../notation/figures-in-text.ts';
import { shaped } from '../schema/file-index.ts';
import { defineCheck } from './check.ts';
import { asCode } from '../diagnostics/phrase.ts';

const [FIRST_TRANSLATION = DEFAULT_LANGUAGE] = TRANSLATIONS;

/** The numbers in a text. */
interface Numbers {
  /** Written as digits: the other languages must have them, too. */
  figures: readonly Figure[];
  /** Written as words, as the digits `1` and `2`: they may match a digit in another language. */
  words: () => readonly string[];
}

interface Difference {
  missing: readonly string[];
  extra: readonly Figure[];
}

interface Args {
  language: Language;
  missing: readonly string[];
  extra: readonly string[];
}

export const figuresDiffer = defineCheck({
  code: 'figures-differ',
  scope: 'file',
  severity: 'error',
  excusable: true,
  message: ({ language, missing, extra }: Args) => {
    const parts = [
      ...(missing.length > 0 ? [`lacks ${listOf(missing)}`] : []),
      ...(extra.length > 0 ? [`has ${listOf(extra)} too many`] : []),
    ];
    return `The ${getLanguage(language).english} text ${parts.join(' and ')}.`;
  },
  hint: () => 'Write the values of the game as digits, the same in all languages.',
  run: ({ file, report }) => {
    for (const { value, path } of shaped(file, 'Text')) {
      const numbers = byLanguage((language) => ({
        figures: figuresOf(value[language]),
        words: () => numberWordsIn(value[language], language),
      }));
      const written = writtenIn(value).filter((tag) => tag !== DEFAULT_LANGUAGE);
      for (const language of findDifferent(numbers, written)) {
        const { missing, extra } = compare(
          numbers[language],
          numbers[
            language === DEFAULT_LANGUAGE ? (written[0] ?? FIRST_TRANSLATION) : DEFAULT_LANGUAGE
          ],
        );
        report(
          { path: [...path, language], offset: extra[0]?.offset ?? 0 },
          { language, missing, extra: extra.map(({ figure }) => figure) },
        );
      }
    }
  },
});

const listOf = (figures: readonly string[]): string => figures.map(asCode).join(', ');

/**
 * The languages that differ: from English, or English itself when several others agree, or when the only other one has a
 * number more: what one of two texts has as digits, the other says in words or not at all.
 */
function findDifferent(
  numbers: Record<Language, Numbers>,
  written: readonly Language[],
): readonly Language[] {
  const different = TRANSLATIONS.filter(
    (language) => !agree(numbers[language], numbers[DEFAULT_LANGUAGE]),
  );
  const [first = FIRST_TRANSLATION] = written;
  const agreeing = written.every((language) => agree(numbers[language], numbers[first]));
  const { missing } = compare(numbers[first], numbers[DEFAULT_LANGUAGE]);
  const isEnglish = agreeing && (written.length > 1 ? different.length > 1 : missing.length === 0);
  return different.length > 0 && isEnglish ? [DEFAULT_LANGUAGE] : different;
}

const agree = (a: Numbers, b: Numbers): boolean => {
  const { missing, extra } = compare(a, b);
  return missing.length === 0 && extra.length === 0;
};

/** Numbers of one text that the other has neither as a digit nor as a word, in any order. */
function compare(here: Numbers, there: Numbers): Difference {
  const extra = subtract(here.figures, figuresIn(there), ({ figure }) => figure);
  const missing = subtract(figuresIn(there), figuresIn(here), (figure) => figure);
  return {
    extra: extra.length === 0 ? extra : subtract(extra, there.words(), ({ figure }) => figure),
    missing: missing.length === 0 ? missing : subtract(missing, here.words(), (figure) => figure),
  };
}

const figuresIn = ({ figures }: Numbers): string[] => figures.map(({ figure }) => figure);

/** Removes items whose number is in `figures`; each number in `figures` removes one item. */
function subtract<Item>(
  items: readonly Item[],
  figures: readonly string[],
  figureOf: (item: Item) => string,
): Item[] {
  const left = [...figures];
  return items.filter((item) => {
    const at = left.indexOf(figureOf(item));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
