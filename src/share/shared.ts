/** What the formats write: a part of a page with everything that makes it understood elsewhere. */

export interface Shared {
  /** The part: `Medium mortar`. */
  name: string;
  /** The page it is on: `Weapons chart`; the name itself when the whole page is shared. */
  of: string;
  /** `Bolt Action, 1st ed.` */
  game: string;
  /** `Source: Quick reference sheet, page 4` */
  source: string;
  link: string;
  content: SharedTable | { text: string };
}

export interface SharedTable {
  heads: string[];
  rows: string[][];
  /** Columns of figures, set to the right. */
  figures: boolean[];
}

export const isTable = (content: Shared['content']): content is SharedTable => 'rows' in content;

/** `Medium mortar`, `Weapons chart`, `Bolt Action, 1st ed.` */
export const places = ({ name, of, game }: Shared): string[] =>
  name === of ? [name, game] : [name, of, game];

/** A row without its label, every figure after the head of its column: `Range 24″ · Shots 1`. */
export const figuresOf = ([, ...cells]: readonly string[], { heads }: SharedTable): string =>
  cells
    .map((cell, index) => [heads[index + 1], cell].filter((text) => text !== '±').join(' '))
    .join(' · ');

/** The content in one line: `Range 18–60″ · Shots 1` without empty cells; of a text the text itself. */
export function summaryOf({ content }: Shared): string {
  if (!isTable(content)) return content.text;
  return content.rows
    .map((row) => {
      const filled = row.map((cell, index) => index > 0 && cell !== '–');
      const kept = (list: readonly string[]) => ['', ...list.filter((_, index) => filled[index])];
      return figuresOf(kept(row), { ...content, heads: kept(content.heads) });
    })
    .join('; ');
}

/** One line without invisible characters: controls, direction marks, zero-width spaces. */
export const oneLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .trim();

/** The same with every text on one line, so that no format has to think of line breaks. */
export function tidy(shared: Shared): Shared {
  const { name, of, game, source, link, content } = shared;
  return {
    name: oneLine(name),
    of: oneLine(of),
    game: oneLine(game),
    source: oneLine(source),
    link,
    content: isTable(content)
      ? {
          heads: content.heads.map(oneLine),
          rows: content.rows.map((row) => row.map(oneLine)),
          figures: content.figures,
        }
      : { text: oneLine(content.text) },
  };
}
