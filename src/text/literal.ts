/** Text as a part of a regular expression that finds exactly it: `2D6 (+1)` → `2D6 \(\+1\)`. `RegExp.escape` is not in Node.js 22. */
export const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
