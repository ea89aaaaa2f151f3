/**
 * The menu under a value of a table: copy its link, share it, edit the file at its line, report it. Loaded at the first click
 * on a value. By keyboard, Enter on a value opens the share dialog, which has the same links.
 */
import { fillIn } from '../../text/fill-in.ts';
import styles from '../../styles/place-menu.css?url';
import { correctionsOf } from '../../share/corrections.ts';
import { select, type ShareData } from '../../share/data.ts';
import { copyText } from './copy-text.ts';
import { element, links, partAt } from '../dom.ts';
import { loadStyles } from '../load-styles.ts';

await loadStyles(styles);

/** Pixels between the menu and the value, and the edge of the window. */
const GAP = 4;

/** `share` opens the share dialog for the value. */
export function openPlaceMenu(data: ShareData, cell: HTMLElement, share: () => void): void {
  const { words } = data;
  const selected = select(data, cell.id);
  const { name, link } = selected.shared;
  const status = element('span', { role: 'status' });
  const copy = element('button', { type: 'button', class: 'button' }, words['share.copy-link']);
  copy.addEventListener('click', () => {
    void copyText(link, copy).then((copied) => {
      status.textContent = copied
        ? fillIn(words['share.copied'], { what: words['share.link'] })
        : link;
    });
  });
  const more = element('button', { type: 'button', class: 'button' }, words['share.open']);
  more.addEventListener('click', () => {
    menu.hidePopover();
    share();
  });
  const menu = element(
    'div',
    { popover: 'auto', class: 'place-menu', role: 'group', 'aria-label': name },
    element('b', {}, name),
    ...noteOf(cell).map((note) => element('span', {}, note)),
    copy,
    more,
    ...links(correctionsOf(data, selected)),
    status,
  );
  const closed = new AbortController();
  menu.addEventListener('toggle', ({ newState }) => {
    if (newState !== 'closed') return;
    closed.abort();
    menu.remove();
  });
  // The arrow keys lead to another value.
  addEventListener(
    'hashchange',
    () => partAt(location.hash) !== cell && menu.hidePopover(),
    closed,
  );
  document.body.append(menu);
  menu.showPopover({ source: cell });
  placeAt(menu, cell.getBoundingClientRect());
}

/** What the signs of the value lead to on the page: the answer in use, or the reason of its status. */
function noteOf(cell: HTMLElement): string[] {
  return [...cell.querySelectorAll<HTMLElement>('[data-ev]')].flatMap((sign) => {
    const note = sign instanceof HTMLAnchorElement ? partAt(sign.hash) : null;
    // Of an explanation, without the names of all that share it.
    const words = [...((note?.querySelector('summary') ?? note)?.childNodes ?? [])]
      .filter((node) => !(node instanceof HTMLElement && node.matches('i, small')))
      .map(({ textContent }) => textContent)
      .join('');
    return [words.trim() || sign.title].filter(Boolean);
  });
}

/** Below the value, or above it where the window ends; scrolls with the page. */
function placeAt(menu: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = menu;
  const isRoom = bottom + GAP + height <= innerHeight;
  const x = Math.max(GAP, Math.min(left, document.documentElement.clientWidth - width - GAP));
  menu.style.left = `${scrollX + x}px`;
  menu.style.top = `${scrollY + (isRoom ? bottom + GAP : Math.max(GAP, top - GAP - height))}px`;
}
