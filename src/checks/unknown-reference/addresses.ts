/** Fields with an address, and the targets of addresses that moved. */
import type { Dispute } from '../../../schemas/types.d.ts';
import { list } from '../../diagnostics/phrase.ts';
import { beginningOf } from '../../schema/bare-address.ts';
import { nearMatch } from '../../text/near-match.ts';
import { shaped } from '../../schema/file-index.ts';
import { fragmentIn, pageIn, partIn } from '../../model/address.ts';
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
 * Whether an address does not exist. False for files that are unreadable, whose parts
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
  return !misnamedPages(ruleset).has(page) && !files.some((name) => ruleset.broken.has(name));
}

/** Whether the page or only the part is missing, with similar names. */
export function wanted(
  address: string,
  { addresses }: Pick<RulesetContext, 'addresses'>,
): Pick<Named, 'name' | 'what' | 'known' | 'remedy' | 'meant'> {
  const page = pageIn(address);
  const part = fragmentIn(address);
  if (part === undefined || !addresses.has(page)) {
    // `terms/order` for `terms#order`.
    const inPage = address.replace(/\/(?=[^/]+$)/, '#');
    if (addresses.has(inPage)) return { name: address, what: 'page', known: [inPage] };
    const known = [...addresses].filter((one) => !one.includes('#'));
    // `damage` or `rules/damage` for `tables/damage`: the folder was left out, or is another.
    const name = page.replace(/^.*\//, '');
    const inFolder = known.filter((one) => one.endsWith(`/${name}`));
    const folder = page.slice(0, page.indexOf('/') + 1);
    const pages = known.filter((one) => one.startsWith(folder));
    const begins = beginningOf(
      name,
      pages.map((one) => one.slice(folder.length)),
    );
    if (inFolder.length === 0 && begins !== undefined && nearMatch(page, known) === undefined)
      return { name: page, what: 'page', known: pages, meant: `${folder}${begins}` };
    const nearby = folder !== '' && pages.length > 0 ? pages : known;
    return { name: page, what: 'page', known: inFolder.length > 0 ? inFolder : nearby };
  }
  const parts = [...addresses]
    .filter((known) => known.startsWith(`${page}#`))
    .map((known) => known.slice(page.length + 1));
  // Of a row that is there, its cells.
  const { part: row } = partIn(part);
  const cells = parts.filter((one) => one.startsWith(`${row}.`));
  const whole = parts.filter((one) => !one.includes('.'));
  const isCell = part.includes('.') && parts.includes(row);
  // A term that is taken for a marker, and the other way round.
  const twin = { markers: `terms#${part}`, terms: `markers#${part}` }[page];
  if (twin !== undefined && addresses.has(twin))
    return { name: part, what: `part of ${page} with the id`, known: [], meant: twin };
  const cell = nearMatch(
    part,
    parts.filter((one) => one.includes('.')),
  );
  if (part.includes('.') && !parts.includes(row) && cell !== undefined)
    return { name: part, what: `part of ${page} with the id`, known: [], meant: cell };
  const found = { name: part, what: `part of ${page} with the id`, known: isCell ? cells : whole };
  // The row has few cells, and a name like the wrong one may be that of another figure.
  const column = part.slice(row.length + 1);
  const columns = cells.map((one) => one.slice(row.length + 1));
  return isCell && cells.length > 0 && nearMatch(column, columns) === undefined
    ? { ...found, remedy: `Write the cell that is meant: ${list(cells)}.` }
    : found;
}
