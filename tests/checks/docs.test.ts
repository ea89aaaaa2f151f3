import { expect, it } from 'vitest';
import { checkPages, CODES, excusable } from '../../src/checks/docs/index.ts';
import { checks } from '../../src/checks/run.ts';

it('every page says something of its own', () => {
  expect(new Set(CODES.map((code) => checkPages[code]?.title)).size).toBe(CODES.length);
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
  ];
  expect(never.filter((code) => excusable.has(code))).toEqual([]);
  expect(excusable.size).toBe(checks.filter((check) => check.excusable).length);
});
