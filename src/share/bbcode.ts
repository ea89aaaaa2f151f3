/**
 * BBCode for BoardGameGeek and forums. Tags for tables and fixed width differ between forums, so every figure
 * follows the head of its column instead.
 */
import { figuresOf, isTable, places, tidy, type Shared, type SharedTable } from './shared.ts';

export function bbcode(given: Shared): string {
  const shared = tidy(given);
  const { content, source, link } = shared;
  const [name = '', ...rest] = places(shared).map(escape);
  const head = [`[b][url=${link}]${name}[/url][/b]`, ...rest].join(' · ');
  return [
    head,
    isTable(content) ? lines(content) : escape(content.text),
    source && `[i]${escape(source)}[/i]`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** `[b]Rifle[/b]: Range 24″ · Shots 1`; of a single row the label is left out, since the head says it. */
function lines(table: SharedTable): string {
  const { rows } = table;
  return rows
    .map((row) => {
      const figures = escape(figuresOf(row, table));
      return rows.length === 1 ? figures : `[b]${escape(row[0] ?? '')}[/b]: ${figures}`;
    })
    .join('\n');
}

/** BBCode has no escape: a zero-width space breaks what would be a tag. BoardGameGeek drops all that follows a `<`. */
const escape = (text: string): string =>
  text.replace(/\[(?=[/*a-z])/gi, '[\u200b').replaceAll('<', '＜');
