/** The difference as Markdown for a pull request. All texts are escaped: they are untrusted content of the request. */
import type { Change } from './compare.ts';
import { isEmpty, type Difference } from './difference.ts';
import { resultSentence, sentence, staleSentence, type Style } from './sentences.ts';
import type { ChangedRow, ChangedTable } from './table-rows.ts';

/** GitHub rejects comments over 65,536 characters. */
const MOST = 60_000;

export function asMarkdown(difference: Difference): string {
  if (isEmpty(difference)) return `No change in meaning since ${code(difference.since)}.\n`;
  const pages = Map.groupBy(difference.changes, ({ page }) => page);
  return shortened(
    [
      `### What changes in the rules\n\nSince ${code(difference.since)}.`,
      ...[...pages].map(([page, changes]) =>
        onPage(
          page,
          changes,
          difference.tables.find(({ address }) => address === page),
        ),
      ),
      list(
        'Changed odds and examples',
        difference.results.map(
          (result) => `${code(result.address)} ${resultSentence(result, STYLE)}`,
        ),
      ),
      list(
        'Translations to look at: the English text changed',
        difference.stale.map((stale) => `${staleSentence(stale, STYLE)} ${code(stale.address)}`),
      ),
      list(
        'Checked against',
        difference.verified.map(
          ({ address, fields, source }) =>
            `${code(address)} ${escape(fields.join(', '))}: ${escape(source)}`,
        ),
      ),
      list(
        'Not compared',
        difference.unread.map(
          ({ file, line, message, side }) =>
            `${code(`${file}:${line}`)} ${side === 'before' ? `at ${code(difference.since)}` : 'now'}: ${escape(message)}`,
        ),
      ),
    ].filter(Boolean),
  );
}

/** As many whole blocks as fit. */
function shortened(blocks: string[]): string {
  let text = '';
  for (const [index, block] of blocks.entries()) {
    if (text.length + block.length > MOST)
      return `${text}…and ${blocks.length - index} more sections: run \`npm run diff\` to read them.\n`;
    text += `${block}\n\n`;
  }
  return text.trimEnd().concat('\n');
}

const onPage = (page: string, changes: Change[], table: ChangedTable | undefined): string =>
  [
    `#### ${code(page)}`,
    bullets(changes.map((change) => `${sentence(change, STYLE)} ${code(change.address)}`)),
    table && rows(table),
  ]
    .filter(Boolean)
    .join('\n\n');

/** Only the changed rows, before and after. */
function rows({ columns, rows: changed }: ChangedTable): string {
  const head = ['', '', ...columns.map(escape)];
  const lines = changed
    .flatMap((row) => [line(row, 'before'), line(row, 'after')])
    .filter((cells) => cells !== undefined);
  return [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function line(row: ChangedRow, side: 'before' | 'after'): string[] | undefined {
  const other = side === 'before' ? row.after : row.before;
  return (
    row[side] && [
      escape(row.label),
      side,
      ...row[side].map((cell, index) =>
        other && other[index] !== cell ? `**${escape(cell)}**` : escape(cell),
      ),
    ]
  );
}

const list = (title: string, lines: string[]): string =>
  lines.length === 0 ? '' : `#### ${title}\n\n${bullets(lines)}`;
const bullets = (lines: string[]): string => lines.map((one) => `- ${one}`).join('\n');

/** Escapes Markdown and HTML, mentions, issue numbers, links and line breaks. */
export function escape(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]()<>#|~!&]/g, '\\$&')
    .replace(/@(?=\w)/g, '@\u2060')
    .replace(/:\/\//g, ':\u2060//')
    .replace(/\bwww\./gi, 'www\u2060.');
}

/** In a code span only the backtick matters. */
export const code = (text: string): string => `\`${text.replace(/[`\s|]/g, ' ')}\``;

const STYLE: Style = { plain: escape, strong: (text) => `**${text}**` };
