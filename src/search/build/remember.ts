/** A function that remembers its latest answers: the parts of a page share most of their texts. */
export function remembering<T>(answer: (text: string) => T): (text: string) => T {
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
const MOST = 4000;
