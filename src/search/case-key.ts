/**
 * Key in the word list for a word that is matched with case: `DR` beside `dr`. Tokens never begin
 * with `=`, so keys cannot clash.
 */
export const caseKey = (word: string): string => `=${word}`;
