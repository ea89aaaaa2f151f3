/**
 * The notice about an outdated link. It overlays the bottom edge of the window, so that the page
 * does not shift.
 */
import styles from '../styles/link-notice.css?url';
import type { ShareData } from '../share/data.ts';
import type { ChangeRecord } from '../view/changes.ts';
import { element, partAt } from './dom.ts';
import { nearestNames } from './nearest-names.ts';
import { loadShareData } from './share-data.ts';
import { loadStyles } from './load-styles.ts';

/** The data of pages whose values changed or whose parts moved. */
export interface PastRecord {
  /** Old part → links to the new ones. */
  moved: Record<string, string[]>;
  changes: (Pick<ChangeRecord, 'number' | 'name' | 'on' | 'against' | 'differences'> & {
    part: string;
  })[];
}

type Words = ShareData['words'];
type Note = (Node | string)[];

interface Findings {
  id: string;
  /** Whether the part does not exist on the page. */
  missing: boolean;
  /** Where the missing part is now; several if it was split. */
  links: string[];
  /** The old address that led here. */
  from: string | null;
  changes: PastRecord['changes'];
}

/**
 * `host` has the link to the share data of the page, which contains the words. @throws if that
 * cannot be loaded.
 */
export async function showLinkNotice(host: HTMLElement): Promise<void> {
  const findings = examine(new URL(location.href));
  const [link, ...others] = findings.links;
  if (link && others.length === 0) {
    // Before the words are fetched, so that it also works offline.
    goTo(new URL(link, location.href), findings.id);
    if (!isHere(link)) return;
  }
  const { missing, from, changes } = findings;
  host.replaceChildren();
  if (!missing && from === null && changes.length === 0) return;
  const { words } = await loadShareData(host.dataset['content'] ?? '');
  await loadStyles(styles);
  show(host, notesOn(findings, words), words);
}

function examine({ hash, searchParams }: URL): Findings {
  const record = document.getElementById('record')?.textContent;
  const past = record ? (JSON.parse(record) as PastRecord) : { moved: {}, changes: [] };
  const id = hash.slice(1);
  const missing = id !== '' && !partAt(hash);
  return {
    id,
    missing,
    links: missing ? movedTo(id, past.moved) : [],
    from: searchParams.get('moved'),
    changes: changesSince(searchParams.get('v'), past.changes, id),
  };
}

/** Goes to the new place; another page shows its own notice about the move. */
function goTo(url: URL, id: string): void {
  const here = url.pathname === location.pathname;
  if (!here) url.searchParams.set('moved', `#${id}`);
  location.replace(here ? url.hash : url);
}

const isHere = (link: string): boolean =>
  new URL(link, location.href).pathname === location.pathname;

function notesOn({ id, missing, links, from, changes }: Findings, words: Words): Note[] {
  return [
    ...(from === null ? [] : [[words['arrival.moved'].replace('{from}', from)]]),
    ...(missing ? [missingPart(id, links, words)] : []),
    ...(changes.length > 0 ? [changedFigures(changes, words)] : []),
  ];
}

/** The new place of a part: its own, or, for a cell, that of its renamed row or column. */
export function movedTo(id: string, moved: Readonly<Record<string, readonly string[]>>): string[] {
  const own = moved[id];
  if (own) return [...own];
  const [row = '', column] = id.split('.');
  if (column === undefined) return [];
  const newColumn = moved[column]?.[0]?.split('#')[1] ?? column;
  if (moved[row]) return moved[row].map((link) => `${link}.${newColumn}`);
  return newColumn === column ? [] : [`#${row}.${newColumn}`];
}

/** Changes after the version (`1.3`) that a link carries, at the part (or the row of the cell) it names. */
export function changesSince<T extends { number: number; part: string }>(
  version: string | null,
  changes: readonly T[],
  id: string,
): T[] {
  const known = /^\d+\.(\d+)$/.exec(version ?? '')?.[1];
  if (known === undefined) return [];
  const [row] = id.split('.');
  return changes.filter(
    ({ number, part }) => number >= Number(known) && (id === '' || part === id || part === row),
  );
}

/**
 * For a part that was split, the new parts; for one that never existed, those with similar names.
 */
function missingPart(id: string, links: readonly string[], words: Words): Note {
  const about = (key: 'arrival.moved' | 'arrival.elsewhere' | 'arrival.unknown') =>
    `${words[key].replace('{from}', `#${id}`)} `;
  if (links.length === 1) return [about('arrival.moved')];
  if (links.length > 1) return [about('arrival.elsewhere'), ...links.map((link) => anchor(link))];
  const parts = document.querySelectorAll('#main :is(tr, li, td, section)[id]:not(.moved *)');
  const similar = nearestNames(
    id,
    [...parts].map((part) => part.id),
  );
  return [
    about('arrival.unknown'),
    ...(similar.length > 0
      ? [`${words['arrival.near']} `, ...similar.map((part) => anchor(`#${part}`))]
      : []),
  ];
}

/** Named by the last two segments of the link: `weapons/#rifle`. */
const anchor = (link: string): Node =>
  element(
    'a',
    { href: link },
    link.startsWith('#') ? link.slice(1) : link.split('/').slice(-2).join('/'),
  );

const changedFigures = (changes: PastRecord['changes'], words: Words): Note => [
  words['arrival.changed'],
  element(
    'dl',
    {},
    ...changes.map(({ name, on, against, differences }) =>
      element(
        'div',
        {},
        element('dt', {}, name),
        element(
          'dd',
          {},
          ...differences.flatMap(({ what, was, now }) => [
            `${what} `,
            ...(now === undefined
              ? []
              : [element('del', {}, was ?? ''), ' → ', element('ins', {}, now), ' ']),
          ]),
          element('small', {}, `${on} · ${words['changes.against']}: ${against}`),
        ),
      ),
    ),
  ),
];

function show(host: HTMLElement, notes: readonly Note[], words: Words): void {
  const close = element(
    'button',
    { type: 'button', class: 'button', 'aria-label': words['share.close'] },
    '×',
  );
  const status = element('div', { role: 'status' });
  close.addEventListener('click', () => host.replaceChildren());
  host.replaceChildren(
    element('aside', { class: 'arrival', 'aria-label': words['share.history'] }, status, close),
  );
  // A live region must be in the page before its text is set, or the text is not announced.
  setTimeout(
    () => status.replaceChildren(...notes.map((note) => element('div', {}, ...note))),
    100,
  );
}
