/** Published addresses keep working, because other sites link to them. */
import { nearMatch } from '../text/near-match.ts';
import { fragmentIn, pageIn } from '../model/address.ts';
import { compareWith, follow, lostFigures, movesWith, settledDisputes } from '../ledger/compare.ts';
import { recordedOf, type Recorded } from '../ledger/ledger.ts';
import type { RulesetData } from '../model/entries.ts';
import { isOwn } from '../model/own.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import { fileKey, pageOf } from '../schema/data-file.ts';
import { misnamedPages } from './file-name.ts';
import { unreadRecords } from './changed-figures.ts';
import { filesWithDuplicates } from './duplicate-id.ts';
import { defineCheck } from './check.ts';
import { meant, asCode } from '../diagnostics/phrase.ts';

export const vanishedAddress = defineCheck({
  code: 'vanished-address',
  scope: 'ruleset',
  severity: 'error',
  message: ({ address }: Addresses) => `${asCode(address)} no longer exists.`,
  hint: (vanished) =>
    `${meant(vanished.near) ?? 'Existing links point to it.'} Restore it, or record where its links lead: ${recordOf(vanished)}.`,
  run: ({ ruleset, before, report }) => {
    for (const vanished of vanishedAddresses(ruleset, before)) {
      if (vanished.isOfBase) continue;
      const { file, path, at } = vanished;
      report({ file, ...(path && { path }), ...(at && { at }) }, publicly(vanished, ruleset.id));
    }
  },
});

type Addresses = Pick<Vanished, 'address' | 'near' | 'page' | 'needsSource'>;

/** With its ruleset, as addresses are printed. */
export function publicly({ address, near, page, needsSource }: Addresses, id: string): Addresses {
  const [from = '', to, on] = [address, near, page].map((one) => one && `${id}/${one}`);
  return { address: from, near: to, page: on, needsSource };
}

/** The command that records where the links of an address lead. */
export function recordOf({ address, near, page, needsSource }: Addresses): string {
  const to = near ?? page;
  const withWhat = [
    to === undefined ? 'the address that replaces it for NEW' : undefined,
    needsSource && WITNESSES[needsSource],
  ].filter((one) => one !== undefined);
  return `\`npm run verify -- ${address} --moved ${to ?? 'NEW'}${needsSource ? ' --against "document, page"' : ''}\`${withWhat.length > 0 ? `, with ${withWhat.join(', and ')}` : ''}`;
}

/** What the source of a record says. */
const WITNESSES = {
  dispute: 'what settled the dispute',
  figures: 'the document and page which show that its figures are not there',
};

function sourceFor(
  moved: Readonly<Record<string, readonly string[]>>,
  before: RulesetData,
  now: RulesetData,
): Vanished['needsSource'] {
  if (settledDisputes(moved, before, now).length > 0) return 'dispute';
  return lostFigures(moved, before, now).length > 0 ? 'figures' : undefined;
}

/** An address of main that is gone, inside its ruleset. */
export interface Vanished {
  address: string;
  /** A new address that it probably is now. */
  near: string | undefined;
  /** The page on which it was, if that is still there. */
  page: string | undefined;
  /** It was taken from the ruleset that is extended and is gone there, where it is reported. */
  isOfBase: boolean;
  /** It was a dispute, and what it leads to is none: somebody decided. Or it had figures, which what it leads to has not. */
  needsSource: keyof typeof WITNESSES | undefined;
  /** Where it is renamed; otherwise the list in which it stood, as far as that is there. */
  file: string;
  path?: Path;
  at?: 'key';
}

/** Addresses that are gone without a record of where they lead. Parts of a page that is gone are not listed. */
export function vanishedAddresses(
  ruleset: RulesetData,
  before: RulesetData | undefined,
): Vanished[] {
  if (!before) return [];
  const { vanished, before: old } = compareWith(before, ruleset);
  if (vanished.length === 0) return [];
  // The id that stands twice may be the missing one.
  const duplicates = new Set([...filesWithDuplicates(ruleset)].map(pageOf));
  const misnamed = misnamedPages(ruleset);
  const recorded = recordedOf(ruleset);
  const known = new Set(recordedOf(before).map(({ address }) => address));
  const gone = new Set(vanished);
  const unread = unreadRecords(ruleset);
  return vanished.flatMap((address) => {
    const page = pageIn(address);
    const isPage = page === address;
    if (duplicates.has(page) || misnamed.has(page) || (!isPage && gone.has(page))) return [];
    if (unread.some((text) => text.includes(address))) return [];
    const added = recorded.filter(
      (other) => !known.has(other.address) && (fragmentIn(other.address) === undefined) === isPage,
    );
    const near =
      added.find((other) => isSameContent(other, old.get(address)))?.address ??
      nearMatch(
        address,
        added.map((other) => other.address),
      );
    const isThere = !isPage && recorded.some((other) => other.address === page);
    const to = near ?? page;
    return [
      {
        address,
        near,
        page: isThere ? page : undefined,
        isOfBase: isOfBase(old.get(address), before, ruleset),
        needsSource: isOwn(ruleset.ruleset)
          ? undefined
          : sourceFor(movesWith(address, [to], vanished, ruleset), before, ruleset),
        ...placeOf(
          old.get(address),
          recorded.find((other) => other.address === near),
          ruleset,
        ),
      },
    ];
  });
}

function placeOf(
  was: Recorded | undefined,
  now: Recorded | undefined,
  { files, ruleset }: RulesetData,
): Pick<Vanished, 'file' | 'path' | 'at'> {
  // House rules take what they do not leave out.
  const leftOut = ruleset?.without?.indexOf(was?.address ?? '') ?? -1;
  if (leftOut >= 0) return { file: files.get('ruleset')?.file ?? '', path: ['without', leftOut] };
  const file = was && files.get(fileKey(was.file));
  if (now) return { file: now.file.file, path: [...now.path, 'id'] };
  if (!file) return { file: was?.file.file ?? '' };
  const { path } = follow(was.path, { ...was, path: [] }, { file, path: [] });
  return { file: file.file, path, at: 'key' };
}

/** What house rules took and neither leave out nor write themselves now. */
function isOfBase(was: Recorded | undefined, before: RulesetData, now: RulesetData): boolean {
  if (was?.file.from === undefined || now.base?.id !== before.base?.id) return false;
  const file = now.files.get(fileKey(was.file));
  const isLeftOut = now.ruleset?.without?.includes(was.address) ?? false;
  return !isLeftOut && (!file || file.from !== undefined);
}

/** Only the name is another. */
const isSameContent = (now: Recorded, before: Recorded | undefined): boolean =>
  now.texts !== undefined &&
  before?.texts !== undefined &&
  Object.values(now.texts).join() === Object.values(before.texts).join() &&
  [...now.figures].every(([field, { value }]) => before.figures.get(field)?.value === value);
