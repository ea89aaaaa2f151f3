/** Plurals: each language has the forms that its grammar needs, and the compiler asks for exactly these. */
import { getLanguage, type Language, type PluralCategory } from './languages.ts';

/**
 * Picks the form for a number: `plural(5, { one: 'wynik', few: 'wyniki', many: 'wyników', other: 'wyniku' })`. What is no
 * number yet, such as dice, takes the form of many: `K6 znaczników`.
 */
export type Plural<L extends Language> = (
  n: number | string,
  forms: Readonly<Record<PluralCategory<L>, string>>,
) => string;

export function pluralOf<L extends Language>(language: L): Plural<L> {
  const rules = new Intl.PluralRules(language);
  return (n, forms) => {
    const count: unknown = n;
    const all: Readonly<Partial<Record<string, string>>> = forms;
    const form =
      count instanceof Blank
        ? count.formOf(all)
        : all[typeof n === 'number' ? rules.select(n) : 'many'];
    return form ?? all['other'] ?? '';
  };
}

/**
 * The form for a number out of the forms that data gives: `{n} marker | {n} markers`, in the order of the plurals of the
 * language, with the number in place of `{n}`.
 */
export function pluralForm(n: number | string, forms: string, language: Language): string {
  const { plurals } = getLanguage(language);
  const written = forms.split('|').map((text) => text.trim());
  const form = pluralOf<Language>(language)(
    n,
    Object.fromEntries([
      // The last form is that of all others: Spanish has one for millions, too.
      ['other', written.at(-1)],
      ...written.map((text, index) => [plurals[index] ?? 'other', text]),
    ]) as Record<(typeof plurals)[number], string>,
  );
  return form.replaceAll('{n}', String(n));
}

/**
 * Stands for a value that a script fills in later: the text `{n}`, which in a plural counts as a number of its category.
 */
class Blank extends String {
  readonly category: string;
  /** Has a plural asked for its number? */
  counted = false;

  constructor(name: string, category: string) {
    super(`{${name}}`);
    this.category = category;
  }

  formOf(forms: Readonly<Partial<Record<string, string>>>): string | undefined {
    this.counted = true;
    return forms[this.category];
  }
}

/** A message with blanks for what is filled in; with a plural in it, one template for each form of the language. */
export function templateOf(
  message: (fill: never) => string,
  language: Language,
): string | Record<string, string> {
  const forms = getLanguage(language).plurals.map((category) => withBlanks(message, category));
  const [first] = forms;
  if (first && !first.counted) return first.text;
  return Object.fromEntries(forms.map(({ category, text }) => [category, text]));
}

function withBlanks(message: (fill: never) => string, category: string) {
  const blanks: Blank[] = [];
  const fill = new Proxy(
    {},
    {
      get: (_, name) => {
        const blank = new Blank(String(name), category);
        blanks.push(blank);
        return blank;
      },
    },
  );
  const text = message(fill as never);
  return { category, text, counted: blanks.some(({ counted }) => counted) };
}
