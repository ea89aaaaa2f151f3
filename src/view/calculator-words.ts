/** Interface words of the calculator, as its script gets them. Node only. */
import type { Say } from '../calculator/say.ts';
import { fillerOf } from '../text/fill-in.ts';
import { situation as words } from '../i18n/en-situation.ts';
import { labelled, withAddition } from '../i18n/format.ts';
import { getLanguage, type Language } from '../i18n/languages.ts';
import { templates, ui, type Key } from '../i18n/ui.ts';

const MOD_WORDS = ['mod.base', 'mod.sum', 'mod.need', 'mod.combine.unique', 'mod.reset'] as const;
const WORDS: readonly Key[] = [...(Object.keys(words) as (keyof typeof words)[]), ...MOD_WORDS];

/** Interface words as templates, with the signs of lists and labels. */
export const wordsOf = (language: Language): Record<string, string> => ({
  ...templates(language, WORDS),
  // It stands behind the heading of its group.
  'mod.combine.unique': withAddition('', ui(language)('mod.combine.unique'), language),
  'work.comma': getLanguage(language).list.comma,
  'work.sentence-space': getLanguage(language).sentence.space,
  'work.or': getLanguage(language).list.or,
  'work.die': getLanguage(language).die,
  'work.labelled': labelled('{label}', '{text}', language),
});

const says = new Map<Language, Say>();

export function sayFor(language: Language): Say {
  const say = says.get(language) ?? fillerOf(wordsOf(language), language);
  says.set(language, say);
  return say;
}
