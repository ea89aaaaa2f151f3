/** The difference as Markdown for a pull request. All texts are escaped: they are untrusted content of the request. */
import type { Change } from './compare.ts';
import { isEmpty, type Difference } from './difference.ts';
import {
  detailLines,
  markedSentence,
  resultSentence,
  sentence,
  staleSentence,
  type Style,
} from './sentences.ts';

/** GitHub rejects comments over 65,536 characters. */
const MOST = 60_000;

export function asMarkdown(difference: Difference): string {
  if (isEmpty(difference)) return `No change in meaning since ${code(difference.since)}.\n`;
  const pages = Map.groupBy(difference.changes, ({ page }) => page);
  return shortened(
    [
      `### What changes in the rules\n\nSince ${code(difference.since)}.`,
      ...[...pages].map(([page, changes]) => onPage(difference.names[page], page, changes)),
      list(
        'Changed odds and examples',
        difference.results.map(
          (result) =>
            `${resultSentence(result, difference.names[result.address] ?? '', STYLE)} ${code(result.address)}`,
        ),
      ),
      list(
        'Translations to look at: the English text changed',
        difference.stale.map((stale) => `${staleSentence(stale, STYLE)} ${code(stale.address)}`),
      ),
      list(
        'Marks of translations',
        difference.marked.map(
          (marked) =>
            `${markedSentence(marked, difference.names[marked.address] ?? '', STYLE)} ${code(marked.address)}`,
        ),
      ),
      list(
        'Checked against',
        difference.verified.map(({ address, fields, source }) =>
          `${STYLE.strong(escape(difference.names[address] ?? ''))} ${escape(fields.join(', '))}: ${escape(source)} ${code(address)}`.replace(
            /^\*{4} /,
            '',
          ),
        ),
      ),
      list(
        'Addresses that lead elsewhere',
        difference.moved.map(({ from, to }) => `${code(from)} → ${to.map(code).join(', ')}`),
      ),
      list(
        'Not compared',
        difference.unread.map(
          ({ file, line, message, side }) =>
            `${code(`${file}:${line}`)} ${side === 'before' ? `at ${code(difference.since)}` : 'now'}: ${escape(message)}`,
        ),
      ),
    ].filter(Boolean),
    difference.since,
  );
}

/** As many whole blocks as fit. */
function shortened(blocks: string[], since: string): string {
  let text = '';
  for (const [index, block] of blocks.entries()) {
    if (text.length + block.length > MOST)
      return `${text}…and ${blocks.length - index} more sections: run \`npm run diff -- ${since}\` to read them.\n`;
    text += `${block}\n\n`;
  }
  return text.trimEnd().concat('\n');
}

const onPage = (name: string | undefined, page: string, changes: Change[]): string =>
  [
    `#### ${name === undefined ? code(page) : `${escape(name)} (${code(page)})`}`,
    bullets(
      changes.map((change) =>
        [
          `${sentence(change, STYLE)} ${code(change.address)}`,
          ...detailLines(change, STYLE).map((line) => `  - ${line}`),
        ].join('\n'),
      ),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');

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

/** Marks as elements, for those of Markdown fail next to Japanese punctuation. */
const STYLE: Style = {
  plain: escape,
  strong: (text) => `**${text}**`,
  removed: (text) => `<del>${text}</del>`,
  added: (text) => `<ins>${text}</ins>`,
};
