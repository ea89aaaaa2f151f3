/** Small games in which one thing is tested: files of a test over the valid fixture game, read as the site reads its rules. */
import { join } from 'node:path';
import type { ExampleFile } from '../../src/checks/page.ts';
import { byLanguage, type Language } from '../../src/i18n/languages.ts';
import type { Entry } from '../../src/model/entries.ts';
import type { Rulebook, Ruleset } from '../../src/model/rulebook.ts';
import { readRulebook } from '../../src/rulebook.ts';
import type { Text } from '../../schemas/types.d.ts';
import { createReader, type Reader } from '../../src/view/context.ts';
import { withRules, type Overlay } from '../checks/fixture.ts';

/** The overlay with values, markers, terms and rolls of every kind. */
export const LINES = join(import.meta.dirname, '../fixtures/lines/skirmish');

/** The book with the game. Its files must match their schemas; what checks find does not matter here. */
export function bookWith(overlay: Overlay): Rulebook {
  const { rulebook, diagnostics } = withRules(overlay, (rules) =>
    readRulebook(rules, { lenient: true }),
  );
  if (!rulebook)
    throw new Error(diagnostics.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  return rulebook;
}

export function gameWith(overlay: Overlay): Ruleset {
  const [ruleset] = bookWith(overlay).rulesets;
  if (!ruleset) throw new Error('There is no game');
  return ruleset;
}

/** A file of the game: `file('rules/panic', '…')`. */
export const file = (name: string, text: string): ExampleFile => ({ path: `${name}.yaml`, text });

export function entryAt(ruleset: Ruleset, address: string): Entry {
  const entry = ruleset.entries.find((one) => one.address === address);
  if (!entry) throw new Error(`There is no entry ${address}`);
  return entry;
}

/** What readers of each language get. */
export const inEach = <V>(ruleset: Ruleset, say: (reader: Reader) => V): Record<Language, V> =>
  byLanguage((language) => say(createReader(language, ruleset, '')));

/** A text in every language. */
export const words = (en: string, pl = en, ja = en): Text => ({ en, pl, ja });

/** The same as it stands in a file. */
export const written = (en: string, pl = en, ja = en): string =>
  `{ en: '${en}', pl: '${pl}', ja: '${ja}' }`;

/** The beginning of the file of an entry. */
export const head = (id: string, more = ''): string =>
  `id: ${id}\ntitle: ${written(`Table ${id}`)}\nsource: [{ document: sheet, page: 1 }]\n${more}`;

/** The columns c0, c1… of a table, with the rest of each. */
export const columnLines = (columns: readonly string[]): string[] => [
  'columns:',
  ...columns.map(
    (column, index) => `  - { id: c${index}, title: ${written(`Col ${index}`)}, ${column} }`,
  ),
];

const SHEET =
  '- { id: sheet, title: { en: Sheet, pl: Arkusz, ja: シート }, role: main, language: en, pages: 2 }';

/** The game itself, with what its front page begins with. */
export const ruleset = (
  front: string,
  documents: readonly string[] = [SHEET],
  phases = ['orders', 'turn-end'],
): ExampleFile =>
  file(
    'ruleset',
    `id: skirmish
title: { en: Skirmish, pl: Potyczka, ja: 小競り合い }
code: SK
accent: blue
order: 1
edition: { name: ${written('First edition')}, short: ${written('1st ed.')} }
summary: ${written('x')}
coverage: ${written('x')}
sourcesSummary: ${written('x')}
documents:
${documents.map((line) => `  ${line}`).join('\n')}
front: ${front}
phases: [${phases.join(', ')}]
stacking: { combine: sum, text: ${written('x')} }`,
  );
