/** Words in the letters that an id may have. */

/** Those that are more than one of English with a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
};

/** `Würfel` → `wuerfel`, `Łódź` → `lodz`: small, without accents; what is no Latin letter stays. */
export const latinLetters = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüßæøåœłđ]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
