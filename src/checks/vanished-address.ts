/** A published address never vanishes: links to it are out in the world. */
import { nearMatch } from '../text/near-match.ts';
import { recordedOf } from '../ledger/ledger.ts';
import { defineCheck, type RulesetContext } from './check.ts';
import { meant, quote } from '../diagnostics/phrase.ts';

export const vanishedAddress = defineCheck({
  code: 'vanished-address',
  scope: 'ruleset',
  severity: 'error',
  message: ({ address }: { address: string; near: string | undefined }) =>
    `${quote(address)} no longer exists.`,
  hint: ({ address, near }) =>
    `${meant(near) ?? 'Existing links point to it.'} Restore it, or record where it is now: npm run verify -- ${address} --moved ${near ?? 'ADDRESS'}.`,
  run: ({ ruleset, report }) => {
    const file = ruleset.files.get('ledger');
    if (!ruleset.ledger || !file) return;
    const there = new Set(recordedOf(ruleset).map(({ address }) => address));
    const added = [...there].filter(
      (address) => !Object.hasOwn(ruleset.ledger!.addresses, address),
    );
    for (const address of Object.keys(ruleset.ledger.addresses)) {
      if (there.has(address) || isUnreadable(address, ruleset)) continue;
      const near = nearMatch(address, added);
      report(
        { file: file.file, path: ['addresses', address], at: 'key' },
        { address: `${ruleset.id}/${address}`, near },
      );
    }
  },
});

function isUnreadable(address: string, { broken }: RulesetContext['ruleset']): boolean {
  const page = address.split('#')[0]!;
  return broken.has(page) || (page === 'terms' && broken.has('values'));
}
