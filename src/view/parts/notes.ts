/** The notes of an entry: printed footnotes and remarks of the editors, each with an address of its own. */
import type { Entry } from '../../model/entries.ts';
import type { Note } from '../../../schemas/types.d.ts';
import type { Reader } from '../context.ts';
import { statusesAt, type StatusView } from '../evidence.ts';

export interface NotesView {
  heading: string;
  items: NoteView[];
}
export interface NoteView {
  id: string;
  linkLabel: string;
  /** As printed, or else 1, 2, 3. */
  sign: string;
  /** HTML */
  text: string;
  statuses: StatusView[];
}

/** A sign beside what a note is about, which leads to the note. */
export interface NoteLink {
  sign: string;
  href: string;
  label: string;
}

/** Footnote signs by note id: the printed ones, and for the others the numbers that are free. */
export function noteSigns(notes: readonly Note[]): ReadonlyMap<string, string> {
  const printed = new Set(notes.flatMap(({ mark }) => mark ?? []));
  const free = notes
    .flatMap((_, index) => [String(index + 1), String(index + 1 + notes.length)])
    .toSorted((one, other) => Number(one) - Number(other))
    .filter((number) => !printed.has(number))
    .values();
  return new Map(notes.map(({ id, mark }) => [id, mark ?? free.next().value ?? '']));
}

/** The signs of the notes that a part names, as links to them. */
export function noteLinks(
  ids: readonly string[] | undefined,
  entry: Entry,
  { t }: Reader,
): NoteLink[] {
  if (!ids) return [];
  const signs = noteSigns(entry.data.notes ?? []);
  return ids.map((id) => {
    const sign = signs.get(id) ?? '';
    return { sign, href: `#${id}`, label: t('note.link', { sign }) };
  });
}

/** Empty if there are no notes. */
export function notesView(entry: Entry, reader: Reader): { notes?: NotesView } {
  const { notes = [] } = entry.data;
  if (notes.length === 0) return {};
  const signs = noteSigns(notes);
  return {
    notes: {
      heading: reader.t('table.notes'),
      items: notes.map(({ id, text }, index) => {
        const sign = signs.get(id) ?? '';
        return {
          id,
          linkLabel: reader.t('note.link', { sign }),
          sign,
          text: reader.prose(text),
          statuses: statusesAt(entry, ['notes', index], reader),
        };
      }),
    },
  };
}
