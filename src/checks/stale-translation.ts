/**
 * A translation is not older than its English text. Only a warning, because the site marks old
 * translations.
 */
import { getLanguage, type Translation } from '../i18n/languages.ts';
import { recordedOf, staleIn } from '../ledger/ledger.ts';
import { defineCheck } from './check.ts';

export const staleTranslation = defineCheck({
  code: 'stale-translation',
  scope: 'ruleset',
  severity: 'warning',
  message: ({ language }: { language: Translation; address: string }) =>
    `The English text changed after it was translated into ${getLanguage(language).english}.`,
  hint: ({ language, address }) =>
    `Adapt the translation. If it is still correct, run \`npm run verify -- ${address} --translation ${language}\`.`,
  run: ({ ruleset, report }) => {
    const lines = ruleset.ledger?.translations ?? {};
    for (const { address, texts, file, path } of recordedOf(ruleset)) {
      for (const language of staleIn(
        Object.hasOwn(lines, address) ? lines[address] : undefined,
        texts,
      )) {
        report({ file: file.file, path }, { language, address: `${ruleset.id}/${address}` });
      }
    }
  },
});
