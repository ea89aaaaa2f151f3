import { expect, it } from 'vitest';
import { checkPages, CODES, excusable } from '../../src/checks/docs/index.ts';
import { checks } from '../../src/checks/index.ts';
import { wording } from '../../src/diagnostics/wording.ts';

it('every finding has a page, and every page says something of its own', () => {
  expect([...CODES].sort()).toEqual(Object.keys(wording).sort());
  const titles = CODES.map((code) => checkPages[code].title);
  expect(new Set(titles).size).toBe(titles.length);
  for (const code of CODES) {
    const { what, why, bad, good } = checkPages[code];
    expect(
      [what, why].every((text) => /[.:]$/.test(text)),
      code,
    ).toBe(true);
    expect(bad, code).not.toBe(good);
  }
});

it('only judgements may be excused', () => {
  const never = [
    'schema',
    'unknown-reference',
    'duplicate-id',
    'changed-figures',
    'vanished-address',
    'markdown-unsafe',
    'worked-example',
  ] as const;
  expect(never.filter((code) => excusable.has(code))).toEqual([]);
  expect(excusable.size).toBe(checks.filter((check) => check.excusable).length);
});
