/** Full-text search of the pages with Pagefind, loaded only on request. */
import { CHECKS } from '../../site/checks-folder.ts';
import {
  CONTRIBUTORS,
  hasTypedWord,
  isQuoted,
  PLAYERS,
  toFullTextQuery,
  toShown,
} from '../../search/full-text.ts';
import { getLanguage } from '../../i18n/languages.ts';
import { element } from '../dom.ts';
import type { Chosen } from './filters.ts';
import type { Answer } from './session.ts';

/** The part of Pagefind's module that is used. */
interface Pagefind {
  options(options: Readonly<Record<string, unknown>>): Promise<void>;
  init(): Promise<void>;
  search(query: string, options: { filters: Filters }): Promise<{ results: Found[] }>;
  /** Forgets what was loaded, and what could not be. */
  destroy(): Promise<void>;
}
type Filters = Record<string, { any: readonly string[] }>;
interface Found {
  data(): Promise<Page>;
}
interface Page {
  url: string;
  meta: { title?: string };
  /** HTML, with the words found in `<mark>`. */
  excerpt: string;
  /** Positions of the words found, and of all elements with an id. */
  locations: number[];
  anchors: { id: string; location: number }[];
}

/** With fewer instant results than this, the full-text search starts by itself. */
const FEW = 3;
const MOST = 10;
/** Words in an excerpt. */
const EXCERPT = 30;

export interface FullText {
  /** Shows another answer; searches at once if the section is open or the query requires it. */
  update(answer: Answer, chosen: Chosen): void;
  clear(): void;
}

export function attachFullText(list: HTMLElement): FullText {
  const summary = element('summary');
  const body = element('div', { class: 'hits' });
  const status = element('p', { class: 'note', role: 'status' });
  const box = element('details', { class: 'full-text', hidden: true }, summary, status, body);
  list.before(box);
  let latest: { answer: Answer; chosen: Chosen } | undefined;
  let shown: typeof latest;
  let opened: Promise<Pagefind> | undefined;
  const run = async () => {
    const asked = latest;
    if (!asked || !box.open || shown === asked) return;
    shown = asked;
    opened ??= open(asked.answer.fullText);
    const pagefind = await opened;
    const before = lost;
    const pages = await find(pagefind, asked.answer, asked.chosen);
    // Pagefind goes on without a file that it could not load, and never asks for it again.
    if (lost > before) {
      await pagefind.destroy();
      throw new Error('A file of the full text could not be loaded.');
    }
    if (latest !== asked) return;
    const { say, search } = asked.answer;
    status.textContent = pages.length === 0 ? say('search.text.none') : '';
    body.replaceChildren(
      ...(pages.length === 0
        ? []
        : [element('ol', {}, ...pages.map((page) => item(page, search.head.rulesets)))]),
    );
  };
  const failed = () => {
    opened = undefined;
    shown = undefined;
    body.replaceChildren();
    status.textContent = latest?.answer.say('search.failed') ?? '';
  };
  box.addEventListener('toggle', () => void run().catch(failed));
  return {
    update: (answer, chosen) => {
      latest = { answer, chosen };
      summary.textContent = answer.say('search.text');
      box.hidden = false;
      const quoted = isQuoted(answer.query);
      // Quoted words were requested literally, so full text comes first; otherwise it follows the
      // instant results.
      if (quoted) list.before(box);
      else list.after(box);
      const forChecks = chosen.kinds?.includes(CHECKS) ?? false;
      if (quoted || forChecks || answer.hits.length < FEW) box.open = true;
      else if (!box.open) body.replaceChildren();
      run().catch(failed);
    },
    clear: () => {
      latest = undefined;
      box.hidden = true;
      box.open = false;
      body.replaceChildren();
    },
  };
}

/** Number of files that could not be loaded. */
let lost = 0;
let counted = false;

/** Counts them: Pagefind reports them on the console only. */
function countLost(folder: string): void {
  const load = globalThis.fetch;
  globalThis.fetch = async (file, options) => {
    const { href } = new URL(file instanceof Request ? file.url : file, location.href);
    const isOwn = href.startsWith(folder);
    const response = await load(file, options).catch((error: unknown) => {
      if (isOwn) lost++;
      throw error;
    });
    if (isOwn && !response.ok) lost++;
    return response;
  };
}

/** `path` is the folder of the index. */
async function open(path: string): Promise<Pagefind> {
  const folder = new URL(path, location.href).href;
  if (!counted) countLost(folder);
  counted = true;
  const pagefind = (await import(/* @vite-ignore */ `${folder}pagefind.js`)) as Pagefind;
  await pagefind.options({
    basePath: folder,
    baseUrl: '/',
    noWorker: true,
    excerptLength: EXCERPT,
  });
  await pagefind.init();
  return pagefind;
}

async function find(
  pagefind: Pagefind,
  { query, language }: Answer,
  { rulesets, kinds, modules }: Chosen,
): Promise<Page[]> {
  const filters: Filters = {
    ...(rulesets && { game: { any: rulesets } }),
    ...(kinds && { kind: { any: kinds.map((kind) => PAGE_OF[kind] ?? kind) } }),
    ...(modules && { module: { any: modules } }),
    reader: { any: [kinds?.includes(CHECKS) ? CONTRIBUTORS : PLAYERS] },
  };
  const { results } = await pagefind.search(toFullTextQuery(query, language), { filters });
  const pages = await Promise.all(results.slice(0, MOST).map((result) => result.data()));
  return getLanguage(language).words.spaced
    ? pages.filter(({ excerpt }) => hasTypedWord(wordsMarked(excerpt), query))
    : pages;
}

const wordsMarked = (excerpt: string): string[] =>
  [...parsed(excerpt).querySelectorAll('mark')].map(({ textContent }) => toShown(textContent));
const parsed = (excerpt: string): HTMLElement =>
  new DOMParser().parseFromString(excerpt, 'text/html').body;

/** Kinds of hits that are parts of pages of another kind. */
const PAGE_OF: Readonly<Record<string, string>> = { rows: 'tables', omissions: 'disputes' };

/** Each names its game: pages of several games have the same title. */
function item(
  { url, meta, excerpt, locations, anchors }: Page,
  games: readonly { link: string; title: string }[],
): HTMLElement {
  const game = games.find(({ link }) => url.startsWith(link));
  return element(
    'li',
    {},
    element(
      'a',
      { 'data-fulltext': true, href: url + fragmentOf(locations, anchors) },
      element('strong', {}, toShown(meta.title ?? url)),
      ...(game ? [element('span', { class: 'w' }, game.title)] : []),
      element('span', { class: 'x' }, ...marked(excerpt)),
    ),
  );
}

/** The part of the page with most of the words. */
function fragmentOf(locations: readonly number[], anchors: Page['anchors']): string {
  const near = (from: number) =>
    locations.filter((place) => place >= from && place < from + EXCERPT).length;
  const best = locations.reduce(
    (known, place) => (near(place) > near(known) ? place : known),
    locations[0] ?? 0,
  );
  const anchor = anchors.filter(({ id, location }) => location <= best && id !== 'main').at(-1);
  return anchor ? `#${anchor.id}` : '';
}

/** The excerpt with its marks as elements, and everything else as text. */
function marked(excerpt: string): (Node | string)[] {
  const parts = [...parsed(excerpt).childNodes].map((node) => ({
    text: node.textContent ?? '',
    hit: node.nodeName === 'MARK',
  }));
  // Merges adjacent hits, so that Japanese has no gaps.
  const joined: typeof parts = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const before = joined.at(-2);
    if (part.hit && last && !last.hit && last.text.trim() === '' && before?.hit) {
      joined.pop();
      before.text += ` ${part.text}`;
    } else joined.push(part);
  }
  return joined.map(({ text, hit }) => (hit ? element('mark', {}, toShown(text)) : toShown(text)));
}
