/** A published address never vanishes: links to it are out in the world. */
import { nearMatch } from '../text/near-match.ts';
import { recordedOf } from '../ledger/ledger.ts';
import type { Check, Context } from './check.ts';

export const vanishedAddress: Check = {
  code: 'vanished-address',
  run({ ruleset, report }) {
    const file = ruleset.files.get('ledger');
    if (!ruleset.ledger || !file) return;
    const there = new Set(recordedOf(ruleset).map(({ address }) => address));
    const added = [...there].filter(
      (address) => !Object.hasOwn(ruleset.ledger!.addresses, address),
    );
    for (const address of Object.keys(ruleset.ledger.addresses)) {
      if (there.has(address) || isUnreadable(address, ruleset)) continue;
      const near = nearMatch(address, added);
      report({
        code: 'vanished-address',
        file: file.file,
        path: ['addresses', address],
        at: 'key',
        args: { address: `${ruleset.id}/${address}`, near },
      });
    }
  },
};

function isUnreadable(address: string, { broken }: Context['ruleset']): boolean {
  const page = address.split('#')[0]!;
  return broken.has(page) || (page === 'terms' && broken.has('values'));
}
