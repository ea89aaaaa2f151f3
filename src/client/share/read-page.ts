/** A part as it stands on the page → what is shared of it: the same that from-model.ts makes of the data. */
import type { PageData, Places } from '../../share/page-data.ts';
import type { Shared, SharedTable } from '../../share/shared.ts';

/** What is on a page beside its words: marks, signs of footnotes, links to the part itself, controls. */
const APART =
  '[data-ev], sup, small, .vh, .src, .num, .duty, .share-at, .mods, .applies, input, button';

export function readPage(data: PageData, part: Element | undefined, places: Places): Shared {
  const { title, game, source, version, table } = data;
  const common = {
    of: title,
    game,
    source: (part && (places[part.id] ?? places[rowOf(part).id])?.[1]) ?? source,
    link: linkTo(data, part, version),
  };
  const rows = part
    ? [part]
    : [
        ...document.querySelectorAll(
          '#main .body :is(table > tbody > tr[id], modifier-sum li[id])',
        ),
      ];
  const isRow =
    table && rows.length > 0 && rows.every((row) => row.matches('td, tr, modifier-sum li'));
  if (isRow) {
    const content = tableOf(table, rows);
    return { ...common, name: part ? nameOfRow(part, content) : title, content };
  }
  const text = part ? textOf(part) : wholeText();
  return { ...common, name: part ? nameOf(part, text) : title, content: { text } };
}

const rowOf = (part: Element): Element => part.closest('tr') ?? part;

/** `Rifle`; of a cell `Rifle, Range`. */
function nameOfRow(part: Element, { rows, heads }: SharedTable): string {
  const row = words(part.closest('tr')?.querySelector('th a') ?? null) || (rows[0]?.[0] ?? '');
  return part.matches('td') ? `${row}, ${heads[1] ?? ''}` : row;
}

function tableOf(table: Pick<SharedTable, 'heads' | 'figures'>, rows: Element[]): SharedTable {
  const [first] = rows;
  const column = first instanceof HTMLTableCellElement ? first.cellIndex : undefined;
  const kept = <T>(list: T[]): T[] =>
    list.filter((_, index) => column === undefined || index === 0 || index === column);
  return {
    heads: kept(table.heads),
    figures: kept(table.figures),
    rows: rows.map((row) => kept(cellsOf(rowOf(row)))),
  };
}

function cellsOf(row: Element): string[] {
  if (!row.matches('tr'))
    return [words(row.querySelector('label > span, p > span')), words(row.querySelector('b'))];
  return [...row.children].map(
    (cell) => words(cell) || (cell.querySelector('[data-ev="unknown"]') ? '?' : '–'),
  );
}

/** The text of an element without what stands apart; in a cell, a disputed figure says so. */
function words(element: Element | null): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  const dispute = copy?.querySelector('[data-ev="disputed"]');
  dispute?.replaceWith(element?.matches('td, th') ? ` (${dispute.textContent})` : '');
  for (const apart of copy?.querySelectorAll(APART) ?? []) apart.remove();
  return copy?.textContent.replace(/\s+/g, ' ').trim() ?? '';
}

function textOf(part: Element): string {
  const step = part.querySelector(':scope > div > p');
  if (step)
    return [part.querySelector(':scope > div > h3'), step].map(words).filter(Boolean).join(': ');
  const lines = [...part.querySelectorAll('dl > div')].map((line) =>
    [...line.children].map(words).join(': '),
  );
  if (lines.length > 0) return lines.join('; ');
  if (!part.querySelector('h2, h3')) return words(part);
  return [
    ...(part.matches('.example') ? [exampleTitle(part)] : []),
    [...part.querySelectorAll(':scope > p')].map(words).filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(': ');
}

/** `Example: A long shot` → `A long shot`; empty where it has no title. */
const exampleTitle = (part: Element): string =>
  /[:：]\s*(.+)$/.exec(words(part.querySelector('h2')))?.[1] ?? '';

/** A rule's own words; of a phase or procedure its steps in order. */
function wholeText(): string {
  const own = [...document.querySelectorAll('#main .body > p:not(.mods, .applies, .tools)')].map(
    words,
  );
  const steps = [
    ...document.querySelectorAll('#main .body > .steps > li > div > p:first-of-type'),
  ].map((step, index) => `${index + 1}. ${words(step)}`);
  return [...own, ...steps].join(' ');
}

const TITLES = [
  ':scope > div > h3',
  ':scope > :is(h2, h3) .at',
  ':scope > b:not(.duty)',
  ':scope > .at',
];

/** Its heading, without the amount that stands in some; else its first sentence. */
function nameOf(part: Element, text: string): string {
  if (part.matches('.example')) return exampleTitle(part) || shortened(text);
  const [head = ''] = TITLES.map((selector) => {
    const title = part.querySelector(selector);
    const amount = title?.matches('.at') ? words(title.querySelector('b')) : '';
    return words(title)
      .slice(0, amount ? -amount.length : undefined)
      .trim()
      .replace(/[:：]$/, '');
  }).filter(Boolean);
  return head || shortened(text);
}

function shortened(text: string): string {
  const japanese = document.documentElement.lang === 'ja';
  const sentence =
    text.split(japanese ? /(?<=。)/ : /(?<=[.!?])\s/)[0]?.replace(/[.。]$/, '') ?? '';
  const most = japanese ? 34 : 64;
  return sentence.length <= most
    ? sentence
    : `${sentence.slice(0, most - 1).replace(/\s\S*$/, '')}…`;
}

/** The share page of the part, so that the link shows a preview of its own; it leads on to the part. */
function linkTo({ page, shared }: PageData, part: Element | undefined, version: string): string {
  if (!part) return `${page}?v=${version}`;
  if (!shared) return `${page}?v=${version}#${part.id}`;
  return `${page}${rowOf(part).id}/?v=${version}${part.matches('td') ? `#${part.id}` : ''}`;
}
