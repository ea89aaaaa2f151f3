/** The input of the formats: a part of a page, with the context to understand it elsewhere. */
import { labelledAs, longListAs } from '../text/by-script.ts';

export interface Shared {
  /** The part: `Medium mortar`. */
  name: string;
  /** The page with the part: `Weapons chart`; equals `name` if the whole page is shared. */
  of: string;
  /** `Bolt Action, 1st ed.` */
  game: string;
  /** `Source: Quick reference sheet, page 4` */
  source: string;
  link: string;
  /** For a result: one line that includes the game, used instead of the places. */
  line?: string;
  content: SharedTable | { text: string };
}

export interface SharedTable {
  heads: string[];
  /** Group heading of each column, empty if it has none; absent without groups. */
  groups?: string[];
  rows: string[][];
  /** Whether each column has numbers, which are right-aligned. */
  figures: boolean[];
}

type Heads = Pick<SharedTable, 'heads' | 'groups'>;

/** The heading of a column shown on its own: `Soft target: KO`. */
export function fullHead({ heads, groups }: Heads, index: number): string {
  const [group, head] = [groups?.[index] ?? '', heads[index] ?? ''];
  return group === '' ? head : labelledAs(group, head);
}

/** Headings in one row: a group name once, before the first of its columns. */
export const headsInLine = (table: Heads): string[] =>
  table.heads.map((head, index) =>
    table.groups?.[index] === table.groups?.[index - 1] ? head : fullHead(table, index),
  );

export const isTable = (content: Shared['content']): content is SharedTable => 'rows' in content;

/** `Medium mortar`, `Weapons chart`, `Bolt Action, 1st ed.`; for a result its line. */
export const places = ({ name, of, game, line }: Shared): string[] => {
  if (line !== undefined) return [line];
  return name === of ? [name, game] : [name, of, game];
};

/**
 * Whether the name repeats the label of the only row. A label with a source status adds
 * information, so it does not count.
 */
export const saysLabel = (name: string, { rows }: SharedTable): boolean =>
  rows.length === 1 && name.startsWith(rows[0]?.[0] ?? '');

/** A row without its label, each value after its column heading: `Range 24″ · Shots 1`. */
export function figuresOf([, ...cells]: readonly string[], table: SharedTable): string {
  const heads = headsInLine(table);
  return cells
    .map((cell, index) => [heads[index + 1], cell].filter((text) => text !== '±').join(' '))
    .join(' · ');
}

/** A cell with its heading, and with the heading over several columns. */
export interface FigureLine {
  group: string;
  head: string;
  cell: string;
}

/** The cells of the only row, without empty ones and the label. */
export function figureLines({ heads, groups, rows: [row = []] }: SharedTable): FigureLine[] {
  return row
    .map((cell, index) => ({
      group: groups?.[index] ?? '',
      head: (heads[index] ?? '').replace('±', ''),
      cell,
    }))
    .filter(({ cell }, index) => index > 0 && cell !== '–');
}

/** The content in one line: `Range 18–60″ · Shots 1` without empty cells, or the text. */
export function summaryOf({ content }: Shared): string {
  if (!isTable(content)) return oneLine(content.text);
  return longListAs(
    content.rows.map((row) => {
      const { row: filled, ...heads } = kept(
        content,
        row,
        (cell, index) => index === 0 || cell !== '–',
      );
      return figuresOf(filled, { ...heads, rows: [] });
    }),
  );
}

/** A row and its headings, reduced to some columns. */
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

/**
 * Puts a text on one line and removes invisible characters: controls, direction marks, zero-width
 * spaces.
 */
export const oneLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .trim();

/**
 * Puts every text on one line, so that formats need not handle line breaks; only running text keeps
 * its lines.
 */
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

/** Leaves out a text that only repeats the name. */
function textBelow(name: string, text: string): string {
  const lines = text.split('\n').map(oneLine).filter(Boolean);
  if (lines[0]?.replace(/[.。]$/, '') === name.replace(/[.。]$/, '')) lines.shift();
  return lines.join('\n');
}
