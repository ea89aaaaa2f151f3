import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CODES, readPage } from '../../src/checks/codes.ts';
import { expectedIn, findWith, FIXTURES } from './fixture.ts';

const invalid = join(FIXTURES, 'invalid');
const passing = join(FIXTURES, 'passing');

describe('an example under Found fails with the code of its page, only at the marked place', () => {
  const examples = CODES.flatMap((facts) =>
    readPage(facts)
      .examples.filter(({ section }) => section === 'Found')
      .map(({ name, files }) => ({ code: facts.code, name, files })),
  );
  it.each(examples)('$code $name', ({ code, files }) => {
    const expected = expectedIn(files);
    expect(expected.filter((finding) => !finding.endsWith(` ${code}`))).toEqual([]);
    expect(expected).not.toEqual([]);
    expect(findWith(files)).toEqual(expected);
  });
});

describe('an example under Correct passes', () => {
  const examples = CODES.flatMap((facts) =>
    readPage(facts)
      .examples.filter(({ section }) => section === 'Correct')
      .map(({ name, files }) => ({ code: facts.code, name, files })),
  );
  it('the game under all examples passes', () => expect(findWith()).toEqual([]));
  it.each(examples)('$code $name', ({ files }) => expect(findWith(files)).toEqual([]));
});

describe('fixtures too long for a page', () => {
  it.each(readdirSync(invalid))('%s fails at the marked lines', (code) => {
    const expected = expectedIn(join(invalid, code));
    expect(expected.some((finding) => finding.endsWith(` ${code}`))).toBe(true);
    expect(findWith(join(invalid, code))).toEqual(expected);
  });
  it.each(readdirSync(passing))('%s passes', (code) =>
    expect(findWith(join(passing, code))).toEqual([]),
  );
});

it('only judgements may have exceptions', () => {
  const never = [
    'schema',
    'unknown-reference',
    'duplicate-id',
    'changed-figures',
    'vanished-address',
    'change-record',
    'markdown-unsafe',
    'worked-example',
  ];
  const excusable = CODES.filter((facts) => facts.excusable).map(({ code }) => code);
  expect(excusable.length).toBeGreaterThan(0);
  expect(never.filter((code) => excusable.includes(code))).toEqual([]);
});
