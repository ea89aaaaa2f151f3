/** Letters of Cyrillic and Greek that look like those of English. */

const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  І: 'I',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'H',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Υ: 'Y',
  Χ: 'X',
  ο: 'o',
};

interface Lookalike {
  /** The first such letter, and where it stands. */
  letter: string;
  offset: number;
  /** `a Cyrillic letter (U+0430)` */
  name: string;
  /** The letter of English that it looks like. */
  meant: string;
  /** The word with letters of English. */
  text: string;
}

/** The first letter of a word with letters of English that is not one of them; undefined if all other letters are plain to see. */
export function otherLetterIn(word: string): Lookalike | undefined {
  if (!/[A-Za-z]/.test(word)) return undefined;
  const text = word.replace(
    /[\p{Script=Cyrillic}\p{Script=Greek}]/gu,
    (one) => LOOKALIKES[one] ?? one,
  );
  const offset = [...word].findIndex((one, index) => one !== [...text][index]);
  const letter = [...word][offset];
  if (letter === undefined || /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text)) return undefined;
  const point = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const script = /\p{Script=Cyrillic}/u.test(letter) ? 'Cyrillic' : 'Greek';
  return {
    letter,
    offset,
    name: `a ${script} letter (U+${point})`,
    meant: LOOKALIKES[letter] ?? '',
    text,
  };
}
