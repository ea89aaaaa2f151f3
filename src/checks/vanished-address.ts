/** Published addresses keep working, because other sites link to them. */
import { nearMatch } from '../text/near-match.ts';
import { pageIn } from '../model/address.ts';
import { recordedOf } from '../ledger/ledger.ts';
import { pageOf } from '../schema/data-file.ts';
import { filesWithDuplicates } from './duplicate-id.ts';
import { defineCheck, type RulesetContext } from './check.ts';
import { meant, asCode } from '../diagnostics/phrase.ts';

export const vanishedAddress = defineCheck({
  code: 'vanished-address',
  scope: 'ruleset',
  severity: 'error',
  message: ({ address }: { address: string; near: string | undefined }) =>
    `${asCode(address)} no longer exists.`,
  hint: ({ address, near }) =>
    `${meant(near) ?? 'Existing links point to it.'} Restore it, or record where it is now: \`npm run verify -- ${address} --moved ${near ?? 'ADDRESS'}\`.`,
  run: ({ ruleset, report }) => {
    const file = ruleset.files.get('ledger');
    const { ledger } = ruleset;
    if (!ledger || !file) return;
    const existing = new Set(recordedOf(ruleset).map(({ address }) => address));
    // The duplicate id may be a misspelling of the missing one.
    const duplicates = new Set([...filesWithDuplicates(ruleset)].map(pageOf));
    const added = [...existing].filter((address) => !Object.hasOwn(ledger.addresses, address));
    for (const address of Object.keys(ledger.addresses)) {
      if (existing.has(address) || isUnreadable(address, ruleset)) continue;
      if (duplicates.has(pageIn(address))) continue;
      const near = nearMatch(address, added);
      report(
        { file: file.file, path: ['addresses', address], at: 'key' },
        { address: `${ruleset.id}/${address}`, near },
      );
    }
  },
});

function isUnreadable(address: string, { broken }: RulesetContext['ruleset']): boolean {
  const page = pageIn(address);
  return broken.has(page) || (page === 'terms' && broken.has('values'));
}
