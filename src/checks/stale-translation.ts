/** A translation that is older than the English text. Only a warning, because the site marks it. */
import type { Path } from '../diagnostics/diagnostic.ts';
import {
  DEFAULT_LANGUAGE,
  getLanguage,
  TRANSLATIONS,
  type Translation,
} from '../i18n/languages.ts';
import { recordedOf, type Recorded } from '../ledger/ledger.ts';
import { indexOf, type Shaped } from '../schema/file-index.ts';
import type { Text } from '../../schemas/types.d.ts';
import { staleTranslations } from '../ledger/stale.ts';
import { defineCheck } from './check.ts';

export const staleTranslation = defineCheck({
  code: 'stale-translation',
  scope: 'ruleset',
  severity: 'warning',
  message: ({ language }: { language: Translation; address: string }) =>
    `The English text changed after it was translated into ${getLanguage(language).english}.`,
  hint: ({ language, address }) =>
    `Update the translation. If it is still correct, run \`npm run verify -- ${address} --translation ${language}\`.`,
  run: ({ ruleset, before, report }) => {
    const stale = staleTranslations(ruleset, before);
    if (stale.size === 0) return;
    const old = before && new Map(recordedOf(before).map((one) => [one.address, one]));
    for (const recorded of recordedOf(ruleset)) {
      const { address, file } = recorded;
      for (const language of TRANSLATIONS.filter((one) => stale.get(one)?.has(address)))
        report(
          { file: file.file, path: placeOf(recorded, language, old?.get(address)) },
          { language, address: `${ruleset.id}/${address}` },
        );
    }
  },
});

/** The translation of the text that changed; of the first text of the part, if that is not known. */
function placeOf(recorded: Recorded, language: Translation, before: Recorded | undefined): Path {
  const texts = textsAt(recorded);
  const old = new Set(before && textsAt(before).map(({ value }) => value[DEFAULT_LANGUAGE]));
  const changed = texts.find(({ value }) => !old.has(value[DEFAULT_LANGUAGE])) ?? texts[0];
  return changed ? [...changed.path, language] : recorded.path;
}

/** The texts of a part without those of the parts inside it. */
function textsAt({ file, path }: Recorded): readonly Shaped<Text>[] {
  const index = indexOf(file);
  const place = path.join('/');
  return index.texts.filter(
    (text) => (index.partAt(text.path)?.part.path ?? []).join('/') === place,
  );
}
