/** Tells a reader whose link is older than the page what became of it. Nothing moves on the page: the note lies over its lower edge. */
import type { ChangeRecord } from '../../view/changes.ts';
import type { PageData } from '../../share/page-data.ts';
import { create } from '../share/create.ts';
import { partAt } from '../part-at.ts';
import { near } from './near.ts';
import { changesSince } from './since.ts';
import { movedTo } from './moved-to.ts';

/** What pages with a past carry. */
export interface PastRecord {
  moved: Record<string, string[]>;
  changes: (Pick<ChangeRecord, 'number' | 'name' | 'on' | 'against' | 'differences'> & {
    part: string;
  })[];
}

type Words = PageData['words'];

const read = <T>(selector: string): T | undefined => {
  const text = document.querySelector(selector)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
};

export function tell(): void {
  const words = read<PageData>('share-menu script')?.words;
  if (!words) return;
  const past = read<PastRecord>('#record') ?? { moved: {}, changes: [] };
  const search = new URLSearchParams(location.search);
  const id = location.hash.slice(1);
  const notes: Node[][] = [];
  const from = search.get('moved');
  if (from) notes.push([text(words['arrival.moved'].replace('{from}', from))]);
  const part = partAt(location.hash);
  if (id && (!part || part.closest('.moved'))) notes.push(lost(id, past, words));
  const changes = changesSince(search.get('v'), past.changes, location.hash.slice(1));
  if (changes.length > 0) notes.push(changed(changes, words));
  show(
    notes.filter((note) => note.length > 0),
    words,
  );
}

/** A part that moved is gone to at once; of one that never was, what is near is named. */
function lost(id: string, { moved }: PastRecord, words: Words): Node[] {
  const links = movedTo(id, moved);
  const [only] = links;
  if (only && links.length === 1) {
    const url = new URL(only, location.href);
    const here = url.pathname === location.pathname;
    if (!here) url.searchParams.set('moved', `#${id}`);
    location.replace(here ? url.hash : url);
    return here ? [text(words['arrival.moved'].replace('{from}', `#${id}`))] : [];
  }
  if (links.length > 1)
    return [
      text(words['arrival.elsewhere'].replace('{from}', `#${id}`)),
      ...links.map((link) => anchor(link, link.split('/').slice(-2).join('/'))),
    ];
  const parts = [
    ...document.querySelectorAll('#main :is(tr, li, td, section)[id]:not(.moved *)'),
  ].map((part) => part.id);
  const found = near(id, parts);
  return [
    text(words['arrival.unknown'].replace('{from}', `#${id}`)),
    ...(found.length > 0
      ? [text(words['arrival.near']), ...found.map((part) => anchor(`#${part}`, part))]
      : []),
  ];
}

const changed = (changes: PastRecord['changes'], words: Words): Node[] => [
  text(words['arrival.changed']),
  create(
    'dl',
    {},
    ...changes.map(({ name, on, against, differences }) =>
      create(
        'div',
        {},
        create('dt', { textContent: name }),
        create(
          'dd',
          {},
          ...differences.flatMap(({ what, was, now }) => [
            text(`${what} `),
            create('del', { textContent: was }),
            text(' → '),
            create('ins', { textContent: now }),
            text(' '),
          ]),
          create('small', { textContent: `${on} · ${words['changes.against']}: ${against}` }),
        ),
      ),
    ),
  ),
];

const text = (words: string): Text => document.createTextNode(`${words} `);
const anchor = (link: string, words: string): Node =>
  create('a', { href: link, textContent: words });

function show(notes: Node[][], words: Words): void {
  document.querySelector('.arrival')?.remove();
  if (notes.length === 0) return;
  const close = create('button', {
    type: 'button',
    className: 'button',
    ariaLabel: words['share.close'],
    textContent: '×',
  });
  const status = create('div', { role: 'status' });
  const note = create('aside', { className: 'arrival' }, status, close);
  note.ariaLabel = words['share.history'];
  close.addEventListener('click', () => note.remove());
  document.body.append(note);
  // A live region must be there before its text, or it is not read out.
  setTimeout(
    () => status.replaceChildren(...notes.map((nodes) => create('div', {}, ...nodes))),
    100,
  );
}
