/** The content of a preview image: the entry's name and a few of its lines, in one language. */
import { allOf, labelled, sentencesOf, withStop } from '../i18n/format.ts';
import type { Ruleset } from '../model/rulebook.ts';
import type { Entry, Part } from '../model/entries.ts';
import { textOfPart } from '../model/find.ts';
import { provenanceAt } from '../model/provenance.ts';
import { ATTESTATIONS } from '../view/evidence.ts';
import { describe } from '../view/pages/page-title.ts';
import { STATUS_SIGNS } from '../notation/status-signs.ts';
import { brief } from '../wording/figure.ts';
import { partName } from '../wording/names.ts';
import type { Reader } from '../view/context.ts';
import { sharedParts } from '../site/routes.ts';
import { figuresOfEntry, gameOf } from '../share/content.ts';
import { tableSheet } from '../view/parts/table.ts';
import { SITE } from '../site/config.ts';
import { columnsLeftOut } from './columns.ts';

export interface Picture {
  language: string;
  /** The name of the site. */
  site: string;
  /** The ruleset's colour; `ink` for the site itself. */
  ink: string;
  /** `Bolt Action, 1st ed.` */
  game: string;
  /** `table`; empty for other pages. */
  kind: string;
  title: string;
  body: Lines | { text: string };
}

export interface Lines {
  /** Heads of the columns; empty for a list. */
  heads: string[];
  figures: boolean[];
  /** Heads over several columns, after the label's. */
  groups: { title: string; span: number }[];
  lines: { id: string; cells: string[] }[];
  /** Height in lines: one, or two for running text. */
  high: 1 | 2;
  /** `Not shown: 3 columns and 5 rows`; absent where everything is on the picture. */
  leftOut?: string;
  /** `◇ other source · ≠ disputed`: the signs of source statuses on the picture; absent without any. */
  key?: string;
}

/** Number of lines that fit. */
const ROOM = { 1: 6, 2: 4 } as const;
const roomFor = ({ high, groups }: Lines): number => ROOM[high] - (groups.length > 0 ? 1 : 0);

/**
 * The pictures of an entry; every shareable part is on one of them. The first is the entry's own.
 */
export function picturesOf(entry: Entry, reader: Reader): Picture[] {
  const { language, ruleset, t } = reader;
  const frame = {
    language,
    site: SITE.name,
    ink: ruleset.meta.accent,
    game: gameOf(reader),
    kind: t(`kind.one.${entry.kind}`),
    title: reader.plain(entry.data.title),
  };
  const bodies = [...figures(entry, reader), ...texts(entry, reader)].flatMap((lines) =>
    inPictures(lines, entry, reader),
  );
  const opening =
    entry.kind === 'rules' || bodies.length === 0 ? [{ text: opened(entry, ruleset, reader) }] : [];
  return [...opening, ...bodies].map((body) => ({ ...frame, body }));
}

const opened = (entry: Entry, ruleset: Ruleset, reader: Reader): string =>
  entry.kind === 'rules'
    ? reader.plain(entry.data.text)
    : describe(entry, ruleset, reader.language);

/**
 * Divides the lines into as many pictures as needed; the last is filled up with preceding lines.
 * Each says what it leaves out.
 */
function inPictures(body: Lines, entry: Entry, reader: Reader): Lines[] {
  const room = roomFor(body);
  const starts = Array.from({ length: Math.ceil(body.lines.length / room) }, (_, index) =>
    Math.max(0, Math.min(index * room, body.lines.length - room)),
  );
  return starts.map((start) => {
    const picture = { ...body, lines: body.lines.slice(start, start + room) };
    const missing = body.lines.length - picture.lines.length;
    const leftOut = leftOutOf(columnsLeftOut(picture), missing, body, entry, reader);
    const key = keyOf(picture, reader);
    return {
      ...picture,
      ...(leftOut !== undefined && { leftOut }),
      ...(key !== '' && { key }),
    };
  });
}

const keyOf = ({ lines }: Lines, { t }: Reader): string => {
  const shown = lines.flatMap(({ cells }) => cells).join(' ');
  return ATTESTATIONS.flatMap((evidence) => {
    const sign = STATUS_SIGNS[evidence];
    return sign !== '' && shown.includes(sign) ? [`${sign} ${t(`evidence.${evidence}`)}`] : [];
  }).join(' · ');
};

/** Columns, and lines by what they are. */
function leftOutOf(
  columns: number,
  lines: number,
  { high }: Lines,
  { kind }: Entry,
  { t, language }: Reader,
): string | undefined {
  const figures = kind === 'tables' ? 'preview.rows' : 'preview.modifiers';
  const linesAre = high === 2 ? 'preview.parts' : figures;
  const things = [
    ...(columns > 0 ? [t('preview.columns', { n: columns })] : []),
    ...(lines > 0 ? [t(linesAre, { n: lines })] : []),
  ];
  return things.length === 0
    ? undefined
    : t('preview.left-out', { things: allOf(things, language) });
}

function figures(entry: Entry, reader: Reader): Lines[] {
  const shared = figuresOfEntry(entry, reader, brief);
  if (!shared) return [];
  const lines = [...shared.rows].map(([id, cells]) => ({ id, cells }));
  const picture = { heads: [], figures: shared.table.figures, groups: [], lines, high: 1 as const };
  if (entry.kind !== 'tables') return [picture];
  const { columns, heads } = tableSheet(entry, reader);
  const [label = ''] = shared.table.heads;
  return [{ ...picture, heads: [label, ...columns.map(({ short }) => short)], groups: heads }];
}

/** Parts shown as lines of values instead of text. */
const DRAWN_AS_VALUES: Partial<Record<Entry['kind'], Part['kind']>> = {
  tables: 'row',
  modifiers: 'modifier',
};

/** Steps, statements, examples and disputes: a number or name, and the text. */
function texts(entry: Entry, reader: Reader): Lines[] {
  const shared = new Set(sharedParts(entry));
  const drawn = DRAWN_AS_VALUES[entry.kind];
  const parts = entry.parts.filter(({ id, kind }) => shared.has(id) && kind !== drawn);
  if (parts.length === 0) return [];
  return [
    {
      heads: [],
      figures: [false],
      groups: [],
      high: 2,
      lines: parts.map((part) => ({ id: part.id, cells: [wordsOf(part, entry, reader)] })),
    },
  ];
}

/** `∴ 2. Roll: Roll a die.`; of a dispute the question and the answer in use. */
function wordsOf(part: Part, entry: Entry, reader: Reader): string {
  const { t, language, plain } = reader;
  if (part.kind === 'dispute') {
    const { about, claims, adopted } = part.data;
    const used = claims.find(({ id }) => id === adopted);
    const answer = used ? plain(used.says) : t('dispute.nothing-adopted');
    const sentences = [
      withStop(plain(about), language),
      labelled(t('dispute.adopted'), withStop(answer, language), language),
    ];
    return `${STATUS_SIGNS.disputed} ${sentencesOf(sentences, language)}`;
  }
  const sign = STATUS_SIGNS[provenanceAt(entry, part.path).evidence];
  const title = 'title' in part.data ? part.data.title : undefined;
  const words = textOfPart(part);
  const numeral =
    part.kind === 'step' && part.path.length === 2 ? `${Number(part.path[1]) + 1}. ` : '';
  const name = title ? plain(title) : '';
  const statement = words ? plain(words) : '';
  const said = name && statement ? labelled(name, statement, language) : name || statement;
  const table = entry.kind === 'tables' ? entry.data : undefined;
  const named = said || partName(part, table, language).name;
  return `${sign}${sign && ' '}${numeral}${named}`;
}

/** The picture that shows a part, and the number of its line. */
export function whereIs(
  pictures: readonly Picture[],
  id: string,
): { picture: number; line: number } | undefined {
  for (const [picture, { body }] of pictures.entries()) {
    const line = 'lines' in body ? body.lines.findIndex((candidate) => candidate.id === id) : -1;
    if (line >= 0) return { picture, line };
  }
  return undefined;
}
