/** The signs of footnotes. */
import type { Note } from '../../schemas/types.d.ts';

/** Footnote signs by note id: the printed ones, and for the others the numbers that are free. */
export function noteSigns(notes: readonly Note[] = []): ReadonlyMap<string, string> {
  const printed = new Set(notes.flatMap(({ mark }) => mark ?? []));
  const free = notes
    .flatMap((_, index) => [String(index + 1), String(index + 1 + notes.length)])
    .toSorted((one, other) => Number(one) - Number(other))
    .filter((number) => !printed.has(number))
    .values();
  return new Map(notes.map(({ id, mark }) => [id, mark ?? free.next().value ?? '']));
}

/** The signs of the notes that a part names. */
export function signsOf(
  ids: readonly string[] | undefined,
  notes: readonly Note[] | undefined,
): string[] {
  if (!ids || ids.length === 0) return [];
  const signs = noteSigns(notes);
  return ids.map((id) => signs.get(id) ?? '');
}
