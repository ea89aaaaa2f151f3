/** A part as it stands on the page → what is shared of it: the same that from-model.ts makes of the data. */
import type { PageData, Places } from '../../outputs/share/page-data.ts';
import type { Shared, SharedTable } from '../../outputs/share/shared.ts';

/** What is on a page beside its words: marks, signs of footnotes, links to the part itself, controls. */
const APART = '[data-ev], sup, small, .vh, .src, .num, .duty, .share-at, .mods, .applies, input, button';

export function readPage(data: PageData, part: Element | undefined, places: Places): Shared {
  const { title, game, source, version, table } = data;
  const common = { of: title, game, source: (part && (places[part.id] ?? places[rowOf(part).id])?.[1]) ?? source, link: linkTo(data, part, version) };
  const rows = part ? [part] : [...document.querySelectorAll('#main .body :is(table > tbody > tr[id], modifier-sum li[id])')];
  const isRow = table && rows.length > 0 && rows.every((row) => row.matches('td, tr, modifier-sum li'));
  if (isRow) {
    const content = tableOf(table, rows);
    return { ...common, name: part ? nameOfRow(content) : title, content };
  }
  const text = part ? textOf(part) : [...document.querySelectorAll('#main .body > p, .steps > li > div > p:first-of-type')].map(words).join(' ');
  return { ...common, name: part ? nameOf(part, text) : title, content: { text } };
}

const rowOf = (part: Element): Element => part.closest('tr') ?? part;
const nameOfRow = ({ rows, heads }: SharedTable): string => (heads.length === 2 && heads[1] !== '±' && rows[0]?.length === 2 ? `${rows[0][0]}, ${heads[1]}` : (rows[0]?.[0] ?? ''));

function tableOf(table: Pick<SharedTable, 'heads' | 'figures'>, rows: Element[]): SharedTable {
  const [first] = rows;
  const column = first instanceof HTMLTableCellElement ? first.cellIndex : undefined;
  const kept = <T>(list: T[]): T[] => list.filter((_, index) => column === undefined || index === 0 || index === column);
  return { heads: kept(table.heads), figures: kept(table.figures), rows: rows.map((row) => kept(cellsOf(rowOf(row)))) };
}

function cellsOf(row: Element): string[] {
  if (!row.matches('tr')) return [words(row.querySelector('label > span, p > span')), words(row.querySelector('b'))];
  return [...row.children].map((cell) => words(cell) || (cell.querySelector('[data-ev="unknown"]') ? '?' : '–'));
}

/** The text of an element without what stands apart; in a cell, a disputed figure says so. */
function words(element: Element | null): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  const dispute = copy?.querySelector('[data-ev="disputed"]');
  dispute?.replaceWith(element?.matches('td') ? ` (${dispute.textContent})` : '');
  for (const apart of copy?.querySelectorAll(APART) ?? []) apart.remove();
  return copy?.textContent.replace(/\s+/g, ' ').trim() ?? '';
}

function textOf(part: Element): string {
  const step = part.querySelector(':scope > div > p');
  if (step) return [part.querySelector(':scope > div > h3'), step].map(words).filter(Boolean).join(': ');
  const lines = [...part.querySelectorAll('dl > div')].map((line) => [...line.children].map(words).join(': '));
  const head = part.querySelector('h2, h3');
  if (head) return lines.length > 0 ? lines.join('; ') : [...part.querySelectorAll(':scope > p')].map(words).filter(Boolean).join(' ');
  return words(part);
}

/** Its heading; else its first sentence. */
function nameOf(part: Element, text: string): string {
  const head = words(part.querySelector(':scope > div > h3, :scope > :is(h2, h3) .at, :scope > b:not(.duty), :scope > .at')).replace(/[:：]$/, '');
  const sentence = text.split(/(?<=[.!?])\s|(?<=。)/)[0]?.replace(/[.。]$/, '') ?? '';
  return head || (sentence.length <= 64 ? sentence : `${sentence.slice(0, 63).replace(/\s\S*$/, '')}…`);
}

/** The share page of the part, so that the link shows a preview of its own; it leads on to the part. */
function linkTo({ page, shared }: PageData, part: Element | undefined, version: string): string {
  if (!part) return `${page}?v=${version}`;
  if (!shared) return `${page}?v=${version}#${part.id}`;
  return `${page}${rowOf(part).id}/?v=${version}${part.matches('td') ? `#${part.id}` : ''}`;
}
