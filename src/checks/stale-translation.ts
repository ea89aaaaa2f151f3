/** A translation that is older than the English text. Only a warning, because the site marks it. */
import { getLanguage, TRANSLATIONS, type Translation } from '../i18n/languages.ts';
import { recordedOf } from '../ledger/ledger.ts';
import { staleTranslations } from '../ledger/stale.ts';
import { defineCheck } from './check.ts';

export const staleTranslation = defineCheck({
  code: 'stale-translation',
  scope: 'ruleset',
  severity: 'warning',
  message: ({ language }: { language: Translation; address: string }) =>
    `The English text changed after it was translated into ${getLanguage(language).english}.`,
  hint: ({ language, address }) =>
    `Adapt the translation. If it is still correct, run \`npm run verify -- ${address} --translation ${language}\`.`,
  run: ({ ruleset, before, report }) => {
    const stale = staleTranslations(ruleset, before);
    if (stale.size === 0) return;
    for (const { address, file, path } of recordedOf(ruleset)) {
      for (const language of TRANSLATIONS.filter((one) => stale.get(one)?.has(address)))
        report({ file: file.file, path }, { language, address: `${ruleset.id}/${address}` });
    }
  },
});
