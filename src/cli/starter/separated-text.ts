/** Cells of a text that separates them: CSV, semicolons, tabs as spreadsheets and documents copy them, or a Markdown table. */

const QUOTED = /"((?:[^"]|"")*)"/y;

/** Lines of cells, without empty lines; the separator is the one that the first line has most of. */
export function cellsOf(source: string): string[][] {
  const text = source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trim();
  const lines = text.split('\n');
  if (lines.every((line) => /^\s*(?:\|.*\|\s*)?$/.test(line)))
    return lines
      .filter((line) => line.trim() !== '' && !/^[\s|:-]+$/.test(line))
      .map((line) =>
        line
          .trim()
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      );
  const count = (separator: string): number => (lines[0] ?? '').split(separator).length;
  const separator = [',', ';', '\t'].reduce((a, b) => (count(b) > count(a) ? b : a));
  return separated(text, separator).filter((cells) => cells.some((cell) => cell !== ''));
}

/** A quoted cell may hold separators, line breaks and doubled quotes. */
function separated(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  for (let at = 0; at <= text.length;) {
    QUOTED.lastIndex = at;
    const quoted = QUOTED.exec(text);
    const isWhole = quoted && [separator, '\n', undefined].includes(text[QUOTED.lastIndex]);
    const rest = text.slice(at);
    const length = isWhole ? quoted[0].length : rest.search(endOf(separator));
    const cell = isWhole ? (quoted[1] ?? '').replaceAll('""', '"') : rest.slice(0, length);
    rows.at(-1)?.push(cell.trim().replace(/\s*\n\s*/g, ' '));
    at += length;
    if (text[at] === '\n') rows.push([]);
    at += 1;
  }
  return rows;
}

const endOf = (separator: string): RegExp => new RegExp(`[${separator}\\n]|$`);
