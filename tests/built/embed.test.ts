/** Tables and rolls for other sites: every one is there, without the frame of the site and without a script. */
import { describe, expect, it } from 'vitest';
import { getRulebook } from '../../src/rulebook.ts';
import { SITE_LANGUAGES } from '../../src/site/config.ts';
import { embedHref } from '../../src/site/routes.ts';
import { builtPages, embeddedPages } from './dist.ts';

const embedded = embeddedPages();
const pages = new Map(builtPages().map((page) => [page.path, page]));

describe('the pages for frames', () => {
  it('are those of all tables and modifiers, in every language', () => {
    const wanted = SITE_LANGUAGES.flatMap((language) =>
      getRulebook().rulesets.flatMap(({ id, entries }) =>
        entries
          .filter(({ kind }) => kind === 'tables' || kind === 'modifiers')
          .map(({ address }) => embedHref(language, id, address)),
      ),
    );
    expect(embedded.map(({ path }) => path).sort()).toEqual(wanted.sort());
  });
  it('have no script, no frame and no search engine, and lead to the whole page', () => {
    for (const { path, root, html } of embedded) {
      const page = path.replace('/embed', '');
      const facts = {
        path,
        scripts: root.querySelectorAll('script, header, footer, nav, form').length,
        robots: root.querySelector('meta[name=robots]')?.getAttribute('content'),
        base: root.querySelector('base')?.getAttribute('href'),
        icon: root.querySelector('link[rel=icon]')?.getAttribute('href')?.endsWith('/favicon.svg'),
        target: root.querySelector('base')?.getAttribute('target'),
        isInline: / style="| on[a-z]+="/.test(html),
      };
      expect(facts).toEqual({
        path,
        scripts: 0,
        robots: 'noindex',
        base: page,
        icon: true,
        target: '_top',
        isInline: false,
      });
      expect(pages.has(page)).toBe(true);
    }
  });
  it('have links to parts that the whole page has', () => {
    for (const { path, root } of embedded) {
      const whole = pages.get(path.replace('/embed', ''));
      const missing = root
        .querySelectorAll('a[href^="#"]')
        .map((link) => link.getAttribute('href')?.slice(1) ?? '')
        .filter((id) => !whole?.ids.has(decodeURIComponent(id)));
      expect([path, missing]).toEqual([path, []]);
    }
  });
});
