/** How much of a ruleset is translated. */
import type { Language } from '../i18n/languages.ts';
import { shownIn } from '../i18n/text.ts';
import { pageOf } from '../schema/data-file.ts';
import { indexOf } from '../schema/file-index.ts';
import type { RulesetData } from './entries.ts';

export interface TranslationCount {
  texts: number;
  /** Of these, how many are shown in another language. */
  missing: number;
  /** That language; undefined where nothing is missing. */
  instead: Language | undefined;
}

/** Counts the texts of a ruleset, or of one page of it (an entry, `markers` or `terms`), for readers of a language. */
export function countTranslated(
  { files }: RulesetData,
  language: Language,
  page?: string,
): TranslationCount {
  const count: TranslationCount = { texts: 0, missing: 0, instead: undefined };
  for (const file of files.values()) {
    if (page !== undefined && pageOf(file) !== page) continue;
    for (const { value } of indexOf(file).texts) {
      count.texts += 1;
      const shown = shownIn(value, language);
      if (shown === language) continue;
      count.missing += 1;
      count.instead ??= shown;
    }
  }
  return count;
}
