/** CSV: the columns of the table, then table, game, source and link. */
import { writeCsv } from '../text/write-csv.ts';
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
  return writeCsv([
    [...table.heads, heads.table, heads.game, heads.source, heads.link],
    ...table.rows.map((row) => [
      ...table.heads.map((_, index) => row[index] ?? ''),
      of,
      game,
      source.replace(/^[^:：]*[:：]\s*/, ''),
      link,
    ]),
  ]);
}
