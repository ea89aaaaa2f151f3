/** The printed quick reference: everything that the published data hold of a ruleset is on it, in every language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS, type Language } from '../../src/i18n/languages.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { fileOf, href, jsonHref, marginsHref, printHref } from '../../src/site/routes.ts';
import { builtPages, DIST } from './dist.ts';

const { rulesets } = getRulebook();
const pages = new Map(builtPages().map(({ path, root }) => [path, root]));

type Words = Record<Language, string>;
/** A part as it is published, as far as this test reads it. */
interface Part {
  id: string;
  title?: Words;
  text?: Words;
  number?: string;
  change?: { add?: unknown };
  cells?: Record<string, unknown>;
  steps?: Part[];
  rows?: Part[];
  modifiers?: Part[];
  points?: Part[];
  rolls?: { modifiers?: Part[] }[];
}
interface Published {
  entries: { address: string; data: Part }[];
  markers: Part[];
}
const publishedOf = (ruleset: string): Published =>
  JSON.parse(readFileSync(join(DIST, fileOf(jsonHref(ruleset))), 'utf8')) as Published;

/** Parts of an entry, those inside parts included. */
const partsOf = ({ steps, rows, modifiers, points, rolls }: Omit<Part, 'id'>): Part[] => [
  ...[steps, rows, modifiers, points].flatMap((parts) =>
    (parts ?? []).flatMap((part) => [part, ...partsOf(part)]),
  ),
  ...(rolls ?? []).flatMap((roll) => roll.modifiers ?? []),
];

/** Letters, digits and signs alone, as the page and the data write them. */
const folded = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .normalize('NFKC')
    .replace(/[\s.。]+/g, '')
    .toLowerCase();

function shown(text: string, language: Language): string {
  const plain = text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<![\p{L}\p{N}])([*_]{1,2})(\S(?:.*?\S)?)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/\\([*_[\]])/g, '$1')
    .replaceAll('`', '');
  return folded(
    language === 'pl' ? plain.replace(/(?<![\p{L}\p{N}])(\d*)D(\d)/gu, '$1K$2') : plain,
  );
}

/** What a part must show: its words, its amount, the figures of its cells. */
function wordsOf(part: Part, language: Language): string[] {
  const { title, text, change, cells } = part;
  const add = change?.add;
  const amount = typeof add === 'number' ? [add < 0 ? `−${-add}` : add > 0 ? `+${add}` : '0'] : [];
  const figures = Object.values(cells ?? {}).flatMap((cell) =>
    typeof cell === 'number' ? [String(Math.abs(cell))] : [],
  );
  // The text of a row stands below its table.
  const said = cells ? [title] : [title, text];
  return [...said.flatMap((words) => (words ? [words[language]] : [])), ...amount, ...figures].map(
    (one) => shown(one, language),
  );
}

/** What the elements of a sheet say, by id. */
function textsOf(root: HTMLElement): Map<string, string> {
  return new Map(
    root.querySelectorAll('.sheet [id]').map((node) => [node.id, folded(node.textContent)]),
  );
}

const sheets = rulesets.flatMap(({ id }) =>
  LANGUAGE_TAGS.map((language): [string, Language] => [id, language]),
);

describe.each(sheets)('%s in %s', (id, language) => {
  const root = pages.get(printHref(language, id));
  const texts = root ? textsOf(root) : new Map<string, string>();
  const { entries, markers } = publishedOf(id);

  it('has every step, row, modifier, statement and marker with its words and figures', () => {
    const things = [
      ...entries.flatMap(({ address, data }) =>
        partsOf(data).map((part) => ({ at: `${address.replace('/', '.')}.${part.id}`, part })),
      ),
      ...markers.map((part) => ({ at: `markers.${part.id}`, part })),
    ];
    const missing = things.flatMap(({ at, part }) => {
      const text = texts.get(at);
      if (text === undefined) return [`${at} is not there`];
      return wordsOf(part, language)
        .filter((words) => !text.includes(words))
        .map((words) => `${at}: ${words}`);
    });
    expect(missing).toEqual([]);
    expect(things.length).toBeGreaterThan(50);
  });

  it('has the text of every row in the block of its table', () => {
    const missing = entries.flatMap(({ address, data }) => {
      const block = texts.get(address.replace('/', '.')) ?? '';
      return (data.rows ?? [])
        .filter(({ text }) => text && !block.includes(shown(text[language], language)))
        .map((row) => `${address}#${row.id}`);
    });
    expect(missing).toEqual([]);
  });

  it('marks what is not as printed as the pages of the entries do, and explains each dispute', () => {
    const unexplained = entries.flatMap(({ address }) => {
      const block = root?.querySelector(`[data-part="${address}"]`);
      const page = pages.get(href(language, id, address));
      const kinds = (node: HTMLElement | null | undefined) =>
        new Set(
          node
            ?.querySelectorAll('[data-ev]')
            .filter(
              (mark) => !mark.closest('.key:not(.notes), .example, [data-need], small.figures'),
            )
            .map((mark) => mark.getAttribute('data-ev')),
        );
      const lacking = [...kinds(page?.querySelector('.body'))].filter(
        (kind) => kind !== 'disputed' && !kinds(block).has(kind),
      );
      const disputes = page?.querySelectorAll('.dispute').length ?? 0;
      const notes = block?.querySelectorAll('.footnotes > li').length ?? 0;
      return [
        ...lacking.map((kind) => `${address}: no mark “${kind}”`),
        ...(notes < disputes ? [`${address}: ${notes} footnotes for ${disputes} disputes`] : []),
      ];
    });
    expect(unexplained).toEqual([]);
  });

  it('prints one colon after a name', () => {
    const text = root?.querySelector('.sheet')?.textContent.replace(/\s+/g, ' ') ?? '';
    expect(text.match(/.{0,30}[:：] ?[:：]/g)).toBeNull();
    // In Japanese the colon is full-width.
    expect(text.match(/.{0,30}[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]:/gu)).toBeNull();
  });

  it('parts what stands in one line', () => {
    const sheet = root?.querySelector('.sheet')?.innerHTML ?? '';
    expect(sheet.match(/.{0,30}<\/small><div>|<\/p><p class="mods roll">/g)).toBeNull();
  });

  it('numbers every footnote, and refers to none that is not there', () => {
    const wrong = (root?.querySelectorAll('.block') ?? []).flatMap((block) => {
      const notes = block.querySelectorAll('.footnotes > li > sup').map((node) => node.textContent);
      const refs = block
        .querySelectorAll('i + sup, i[data-ev] ~ sup')
        .filter((node) => !node.closest('.footnotes'))
        .flatMap((node) => node.textContent.match(/\d+/g) ?? []);
      const known = new Set(notes.map((note) => note.trim()));
      return refs.filter((ref) => !known.has(ref)).map((ref) => `${block.id}: ${ref}`);
    });
    expect(wrong).toEqual([]);
  });

  it('has game, edition, data and page numbers in the margins of every page', () => {
    const css = readFileSync(join(DIST, fileOf(marginsHref(language, id))), 'utf8');
    const ruleset = rulesets.find((one) => one.id === id);
    expect(css).toContain(ruleset?.meta.edition.short[language]);
    expect(css).toMatch(/"[^"]*1\.\d+[^"]*"/);
    expect(css).toContain(`/go/${id}/`);
    expect(css).toMatch(/counter\(page\).*counter\(pages\)/);
    expect(root?.querySelector('link[href$="margins.css"]')).toBeTruthy();
  });

  it('can be chosen by its parts, each once', () => {
    // The box without a value leaves footnotes out.
    const values = (root?.querySelectorAll('print-choice [type=checkbox][value]') ?? []).map(
      (box) => box.getAttribute('value'),
    );
    const parts = (root?.querySelectorAll('.sheet [data-part]') ?? []).map((part) =>
      part.getAttribute('data-part'),
    );
    expect(values.toSorted()).toEqual(parts.toSorted());
    expect(new Set(values).size).toBe(values.length);
  });
});
