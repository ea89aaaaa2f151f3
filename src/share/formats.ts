/** The formats that a part can be shared in. */
import { bbcode } from './bbcode.ts';
import { csv, type CsvHeads } from './csv.ts';
import { discord } from './discord.ts';
import { markdown } from './markdown.ts';
import { plainText } from './plain-text.ts';
import { isTable, oneLine, type Shared } from './shared.ts';

const FORMATS = ['line', 'link', 'markdown', 'bbcode', 'discord', 'text', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

/** CSV needs values in columns; `line` is only for results. */
export const formatsOf = (shared: Shared): Format[] =>
  FORMATS.filter((format) => {
    if (format === 'line') return shared.line !== undefined;
    return format !== 'csv' || isTable(shared.content);
  });

export function write(format: Format, shared: Shared, heads: CsvHeads): string {
  switch (format) {
    case 'line':
      return `${oneLine(shared.line ?? '')}\n${shared.link}`;
    case 'link':
      return shared.link;
    case 'markdown':
      return markdown(shared);
    case 'bbcode':
      return bbcode(shared);
    case 'discord':
      return discord(shared);
    case 'text':
      return plainText(shared);
    case 'csv':
      return csv(shared, heads);
  }
}
