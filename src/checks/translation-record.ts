/** `translations.yaml` names texts that exist, and loses no line by which older translations are noticed. */
import { asCode } from '../diagnostics/phrase.ts';
import { TRANSLATIONS } from '../i18n/languages.ts';
import { movedAddresses } from '../ledger/history.ts';
import { recordedOf } from '../ledger/ledger.ts';
import type { RulesetData } from '../model/entries.ts';
import { defineCheck } from './check.ts';

type Fault =
  | { fault: 'file-gone' }
  | { fault: 'lines-gone'; lines: number }
  | { fault: 'no-address' | 'no-language'; name: string };

export const translationRecord = defineCheck({
  code: 'translation-record',
  scope: 'ruleset',
  severity: 'error',
  message: (a: Fault) => {
    switch (a.fault) {
      case 'file-gone':
        return '`translations.yaml` is gone: which translations are older than the English text is no longer known.';
      case 'lines-gone':
        return `${a.lines === 1 ? 'A translation is' : `${a.lines} translations are`} gone from the file: whether the English text is newer is no longer known.`;
      case 'no-address':
        return `There is no text at ${asCode(a.name)}.`;
      case 'no-language':
        return `${asCode(a.name)} is not a language that is translated into.`;
    }
  },
  hint: ({ fault }) =>
    fault === 'file-gone'
      ? 'Restore the file.'
      : `${fault === 'lines-gone' ? 'Restore the lines' : 'Remove it'}: the file is written by \`npm run fix -- --translations\`, and no correction needs it.`,
  run: ({ ruleset, before, report }) => {
    const { file } = ruleset.files.get('translations') ?? {};
    const main = ruleset.files.get('ruleset')?.file;
    if (file === undefined && main !== undefined && before?.files.has('translations'))
      report({ file: main, path: [] }, { fault: 'file-gone' });
    // What a file says that cannot be read is not known.
    if (file === undefined || !ruleset.translations || ruleset.broken.size > 0) return;
    const texts = new Set(
      recordedOf(ruleset).flatMap((one) => (one.texts === undefined ? [] : [one.address])),
    );
    const lines = linesLost(ruleset, before, texts);
    if (lines > 0)
      report({ file, path: ['translations'], at: 'key' }, { fault: 'lines-gone', lines });
    const moved = movedAddresses(ruleset.changes);
    for (const [address, record] of Object.entries(ruleset.translations)) {
      const path = ['translations', address];
      if (!texts.has(address) && !moved.has(address) && !isOnMain(address, before))
        report({ file, path, at: 'key' }, { fault: 'no-address', name: address });
      for (const name of Object.keys(record))
        if (!TRANSLATIONS.some((tag) => tag === name))
          report({ file, path: [...path, name], at: 'key' }, { fault: 'no-language', name });
    }
  },
});

/** A line that a correction leaves behind goes when the file is next written. */
const isOnMain = (address: string, before: RulesetData | undefined): boolean =>
  Object.hasOwn(before?.translations ?? {}, address);

/** How many translations of texts that are still there the file has lost since main. */
function linesLost(
  { translations = {} }: RulesetData,
  before: RulesetData | undefined,
  texts: ReadonlySet<string>,
): number {
  return Object.entries(before?.translations ?? {})
    .filter(([address]) => texts.has(address))
    .flatMap(([address, record]) =>
      Object.keys(record).filter((language) => !(language in (translations[address] ?? {}))),
    ).length;
}
