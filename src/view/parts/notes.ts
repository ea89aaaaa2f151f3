/** The notes of an entry: printed footnotes and remarks of the editors, each with an address of its own. */
import type { Entry } from '../../model/entries.ts';
import { noteSigns, signsOf } from '../../model/note-signs.ts';
import type { Reader } from '../context.ts';
import { partId } from '../links.ts';
import { statusesAt, type StatusView } from '../evidence.ts';
import { textBefore } from './marked.ts';

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
  /** The full stop of the text, behind its marks. */
  stop?: string;
}

/** A sign beside what a note is about, which leads to the note. */
export interface NoteLink {
  sign: string;
  href: string;
  label: string;
}

/** The signs of the notes that a part names, as links to them. */
export function noteLinks(
  ids: readonly string[] | undefined,
  entry: Entry,
  reader: Reader,
): NoteLink[] {
  const signs = signsOf(ids, entry.data.notes);
  return (ids ?? []).map((id, index) => {
    const sign = signs[index] ?? '';
    return {
      sign,
      href: `#${partId(id, reader)}`,
      label: reader.t('note.link', { sign }),
    };
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
        const statuses = statusesAt(entry, ['notes', index], reader);
        return {
          id: partId(id, reader),
          linkLabel: reader.t('note.link', { sign }),
          sign,
          ...textBefore(reader.prose(text), statuses),
          statuses,
        };
      }),
    },
  };
}
