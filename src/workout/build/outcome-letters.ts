/** The letters that stand for the outcomes of a roll where there is no room for their names. */

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/**
 * The first free letter of each name that says something: the initials of its words, in Japanese a
 * sign with a meaning; a digit if none is free. What all names begin with says nothing. Short names
 * choose first, because they have fewer letters.
 */
export function outcomeLetters(names: readonly string[]): string[] {
  const letters: string[] = [];
  const [first = ''] = names;
  const parts =
    first.match(
      /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|[^\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]+?(?:\s|$)/gu,
    ) ?? [];
  let shared = '';
  for (const part of parts)
    if (
      names.length > 1 &&
      names.every((name) => name.startsWith(shared + part) && name !== shared + part)
    )
      shared += part;
    else break;
  const order = names
    .map((_, index) => index)
    .sort((a, b) => (names[a]?.length ?? 0) - (names[b]?.length ?? 0));
  for (const index of order) {
    const own = (names[index] ?? '').slice(shared.length).toLocaleUpperCase();
    const initials = own.match(/(?<!\p{L})(?!\p{sc=Hira})\p{L}|[\p{sc=Han}\p{sc=Kana}]/gu) ?? [];
    letters[index] =
      [...initials, ...own.replace(/[^\p{L}\p{N}]/gu, ''), ...DIGITS].find(
        (one) => !letters.includes(one),
      ) ?? '·';
  }
  return letters;
}
