/** Every form a part can be shared in. */
import { bbcode } from './bbcode.ts';
import { csv, type CsvHeads } from './csv.ts';
import { discord } from './discord.ts';
import { markdown } from './markdown.ts';
import { plainText } from './plain-text.ts';
import { isTable, type Shared } from './shared.ts';

const FORMATS = ['link', 'markdown', 'bbcode', 'discord', 'text', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

/** CSV is for figures in columns only. */
export const formatsOf = (shared: Shared): Format[] =>
  FORMATS.filter((format) => format !== 'csv' || isTable(shared.content));

export function write(format: Format, shared: Shared, heads: CsvHeads): string {
  switch (format) {
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
