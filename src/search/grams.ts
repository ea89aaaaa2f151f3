/**
 * Indexes Japanese by pairs of characters: needs no dictionary, and finds every part of a compound.
 */

/**
 * `中迫撃砲` → 中迫, 迫撃, 撃砲, and the last character alone, so that single characters can be found by
 * prefix.
 */
export function indexGrams(run: string): string[] {
  const signs = [...run];
  return [...pairs(signs), signs.at(-1)!];
}

export const queryGrams = (run: string): string[] => {
  const signs = [...run];
  return signs.length === 1 ? signs : pairs(signs);
};

const pairs = (signs: readonly string[]): string[] =>
  signs.slice(1).map((sign, index) => `${signs[index] ?? ''}${sign}`);
