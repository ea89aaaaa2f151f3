/** Templates with blanks, as pages carry them for scripts: `{n} results`. Runs in Node and in the browser. */

export type Fill = Readonly<Record<string, string | number>>;

/** Blanks without a value stay as they are. */
export const fillIn = (template: string, fill: Fill): string =>
  template.replace(/\{(\w+)\}/g, (blank, name: string) => String(fill[name] ?? blank));

/** Looks up a template and fills it in; a plural has one for each form of the language, under key and form, chosen by `n`. */
export function fillerOf(
  templates: Readonly<Partial<Record<string, string>>>,
  language: string,
): (key: string, fill?: Fill) => string {
  const plural = new Intl.PluralRules(language);
  return (key, fill = {}) => {
    const { n } = fill;
    const form = n === undefined ? undefined : templates[`${key}.${plural.select(Number(n))}`];
    return fillIn(form ?? templates[key] ?? '', fill);
  };
}
