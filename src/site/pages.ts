/** Every page of the site with its data, for getStaticPaths; testable without a build. */
import type { Language } from '../i18n/languages.ts';
import type { Rulebook, Ruleset } from '../model/rulebook.ts';
import type { Entry, Part } from '../model/entries.ts';
import { sharedParts } from './routes.ts';
import { SITE_LANGUAGES } from './config.ts';

export interface LanguagePage {
  params: { lang: Language };
  props: { language: Language };
}
export interface RulesetPage {
  params: { lang: Language; ruleset: string };
  props: { language: Language; ruleset: Ruleset };
}
export interface EntryPage {
  params: { lang: Language; ruleset: string; kind: string; id: string };
  props: { language: Language; ruleset: Ruleset; entry: Entry };
}
export interface PartPage {
  params: EntryPage['params'] & { part: string };
  props: EntryPage['props'] & { part: Part };
}

export const languagePages = (): LanguagePage[] =>
  SITE_LANGUAGES.map((language) => ({ params: { lang: language }, props: { language } }));

export const rulesetPages = (book: Rulebook): RulesetPage[] =>
  SITE_LANGUAGES.flatMap((language) =>
    book.rulesets.map((ruleset) => ({
      params: { lang: language, ruleset: ruleset.id },
      props: { language, ruleset },
    })),
  );

export const entryPages = (book: Rulebook): EntryPage[] =>
  rulesetPages(book).flatMap(({ params, props }) =>
    props.ruleset.entries.map((entry) => ({
      params: { ...params, kind: entry.kind, id: entry.id },
      props: { ...props, entry },
    })),
  );

/** Share pages: one for every part of every entry. */
export const partPages = (book: Rulebook): PartPage[] =>
  entryPages(book).flatMap(({ params, props }) => {
    const shared = new Set(sharedParts(props.entry));
    return props.entry.parts
      .filter(({ id }) => shared.has(id))
      .map((part) => ({ params: { ...params, part: part.id }, props: { ...props, part } }));
  });
