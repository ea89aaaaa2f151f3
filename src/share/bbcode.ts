/**
 * BBCode for BoardGameGeek and forums. Neither fixed-width tags nor table tags are the same everywhere, so every figure
 * stands behind the head of its column.
 */
import { figuresOf, isTable, places, tidy, type Shared, type SharedTable } from './shared.ts';

export function bbcode(given: Shared): string {
  const shared = tidy(given);
  const { content, source, link } = shared;
  const [name, ...rest] = places(shared).map(escape);
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
  const figures = rows.map((row) => escape(figuresOf(row, table)));
  return rows.length === 1
    ? figures[0]!
    : rows.map(([label = ''], index) => `[b]${escape(label)}[/b]: ${figures[index]}`).join('\n');
}

/** BBCode has no escape: a zero-width space breaks what would be a tag. BoardGameGeek drops all that follows a `<`. */
const escape = (text: string): string =>
  text.replace(/\[(?=[/*a-z])/gi, '[\u200b').replaceAll('<', '＜');
