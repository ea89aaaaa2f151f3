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
  /** Said instead of the places: a result in one line, with its game. */
  line?: string;
  content: SharedTable | { text: string };
}

export interface SharedTable {
  heads: string[];
  /** The head over several columns for each of them, empty where there is none; absent without any. */
  groups?: string[];
  rows: string[][];
  /** Columns of figures, set to the right. */
  figures: boolean[];
}

type Heads = Pick<SharedTable, 'heads' | 'groups'>;

/** The head of a column where it stands alone: `Soft target: KO`. */
export function fullHead({ heads, groups }: Heads, index: number): string {
  const [group, head] = [groups?.[index] ?? '', heads[index] ?? ''];
  return group === '' ? head : `${group}: ${head}`;
}

/** Heads in a row: the name of a group once, before the first of its columns. */
export const headsInLine = (table: Heads): string[] =>
  table.heads.map((head, index) =>
    table.groups?.[index] === table.groups?.[index - 1] ? head : fullHead(table, index),
  );

export const isTable = (content: Shared['content']): content is SharedTable => 'rows' in content;

/** `Medium mortar`, `Weapons chart`, `Bolt Action, 1st ed.`; of a result its line. */
export const places = ({ name, of, game, line }: Shared): string[] => {
  if (line !== undefined) return [line];
  return name === of ? [name, game] : [name, of, game];
};

/** Does the name of what is shared say the label of its only row? A label with its source status says more. */
export const saysLabel = (name: string, { rows }: SharedTable): boolean =>
  rows.length === 1 && name.startsWith(rows[0]?.[0] ?? '');

/** A row without its label, every figure after the head of its column: `Range 24″ · Shots 1`. */
export function figuresOf([, ...cells]: readonly string[], table: SharedTable): string {
  const heads = headsInLine(table);
  return cells
    .map((cell, index) => [heads[index + 1], cell].filter((text) => text !== '±').join(' '))
    .join(' · ');
}

/** The content in one line: `Range 18–60″ · Shots 1` without empty cells; of a text the text itself. */
export function summaryOf({ content }: Shared): string {
  if (!isTable(content)) return oneLine(content.text);
  return content.rows
    .map((row) => {
      const { row: filled, ...heads } = kept(
        content,
        row,
        (cell, index) => index === 0 || cell !== '–',
      );
      return figuresOf(filled, { ...heads, rows: [] });
    })
    .join('; ');
}

/** A row and its heads with only some of the columns. */
export function kept(
  { heads, groups, figures }: SharedTable,
  row: readonly string[],
  test: (cell: string, index: number) => boolean,
): Omit<SharedTable, 'rows'> & { row: string[] } {
  const keep = <T>(list: readonly T[]): T[] =>
    list.filter((_, index) => test(row[index] ?? '', index));
  return {
    heads: keep(heads),
    ...(groups && { groups: keep(groups) }),
    figures: keep(figures),
    row: keep(row),
  };
}

/** One line without invisible characters: controls, direction marks, zero-width spaces. */
export const oneLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .trim();

/** Every text on one line, so that no format has to think of line breaks; only running text keeps its lines. */
export function tidy(shared: Shared): Shared {
  const { name, of, game, source, link, line, content } = shared;
  return {
    name: oneLine(name),
    of: oneLine(of),
    game: oneLine(game),
    source: oneLine(source),
    link,
    ...(line !== undefined && { line: oneLine(line) }),
    content: isTable(content)
      ? {
          heads: content.heads.map(oneLine),
          ...(content.groups && { groups: content.groups.map(oneLine) }),
          rows: content.rows.map((row) => row.map(oneLine)),
          figures: content.figures,
        }
      : { text: textBelow(oneLine(name), content.text) },
  };
}

/** A text that only repeats the name above it is left out. */
function textBelow(name: string, text: string): string {
  const lines = text.split('\n').map(oneLine).filter(Boolean);
  if (lines[0]?.replace(/[.。]$/, '') === name.replace(/[.。]$/, '')) lines.shift();
  return lines.join('\n');
}
