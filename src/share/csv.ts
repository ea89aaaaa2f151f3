/** CSV (RFC 4180): the columns of the table, then table, game, source and link. */
import { fullHead, isTable, tidy, type Shared } from './shared.ts';

export interface CsvHeads {
  table: string;
  game: string;
  source: string;
  link: string;
}

export function csv(given: Shared, heads: CsvHeads): string {
  const { content, of, game, source, link, name } = tidy(given);
  const table = isTable(content)
    ? { heads: content.heads.map((_, at) => fullHead(content, at)), rows: content.rows }
    : { heads: ['', ''], rows: [[name, content.text]] };
  const lines = [
    [...table.heads, heads.table, heads.game, heads.source, heads.link],
    ...table.rows.map((row) => [
      ...table.heads.map((_, index) => row[index] ?? ''),
      of,
      game,
      source.replace(/^[^:：]*[:：]\s*/, ''),
      link,
    ]),
  ];
  return `${lines.map((line) => line.map(field).join(',')).join('\r\n')}\r\n`;
}

/** Spreadsheets would run a text that begins like a formula; signed numbers are safe. */
const safe = (text: string): string =>
  /^[=@\t]|^[+-](?!\d+(?:[.,]\d+)?$)/.test(text) ? `'${text}` : text;
const field = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${safe(text).replaceAll('"', '""')}"` : safe(text);
