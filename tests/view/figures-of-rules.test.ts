/** Every figure of the rules, as the ledger writes it, then as readers see it: what stands there today is recorded as a change from nothing. */
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS, type Language } from '../../src/i18n/languages.ts';
import { recordedOf } from '../../src/ledger/ledger.ts';
import { entriesOf } from '../../src/model/rulebook.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { differences } from '../../src/view/changed-figures.ts';
import { changesOf } from '../../src/view/changes.ts';
import { createReader } from '../../src/view/context.ts';
import { cellInWords } from '../../src/wording/fields.ts';
import { figureAt, written } from '../../src/wording/figure.ts';
import type { Cell } from '../../schemas/types.d.ts';

describe('every figure of the rules', () => {
  const { rulesets } = getRulebook();
  const recorded = rulesets.flatMap((ruleset) =>
    recordedOf(ruleset.source).map((record) => ({ ruleset, ...record })),
  );
  const now = (one: (typeof recorded)[number], column: string, language: Language) => {
    const figures = [...one.figures].flatMap(([field, { value }]) =>
      [column, `${column}.in`, `${column}.rule`, `${column}.with`].includes(field)
        ? [{ field, was: undefined, now: value }]
        : [],
    );
    return differences(
      { address: one.address, figures },
      createReader(language, one.ruleset, ''),
    ).map((difference) => difference.now);
  };

  it.each(LANGUAGE_TAGS)('of a table is said in %s as its cell is', (language) => {
    const wrong = rulesets.flatMap((ruleset) =>
      entriesOf(ruleset, 'tables').flatMap((entry) => {
        const wording = createReader(language, ruleset, '');
        return entry.data.rows.flatMap(({ id, cells = {} }, index) =>
          entry.data.columns.flatMap((column) => {
            const cell = cells[column.id];
            const address = `${entry.address}#${id}`;
            const record = recorded.find(
              (one) => one.ruleset === ruleset && one.address === address,
            );
            // Of a text a record has the figures alone.
            if (cell === undefined || column.type === 'text' || !record) return [];
            const said = now(record, column.id, language);
            const { evidence: _, ...bare } = Object(cell) as { evidence?: string };
            const value = typeof cell === 'object' && !Array.isArray(cell) ? (bare as Cell) : cell;
            const plain = cellInWords(value, column, entry.data, wording);
            const figure = figureAt(entry, index, column, wording);
            const isCase = plain.includes(wording.t(`evidence.${figure.provenance.evidence}`));
            // A cell that is empty instead of absent reads the same.
            const expected =
              isCase || plain === '' ? plain : written({ ...figure, plain }, wording);
            return said.join() === expected
              ? []
              : [`${address}.${column.id}: ${said.join()} instead of ${expected}`];
          }),
        );
      }),
    );
    expect(wrong).toStrictEqual([]);
  });

  it.each(LANGUAGE_TAGS)(
    'that was changed is said in %s without the signs of a record',
    (language) => {
      const said = rulesets.flatMap((ruleset) =>
        changesOf(ruleset, createReader(language, ruleset, '')).flatMap(
          ({ name, against, differences: own }) => [
            name,
            against,
            ...own.flatMap(({ what, was, now: is }) => [what, was, is]),
          ],
        ),
      );
      expect(said.length).toBeGreaterThan(100);
      expect(
        said.filter((words) =>
          /[a-z]=|\w\(\w+=|#[a-z]|undefined|[a-z]-[a-z]+-[a-z]+\//.test(words),
        ),
      ).toStrictEqual([]);
      if (language !== 'en')
        expect(said.filter((words) => /\bpages?\b|\bsheet\b/.test(words))).toStrictEqual([]);
    },
  );
});
