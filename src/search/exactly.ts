/** How a word stands in the word list that capitals tell from another: `DR` beside `dr`. No text can hold such a word. */
export const exactly = (word: string): string => `=${word}`;
