/**
 * Indexes Japanese by pairs of characters: needs no dictionary, and finds every part of a compound.
 * Pairs across a grammatical kana (`の射`, `弾を`) are left out: they say nothing, and would be a
 * fifth of all words.
 */

/** A folded run, and as it was written: only there are hiragana and katakana distinct. */
export interface Run {
  text: string;
  written: string;
}

/**
 * `中迫撃砲` → 中迫, 迫撃, 撃砲, and the last character alone, so that single characters can be found by
 * prefix; `弾を撃つ` → 弾, 撃つ, つ.
 */
export function indexGrams(run: Run): string[] {
  const signs = [...run.text];
  const stems = pairsOf(run).flatMap(({ gram, kind }) =>
    kind === 'particle' ? [[...gram][0] ?? ''] : [],
  );
  return [...usefulGrams(run), ...new Set(stems), signs.at(-1) ?? ''];
}

/** The pairs that are indexed. */
export const usefulGrams = (run: Run): string[] =>
  pairsOf(run).flatMap(({ gram, kind }) => (kind === 'useful' ? [gram] : []));

/** Every pair of a typed run. */
export const queryGrams = (run: string): string[] => {
  const signs = [...run];
  return signs.length === 1 ? signs : pairs(signs);
};

/** Whether a pair may be missing from the index although its run is there. */
export const isAcross = (gram: string): boolean =>
  BEFORE_WORD.test(gram) || BEFORE_PARTICLE.test(gram);

const BEFORE_WORD = /^\p{sc=Hira}\p{sc=Han}$/u;
/** No verb ending begins with these. */
const BEFORE_PARTICLE = /^\p{sc=Han}[はのをへ]$/u;

function pairsOf({
  text,
  written,
}: Run): { gram: string; kind: 'useful' | 'across' | 'particle' }[] {
  const folded = pairs([...text]);
  const original = pairs([...written.normalize('NFKC').replaceAll('・', '')]);
  const kindOf = (index: number) => {
    const pair = original[index] ?? '';
    // Half-width kana change the length.
    if (original.length !== folded.length) return 'useful';
    if (BEFORE_WORD.test(pair)) return 'across';
    return BEFORE_PARTICLE.test(pair) ? 'particle' : 'useful';
  };
  return folded.map((gram, index) => ({ gram, kind: kindOf(index) }));
}

const pairs = (signs: readonly string[]): string[] =>
  signs.slice(1).map((sign, index) => `${signs[index] ?? ''}${sign}`);
