/** Plain text with aligned columns, for chats and mails. */
import { columns } from './columns.ts';
import { isTable, places, tidy, type Shared } from './shared.ts';

export function plainText(given: Shared): string {
  const shared = tidy(given);
  const { content, source, link } = shared;
  return [
    places(shared).join(' · '),
    ...(isTable(content) ? columns(content) : [content.text]),
    source,
    link,
  ]
    .filter(Boolean)
    .join('\n');
}
