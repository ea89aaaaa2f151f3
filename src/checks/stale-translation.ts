/** A translation whose English text changed later, while it did not. A warning: the site shows it too. */
import { recordedOf, staleIn } from '../ledger/ledger.ts';
import type { Check } from './check.ts';

export const staleTranslation: Check = {
  code: 'stale-translation',
  run({ ruleset, report }) {
    const lines = ruleset.ledger?.translations ?? {};
    for (const { address, texts, file, path } of recordedOf(ruleset)) {
      for (const language of staleIn(
        Object.hasOwn(lines, address) ? lines[address] : undefined,
        texts,
      )) {
        report({
          code: 'stale-translation',
          severity: 'warning',
          file: file.file,
          path,
          args: { language, address: `${ruleset.id}/${address}` },
        });
      }
    }
  },
};
