/** Published addresses keep working, because other sites link to them. */
import { nearMatch } from '../text/near-match.ts';
import { fragmentIn, pageIn } from '../model/address.ts';
import { compareWith } from '../ledger/compare.ts';
import { recordedOf, type Recorded } from '../ledger/ledger.ts';
import { pageOf } from '../schema/data-file.ts';
import { misnamedPages } from './file-name.ts';
import { filesWithDuplicates } from './duplicate-id.ts';
import { defineCheck } from './check.ts';
import { meant, asCode } from '../diagnostics/phrase.ts';

export const vanishedAddress = defineCheck({
  code: 'vanished-address',
  scope: 'ruleset',
  severity: 'error',
  message: ({ address }: { address: string; near: string | undefined; page: string | undefined }) =>
    `${asCode(address)} no longer exists.`,
  hint: ({ address, near, page }) =>
    `${meant(near) ?? 'Existing links point to it.'} Restore it, or record where its links lead: \`npm run verify -- ${address} --moved ${near ?? page ?? 'NEW'}\`${(near ?? page) ? '' : ', with the address that replaces it for NEW'}.`,
  run: ({ ruleset, before, report }) => {
    if (!before) return;
    const { vanished, before: old } = compareWith(before, ruleset);
    // The id that stands twice may be the missing one.
    const duplicates = new Set([...filesWithDuplicates(ruleset)].map(pageOf));
    const misnamed = misnamedPages(ruleset);
    if (vanished.length === 0) return;
    const recorded = recordedOf(ruleset);
    const gone = new Set(vanished);
    for (const address of vanished) {
      const page = pageIn(address);
      // Where a page is gone, its parts went with it.
      if (duplicates.has(page) || misnamed.has(page) || (page !== address && gone.has(page)))
        continue;
      const added = recorded.filter(
        (other) =>
          !old.has(other.address) &&
          (fragmentIn(other.address) === undefined) === (page === address),
      );
      const near =
        added.find((other) => isSameContent(other, old.get(address)))?.address ??
        nearMatch(
          address,
          added.map((other) => other.address),
        );
      const inPublic = (one: string) => `${ruleset.id}/${one}`;
      report(
        { file: (ruleset.files.get(page) ?? old.get(address)?.file)?.file ?? '' },
        {
          address: inPublic(address),
          near: near && inPublic(near),
          page:
            page !== address && recorded.some((other) => other.address === page)
              ? inPublic(page)
              : undefined,
        },
      );
    }
  },
});

/** Only the name is another. */
const isSameContent = (now: Recorded, before: Recorded | undefined): boolean =>
  now.texts !== undefined &&
  before?.texts !== undefined &&
  Object.values(now.texts).join() === Object.values(before.texts).join() &&
  [...now.figures].every(([field, { value }]) => before.figures.get(field)?.value === value);
