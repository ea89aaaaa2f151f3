import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checks } from '../../src/checks/run.ts';
import { readRulebook } from '../../src/rulebook.ts';
import { expected, findings, FIXTURES, withRules } from './fixture.ts';

const invalid = join(FIXTURES, 'invalid');
const passing = join(FIXTURES, 'passing');
const check = (overlay?: string) =>
  withRules(overlay, (rules, ruleset) => findings(readRulebook(rules), ruleset));

describe('a mistake is found at its line and column, and nothing else is', () => {
  it.each(readdirSync(invalid))('%s', (code) => {
    const overlay = join(invalid, code);
    const expectation = expected(overlay);
    expect(expectation.some((finding) => finding.endsWith(` ${code}`))).toBe(true);
    expect(check(overlay)).toEqual(expectation);
  });
});

describe('what only looks like a mistake passes', () => {
  it('the game that all fixtures lie on', () => expect(check()).toEqual([]));
  it.each(existsSync(passing) ? readdirSync(passing) : [])('%s', (code) =>
    expect(check(join(passing, code))).toEqual([]),
  );
});

describe('the registry', () => {
  it.each(checks.map(({ code }) => code))(
    '%s stands in a file of its name and has a fixture',
    (code) => {
      expect(existsSync(join(import.meta.dirname, `../../src/checks/${code}.ts`))).toBe(true);
      expect(existsSync(join(invalid, code))).toBe(true);
    },
  );
});
