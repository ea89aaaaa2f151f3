/**
 * Columns a text takes in a fixed-width font: 2 for East Asian wide and full-width characters, 0 for
 * combining marks.
 */
import stringWidth from 'string-width';

export const width = (text: string): number => stringWidth(text);

/** Pads with spaces to `columns`; a longer text is returned unchanged. */
export function pad(text: string, columns: number, right: boolean): string {
  const space = ' '.repeat(Math.max(0, columns - width(text)));
  return right ? space + text : text + space;
}
