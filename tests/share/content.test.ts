/**
 * Share texts of every part of every ruleset, parsed back from each format and compared with the
 * model.
 */
import { parse as parseBbcode } from '@bbob/parser';
import { parse as parseCsv } from 'csv-parse/sync';
import type { Link, Nodes, Parent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS, type Language } from '../../src/i18n/languages.ts';
import type { Entry } from '../../src/model/entries.ts';
import type { Ruleset } from '../../src/model/rulebook.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { shareDataOf, shareFiles } from '../../src/share/content.ts';
import { cellsIn, select, type Selected, type ShareData } from '../../src/share/data.ts';
import { formatsOf, write } from '../../src/share/formats.ts';
import { columns } from '../../src/share/plain-text.ts';
import {
  figuresOf,
  fullHead,
  isTable,
  oneLine,
  summaryOf,
  tidy,
  type Shared,
} from '../../src/share/shared.ts';
import { withAddition } from '../../src/i18n/format.ts';
import { width } from '../../src/text/width.ts';
import { ATTESTATIONS } from '../../src/view/evidence.ts';
import { sharedParts } from '../../src/site/routes.ts';
import { createReader } from '../../src/view/context.ts';
import { modifierSheet } from '../../src/view/parts/modifiers.ts';
import { tableSheet } from '../../src/view/parts/table.ts';
import { withSigns } from '../../src/wording/figure.ts';

const HEADS = { table: 'Table', game: 'Game', source: 'Source', link: 'Link' };
const { rulesets } = getRulebook();

interface Page {
  language: Language;
  ruleset: Ruleset;
  entry: Entry;
  data: ShareData;
}

const pages: Page[] = LANGUAGE_TAGS.flatMap((language) =>
  rulesets.flatMap((ruleset) =>
    ruleset.entries.map((entry) => ({
      language,
      ruleset,
      entry,
      data: shareDataOf(entry, createReader(language, ruleset, entry.address)),
    })),
  ),
);
/** The page, every part, and the first and last cell of every row. */
const all: (Selected & Page & { fragment: string })[] = pages.flatMap((page) =>
  ['', ...Object.keys(page.data.parts)].flatMap((id) => {
    const cells = cellsIn(page.data, id);
    const fragments = [id, ...new Set([...cells.slice(0, 1), ...cells.slice(-1)])];
    return fragments.map((fragment) => ({ ...page, ...select(page.data, fragment), fragment }));
  }),
);
const at = ({ language, address }: { language: string; address: string }) =>
  `${language} ${address}`;
const tidied = (shared: Shared): string[][] =>
  isTable(shared.content) ? shared.content.rows.map((row) => row.map(oneLine)) : [];
/** Running text as the formats write it, line by line. */
const textIn = (shared: Shared): string => {
  const { content } = tidy(shared);
  return isTable(content) ? '' : content.text;
};
/** Removes the zero-width spaces that formats insert to escape signs. */
const visible = (text: string): string => text.replaceAll('\u200b', '');

/** Rows of values from the views, without any code of src/share. */
function rowsOf({ entry, ruleset, language }: Page): Map<string, string[]> {
  const reader = createReader(language, ruleset, entry.address);
  if (entry.kind === 'tables')
    return new Map(
      tableSheet(entry, reader)
        .groups.flatMap(({ rows }) => rows)
        .map(({ id, label, cells }) => [id, [label, ...cells].map(withSigns)]),
    );
  if (entry.kind !== 'modifiers') return new Map();
  const lines = modifierSheet(entry, reader).groups.flatMap((group) => group.lines);
  return new Map(lines.map((line) => [line.id, [line.label, line.amount].map(withSigns)]));
}

describe('the content', () => {
  it('has every part that has a share page, with a name and content', () => {
    for (const { entry, data, language } of pages) {
      expect(Object.keys(data.parts).sort(), entry.address).toEqual(sharedParts(entry).sort());
      for (const [id, { name, row, text }] of Object.entries(data.parts))
        expect(name !== '' && (row ?? text), `${language} ${data.address}#${id}`).toBeTruthy();
    }
  });
  it('has the values of the view, with their source status', () => {
    for (const page of pages) {
      const { entry, data } = page;
      const reader = createReader(page.language, page.ruleset, entry.address);
      const unmarked = (cell: string) =>
        ATTESTATIONS.reduce((text, evidence) => {
          const word = reader.t(`evidence.${evidence}`);
          return (
            text
              .replace(withAddition('', word, page.language), '')
              // Behind how it is rounded, in one pair of brackets.
              .replace(new RegExp(`(?:; |、)${word}(?=[)）]$)`), '')
              .replace(new RegExp(`^${word}$`), '?')
          );
        }, cell);
      for (const [id, cells] of rowsOf(page)) {
        const row = data.parts[id]?.row?.map(unmarked);
        expect(row, `${data.address}#${id}`).toEqual(cells.map(unmarked));
      }
    }
  });
  it('marks every disputed row', () => {
    const disputed = pages.flatMap(({ entry, data, ruleset, language }) =>
      entry.kind === 'tables'
        ? entry.data.rows
            .filter(({ dispute }) => dispute !== undefined)
            .map(({ id }) => ({ ruleset, language, label: data.parts[id]?.row?.[0] ?? '' }))
        : [],
    );
    for (const { ruleset, language, label } of disputed)
      expect(label).toContain(createReader(language, ruleset, '').t('evidence.disputed'));
  });
  it('of a cell is the cell of its row, under its column heading, with its own link', () => {
    const cells = all.filter(({ fragment }) => fragment.includes('.'));
    expect(cells.length).toBeGreaterThan(500);
    for (const { data, fragment, shared, address } of cells) {
      const [row = '', column = ''] = fragment.split('.');
      const index = (data.table?.columns.indexOf(column) ?? -1) + 1;
      const whole = data.parts[row]?.row;
      expect(isTable(shared.content) && shared.content).toMatchObject({
        heads: [data.table?.heads[0], data.table?.heads[index]],
        rows: [[whole?.[0], whole?.[index]]],
      });
      expect(new URL(shared.link, 'https://site.example').hash).toBe(`#${fragment}`);
      expect(address).toBe(`${data.address}#${fragment}`);
      expect(shared.source).toBe(data.parts[row]?.cells?.[column] ?? data.parts[row]?.source);
    }
  });
  it('of an unknown fragment or column is that of the page or the row', () => {
    const data = pages.find(({ entry }) => entry.address === 'tables/weapons')!.data;
    expect(select(data, 'no-such-part')).toEqual(select(data, ''));
    expect(select(data, 'rifle.no-such-column')).toEqual(select(data, 'rifle'));
  });
  it('of markers and terms has all of them', () => {
    const files = new Map(shareFiles(getRulebook()).map(({ path, text }) => [path, text]));
    for (const { id, markers, terms, values } of rulesets) {
      const read = (page: string) => JSON.parse(files.get(`pl/${id}/${page}.json`)!) as ShareData;
      expect(Object.keys(read('markers').parts)).toEqual(markers.map((marker) => marker.id));
      const words = [...terms, ...values];
      expect(Object.keys(read('terms').parts)).toEqual(words.map((word) => word.id));
      const [term] = words;
      if (term) expect(select(read('terms'), term.id).shared.name).toBe(term.title.pl);
    }
  });
  it('in one line omits empty cells', () => {
    const content = { heads: ['Weapon', 'Range', 'Pen'], figures: [false, true, true] };
    const rows = [['Rifle', '24″', '–']];
    expect(summaryOf({ ...all[0]!.shared, content: { ...content, rows } })).toBe('Range 24″');
  });
});

describe('CSV', () => {
  it('parses back to the values, with table, game, source and link', () => {
    for (const { shared, ...part } of all) {
      if (!formatsOf(shared).includes('csv')) continue;
      const [heads, ...rows] = parseCsv(write('csv', shared, HEADS));
      const content = shared.content as Extract<Shared['content'], { rows: unknown }>;
      expect(heads, at(part)).toEqual([
        ...content.heads.map((_, index) => oneLine(fullHead(content, index))),
        'Table',
        'Game',
        'Source',
        'Link',
      ]);
      const width = content.heads.length;
      expect(
        rows.map((row) => row.slice(0, width).map((cell) => cell.replace(/^'/, ''))),
        at(part),
      ).toEqual(tidied(shared));
      for (const row of rows) {
        expect(row.slice(width, width + 2)).toEqual([oneLine(shared.of), oneLine(shared.game)]);
        expect(row.at(-1)).toBe(shared.link);
        expect(shared.source).toContain(row.at(-2));
      }
    }
  });
});

const markdown = unified().use(remarkParse);
const textOf = (node: Nodes): string => {
  if ('value' in node) return node.value;
  if (node.type === 'break') return '\n';
  return 'children' in node ? (node as Parent).children.map(textOf).join('') : '';
};
/** The words of each cell, since one cell is on its page, in its row and alone. */
const cells = new Map<string, string>();
function unescaped(cell: string): string {
  // Prefixes a letter, because a cell contains no blocks: `+ TEM` is not a list there.
  const read = cells.get(cell) ?? textOf(markdown.parse(`x${cell.trim()}`)).slice(1);
  cells.set(cell, read);
  return read;
}

/**
 * Cells of a pipe table, which remark-parse alone reads as a paragraph: splits at unescaped bars.
 */
function tableIn(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[-:|]+\|$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map(unescaped),
    );
}

describe('Markdown', () => {
  it('begins with a link to the part, and its table parses back to the values', () => {
    for (const { shared, ...part } of all) {
      const text = write('markdown', shared, HEADS);
      const [first, second] = markdown.parse(text).children;
      const bold = first?.type === 'paragraph' ? first.children[0] : undefined;
      const link = bold?.type === 'strong' ? (bold.children[0] as Link) : undefined;
      expect(link?.url, at(part)).toBe(shared.link);
      expect(link && visible(textOf(link))).toBe(oneLine(shared.name));
      if (isTable(shared.content)) {
        const [, ...rows] = tableIn(text);
        expect(
          rows.map((row) => row.map(visible)),
          at(part),
        ).toEqual(tidied(shared));
      } else if (textIn(shared) !== '') {
        expect(second?.type, at(part)).toBe('blockquote');
        expect(second && visible(textOf(second)), at(part)).toBe(textIn(shared));
      }
    }
  });
});

type BBNode = string | { tag: string; attrs: Record<string, unknown>; content: BBNode[] | null };
const bbText = (node: BBNode): string =>
  typeof node === 'string' ? node : (node.content ?? []).map(bbText).join('');

describe('BBCode', () => {
  it('has only its own tags, and parses back to the values', () => {
    for (const { shared, ...part } of all) {
      const text = write('bbcode', shared, HEADS);
      const tree = parseBbcode(text) as BBNode[];
      const tags = tree.filter((node) => typeof node !== 'string');
      expect(new Set(tags.map(({ tag }) => tag)).difference(new Set(['b', 'i'])), at(part)).toEqual(
        new Set(),
      );
      const url = tags[0]?.content?.[0];
      expect(typeof url === 'object' && Object.keys(url.attrs), at(part)).toEqual([shared.link]);
      expect(url && visible(bbText(url)).replaceAll('＜', '<')).toBe(oneLine(shared.name));
      const read = visible(tree.map(bbText).join('')).replaceAll('＜', '<');
      const { content } = shared;
      const expected = isTable(content)
        ? tidied(shared).map((row) =>
            figuresOf(row, {
              ...content,
              heads: content.heads.map(oneLine),
              ...(content.groups && { groups: content.groups.map(oneLine) }),
            }),
          )
        : textIn(shared).split('\n');
      for (const line of expected) expect(read, at(part)).toContain(line);
    }
  });
});

describe('plain text and Discord', () => {
  it('have every value, in aligned columns, and end with the link', () => {
    for (const { shared, ...part } of all) {
      const plain = write('text', shared, HEADS);
      expect(plain.endsWith(shared.link), at(part)).toBe(true);
      const lines = plain.split('\n');
      const aligned = isTable(shared.content) && columns(shared.content) !== undefined;
      for (const row of tidied(shared))
        expect(
          aligned
            ? lines.some((line) => row.every((cell) => line.includes(cell)))
            : row.every((cell) => cell === '–' || plain.includes(cell)),
          `${at(part)} ${row.join()}`,
        ).toBe(true);
      if (aligned)
        expect(Math.max(...lines.slice(1, -2).map(width)), at(part)).toBeLessThanOrEqual(80);
      const discord = write('discord', shared, HEADS);
      expect(discord.length).toBeLessThanOrEqual(2000);
      expect(discord.endsWith(shared.link)).toBe(true);
      expect(discord.split('```').length, at(part)).toBe(aligned ? 3 : 1);
    }
  });
});
