/** A lead or text says something new: it does not begin with the heading that stands above it. */
import { getLanguage, type Language } from '../i18n/languages.ts';
import { shaped } from '../schema/file-index.ts';
import { isObject } from '../schema/guards.ts';
import type { Text } from '../../schemas/types.d.ts';
import { valueAt } from '../schema/walk.ts';
import { fold } from '../text/fold.ts';
import { asCode } from '../diagnostics/phrase.ts';
import { defineCheck } from './check.ts';

/** A heading that a sentence may begin with by chance has fewer words, or fewer signs without spaces. */
const SHORTEST = { words: 2, signs: 4 };

/** In a language without spaces: the heading ends here, and is not the start of a longer word. */
const AFTER_HEADING = /^[はがをにでとのも、]/;

export const repeatedHeading = defineCheck({
  code: 'repeated-heading',
  scope: 'file',
  severity: 'warning',
  excusable: true,
  message: ({ heading }: { heading: string }) =>
    `The text repeats its heading, ${asCode(heading)}.`,
  hint: () => 'Leave the heading out, or begin with what it does not say.',
  run: ({ file, report }) => {
    for (const { value, path } of shaped(file, 'Text')) {
      const field = path.at(-1);
      if (field !== 'summary' && field !== 'text') continue;
      // The glossary explains a word in whole sentences.
      if (file.schema === 'terms' || file.schema === 'values' || file.schema === 'markers')
        continue;
      const owner = valueAt(file.data, path.slice(0, -1));
      const title = isObject(owner) ? (owner['title'] as Partial<Text> | undefined) : undefined;
      if (title === undefined) continue;
      for (const [language, text] of Object.entries(value) as [Language, string][]) {
        const heading = title[language];
        // What an example shows is what it speaks of.
        const shows =
          path.at(-3) === 'examples' &&
          wordsOf(text, language) !== wordsOf(heading ?? '', language);
        if (heading !== undefined && !shows && repeats(text, heading, language))
          report({ path: [...path, language] }, { heading });
      }
    }
  },
});

function repeats(text: string, heading: string, language: Language): boolean {
  const wanted = wordsOf(heading, language);
  const given = wordsOf(text, language);
  const [label] = /^[^:：.。]*(?=[:：])/.exec(text) ?? [];
  if (label !== undefined && wordsOf(label, language) === wanted) return true;
  const [sentence = text] = /^[^.。]*(?=[.。])/.exec(text) ?? [];
  if (wordsOf(sentence, language) === wanted) return true;
  if (!given.startsWith(wanted)) return false;
  if (getLanguage(language).words.spaced)
    return wanted.split(' ').length >= SHORTEST.words && given[wanted.length] === ' ';
  return wanted.length >= SHORTEST.signs && AFTER_HEADING.test(given.slice(wanted.length));
}

/** In lower case, without marks; between words one space, or none. */
function wordsOf(text: string, language: Language): string {
  const { spaced } = getLanguage(language).words;
  return fold(text)
    .replace(/[^\p{L}\p{N}%+#/-]+/gu, spaced ? ' ' : '')
    .trim();
}
