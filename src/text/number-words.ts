/** Numbers that somebody wrote as words; the place of each is its number. */
export const NUMBER_WORDS: readonly string[] =
  'zero one two three four five six seven eight nine ten'.split(' ');
