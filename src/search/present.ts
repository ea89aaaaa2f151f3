/** A part of the index that must be there. Throws if it is missing: then the index is damaged. */
export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The search index lacks a part that it refers to.');
  return value;
}
