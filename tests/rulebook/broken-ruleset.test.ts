/** Which rulesets have pages: all without a broken file, however few files they have. */
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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

it('a game needs no terms, markers and values', () => {
  const rule = `id: luck
title: { en: Luck, pl: Szczęście, ja: 運 }
standalone: true
source: [{ document: sheet, page: 1 }]
text: { en: The dice decide., pl: Decydują kości., ja: ダイスで決まる。 }
`;
  withRules(undefined, (rules, folder) => {
    for (const name of readdirSync(folder))
      if (name !== 'ruleset.yaml') rmSync(join(folder, name), { recursive: true });
    const path = join(folder, 'ruleset.yaml');
    const meta = readFileSync(path, 'utf8')
      .replace('front: { landing: turn }', 'front: { landing: contents }')
      .replace(/^phases:.*\n/m, '');
    writeFileSync(path, meta);
    mkdirSync(join(folder, 'rules'));
    writeFileSync(join(folder, 'rules/luck.yaml'), rule);
    const { diagnostics, rulebook } = readRulebook(rules);
    expect(diagnostics).toEqual([]);
    expect(rulebook?.rulesets.flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual([
      'luck',
    ]);
  });
});
