/** Values have one notation in all texts. Readers, search and other checks rely on it. */
import { getLanguage, type Language } from '../i18n/languages.ts';
import { diceInText } from '../notation/dice-words.ts';
import { slipsIn } from '../notation/text-style.ts';
import { defineCheck } from './check.ts';
import { asCode } from '../diagnostics/phrase.ts';
import { asDecimal } from '../text/number-in.ts';

interface Args {
  written: string;
  right: string;
  language: Language;
}

/** ` Pages show it as 2K6.`, where a language has another letter for dice. */
function shownAs(right: string, language: Language): string {
  const shown = diceInText(right, language);
  return shown === right ? '' : ` Pages in ${getLanguage(language).english} show ${asCode(shown)}.`;
}

export const notation = defineCheck({
  code: 'notation',
  scope: 'file',
  severity: 'error',
  excusable: true,
  message: ({ written, right, language }: Args) => {
    const texts =
      asDecimal(written) === asDecimal(right) ? `${getLanguage(language).english} ` : '';
    if (written.trim() !== '')
      return `The notation of ${asCode(written)} in ${texts}texts is ${asCode(right)}.`;
    return right === ''
      ? 'The text has a space at its beginning or end.'
      : `The text has ${written.length} spaces in a row.`;
  },
  hint: ({ written, right, language }) => {
    if (written.trim() !== '')
      return `Run \`npm run fix\`, or write it as shown.${shownAs(right, language)}`;
    return `Run \`npm run fix\`, or ${right === '' ? 'remove it' : 'keep one of them'}.`;
  },
  run: ({ file, report }) => {
    for (const { path, offset, ...found } of slipsIn(file)) report({ path, offset }, found);
  },
});
