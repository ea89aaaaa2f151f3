/** How many columns a text takes in a fixed-width face: East Asian wide and full-width characters two, marks that join none. */
import stringWidth from 'string-width';

export const width = (text: string): number => stringWidth(text);

/** Filled up with spaces to so many columns; a longer text stays as it is. */
export function pad(text: string, columns: number, right: boolean): string {
  const space = ' '.repeat(Math.max(0, columns - width(text)));
  return right ? space + text : text + space;
}
