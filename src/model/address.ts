/**
 * Splits an address inside a ruleset into its page, `tables/weapons`, and its fragment, `#rifle` or
 * `#rifle.range`.
 */

/** `tables/weapons#rifle.range` → `tables/weapons` */
export const pageIn = (address: string): string => address.replace(/#.*/s, '');

/** `tables/weapons#rifle.range` → `rifle.range`; undefined for a page. */
export function fragmentIn(address: string): string | undefined {
  const page = pageIn(address);
  return address === page ? undefined : address.slice(page.length + 1);
}

/** `rifle.range` → the part and, for a cell, its column. */
export function partIn(fragment: string): { part: string; column: string | undefined } {
  const [part = '', column] = fragment.split('.');
  return { part, column };
}
