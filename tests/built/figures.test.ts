/**
 * Every figure of every table and modifier set, on every surface of the built site: value, footnote signs, source status and
 * documents.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse as parseHtml, type HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { unpack, type PackedFile } from '../../src/calculator/packed.ts';
import { describer, type Describer } from '../../src/diff/describe.ts';
import { thingsOf } from '../../src/diff/things.ts';
import { lowerFirst } from '../../src/i18n/format.ts';
import { LANGUAGE_TAGS, type Language } from '../../src/i18n/languages.ts';
import { ui } from '../../src/i18n/ui.ts';
import type { RecordsFile, StoredFigure } from '../../src/search/format.ts';
import { select, type ShareData } from '../../src/share/data.ts';
import { write } from '../../src/share/formats.ts';
import { recordedOf } from '../../src/ledger/ledger.ts';
import { emptyRuleset } from '../../src/model/entries.ts';
import { blockIn } from '../../src/review/preview-entry.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { differences } from '../../src/view/changed-figures.ts';
import { createReader } from '../../src/view/context.ts';
import { builtPages, DIST, plannedPreviews, redirectPages } from './dist.ts';
import { isNode, rows, titles, wanted, type Status, type Wanted } from './wanted-figures.ts';

const pages = new Map(builtPages().map(({ path, root }) => [path, root]));
const shares = new Map(redirectPages().map(({ path, root }) => [path, root]));
const json = (path: string): unknown => JSON.parse(readFileSync(join(DIST, path), 'utf8'));
const remembered = <T>(make: (path: string) => T): ((path: string) => T) => {
  const known = new Map<string, T>();
  return (path) => {
    if (!known.has(path)) known.set(path, make(path));
    return known.get(path) as T;
  };
};
const api = remembered(
  (path) => json(`api/v1/${path}.json`) as { resolved: Record<string, Resolved> },
);
interface Resolved {
  shown: Record<Language, string>;
  signs?: string[];
  evidence: Status;
  source: { document: string }[];
}
const shareData = remembered((path) => json(`share/${path}.json`) as ShareData);
const csvOf = remembered((path) =>
  parseCsv(readFileSync(join(DIST, `api/v1/${path}.csv`), 'utf8'), {
    bom: true,
  }),
);

/** What search stores, by language and by link. */
const hits = new Map(
  LANGUAGE_TAGS.map((language) => {
    const root = join('search-index', language);
    const files = readdirSync(join(DIST, root), { recursive: true, encoding: 'utf8' });
    const stored = files
      .filter((name) => /records-\d+\.json$/.test(name))
      .flatMap((name): [string, StoredFigure[]][] => {
        const { pages: heads, records } = json(join(root, name)) as RecordsFile;
        return records.map(([page, fragment, , , figures]) => [
          `${heads[page]?.[0] ?? ''}#${fragment}`,
          figures,
        ]);
      });
    return [language, new Map(stored)];
  }),
);

const rowIn = (root: HTMLElement | undefined, id: string): HTMLElement | null =>
  root?.getElementById(id) ?? null;

const markIn = (node: HTMLElement | null | undefined): Status | undefined =>
  node?.querySelector('[data-ev]')?.getAttribute('data-ev') as Status | undefined;

/** Text of a cell without its mark and signs. */
function textIn(cell: HTMLElement): string {
  const copy = parseHtml(cell.innerHTML);
  for (const node of copy.querySelectorAll('[data-ev], sup')) node.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}

/** The name of a modifier in its line. */
function nameIn(line: HTMLElement): string {
  const copy = parseHtml(line.querySelector('span')?.innerHTML ?? '');
  for (const node of copy.querySelectorAll('[data-ev], .about, small, sup')) node.remove();
  return copy.textContent.trim();
}

/** The mark of a cell: its own, that of its block of rows, of its column, of its row. */
function markOfCell(row: HTMLElement, index: number): string | undefined {
  const table = row.closest('table');
  const head = table?.querySelectorAll('thead tr').at(-1)?.querySelectorAll('th, td')[index + 1];
  let block = row.previousElementSibling;
  while (block && !block.classList.contains('group')) block = block.previousElementSibling;
  const cells = (of: HTMLElement | null | undefined) => of?.querySelectorAll('td') ?? [];
  return (
    markIn(cells(row)[index]) ??
    markIn(cells(block)[index]) ??
    // A dispute about the row is none about its figures.
    row.querySelector('th [data-ev]:not([data-ev=disputed])')?.getAttribute('data-ev') ??
    markIn(head)
  );
}

interface Seen extends Wanted {
  language: Language;
  /** The value that the page shows. */
  text: string;
  /** In full, as apart from its page: `0–48″ (direct fire) / …` for the `(0/24)–48″` of the chart. */
  full: string;
  path: string;
}
const at = ({ language, ruleset, address, row, column }: Seen): string =>
  `${language} ${ruleset}/${address}#${row}${column && `.${column}`}`;

/** The first line under the name of a modifier that is rounded. */
const ROUNDED =
  /^(?:Then rounded|Rounding unknown|Potem zaokrąglenie|Zaokrąglenie nieznane|その後端数|端数処理は不明)[^.。]*/;
const inBrackets = (figure: string, words: string, language: Language): string =>
  language === 'ja' ? `${figure}（${words}）` : `${figure} (${words})`;

const seen: Seen[] = LANGUAGE_TAGS.flatMap((language) =>
  wanted.map((one) => {
    const path = `/${language}/${one.ruleset}/${one.address}/`;
    const row = rowIn(pages.get(path), one.row);
    const cell =
      one.column === '' ? row?.querySelector('b') : row?.querySelectorAll('td')[one.index];
    const shown = cell ? textIn(cell) : 'missing';
    // What is the number that is entered stands beside its name: `+`, elsewhere `+ OM1`.
    const text = shown === '+' && row ? `+ ${nameIn(row)}` : shown;
    const figure = cell?.querySelector('abbr')?.getAttribute('title') ?? text;
    // How a modifier is rounded stands under its name, elsewhere in brackets behind the figure.
    const [rounded] = ROUNDED.exec(row?.querySelector('small')?.textContent.trim() ?? '') ?? [];
    const full = rounded ? inBrackets(figure, lowerFirst(rounded), language) : figure;
    return { ...one, language, path, text, full };
  }),
);

/** `24″ (other source)`: as text apart from its page. */
function written({ language, full: text, signs, status, column }: Seen, isPlain = false): string {
  const word = ui(language)(`evidence.${status}`);
  if (status === 'unknown' && (text === '' || text === '?' || text === word)) return word;
  const value = text === '' ? '–' : text;
  const signed = column === '' ? value : `${value}${signs.join('')}`;
  // `shift 1 column (direction unknown)` says itself what is unknown.
  if (status === 'unknown' && text.includes(language === 'pl' ? 'nieznan' : word)) return signed;
  if (status === 'as-printed' || isPlain) return signed;
  // How it is rounded stands in the same brackets.
  if (/[(（][^()（）]*(?:round|zaokr|端数)[^()（）]*[)）]$/.test(signed))
    return `${signed.slice(0, -1)}${language === 'ja' ? '、' : '; '}${word}${signed.at(-1)}`;
  return inBrackets(signed, word, language);
}

/** Whether the surface says what it should; the places where it does not. */
const failures = (says: (one: Seen) => boolean, of: readonly Seen[] = seen): string[] =>
  of.filter((one) => !says(one)).map(at);

const documentsOf = ({ documents, ruleset, language }: Seen): string[] =>
  documents.map((id) => titles.get(ruleset)?.get(id)?.[language] ?? id);
/** Dice, bounds and amounts of the YAML in digits. */
const digitsIn = (value: unknown): string[] => {
  if (typeof value === 'number' || typeof value === 'string')
    return [...String(value).matchAll(/\d+/g)].map(String);
  if (Array.isArray(value)) return value.flatMap(digitsIn);
  return isNode(value) ? digitsIn(value.value) : [];
};

/** Where there is no room for words. */
const SIGNS = {
  ...{ 'as-printed': '', reconstructed: '◈', inferred: '∴' },
  ...{ 'other-source': '◇', disputed: '≠', unknown: '?' },
};
const inTables = seen.filter(({ column }) => column !== '');

describe('a figure', () => {
  it('is on its page with its value, signs and mark', () => {
    expect(seen.length).toBeGreaterThan(2000);
    expect(failures(({ text }) => text !== 'missing')).toEqual([]);
    const isWord = (raw: unknown) => typeof raw === 'string' && /^[a-z-]{3,}$/.test(raw);
    expect(
      failures(
        ({ raw, text }) =>
          isWord(raw) || [...digitsIn(raw)].every((digit) => text.match(/\d+/g)?.includes(digit)),
        inTables,
      ),
    ).toEqual([]);
    const wrong = failures(({ path, row, index, column, status, signs, ofEntry }) => {
      const root = pages.get(path);
      const line = rowIn(root, row);
      if (!line) return false;
      const mark = column === '' ? markIn(line) : markOfCell(line, index);
      const said = status === 'as-printed' ? undefined : status;
      const ofHead = column !== '' && said === undefined && mark === 'unknown';
      const entrySays =
        ofEntry && said !== undefined && root?.querySelector(`main [data-ev=${said}]`) !== null;
      const cell = column === '' ? line : line.querySelectorAll('td')[index];
      const shown = cell?.querySelectorAll('sup').map((sup) => sup.textContent.trim()) ?? [];
      return (
        (mark === said || ofHead || (mark === undefined && entrySays)) &&
        signs.every((sign) => shown.includes(sign))
      );
    });
    expect(wrong).toEqual([]);
  });

  it('is in print with its signs and mark', () => {
    const wrong = failures(
      ({ language, ruleset, address, row, index, status, signs, ofEntry, text }) => {
        const root = pages.get(`/${language}/${ruleset}/print/`);
        const line = rowIn(root, `${address.replace('/', '.')}.${row}`);
        const cell = line?.querySelectorAll('td')[index];
        if (!line || !cell) return false;
        const mark = markOfCell(line, index);
        const said = status === 'as-printed' ? undefined : status;
        const shown = cell.querySelectorAll('sup').map((sup) => sup.textContent.trim());
        const isRight = mark === said || (said === undefined && mark === 'unknown');
        return (
          (isRight || (mark === undefined && ofEntry)) &&
          textIn(cell) === text &&
          signs.every((sign) => shown.includes(sign))
        );
      },
      inTables,
    );
    expect(wrong).toEqual([]);
  });

  it('is in the public JSON with its value, signs, status and documents', () => {
    const wrong = failures((one) => {
      const { ruleset, address, row, column, language, status, documents, signs, full } = one;
      const found = api(`${ruleset}/${address}`).resolved[column === '' ? row : `${row}.${column}`];
      return (
        found?.evidence === status &&
        found.source.every(({ document }) => documents.includes(document)) &&
        documents.every((id) => found.source.some(({ document }) => document === id)) &&
        (status === 'unknown' || full === '' || found.shown[language] === full) &&
        (column === '' || (found.signs ?? []).join() === signs.join())
      );
    });
    expect(wrong).toEqual([]);
  });

  it('is in CSV with its signs, status and documents', () => {
    const wrong = failures(
      (one) => {
        const { ruleset, address, language, row, index, text, status } = one;
        const [heads = [], ...rows] = csvOf(`${ruleset}/${address}.${language}`);
        const line = rows.find(([id]) => id === row) ?? [];
        const head = heads[2 + index] ?? '';
        const t = ui(language);
        const [statuses = '', sources = ''] = [t('plate.evidence'), t('plate.source')].map(
          (name) => line[heads.indexOf(name)],
        );
        const separator = language === 'ja' ? '、' : '; ';
        const colon = language === 'ja' ? '：' : ': ';
        const own = statuses.split(separator).find((part) => part.startsWith(`${head}${colon}`));
        const said = own?.slice(head.length + colon.length) ?? statuses.split(separator)[0];
        const value = written(one, true);
        return (
          (text === '' || line[2 + index]?.replace(/^'/, '') === value) &&
          said === t(`evidence.${status}`) &&
          documentsOf(one).every((title) => sources.includes(title))
        );
      },
      inTables.filter(({ status }) => status !== 'unknown'),
    );
    expect(wrong).toEqual([]);
  });

  it('is in what readers copy with its signs, status and documents, in every format', () => {
    const HEADS = { table: 'Table', game: 'Game', source: 'Source', link: 'Link' };
    const visible = (text: string) =>
      text.replace(/\\(?=[^\w\s])|[\u200b]/g, '').replaceAll('""', '"');
    const copied = remembered((place) => {
      const [file = '', fragment = ''] = place.split('#');
      const { shared } = select(shareData(file), fragment);
      const formats = ['markdown', 'bbcode', 'discord', 'text', 'csv'] as const;
      return formats.map((format) => visible(write(format, shared, HEADS)));
    });
    const wrong = failures((one) => {
      const { language, ruleset, address, row, column } = one;
      const file = `${language}/${ruleset}/${address}`;
      const places = [`${file}#${row}`, ...(column === '' ? [] : [`${file}#${row}.${column}`])];
      const text = written(one);
      return (
        places.every((place) =>
          copied(place).every(
            (format) =>
              format.includes(text) &&
              documentsOf(one).every((title) => format.replaceAll('“', '').includes(title)),
          ),
        ) && copied(file)[0]?.includes(text) === true
      );
    });
    expect(wrong).toEqual([]);
  });

  it('is in the description of its row with its signs and status', () => {
    let said = 0;
    const wrong = failures((one) => {
      const { path, row, text, index, language, ruleset, address } = one;
      const description =
        shares
          .get(`${path}${row}/`)
          ?.querySelector('meta[name=description]')
          ?.getAttribute('content') ?? '';
      const head = shareData(`${language}/${ruleset}/${address}`).table?.heads[index + 1] ?? '';
      // In the middle of a sentence, a head of ordinary words has no capital.
      const ways = (value: string) =>
        one.column === ''
          ? [value]
          : [head, lowerFirst(head)].flatMap((own) => [
              `${own} ${value}`,
              `${own}${value}`,
              `${own} – ${value}`,
              `${own}: ${value}`,
              `${own}：${value}`,
              `${value} gives ${own}`,
              `${value} daje ${own}`,
              `${value} → ${own}`,
              `${value} on ${own}`,
              `${value} na ${own}`,
              `${own}の出目${value}`,
              // Long words are not a name, so that they begin small.
              ...(value.length > 20 ? [`${own}: ${lowerFirst(value)}`] : []),
            ]);
      if (text !== '' && ways(written(one)).some((way) => description.includes(way))) {
        said++;
        return true;
      }
      return text === '' || !ways(text).some((way) => description.includes(way));
    });
    expect(wrong).toEqual([]);
    expect(said).toBeGreaterThan(seen.length / 2);
  });

  it('is in search results with its signs and status', () => {
    const rows = Map.groupBy(seen, ({ path, row }) => `${path}#${row}`);
    const wrong = [...rows].flatMap(([place, figures]) => {
      const [{ language }] = figures as [Seen];
      const stored = hits.get(language)?.get(place) ?? [];
      const none = ui(language)('table.none');
      const shown = figures.filter(
        ({ text, status }) => text !== none && (text !== '' || status === 'unknown'),
      );
      return shown.flatMap((one, index) => {
        const [value, , evidence = 'as-printed'] = stored[index] ?? [''];
        const isRight = one.status === 'unknown' || value === written(one, true);
        return isRight && evidence === one.status ? [] : [at(one)];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('is on the preview of its row with its signs and the sign of its status', () => {
    const lines = new Map(
      plannedPreviews().flatMap(({ picture: { body }, images }) =>
        images.flatMap(({ path, line }): [string, string[]][] =>
          'lines' in body && line !== undefined ? [[path, body.lines[line]?.cells ?? []]] : [],
        ),
      ),
    );
    const wrong = failures((one) => {
      const cells = lines.get(`previews${one.path}${one.row}.png`) ?? [];
      const cell = cells[one.index + 1] ?? '';
      const sign = SIGNS[one.status];
      if (one.status === 'unknown' && cell === '?') return true;
      // There is room for what the chart prints only.
      return cell === `${written({ ...one, full: one.text }, true)}${sign}`;
    });
    expect(wrong).toEqual([]);
  });

  it('is in the calculators with the sign of its status', () => {
    const files = remembered((path) => unpack(json(`situations/${path}.json`) as PackedFile));
    const paths = readdirSync(join(DIST, 'situations'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.split(sep).join('/').replace('.json', ''));
    const known = new Map(seen.map((one) => [at(one).replace(/\.$/, ''), one]));
    let said = 0;
    const wrong = paths.flatMap((path) => {
      const { texts, problem, language } = files(path);
      const amounts = Object.values(problem.stages).flatMap(({ modifiers }) =>
        modifiers.map(({ address }) => ({ address, shown: texts[`=${address}`] ?? '' })),
      );
      return amounts.flatMap(({ address, shown }) => {
        const one = known.get(`${language} ${problem.ruleset}/${address}`);
        if (!one || one.status === 'unknown') return [];
        said++;
        const isMarked = SIGNS[one.status] === '' || shown.endsWith(SIGNS[one.status]);
        return isMarked ? [] : [`${path}: ${at(one)} ${shown}`];
      });
    });
    expect(wrong).toEqual([]);
    expect(said).toBeGreaterThan(500);
  });

  it('is in the diff, in the preview of a pull request and in the change log with its status', () => {
    const rulesets = getRulebook().rulesets.map(({ source }) => source);
    const things = new Map(rulesets.map((own) => [own.id, thingsOf(own)]));
    const sides = new Map<string, Describer>(
      rulesets.map((own) => [own.id, describer(own, things.get(own.id) ?? new Map())]),
    );
    const previews = remembered((place) => {
      const [language = '', ruleset = '', kind = '', id = ''] = place.split('/');
      const own = rulesets.find((one) => one.id === ruleset);
      const both = own && { before: emptyRuleset(ruleset), now: own };
      return both
        ? parseHtml(blockIn(`${ruleset}/${kind}/${id}`, language as Language, both))
        : undefined;
    });
    const recorded = new Map(
      rulesets.flatMap((own) =>
        recordedOf(own).map((record): [string, typeof record.figures] => [
          `${own.id}/${record.address}`,
          record.figures,
        ]),
      ),
    );
    const placeOf = ({ ruleset, address, row, column }: Seen): [number, number] => {
      const entry = rulesets
        .find(({ id }) => id === ruleset)
        ?.entries.find((own) => own.address === address);
      return entry?.kind === 'tables'
        ? [
            entry.data.rows.findIndex(({ id }) => id === row),
            entry.data.columns.findIndex(({ id }) => id === column),
          ]
        : [-1, -1];
    };
    const counts = new Map<string, number>();
    const wrong = seen.flatMap((one) => {
      const { ruleset, address, row, column, language, status } = one;
      const word = ui(language)(`evidence.${status}`);
      const key = `${ruleset}/${address}#${row}`;
      const said: Record<string, string | undefined> = {};
      const thing = things.get(ruleset)?.get(key);
      const field = column === '' ? 'change' : `cells.${column}`;
      if (language === 'en' && thing?.fields.get(field) !== undefined)
        said['diff'] = sides.get(ruleset)?.value(thing, field, thing.fields.get(field));
      const [line, place] = placeOf(one);
      if (column !== '')
        said['preview'] = previews(`${language}/${ruleset}/${address}`)
          ?.querySelectorAll('tbody tr')
          [line]?.querySelectorAll('td')[place]?.textContent;
      const figures = [...(recorded.get(key) ?? [])].flatMap(([name, { value }]) =>
        (column === '' ? ['add', 'multiply', 'set'] : [column]).includes(name) && value !== 'none'
          ? [{ field: name, was: '99', now: value }]
          : [],
      );
      const game = getRulebook().rulesets.find(({ id }) => id === ruleset);
      if (game && figures.length === 1)
        said['change log'] = differences(
          { address: `${address}#${row}`, figures },
          createReader(language, game, ''),
        )[0]?.now;
      if (status !== 'as-printed')
        for (const [surface, words] of Object.entries(said))
          if (words !== undefined) counts.set(surface, (counts.get(surface) ?? 0) + 1);
      return Object.entries(said).flatMap(([surface, words]) =>
        // What is unknown says so itself; the texts of a cell have lines of their own.
        status === 'as-printed' ||
        [word, ui(language)('evidence.unknown'), ui(language)('amount.unknown'), '(nothing)'].some(
          (known) => words?.includes(known) ?? true,
        )
          ? []
          : [`${surface}: ${at(one)} ${words}`],
      );
    });
    expect(wrong).toEqual([]);
    for (const surface of ['diff', 'preview', 'change log'])
      expect(counts.get(surface)).toBeGreaterThan(100);
  });

  it('stands in a row that says its own status, on its page, in CSV, in copied text and in its description', () => {
    const wrong = LANGUAGE_TAGS.flatMap((language) =>
      rows.flatMap(({ ruleset, address, row, status }) => {
        const word = ui(language)(`evidence.${status}`);
        const [heads = [], ...lines] = csvOf(`${ruleset}/${address}.${language}`);
        const line = lines.find(([id]) => id === row) ?? [];
        const path = `/${language}/${ruleset}/${address}/`;
        const said = {
          page:
            pages.get(path)?.getElementById(row)?.querySelector(`[data-ev=${status}]`) ??
            pages.get(path)?.querySelector(`main [data-ev=${status}]`),
          csv: line[heads.indexOf(ui(language)('plate.evidence'))]?.startsWith(word),
          copied: shareData(`${language}/${ruleset}/${address}`)
            .parts[row]?.row?.join(' ')
            .includes(word),
          described: shares
            .get(`${path}${row}/`)
            ?.querySelector('meta[name=description]')
            ?.getAttribute('content')
            ?.includes(word),
        };
        return Object.entries(said).flatMap(([surface, is]) =>
          is ? [] : [`${surface}: ${language} ${ruleset}/${address}#${row}`],
        );
      }),
    );
    expect(wrong).toEqual([]);
  });
});
