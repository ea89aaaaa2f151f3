/**
 * The notice about an outdated link. It overlays the bottom edge of the window, so that the page
 * does not shift.
 */
import { labelledAs } from '../text/by-script.ts';
import { fillIn } from '../text/fill-in.ts';
import styles from '../styles/link-notice.css?url';
import type { ShareData } from '../share/data.ts';
import type { HistoryRecord, PartChange } from '../view/pages/history.ts';
import { pageParameters } from '../workout/parameters.ts';
import { differenceNodes } from './difference-nodes.ts';
import { element, partAt } from './dom.ts';
import { nearestNames } from '../text/nearest-names.ts';
import { loadShareData } from './share/share-data.ts';
import { loadStyles } from './load-styles.ts';

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
  changes: HistoryRecord['changes'];
  /** The version of the figures on the printed sheet that the link was scanned from; null for other links. */
  sheet: string | null;
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
  const { missing, from, changes, sheet } = findings;
  host.replaceChildren();
  if (!missing && from === null && changes.length === 0 && sheet === null) return;
  const { words, version, changes: told = [] } = await loadShareData(host.dataset['content'] ?? '');
  const known = told.filter(({ number, part }) =>
    changes.some((one) => one.number === number && one.part === part),
  );
  const notes = notesOn({ ...findings, changes: known }, words, version);
  if (notes.length === 0) return;
  await loadStyles(styles);
  show(host, notes, words);
}

function examine({ hash, searchParams }: URL): Findings {
  const record = document.getElementById('record')?.textContent;
  const past = record ? (JSON.parse(record) as HistoryRecord) : { moved: {}, changes: [] };
  const id = hash.slice(1);
  const missing = id !== '' && !partAt(hash);
  return {
    id,
    missing,
    links: missing ? movedTo(id, past.moved) : [],
    from: searchParams.get('moved'),
    changes: changesSince(searchParams.get('v'), past.changes, id),
    sheet: searchParams.has('sheet') ? searchParams.get('v') : null,
  };
}

/** Goes to the new place; another page shows its own notice about the move. */
function goTo(url: URL, id: string): void {
  const here = url.pathname === location.pathname;
  if (!here) {
    const kept = pageParameters(location.search).filter((pair) => !pair.startsWith('moved='));
    url.search = [...kept, `moved=${encodeURIComponent(`#${id}`)}`].join('&');
  }
  location.replace(here ? url.hash : url);
}

const isHere = (link: string): boolean =>
  new URL(link, location.href).pathname === location.pathname;

function notesOn(
  findings: Findings & { changes: PartChange[] },
  words: Words,
  version: string,
): Note[] {
  const { id, missing, links, from, changes, sheet } = findings;
  return [
    ...(from === null ? [] : [[fillIn(words['arrival.moved'], { from })]]),
    ...(missing ? [missingPart(id, links, words)] : []),
    ...(changes.length > 0
      ? [changedFigures(changes, words, sheet === null ? 'arrival.changed' : 'arrival.since-sheet')]
      : []),
    ...(sheet === null || missing || changes.length > 0 ? [] : sheetNote(sheet, version, words)),
  ];
}

/** Where nothing that the page knows of has changed since a sheet was printed. */
function sheetNote(sheet: string, version: string, words: Words): Note[] {
  const key = ageOfSheet(sheet, version);
  return key === undefined ? [] : [[fillIn(words[key], { version: sheet })]];
}

/** `newer`: the sheet was printed after the page, such as one that was kept offline. Undefined for what is no version. */
export function ageOfSheet(
  sheet: string,
  version: string,
): 'arrival.unchanged' | 'arrival.newer' | undefined {
  const [printed, known] = [countIn(sheet), countIn(version)];
  if (printed === undefined || known === undefined) return undefined;
  return printed > known ? 'arrival.newer' : 'arrival.unchanged';
}

/** `1.12`: 12 changes were recorded. */
const countIn = (version: string | null): number | undefined => {
  const count = /^\d+\.(\d+)$/.exec(version ?? '')?.[1];
  return count === undefined ? undefined : Number(count);
};

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
  const known = countIn(version);
  if (known === undefined) return [];
  const [row] = id.split('.');
  return changes.filter(
    ({ number, part }) => number >= known && (id === '' || part === id || part === row),
  );
}

/**
 * For a part that was split, the new parts; for one that never existed, those with similar names.
 */
function missingPart(id: string, links: readonly string[], words: Words): Note {
  const about = (key: 'arrival.moved' | 'arrival.elsewhere' | 'arrival.unknown') =>
    `${fillIn(words[key], { from: `#${id}` })} `;
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

const changedFigures = (
  changes: readonly PartChange[],
  words: Words,
  heading: 'arrival.changed' | 'arrival.since-sheet',
): Note => [
  words[heading],
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
          ...differenceNodes(differences),
          element('small', {}, `${on} · ${labelledAs(words['changes.against'], against)}`),
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
