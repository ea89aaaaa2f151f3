/** Arriving at an address: what is hidden is shown, a cell is read out with its heads, and what cannot be found is looked for. */
import { partAt } from './part-at.ts';

addEventListener('hashchange', arrive);
arrive();

function arrive(): void {
  const found = partAt(location.hash);
  // The place of an old name only says where the part is now.
  const part = found?.closest('.moved') ? null : found;
  if (part) land(part);
  // An address of old, an unknown one, or one copied before figures changed: seldom, so fetched only then.
  if (
    (location.hash && !part) ||
    new URLSearchParams(location.search).has('v') ||
    location.search.includes('moved=')
  )
    void import('./arrival/link-notice.ts').then(({ tell }) => tell());
}

function land(part: HTMLElement): void {
  if (!part.checkVisibility()) {
    reveal(part);
    part.scrollIntoView();
  }
  if (part instanceof HTMLTableCellElement && part.matches('tbody *')) readOut(part);
}

/** On a phone a die table shows one side at a time. */
function reveal(part: HTMLElement): void {
  for (const side of document.querySelectorAll<HTMLInputElement>('.sides input')) {
    side.checked = true;
    if (part.checkVisibility()) return;
  }
}

/** A screen reader that is set down on a cell says no more than what stands in it: row and column are put before. */
function readOut(cell: HTMLTableCellElement): void {
  const table = cell.closest('table');
  const head = table?.querySelector(`thead tr:last-child > :nth-child(${cell.cellIndex + 1})`);
  const side = [...(table?.tHead?.rows[0]?.cells ?? [])].find(
    (_, index, cells) =>
      cell.cellIndex < cells.slice(0, index + 1).reduce((sum, { colSpan }) => sum + colSpan, 0),
  );
  const heads = [cell.parentElement?.querySelector('th a'), side === head ? undefined : side, head];
  const names = heads
    .map((name) => name?.querySelector('abbr')?.title ?? said(name))
    .filter(Boolean);
  const own = cell.tagName === 'TH' ? '' : said(cell);
  cell.tabIndex = -1;
  cell.ariaLabel = `${names.join(', ')}: ${own}`;
  cell.addEventListener('blur', () => cell.removeAttribute('aria-label'), { once: true });
  cell.focus({ preventScroll: true });
}

/** Text with its marks apart: `18–72″, disputed`. */
function said(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const mark of copy?.querySelectorAll('[data-ev]') ?? []) mark.before(', ');
  for (const button of copy?.querySelectorAll('button') ?? []) button.remove();
  return (
    copy?.textContent
      .replace(/\s+/g, ' ')
      .replace(/^, |\s+(?=,)/g, '')
      .trim() ?? ''
  );
}
