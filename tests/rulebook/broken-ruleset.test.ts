/** A ruleset with a broken file has no pages; the other rulesets keep theirs while it is repaired. */
import { appendFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRulebook } from '../../src/rulebook.ts';
import { withRules } from '../checks/fixture.ts';

/** The ids of the rulesets that get pages, beside a copy of the fixture game that `breakIt` has changed. */
const shownBeside = (breakIt: (copy: string) => void, lenient: boolean) =>
  withRules(undefined, (rules, folder) => {
    const copy = join(rules, 'copy');
    cpSync(folder, copy, { recursive: true });
    breakIt(copy);
    const { rulebook } = readRulebook(rules, { lenient });
    return rulebook?.rulesets.map(({ id }) => id);
  });

it.each<[string, (copy: string) => void]>([
  ['broken YAML', (copy) => appendFileSync(join(copy, 'rules/cover.yaml'), '\nnotes: [')],
  ['an unknown field', (copy) => appendFileSync(join(copy, 'rules/cover.yaml'), '\nnothing: 1\n')],
  ['no ruleset.yaml', (copy) => rmSync(join(copy, 'ruleset.yaml'))],
])('%s: only the other ruleset is shown, and nothing is published', (_, breakIt) => {
  expect(shownBeside(breakIt, true)).toEqual(['skirmish']);
  expect(shownBeside(breakIt, false)).toBeUndefined();
});

it('a whole ruleset is shown', () => {
  expect(shownBeside(() => {}, true)).toEqual(['copy', 'skirmish']);
});
