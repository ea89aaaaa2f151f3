/** Figures that words say, as findings. */
import type { Path } from '../../diagnostics/diagnostic.ts';
import { isText, writtenIn } from '../../i18n/text.ts';
import { figuresOf } from '../../notation/figures-in-text.ts';

export interface Repeated {
  where: 'words' | 'cell' | 'amount';
  said: string;
  /** `count`, `dice`, `roll.target`, or the address of a modifier. */
  field: string;
  figures: readonly string[];
}

export type Found = Repeated & { at: { path: Path; offset?: number } };

/** The figures of the first language of a text; none of what is no text. */
export function figuresIn(text: unknown, path: Path): Pick<Found, 'at' | 'said' | 'where'>[] {
  const [language] = isText(text) ? writtenIn(text) : [];
  const words = language && isText(text) ? text[language] : '';
  return figuresOf(words).map(({ figure, offset }) => ({
    where: 'words',
    said: figure,
    at: { path: [...path, ...(language ? [language] : [])], offset },
  }));
}
