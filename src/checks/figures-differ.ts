/** Every figure of a text is the same in every language: a slip in one language shows against the other two. */
import {
  byLanguage,
  DEFAULT_LANGUAGE,
  getLanguage,
  TRANSLATIONS,
  type Language,
} from '../i18n/languages.ts';
import { figuresOf, type Figure } from '../notation/figures-in-text.ts';
import { shaped } from '../schema/walk.ts';
import { defineCheck } from './check.ts';

const [FIRST_TRANSLATION = DEFAULT_LANGUAGE] = TRANSLATIONS;
type Figures = Record<Language, Figure[]>;

export const figuresDiffer = defineCheck({
  code: 'figures-differ',
  scope: 'file',
  severity: 'error',
  excusable: true,
  message: (a: { language: Language; missing: string[]; extra: string[] }) =>
    `The ${getLanguage(a.language).english} text ${[
      a.missing.length > 0 && `lacks the values ${a.missing.join(', ')}`,
      a.extra.length > 0 && `has extra values: ${a.extra.join(', ')}`,
    ]
      .filter(Boolean)
      .join(' and ')}.`,
  hint: () => 'The same figures stand as digits in all languages.',
  run: ({ file, report }) => {
    for (const { value, path } of shaped(file, 'Text')) {
      const figures = byLanguage((language) => figuresOf(value[language]));
      for (const language of oddOnes(figures)) {
        const { missing, extra, offset } = compare(
          figures[language],
          figures[language === DEFAULT_LANGUAGE ? FIRST_TRANSLATION : DEFAULT_LANGUAGE],
        );
        report({ path: [...path, language], offset }, { language, missing, extra });
      }
    }
  },
});

/** The languages that differ: from English, or English itself when several others agree. */
function oddOnes(figures: Figures): Language[] {
  const keys = byLanguage((language) => key(figures[language]));
  const different = TRANSLATIONS.filter((language) => keys[language] !== keys[DEFAULT_LANGUAGE]);
  const agree = new Set(TRANSLATIONS.map((language) => keys[language])).size === 1;
  return different.length > 1 && agree ? [DEFAULT_LANGUAGE] : different;
}

/** Languages put figures in different orders. */
const key = (figures: Figure[]): string =>
  figures
    .map(({ figure }) => figure)
    .sort()
    .join(' ');

/** What is missing and what is too much, and where to look: at the first figure too much. */
function compare(
  here: Figure[],
  there: Figure[],
): { missing: string[]; extra: string[]; offset: number } {
  const extra = without(here, there);
  const missing = without(there, here);
  return {
    missing: missing.map(({ figure }) => figure),
    extra: extra.map(({ figure }) => figure),
    offset: extra[0]?.offset ?? 0,
  };
}

function without(all: Figure[], some: Figure[]): Figure[] {
  const left = some.map(({ figure }) => figure);
  return all.filter(({ figure }) => {
    const at = left.indexOf(figure);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
