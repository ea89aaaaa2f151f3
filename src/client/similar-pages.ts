/**
 * On the page for unknown addresses: the most similar pages and parts, in the requested language.
 */
import type { AddressBook } from '../publish/addresses.ts';
import { element } from './dom.ts';
import { nearestNames } from '../text/nearest-names.ts';
import { preferredOf } from '../text/preferred-language.ts';

type Tag = keyof AddressBook['pages'][string]['title'];

customElements.define(
  'similar-pages',
  class extends HTMLElement {
    connectedCallback() {
      const { base = '/', languages = '' } = this.dataset;
      const known = languages.split(' ') as Tag[];
      const { language, asked } = readAddress(location.pathname.slice(base.length), known);
      const section = this.querySelector<HTMLElement>(`section[data-language="${language}"]`);
      if (!section) return;
      // The address says which language is read.
      for (const one of this.querySelectorAll('section')) one.hidden = one !== section;
      const field = section.querySelector('input');
      if (field) field.value = wordsOf(asked);
      this.offer(asked, language, section).catch(() => {
        const failed = section.querySelector<HTMLElement>('.failed');
        if (failed) failed.hidden = false;
      });
    }

    private async offer(asked: string, language: Tag, section: HTMLElement) {
      const response = await fetch(this.dataset['addresses'] ?? '');
      if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
      const { pages } = (await response.json()) as AddressBook;
      const links = similar(asked, pages).flatMap(([address, part]) => {
        const page = pages[address];
        if (!page) return [];
        const name = `${page.title[language]}${part ? ` · ${part}` : ''}`;
        const href = `${page.link[language]}${part ? `#${part}` : location.hash}`;
        return [element('li', {}, element('a', { href }, name))];
      });
      const list = section.querySelector<HTMLElement>('.near');
      if (!list || links.length === 0) return;
      list.hidden = false;
      const heading = list.querySelector('p');
      if (isFolder(asked, pages) && heading) heading.textContent = list.dataset['folder'] ?? '';
      list.querySelector('ul')?.replaceChildren(...links);
    }
  },
);

/**
 * `pl/bolt-action/tables/weapon/` → Polish, `bolt-action/tables/weapon`. Without a language, the
 * reader's own.
 */
function readAddress(path: string, known: readonly Tag[]): { language: Tag; asked: string } {
  const steps = decode(path).toLowerCase().split('/').filter(Boolean);
  const named = known.find((tag) => tag.toLowerCase() === steps[0]);
  const preferred = preferredOf(navigator.languages, known);
  const language = named ?? preferred ?? known[0] ?? 'en';
  const asked = steps.slice(named || steps[0] === 'go' ? 1 : 0).join('/');
  return { language, asked };
}

/** A malformed address is used as it is. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * `bolt-action/tables/weapon-chart` → `weapon chart`: what the reader may have looked for. A declaration, because an element
 * that is on the page already is connected before the constants below have a value.
 */
function wordsOf(asked: string): string {
  return (asked.split('/').filter(Boolean).at(-1) ?? '').replace(/[-_.]+/g, ' ');
}

/** Whether pages lie below the address, which is no page itself: `bolt-action/tables`. */
const isFolder = (asked: string, pages: AddressBook['pages']): boolean =>
  !pages[asked] && Object.keys(pages).some((page) => page.startsWith(`${asked}/`));

type Found = [address: string, part?: string];

/** For an existing page itself; for a folder its pages; otherwise pages and parts with a similar name. */
function similar(asked: string, pages: AddressBook['pages']): Found[] {
  if (pages[asked]) return [[asked]];
  if (isFolder(asked, pages))
    return Object.keys(pages).flatMap((page): Found[] =>
      page.startsWith(`${asked}/`) ? [[page]] : [],
    );
  // The last word of the address among the names of pages and parts: of the game that it begins with, or else of all.
  const [game = '', ...rest] = asked.split('/');
  const wanted = rest.at(-1) ?? game;
  const known = Object.keys(pages);
  const nearest = (among: readonly string[]): Found[] => {
    const named = among.flatMap((page): [string, Found][] => [
      [page.slice(page.lastIndexOf('/') + 1), [page]],
      ...(pages[page]?.parts ?? []).map((part): [string, Found] => [part, [page, part]]),
    ]);
    // The first place with a name keeps it.
    const places = new Map(named.toReversed());
    return nearestNames(wanted, [...places.keys()]).flatMap((name) => {
      const found = places.get(name);
      return found ? [found] : [];
    });
  };
  const own = nearest(known.filter((page) => page.startsWith(`${game}/`)));
  return own.length > 0 ? own : nearest(known);
}
