/**
 * Memoizes a function, because the parts of a page share most of their texts. Keeps only the latest
 * results.
 */
export function memoized<T>(answer: (text: string) => T): (text: string) => T {
  let known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MOST) known = new Map();
    const now = answer(text);
    known.set(text, now);
    return now;
  };
}
const MOST = 40_000;
