/**
 * Whether two pieces of data mean the same. Order matters only where the rules are read in order.
 */

/**
 * Lists that are read in order. All others are sets: tests, terms of a sum, sources, search words.
 */
const IN_ORDER = new Set(['steps', 'outcomes', 'act', 'faces', 'dice', 'phases']);

/** A number in quotes is the same number: '+1', 24. */
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/** The same text for all data with the same meaning. */
export function meaning(value: unknown, name = ''): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => meaning(item));
    return `[${(IN_ORDER.has(name) ? items : items.sort()).join()}]`;
  }
  if (typeof value === 'string')
    return NUMBER.test(value) ? String(Number(value)) : JSON.stringify(plainSpace(value));
  if (value === null || typeof value !== 'object') return String(value);
  const fields = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}:${meaning(item, key)}`,
  );
  return `{${fields.sort().join()}}`;
}

/** Line breaks do not change a text. */
export const plainSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();
