/** Japanese is found by pairs of characters: no word has to be known, and every part of a compound is found. */

/** `中迫撃砲` → 中迫, 迫撃, 撃砲, and the last character alone, so that a single one can be looked up by its beginning. */
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
