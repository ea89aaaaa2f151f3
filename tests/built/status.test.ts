/** The source status summary of a page equals the sum of the marks on its parts. */
import { readFileSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { BASE } from '../../src/site/config.ts';
import { entryPages } from '../../src/site/pages.ts';
import { href, jsonHref } from '../../src/site/routes.ts';
import { builtPages, DIST } from './dist.ts';

const book = getRulebook();
const pages = new Map(builtPages().map((page) => [page.path, page.root]));
const pageAt = (path: string): HTMLElement => {
  const root = pages.get(path);
  if (!root) throw new Error(`no page ${path}`);
  return root;
};

/** The English words of the summary. */
const WORDS: Record<string, string> = {
  reconstructed: 'reconstructed',
  inferred: 'inferred',
  'other source': 'other-source',
  disputed: 'disputed',
  unknown: 'unknown',
};

/** `as printed (7), inferred (3)` → { inferred: 3 } */
function summaryOf(root: HTMLElement): Record<string, number> {
  const field = root.querySelector('#sources > summary')?.textContent ?? '';
  return Object.fromEntries(
    [...field.replace(/^.*: /, '').matchAll(/([a-z ]+?) \((\d+)\)/g)].flatMap(
      ([, words = '', n]) => {
        const kind = WORDS[words.trim()];
        return kind === undefined ? [] : [[kind, Number(n)]];
      },
    ),
  );
}

/**
 * Number of statements per mark of a page. The legend and disputes that stand apart from their place explain
 * marks and are not counted.
 */
function marksOf(root: HTMLElement): Record<string, number> {
  const count: Record<string, number> = {};
  for (const mark of root.querySelectorAll('main [data-ev]')) {
    if (mark.closest('.key:not(.notes)')) continue;
    const kind = mark.getAttribute('data-ev') ?? '';
    const covers = Number(mark.getAttribute('data-n') ?? 1);
    if (covers > 0) count[kind] = (count[kind] ?? 0) + covers;
  }
  return count;
}

const digits = (root: HTMLElement): string[] =>
  root.querySelector('#sources > summary')?.textContent.match(/\d+/g) ?? [];

describe('an entry page', () => {
  const entries = entryPages(book).map(({ props: { language, ruleset, entry } }) => ({
    language,
    path: href(language, ruleset.id, entry.address),
    english: href('en', ruleset.id, entry.address),
  }));
  it('counts the marks it shows in its title block', () => {
    const wrong = entries
      .filter(({ language }) => language === 'en')
      .flatMap(({ path }) => {
        const [said, shown] = [summaryOf(pageAt(path)), marksOf(pageAt(path))];
        const kinds = [...new Set([...Object.keys(said), ...Object.keys(shown)])];
        return kinds
          .filter((kind) => said[kind] !== shown[kind])
          .map((kind) => `${path}: ${kind}: ${said[kind] ?? 0} said, ${shown[kind] ?? 0} shown`);
      });
    expect(wrong).toEqual([]);
    expect(entries.length).toBeGreaterThan(300);
  });
  it('has the same summary in every language', () => {
    const differing = entries.filter(
      ({ path, english }) => digits(pageAt(path)).join() !== digits(pageAt(english)).join(),
    );
    expect(differing.map(({ path }) => path)).toEqual([]);
  });
});

interface Attested {
  id: string;
  evidence?: string;
  dispute?: unknown;
}

describe('markers, terms and values', () => {
  it.each(LANGUAGE_TAGS)('show their source status in place, in %s', (language) => {
    const wrong = book.rulesets.flatMap(({ id }) => {
      const file = `${DIST}/${jsonHref(id).slice(BASE.length)}`;
      const data = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Attested[]>;
      return ['markers', 'terms', 'values'].flatMap((kind) => {
        const root = pageAt(href(language, id, kind === 'markers' ? 'markers' : 'terms'));
        return (data[kind] ?? []).flatMap((thing) => {
          const shown = root.querySelector(`#${thing.id} [data-ev]`)?.getAttribute('data-ev');
          const evidence = thing.dispute === undefined ? thing.evidence : 'disputed';
          const said = evidence === 'as-printed' ? undefined : evidence;
          return shown === said ? [] : [`${id}/${kind}#${thing.id}: ${shown ?? 'nothing'}`];
        });
      });
    });
    expect(wrong).toEqual([]);
  });
});

describe('an assumption', () => {
  /**
   * Assumptions in text that would read as the source's own: not inside a part that is inferred,
   * unknown or disputed.
   */
  function assumed(node: unknown, isOurs: boolean, path: string): string[] {
    if (Array.isArray(node))
      return node.flatMap((item, at) => assumed(item, isOurs, `${path}.${at}`));
    if (typeof node !== 'object' || node === null) return [];
    const fields = node as Record<string, unknown>;
    if (typeof fields['en'] === 'string')
      return !isOurs && /\bwe (?:assume|suppose|take)\b/i.test(fields['en']) ? [path] : [];
    const here = fields['evidence'] === undefined ? isOurs : fields['evidence'] !== 'as-printed';
    const ours = here || fields['dispute'] !== undefined;
    // Reasons and descriptions of disputes are the editors' words anyway.
    return Object.entries(fields).flatMap(([key, value]) =>
      key === 'reason' || key === 'dispute' ? [] : assumed(value, ours, `${path}.${key}`),
    );
  }
  it('is never presented as stated by a source', () => {
    const wrong = book.rulesets.flatMap(({ id }) =>
      assumed(
        JSON.parse(readFileSync(`${DIST}/${jsonHref(id).slice(BASE.length)}`, 'utf8')),
        false,
        id,
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the front page of a ruleset', () => {
  it('counts as many open questions as their page lists', () => {
    for (const { id } of book.rulesets)
      for (const language of LANGUAGE_TAGS) {
        const listed = pageAt(href(language, id, 'disputes'))
          .querySelectorAll('main h2 small')
          .reduce((sum, node) => sum + Number(node.textContent), 0);
        const items = pageAt(href(language, id, 'disputes')).querySelectorAll(
          '.dispute, .rows > li',
        ).length;
        const link = href(language, id, 'disputes');
        const counts = pageAt(href(language, id))
          .querySelectorAll(`main a[href="${link}"]`)
          .flatMap((node) => (node.parentNode?.textContent.match(/\d+/) ?? []).map(Number));
        expect([id, language, ...new Set([listed, items, ...counts])]).toEqual([
          id,
          language,
          listed,
        ]);
        expect(counts.length).toBeGreaterThan(1);
      }
  });
});
