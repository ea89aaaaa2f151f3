/** What a page tells the share menu: little with the page itself, the place of every part in a file fetched on first use. */
import { LANGUAGE_TAGS } from '../i18n/languages.ts';
import { templates, type Key } from '../i18n/ui.ts';
import type { Rulebook, Ruleset } from '../model/rulebook.ts';
import type { Entry } from '../model/entries.ts';
import type { PublicFile } from '../site/public-file.ts';
import { linesOf } from '../site/source-lines.ts';
import { createReader, type Reader } from '../view/context.ts';
import { absolute, editHref, goHref, href, placesHref } from '../site/routes.ts';
import { REPOSITORY } from '../site/config.ts';
import { tableSheet } from '../view/table.ts';
import { versionOf } from '../site/data-version.ts';
import { gameOf, modifierHeads, sourceOf, tableHeads } from './from-model.ts';
import type { SharedTable } from './shared.ts';

export const WORDS = [
  'share.open',
  'share.link',
  'share.neutral',
  'share.text',
  'share.copy',
  'share.copied',
  'share.not-copied',
  'share.system',
  'share.close',
  'share.what',
  'share.table',
  'share.game',
  'share.history',
  'arrival.moved',
  'arrival.elsewhere',
  'arrival.unknown',
  'arrival.near',
  'arrival.changed',
  'changes.against',
  'plate.source',
  'correct.edit',
  'correct.report',
] as const satisfies readonly Key[];
export type Word = (typeof WORDS)[number];

export interface PageData {
  /** Public address of the page: `bolt-action/tables/weapons` */
  address: string;
  language: string;
  title: string;
  game: string;
  edition: string;
  source: string;
  version: string;
  page: string;
  neutral: string;
  places: string;
  /** Do its parts have share pages? */
  shared: boolean;
  edit: string;
  repository: string;
  table?: Pick<SharedTable, 'heads' | 'figures'>;
  words: Record<Word, string>;
}

/** Part or cell → its line; where they are not the page's own, also its source and its file. */
export type Places = Record<string, [line: number, source?: string, edit?: string]>;

/** `address` is an entry, `markers` or `terms`. */
export function pageData(reader: Reader, address: string, title: string, entry?: Entry): PageData {
  const { language, ruleset } = reader;
  const table =
    entry?.kind === 'tables'
      ? tableHeads(entry, tableSheet(entry, ruleset, language), reader)
      : entry?.kind === 'modifiers'
        ? modifierHeads(entry, reader)
        : undefined;
  return {
    address: `${ruleset.id}/${address}`,
    language,
    title,
    game: gameOf(reader),
    edition: reader.plain(ruleset.meta.edition.name),
    source: entry ? sourceOf(entry, [], reader) : '',
    version: versionOf(ruleset),
    page: absolute(href(language, ruleset.id, address)),
    neutral: absolute(goHref(ruleset.id, address)),
    places: placesHref(language, ruleset.id, address),
    shared: entry !== undefined,
    edit: editOf(ruleset, address, ''),
    repository: REPOSITORY,
    ...(table && { table }),
    words: templates(language, WORDS),
  };
}

const editOf = (ruleset: Ruleset, address: string, part: string): string =>
  editHref(linesOf(ruleset, address).get(part)?.file ?? '');

/** The files the menu fetches: one a page and language. */
export function placesFiles(book: Rulebook): PublicFile[] {
  return LANGUAGE_TAGS.flatMap((language) =>
    book.rulesets.flatMap((ruleset) =>
      [...ruleset.entries, 'markers', 'terms'].map((page) => {
        const address = typeof page === 'string' ? page : page.address;
        const reader = createReader(language, ruleset, address);
        const data = placesOf(reader, address, typeof page === 'string' ? undefined : page);
        return {
          path: `${language}/${ruleset.id}/${address}.json`,
          type: 'application/json; charset=utf-8',
          text: JSON.stringify(data),
        };
      }),
    ),
  );
}

export function placesOf(reader: Reader, address: string, entry?: Entry): Places {
  const lines = linesOf(reader.ruleset, address);
  const whole = lines.get('');
  const own = entry ? sourceOf(entry, [], reader) : '';
  const places: Places = {};
  for (const [id, { file, line }] of lines) {
    const part = entry?.parts.find((candidate) => candidate.id === id);
    const source = entry && part ? sourceOf(entry, part.path, reader) : own;
    const moved = file === whole?.file ? undefined : editHref(file);
    places[id] =
      moved !== undefined ? [line, source, moved] : source === own ? [line] : [line, source];
  }
  return { ...places, ...cellSources(reader, entry, places) };
}

/** Cells that rest on another source than their row. */
function cellSources(reader: Reader, entry: Entry | undefined, rows: Places): Places {
  if (entry?.kind !== 'tables') return {};
  const own = sourceOf(entry, [], reader);
  return Object.fromEntries(
    entry.data.rows.flatMap((row, index) =>
      entry.data.columns.flatMap(({ id }): [string, Places[string]][] => {
        const [line, source = own] = rows[row.id] ?? [1];
        const cell = sourceOf(entry, ['rows', index, 'cells', id], reader);
        return cell === source ? [] : [[`${row.id}.${id}`, [line, cell]]];
      }),
    ),
  );
}
