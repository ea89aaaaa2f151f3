/** Fields with an address, and the targets of addresses that moved. */
import type { Dispute } from '../../../schemas/types.d.ts';
import { shaped } from '../../schema/file-index.ts';
import { fragmentIn, pageIn } from '../../model/address.ts';
import type { RulesetContext } from '../check.ts';
import { misnamedPages } from '../file-name.ts';
import type { Named } from '../unknown-reference.ts';

export function* findAddresses(context: RulesetContext): Generator<Named> {
  for (const file of context.files) {
    for (const { value, path } of shaped(file, 'Reference')) {
      if (isMissing(value, context)) yield { ...wanted(value, context), file, path };
    }
    for (const { value, path } of shaped(file, 'Dispute') as readonly {
      value: Dispute;
      path: Named['path'];
    }[]) {
      if (typeof value === 'string' && isMissing(value, context))
        yield { ...wanted(value, context), file, path };
    }
  }
}

/**
 * Whether an address does not exist. False for files that are missing or unreadable, whose parts
 * are unknown, and for entries in a file of another name.
 */
export function isMissing(
  address: string,
  { addresses, ruleset }: Pick<RulesetContext, 'addresses' | 'ruleset'>,
): boolean {
  // First, because almost every address exists.
  if (addresses.has(address)) return false;
  const page = pageIn(address);
  const files = page === 'terms' ? ['terms', 'values'] : [page];
  const unknown = (name: string) =>
    ruleset.broken.has(name) || (!name.includes('/') && !ruleset.files.has(name));
  return !misnamedPages(ruleset).has(page) && !files.some(unknown);
}

/** Whether the page or only the part is missing, with similar names. */
export function wanted(
  address: string,
  { addresses }: Pick<RulesetContext, 'addresses'>,
): Pick<Named, 'name' | 'what' | 'known'> {
  const page = pageIn(address);
  const part = fragmentIn(address);
  if (part === undefined || !addresses.has(page)) {
    return {
      name: page,
      what: 'page',
      known: [...addresses].filter((known) => !known.includes('#')),
    };
  }
  const parts = [...addresses]
    .filter((known) => known.startsWith(`${page}#`))
    .map((known) => known.slice(page.length + 1));
  return { name: part, what: `part of ${page} with the id`, known: parts };
}
