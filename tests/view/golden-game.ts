/**
 * The fixture game with every kind of part, and the comparison of its views with the texts in
 * tests/golden/. Native readers can proofread these texts: the content of a page in its order.
 * After an intended change run `npx vitest run --project unit tests/view -u` and read the
 * differences.
 */
import { join } from 'node:path';
import { expect } from 'vitest';
import { stringify } from 'yaml';
import type { Language } from '../../src/i18n/languages.ts';
import type { Rulebook, Ruleset } from '../../src/model/rulebook.ts';
import { buildRulebook } from '../../src/model/rulebook.ts';
import { readRulebook } from '../../src/rulebook.ts';
import type { ChangeFile } from '../../schemas/types.d.ts';
import { withRules } from '../checks/fixture.ts';

const OVERLAY = join(import.meta.dirname, '../fixtures/golden/skirmish');
const GOLDEN = join(import.meta.dirname, '../golden');

/** Two changes of figures, of which the later comes first on the page; one address that moved, one that was split. */
const CHANGES: ChangeFile[] = [
  {
    on: '2024-12-01',
    moved: {
      'tables/cannons': ['tables/guns'],
      'tables/guns#old-gun': ['tables/guns#small', 'tables/guns#field'],
    },
  },
  {
    on: '2025-01-02',
    words: 'Sheet, page 2',
    figures: { 'tables/guns#small.range': { was: 30, now: 36 } },
  },
  {
    on: '2025-02-03',
    words: 'Leaflet, page 1',
    figures: { 'modifiers/morale#leader-near.add': { was: 1, now: 2 } },
  },
];

export interface Game {
  book: Rulebook;
  ruleset: Ruleset;
}

let read: Game | undefined;

/** Read once. Fails when a check finds something. */
export const readGame = (): Game => (read ??= readFixture());

function readFixture(): Game {
  const reading = withRules(OVERLAY, (rules) => readRulebook(rules, { lenient: true }));
  expect(
    reading.diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`),
  ).toEqual([]);
  const [data] = reading.rulesets;
  if (!data) throw new Error('The fixture game could not be read');
  const book = buildRulebook([
    {
      ...data,
      changes: CHANGES.map((one, index) => ({ name: `changes/${index}`, file: '', data: one })),
    },
  ]);
  const [ruleset] = book.rulesets;
  if (!ruleset) throw new Error('The fixture game has no model');
  return { book, ruleset };
}

/** Compares a view, or several by name, with `tests/golden/<name>.<language>.txt`. */
export async function checkView(
  name: string,
  language: Language | undefined,
  view: object,
): Promise<void> {
  // A view must be plain data: JSON would omit or change anything else, such as a field without a value.
  const strict = withoutCalculators(view);
  expect(JSON.parse(JSON.stringify(strict))).toStrictEqual(strict);
  expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  const text = stringify(view, { lineWidth: 0, aliasDuplicateObjects: false });
  const file = [name, language, 'txt'].filter(Boolean).join('.');
  await expect(text).toMatchFileSnapshot(join(GOLDEN, file));
}

/** Only the attributes of a calculator's controls may be undefined. */
const withoutCalculators = (view: object): object =>
  Object.fromEntries(
    Object.entries(view).map(([name, one]: [string, unknown]) => {
      if (typeof one !== 'object' || one === null || !('work' in one)) return [name, one];
      const { work: _, ...rest } = one;
      return [name, rest];
    }),
  );
