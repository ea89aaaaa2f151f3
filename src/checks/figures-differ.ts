/** Every figure of a text is the same in every language: a slip in one language shows against the other two. */
import { figuresOf, type Figure } from '../notation/figures-in-text.ts';
import { shaped } from '../schema/walk.ts';
import type { Text } from '../schema/types.generated.ts';
import { defineCheck } from './check.ts';

type Language = keyof Text;
type Figures = Record<Language, Figure[]>;

export const figuresDiffer = defineCheck({
  code: 'figures-differ',
  scope: 'file',
  severity: 'error',
  excusable: true,
  message: (a: { language: Language; missing: string[]; extra: string[] }) =>
    `The ${LANGUAGES[a.language]} text ${[
      a.missing.length > 0 && `lacks ${a.missing.join(', ')}`,
      a.extra.length > 0 && `has ${a.extra.join(', ')} of its own`,
    ]
      .filter(Boolean)
      .join(' and ')}.`,
  hint: () => 'The same figures stand as digits in all three languages.',
  run: ({ file, report }) => {
    for (const { value, path } of shaped(file, 'Text')) {
      const figures = {
        en: figuresOf(value.en),
        pl: figuresOf(value.pl),
        ja: figuresOf(value.ja),
      };
      for (const language of oddOnes(figures)) {
        const { missing, extra, offset } = compare(
          figures[language],
          figures[language === 'en' ? 'pl' : 'en'],
        );
        report({ path: [...path, language], offset }, { language, missing, extra });
      }
    }
  },
});

const LANGUAGES: Record<Language, string> = { en: 'English', pl: 'Polish', ja: 'Japanese' };

/** The languages that differ: from English, or English itself when the other two agree. */
function oddOnes(figures: Figures): Language[] {
  const [en, pl, ja] = [key(figures.en), key(figures.pl), key(figures.ja)];
  if (en === pl && en === ja) return [];
  if (pl === ja) return ['en'];
  return [...(en === pl ? [] : ['pl' as const]), ...(en === ja ? [] : ['ja' as const])];
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
