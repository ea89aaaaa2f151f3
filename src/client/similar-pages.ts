/** On the page for unknown addresses: the few that are nearest to what was asked for, in the language asked for. */
import type { AddressBook } from '../publish/addresses.ts';
import { near } from './arrival/near.ts';
import { create } from './share/create.ts';

customElements.define(
  'near-pages',
  class extends HTMLElement {
    async connectedCallback() {
      const { base = '/', addresses = '', languages = '' } = this.dataset;
      const { pages } = (await (await fetch(addresses)).json()) as AddressBook;
      const steps = decodeURIComponent(location.pathname.slice(base.length))
        .toLowerCase()
        .split('/')
        .filter(Boolean);
      const known = languages.split(' ') as (keyof AddressBook['pages'][string]['title'])[];
      const wished = [steps[0], ...navigator.languages.map((tag) => tag.slice(0, 2))].find((tag) =>
        known.some((language) => language === tag),
      );
      const language = known.find((tag) => tag === wished) ?? known[0]!;
      const asked = steps
        .slice(known.some((tag) => tag === steps[0]) || steps[0] === 'go' ? 1 : 0)
        .join('/');
      const links = found(asked, pages).map(([address, part]) => {
        const page = pages[address]!;
        return create(
          'li',
          {},
          create('a', {
            href: `${base}${language}/${address}/${part ? `#${part}` : location.hash}`,
            textContent: `${page.title[language]}${part ? ` · ${part}` : ''}`,
          }),
        );
      });
      const section = this.querySelector(`section[lang="${language}"]`);
      const list = section?.querySelector<HTMLElement>('.near');
      if (!section || !list || links.length === 0) return;
      list.hidden = false;
      list.querySelector('ul')?.replaceChildren(...links);
      this.prepend(section);
    }
  },
);

type Found = [address: string, part?: string];

/** Of a page that exists its parts are looked through; else all pages. */
function found(asked: string, pages: AddressBook['pages']): Found[] {
  if (pages[asked]) return [[asked]];
  const page = asked.slice(0, asked.lastIndexOf('/'));
  const parts = pages[page];
  if (parts)
    return [
      [page],
      ...near(asked.slice(page.length + 1), parts.parts).map((part): Found => [page, part]),
    ];
  return near(asked, Object.keys(pages)).map((address): Found => [address]);
}
