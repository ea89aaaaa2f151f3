/** What a change leaves behind: texts that say the old figure, the reading of an old title, omissions of what is known now. */
import type { Path, Place } from '../diagnostics/diagnostic.ts';
import { asCode } from '../diagnostics/phrase.ts';
import { DEFAULT_LANGUAGE } from '../i18n/languages.ts';
import { writtenIn } from '../i18n/text.ts';
import { compareWith, type FigureDifference } from '../ledger/compare.ts';
import { pageIn } from '../model/address.ts';
import type { RulesetData } from '../model/entries.ts';
import { find } from '../model/find.ts';
import { figuresOf } from '../notation/figures-in-text.ts';
import { fileKey, pageOf, type DataFile } from '../schema/data-file.ts';
import { indexOf, type Shaped } from '../schema/file-index.ts';
import type { Aliases, Text } from '../../schemas/types.d.ts';
import { defineCheck } from './check.ts';
import { brokenRatios, isWithin, oldGivens, type LeftInTables } from './left-behind/in-tables.ts';

type Left =
  /** A text; `figure` is the public address of what it says. */
  | { kind: 'figure'; said: string; figure: string; now: string }
  | { kind: 'reading' }
  | { kind: 'title'; was: string; count: number; first: string }
  | { kind: 'omission'; address: string }
  | LeftInTables;

export const leftBehind = defineCheck({
  code: 'left-behind',
  scope: 'ruleset',
  severity: 'warning',
  message: (left: Left) => messageOf(left),
  hint: ({ kind }) => HINTS[kind],
  run: ({ ruleset, before, report }) => {
    if (!before) return;
    const told = new Set<Text>();
    for (const change of [...changedNumbers(before, ruleset), ...changedCounts(before, ruleset)])
      for (const { value, path, file } of textsAround(ruleset, change)) {
        const { said, figure, now } = change;
        const [language] = writtenIn(value);
        const text = language && value[language];
        if (!text || told.has(value) || !wasThere(text, file, before)) continue;
        const figures = figuresOf(text);
        const found = figures.find((one) => one.figure === said);
        if (!found || figures.some((one) => one.figure === now)) continue;
        told.add(value);
        report(
          {
            ...{ file: file.file, path: [...path, language], offset: found.offset },
            ...(change.file !== undefined && { follows: change.file }),
          },
          { kind: 'figure', said, figure: `${ruleset.id}/${figure}`, now },
        );
      }
    for (const { place, ...left } of [
      ...oldGivens(before, ruleset),
      ...oldReadings(before, ruleset),
      ...oldTitles(before, ruleset),
      ...oldOmissions(before, ruleset),
      ...brokenRatios(before, ruleset),
    ])
      report(place, left);
  },
});

function messageOf(left: Left): string {
  switch (left.kind) {
    case 'figure':
      return `The text says ${asCode(left.said)}, as ${asCode(left.figure)} was on main; it is ${asCode(left.now)} now.`;
    case 'given':
      return `The example gives ${asCode(left.said)}, as ${asCode(left.figure)} was on main; it is ${asCode(left.now)} now.`;
    case 'title':
      return `The title was ${asCode(left.was)} on main, and ${left.count === 1 ? `a text in ${left.first} still says so` : `${left.count} texts still say so, the first in ${left.first}`}.`;
    case 'reading':
      return 'The title is another one than on main, and its `reading` is the same.';
    case 'omission':
      return `The omission names ${asCode(left.address)}, which has nothing unknown any more.`;
    case 'ratio':
      return `In every row on main, ${asCode(left.columns[1])} is ${left.ratio} × ${asCode(left.columns[0])}; here it is not.`;
  }
}

const HINTS: Record<Left['kind'], string> = {
  figure:
    'If the text means this figure, correct it in every language. If it means another one, leave it: nothing has to be done.',
  given:
    'If the example means this figure, correct it here, in its words and in what it expects. If it means another one, nothing has to be done.',
  title: 'Write the new title there, in every language, or add the old one to `aliases`.',
  reading: 'Write how the new title is read. If it is read as before, nothing has to be done.',
  omission: 'Remove the omission, or its address, if it is no longer missing.',
  ratio: 'Correct the other cell, too. If the row is an exception, nothing has to be done.',
};

type Placed = Left & { place: Place };

/** Japanese titles that changed without their reading. */
function* oldReadings(before: RulesetData, ruleset: RulesetData): Generator<Placed> {
  for (const { file, was, path, data } of partsOnBoth(before, ruleset))
    if (data.reading !== undefined && data.reading === was.reading && data.title)
      if (data.title.ja !== was.title?.ja)
        yield { kind: 'reading', place: { file: file.file, path: [...path, 'reading'] } };
}

interface Titled {
  title?: Text;
  reading?: string;
  aliases?: Aliases;
}

/** Markers, terms and values whose English title is another one, and is still said in texts. */
function* oldTitles(before: RulesetData, ruleset: RulesetData): Generator<Placed> {
  const files = [...ruleset.files.values()].filter((file) => !ruleset.broken.has(fileKey(file)));
  for (const { file, data, was, path } of partsOnBoth(before, ruleset)) {
    const [old, now] = [was.title, data.title].map((title) => title?.[DEFAULT_LANGUAGE]);
    if (!NAMED.has(fileKey(file)) || !old || !now || old === now || old.length < SHORTEST) continue;
    if (data.aliases?.[DEFAULT_LANGUAGE]?.some((one) => isSame(one, old)) || isWithin(old, now))
      continue;
    const said = files.flatMap((one) =>
      one.schema === 'change'
        ? []
        : indexOf(one).texts.filter(({ value }) => isWithin(old, value[DEFAULT_LANGUAGE])),
    );
    const [first] = said;
    if (first)
      yield {
        kind: 'title',
        was: old,
        count: said.length,
        first: asCode(`${fileKey(first.file)}.yaml`),
        place: { file: file.file, path: [...path, 'title', DEFAULT_LANGUAGE] },
      };
  }
}

/** Whose names are said everywhere. */
const NAMED: ReadonlySet<string> = new Set(['markers', 'terms', 'values']);
/** Shorter names are parts of other words and names. */
const SHORTEST = 5;
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
/** Pages and parts of files that are not as on main. */
function* partsOnBoth(
  before: RulesetData,
  { files, broken }: RulesetData,
): Generator<{ file: DataFile; path: Path; data: Titled; was: Titled }> {
  for (const [key, file] of files) {
    const old = before.files.get(key);
    if (!old || old === file || file.from || broken.has(key) || before.broken.has(key)) continue;
    yield { file, path: [], data: file.data as Titled, was: old.data as Titled };
    for (const { id, path, data } of indexOf(file).parts) {
      const was = indexOf(old).byId(id);
      if (was) yield { file, path, data: data as Titled, was: was.data as Titled };
    }
  }
}

/** Omissions about what was unknown on main and is known now. */
function* oldOmissions(before: RulesetData, ruleset: RulesetData): Generator<Placed> {
  const file = ruleset.files.get('ruleset');
  for (const [index, { at = [] }] of (ruleset.ruleset?.omissions ?? []).entries())
    for (const [number, address] of at.entries())
      if (
        file &&
        !ruleset.broken.has(pageIn(address)) &&
        hasUnknown(before, address) &&
        !hasUnknown(ruleset, address)
      )
        yield {
          kind: 'omission',
          address,
          place: { file: file.file, path: ['omissions', index, 'at', number] },
        };
}

/** Whether a part, or a cell, has a value or a status that is unknown. */
function hasUnknown(ruleset: RulesetData, address: string): boolean {
  const target = find(ruleset, address);
  if (target?.type !== 'entry') return false;
  const { entry, part, cell } = target;
  const data = cell ? cell.row.cells[cell.column.id] : (part ?? entry).data;
  return JSON.stringify(data ?? null).includes('"unknown"');
}

interface Change {
  /** How a text would say it. */
  said: string;
  figure: string;
  now: string;
  /** Said of much else, so that only texts of the part and of what is linked with it count. */
  isPlain: boolean;
  addresses: readonly string[];
  /** Where the figure stands. */
  file?: string;
}

/** Figures of the data that are others now. */
const changedNumbers = (before: RulesetData, ruleset: RulesetData): Change[] =>
  compareWith(before, ruleset).changed.flatMap((difference) => {
    const { address, figure, was, now, field, file } = difference;
    if (was === undefined || now === undefined || NOT_SAID.test(field)) return [];
    const [old = [], current = []] = [was, now].map((one) => saidAs(one, difference));
    const [said, ...others] = old.filter((one) => !current.includes(one));
    const [is] = current.filter((one) => !old.includes(one));
    return said === undefined || is === undefined || others.length > 0
      ? []
      : [
          {
            ...{ said, now: is, figure, file: file.file },
            ...{ addresses: [address], isPlain: /^\d+$/.test(said) },
          },
        ];
  });

/** Where a rule stands, and what is known about it. */
const NOT_SAID = /(?:^|\.)(?:source|evidence|documents|section|pages|reason|number|at)(?:\.|$)/;

/** `-2`; what is added as `+2`, what is needed as `3+`. */
function saidAs(figures: string, { field, stands }: FigureDifference): string[] {
  const said = figuresOf(figures.replaceAll('..', '-')).map(({ figure }) => figure);
  if (typeof stands.now !== 'number') return said;
  if (/(?:^|\.)target$/.test(field)) return said.map((figure) => `${figure}+`);
  return /(?:^|\.)add$/.test(field) ? said.map((figure) => figure.replace(/^(?=\d)/, '+')) : said;
}

/** How many rows a table has. A small number is said of much else. */
const changedCounts = (before: RulesetData, { entries }: RulesetData): Change[] =>
  entries.flatMap(({ kind, address, data }) => {
    const old = before.entries.find((one) => one.address === address);
    if (kind !== 'tables' || old?.kind !== 'tables') return [];
    const [was, is] = [old.data.rows.length, data.rows.length];
    const change = { said: String(was), now: String(is), figure: `${address}.rows` };
    return was === is || was < 5
      ? []
      : [{ ...change, addresses: [address, 'ruleset'], isPlain: false }];
  });

/** The texts of a part, of its page, and of what links to it or is linked from it. */
function* textsAround(
  ruleset: RulesetData,
  { said, addresses, isPlain }: Change,
): Generator<Shaped<Text>> {
  const files = [...ruleset.files.values()].filter((file) => !ruleset.broken.has(fileKey(file)));
  // Other parts say “1” of other things.
  const isLinked = !/^[01]$/.test(said);
  const around = new Set([...addresses, ...(isPlain ? [] : addresses.map(pageIn))]);
  for (const file of isLinked ? files : [])
    for (const { to, path } of indexOf(file).references) {
      const from = addressAt(file, path);
      if (from === 'ruleset') continue;
      if (addresses.includes(to)) around.add(from);
      if (addresses.includes(from)) around.add(to);
    }
  for (const file of files)
    for (const text of indexOf(file).texts)
      if (around.has(addressAt(file, text.path)) && !text.path.includes('examples')) yield text;
}

function addressAt(file: DataFile, path: Path): string {
  const id = indexOf(file).partAt(path)?.part.id;
  return id === undefined ? pageOf(file) : `${pageOf(file)}#${id}`;
}

/** Whether a file has said so on main. */
const wasThere = (text: string, file: DataFile, before: RulesetData): boolean =>
  before.files.get(fileKey(file))?.text.includes(text) ?? false;
