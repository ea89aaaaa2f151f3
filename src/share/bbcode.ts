/**
 * BBCode for BoardGameGeek and forums. Tags for tables and fixed width differ between forums, so
 * each value is preceded by its column heading.
 */
import { labelledAs } from '../text/by-script.ts';
import {
  figuresOf,
  isTable,
  places,
  saysLabel,
  tidy,
  type Shared,
  type SharedTable,
} from './shared.ts';

export function bbcode(given: Shared): string {
  const shared = tidy(given);
  const { content, source, link } = shared;
  const [name = '', ...rest] = places(shared).map(escape);
  const head = [`[b][url=${link}]${name}[/url][/b]`, ...rest].join(' · ');
  return [
    head,
    isTable(content) ? lines(content, shared.name) : escape(content.text),
    source && `[i]${escape(source)}[/i]`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** `[b]Rifle[/b]: Range 24″ · Shots 1`; a label that repeats the heading is left out. */
const lines = (table: SharedTable, name: string): string =>
  table.rows
    .map((row) => {
      const [label = ''] = row;
      const figures = escape(figuresOf(row, table));
      return saysLabel(name, table) ? figures : labelledAs(`[b]${escape(label)}[/b]`, figures);
    })
    .join('\n');

/**
 * BBCode has no escape, so a zero-width space breaks up tags. BoardGameGeek drops everything after
 * a `<`.
 */
const escape = (text: string): string =>
  text.replace(/\[(?=[/*a-z])/gi, '[\u200b').replaceAll('<', '＜');
