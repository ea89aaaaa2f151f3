/** Markdown for Reddit and GitHub: a linked name, a pipe table or a quotation, the source. */
import { headsInLine, isTable, places, tidy, type Shared, type SharedTable } from './shared.ts';

export function markdown(given: Shared): string {
  const shared = tidy(given);
  const { content, source, link } = shared;
  const [name = '', ...rest] = places(shared).map(escape);
  const head = [`**[${name}](${link})**`, ...rest].join(' · ');
  const body = isTable(content) ? table(content) : quote(content.text);
  return [head, body, source && escape(source)].filter(Boolean).join('\n\n');
}

/** Two spaces at the end of a line keep the line break. */
const quote = (text: string): string =>
  text === ''
    ? ''
    : text
        .split('\n')
        .map((line) => `> ${startOfLine(escape(line))}`)
        .join('  \n');

function table(shared: SharedTable): string {
  const { rows, figures } = shared;
  const heads = headsInLine(shared);
  const line = (cells: readonly string[]) =>
    `| ${heads.map((_, index) => escape(cells[index] ?? '')).join(' | ')} |`;
  const rule = `|${figures.map((figure) => (figure ? '--:' : ':--')).join('|')}|`;
  return [line(heads), rule, ...rows.map(line)].join('\n');
}

const escape = (text: string): string =>
  text.replace(/[\\`*_{}[\]<>#|~!^$&]/g, '\\$&').replace(/@(?=\w)/g, '@\u200b');
/** Escapes characters that would begin a list or a rule at the start of a line. */
const startOfLine = (text: string): string =>
  text.replace(/^([-+=])/, '\\$1').replace(/^(\d+)([.)])/, '$1\\$2');
