/** The footnotes of an entry. */
import type { Entry } from '../model/entries.ts';
import type { Note } from '../schema/types.generated.ts';
import type { Reader } from './context.ts';
import { statusesAt, type StatusView } from './evidence.ts';

export interface NotesView {
  heading: string;
  items: NoteView[];
}
export interface NoteView {
  /** The printed one, else 1, 2, 3. */
  sign: string;
  /** HTML */
  text: string;
  statuses: StatusView[];
}

/** Footnote signs by note id. */
export const noteSigns = (notes: readonly Note[]): ReadonlyMap<string, string> =>
  new Map(notes.map(({ id, mark }, index) => [id, mark ?? String(index + 1)]));

/** Absent where there are none. */
export function notesView(entry: Entry, reader: Reader): { notes?: NotesView } {
  const { notes = [] } = entry.data;
  if (notes.length === 0) return {};
  const signs = noteSigns(notes);
  return {
    notes: {
      heading: reader.t('table.notes'),
      items: notes.map(({ id, text }, index) => ({
        sign: signs.get(id) ?? '',
        text: reader.prose(text),
        statuses: statusesAt(entry, ['notes', index], reader),
      })),
    },
  };
}
