/** Navigation without search: contents, neighbours, next page, index by name. */
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { entriesOf } from '../../src/model/rulebook.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { entryPages } from '../../src/site/pages.ts';
import { href } from '../../src/site/routes.ts';
import { builtPages } from './dist.ts';

const book = getRulebook();
const pages = new Map(builtPages().map((page) => [page.path, page.root]));
const pageAt = (path: string): HTMLElement => {
  const root = pages.get(path);
  if (!root) throw new Error(`no page ${path}`);
  return root;
};
const linksIn = (node: HTMLElement | null): string[] =>
  node?.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '') ?? [];

describe.each(LANGUAGE_TAGS)('in %s', (language) => {
  it('every entry is two links away from the contents of its front page', () => {
    const lost = book.rulesets.flatMap((ruleset) => {
      const root = pageAt(href(language, ruleset.id));
      const contents = root.querySelector('.contents');
      const counts = contents?.querySelectorAll('li').map((item) => item.text.replace(/\s+/g, ' '));
      return (['tables', 'modifiers', 'procedures', 'rules'] as const).flatMap((kind) => {
        const entries = entriesOf(ruleset, kind);
        if (entries.length === 0) return [];
        const listed = new Set(linksIn(root.querySelector(`#${kind}`)));
        const isLinked = linksIn(contents).includes(`#${kind}`);
        const isCounted = counts?.some((text) => text.trim().endsWith(` ${entries.length}`));
        const missing = entries.filter(
          ({ address }) => !listed.has(href(language, ruleset.id, address)),
        );
        return [
          ...(isLinked && isCounted ? [] : [`${ruleset.id}: ${kind}`]),
          ...missing.map(({ address }) => `${ruleset.id}/${address}`),
        ];
      });
    });
    expect(lost).toEqual([]);
  });

  it('an entry lists the others of its kind and marks itself', () => {
    const wrong = entryPages(book)
      .filter(({ props }) => props.language === language)
      .flatMap(({ props: { ruleset, entry } }) => {
        const path = href(language, ruleset.id, entry.address);
        const others = entriesOf(ruleset, entry.kind)
          .filter((other) => other.address !== entry.address)
          .map((other) => href(language, ruleset.id, other.address));
        const list = pageAt(path).querySelector('.neighbours');
        const isComplete = linksIn(list).sort().join() === others.sort().join();
        const current = list?.querySelectorAll('[aria-current=page]').length ?? 0;
        return isComplete && (others.length === 0 || current === 1) ? [] : [path];
      });
    expect(wrong).toEqual([]);
  });

  it('the next links lead through a whole ruleset, each entry once', () => {
    for (const { id, entries } of book.rulesets) {
      const seen: string[] = [];
      let path: string | undefined = href(language, id, entries[0]?.address);
      while (path !== undefined && seen.length <= entries.length) {
        seen.push(path);
        path = pageAt(path).querySelector('a[rel=next]')?.getAttribute('href');
      }
      expect(new Set(seen).size, id).toBe(entries.length);
      expect(seen.length, id).toBe(entries.length);
    }
  });

  it('in the index by name every name is a link, and equal names are distinguishable', () => {
    const lines = pageAt(`/${language}/a-z/`).querySelectorAll('.a-z section li');
    expect(lines.length).toBeGreaterThan(300);
    const alike = lines.filter((line) => {
      const links = line.querySelectorAll('a');
      const names = links.map((link) => link.text.replace(/\s+/g, ' ').trim());
      const isNamed = links.length > 1 || line.text.trim() === links[0]?.text.trim();
      return !isNamed || names.some((name) => !/\p{L}.*\s\p{Lu}{2,3}$/u.test(name));
    });
    expect(alike.map((line) => line.text)).toEqual([]);
  });
});
