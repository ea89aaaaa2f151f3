/** Cells of a text that separates them: CSV, semicolons, tabs as spreadsheets and documents copy them, or a Markdown table. */

const QUOTED = /"((?:[^"]|"")*)"/y;

/** The cells of a text, and what separates them. */
export interface SeparatedText {
  separator: Separator;
  rows: Row[];
}

type Separator = ',' | ';' | '\t' | '|';

interface Row {
  /** Where it begins in the text, counted from 1. */
  line: number;
  cells: string[];
}

/** Rows of cells, without empty lines; the separator is the one with which most lines have as many cells as the first. */
export function cellsOf(source: string): SeparatedText {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const lines = text.split('\n');
  if (lines.every((line) => /^\s*(?:\|.*\|\s*)?$/.test(line)))
    return {
      separator: '|',
      rows: lines.flatMap((line, at) =>
        /^[\s|:-]*$/.test(line) ? [] : { line: at + 1, cells: between(line) },
      ),
    };
  const readings = (['\t', ';', ','] as const).map((separator) => {
    const rows = separated(text, separator).filter(({ cells }) => cells.some(Boolean));
    const count = rows[0]?.cells.length ?? 0;
    // Prose has commas, too: `Name;Range, in`.
    const alike = count < 2 ? -1 : rows.filter(({ cells }) => cells.length === count).length;
    return { separator, rows, count, alike };
  });
  return readings.reduce((a, b) => {
    const more = b.alike - a.alike || b.count - a.count;
    return more > 0 || (more === 0 && b.count < 2) ? b : a;
  });
}

/** The cells of a line of a Markdown table. */
const between = (line: string): string[] =>
  line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/** A quoted cell may hold separators, line breaks and doubled quotes. */
function separated(text: string, separator: string): Row[] {
  const rows: Row[] = [{ line: 1, cells: [] }];
  let line = 1;
  for (let at = 0; at <= text.length;) {
    QUOTED.lastIndex = at;
    const quoted = QUOTED.exec(text);
    const isWhole = quoted && [separator, '\n', undefined].includes(text[QUOTED.lastIndex]);
    const rest = text.slice(at);
    const length = isWhole ? quoted[0].length : rest.search(endOf(separator));
    const cell = isWhole ? (quoted[1] ?? '').replaceAll('""', '"') : rest.slice(0, length);
    rows.at(-1)?.cells.push(cell.trim().replace(/\s*\n\s*/g, ' '));
    line += cell.split('\n').length - 1;
    at += length;
    if (text[at] === '\n') rows.push({ line: (line += 1), cells: [] });
    at += 1;
  }
  return rows;
}

const endOf = (separator: string): RegExp => new RegExp(`[${separator}\\n]|$`);
