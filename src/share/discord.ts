/**
 * Discord: bold name, columns in a code block, the link without markup so that Discord shows its
 * preview.
 */
import { columns, records } from './plain-text.ts';
import { isTable, places, tidy, type Shared, type SharedTable } from './shared.ts';

/** Characters: Discord rejects longer messages. */
const MOST = 2000;

export function discord(given: Shared): string {
  const shared = tidy(given);
  const { content, source, link } = shared;
  const [name = '', ...rest] = places(shared).map(escape);
  const head = [`**${name}**`, ...rest].join(' · ');
  const tail = [source && escape(source), link].filter(Boolean).join('\n');
  if (!isTable(content)) return fitted(head, quoted(content.text), tail, 0, plainly);
  const lines = columns(content);
  return lines === undefined
    ? fitted(head, rowByRow(content, shared.name), tail, 0, plainly)
    : fitted(head, lines.map(unfenced), tail, 3, inBlock);
}

type Write = (head: string, lines: readonly string[], tail: string) => string;

const inBlock: Write = (head, lines, tail) =>
  `${head}\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n${tail}`;
const plainly: Write = (head, lines, tail) => [head, ...lines, tail].join('\n');

/**
 * The message with as many lines as fit; a single line that is too long is cut. The first `kept`
 * lines always stay.
 */
function fitted(
  head: string,
  lines: readonly string[],
  tail: string,
  kept: number,
  write: Write,
): string {
  const left = [...lines];
  while (write(head, left, tail).length > MOST && left.length > kept + 1) left.splice(-2, 2, '…');
  const over = write(head, left, tail).length - MOST;
  const [first = ''] = lines;
  return over <= 0 || kept > 0
    ? write(head, left, tail)
    : write(
        head,
        [`${first.slice(0, MOST - write(head, [''], tail).length - 2).replace(/\\?$/, '')}…`],
        tail,
      );
}

const unfenced = (line: string): string => line.replaceAll('```', '`\u200b`\u200b`');
const quoted = (text: string): string[] =>
  text === '' ? [] : text.split('\n').map((line) => `> ${escape(line)}`);

/** Row by row, with bold labels. */
const rowByRow = (table: SharedTable, name: string): string[] =>
  records(table, name).flatMap((lines, row) =>
    lines.map((line, index) =>
      index === 0 && line === table.rows[row]?.[0] ? `**${escape(line)}**` : escape(line),
    ),
  );

/** Escapes emphasis, links, quotes and mentions. */
const escape = (text: string): string =>
  text.replace(/[\\`*_~|<>[\]#]/g, '\\$&').replace(/@(?=\S)/g, '@\u200b');
