/** Navigation without search: contents, the row of phases, next page, index by name. */
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

  it('from every phase one link leads to each other phase, and the next is the next phase', () => {
    for (const { id, phases } of book.rulesets) {
      const paths = phases.map(({ address }) => href(language, id, address));
      paths.forEach((path, index) => {
        const track = pageAt(path).querySelector('.track');
        expect(linksIn(track)).toEqual(paths);
        expect(linksIn(track?.querySelector('li:has([aria-current=page])') ?? null)).toEqual([
          path,
        ]);
        const next = pageAt(path).querySelector('a[rel=next]')?.getAttribute('href');
        expect(next, path).toBe(paths[index + 1]);
      });
    }
  });

  it('every page of a game has a row of phases, steps or contents, with a short name each', () => {
    const bad = entryPages(book)
      .filter(({ props }) => props.language === language)
      .flatMap(({ props: { ruleset, entry } }) => {
        const path = href(language, ruleset.id, entry.address);
        const items = pageAt(path).querySelectorAll('.track a');
        const long = items.filter(({ text }) => text.trim().length > 24);
        return items.length > 1 && long.length === 0 ? [] : [path];
      });
    expect(bad).toEqual([]);
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
