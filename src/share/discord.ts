/** Discord: bold name, columns in a code block, the link bare so that it shows its preview. */
import { columns } from './plain-text.ts';
import { isTable, places, tidy, type Shared } from './shared.ts';

/** Characters: Discord refuses longer messages. */
const MOST = 2000;

export function discord(given: Shared): string {
  const shared = tidy(given);
  const { content, source, link } = shared;
  const [name = '', ...rest] = places(shared).map(escape);
  const head = [`**${name}**`, ...rest].join(' · ');
  const tail = [source && escape(source), link].filter(Boolean).join('\n');
  if (!isTable(content))
    return cut(
      escape(content.text),
      MOST - head.length - tail.length - 8,
      (text) => `${head}\n> ${text}\n${tail}`,
    );
  const lines = columns(content).map((line) => line.replaceAll('```', '`\u200b`\u200b`'));
  while (message(head, lines, tail).length > MOST && lines.length > 3) lines.splice(-2, 2, '…');
  return message(head, lines, tail);
}

const message = (head: string, lines: readonly string[], tail: string): string =>
  `${head}\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n${tail}`;
const cut = (text: string, most: number, write: (text: string) => string): string =>
  write(text.length <= most ? text : `${text.slice(0, most - 1).replace(/\\?$/, '')}…`);

/** Signs of emphasis, links and quotes lose their meaning, and no one is mentioned. */
const escape = (text: string): string =>
  text.replace(/[\\`*_~|<>[\]#]/g, '\\$&').replace(/@(?=\S)/g, '@\u200b');
