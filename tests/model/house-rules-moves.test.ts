/** A page, an item or a row of the rules that house rules extend gets another address. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { movesOf } from '../../src/ledger/history.ts';
import { readRulebook, readRules } from '../../src/rulebook.ts';
import { movedOf } from '../../src/site/moved.ts';
import { withRules } from '../checks/fixture.ts';

type Files = Record<string, string | undefined>;
const edit = (rules: string, files: Files) => {
  for (const [path, text] of Object.entries(files)) {
    const file = join(rules, path);
    mkdirSync(dirname(file), { recursive: true });
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
  }
};
const page = (id: string, text = 'Ice breaks under cannon.') => `id: ${id}
title: { en: Ice, pl: Lód, ja: 氷 }
standalone: true
source: [{ document: sheet, page: 2 }]
text: { en: ${text}, pl: Lód pęka pod działem., ja: 氷は砲の下で割れる。 }
`;
const facts = (more = '') => `id: barn
extends: skirmish
title: { en: Barn rules, pl: Zasady ze stodoły, ja: 納屋ルール }
code: BA
order: 2
${more}`;
const record = (from: string, to: string) => `on: 2026-02-03\nmoved:\n  ${from}: [${to}]\n`;
const ICE = 'skirmish/rules/ice.yaml';
const FROST = 'skirmish/rules/frost.yaml';
const RECORD = 'skirmish/changes/ice-a1b2.yaml';

/** What is found after `later`, compared with before; of the house rules, or of all. */
function found(first: Files, later: Files) {
  return withRules(undefined, (rules) => {
    edit(rules, { [ICE]: page('ice'), 'barn/ruleset.yaml': facts(), ...first });
    expect(readRulebook(rules).diagnostics).toEqual([]);
    const before = readRules(rules);
    edit(rules, later);
    const { diagnostics } = readRulebook(rules, { before });
    return diagnostics.map(({ file, code, message, hint }) => ({
      place: `${file.slice(rules.length + 1)} ${code}`,
      said: `${message} ${hint}`,
    }));
  });
}
const moved = { [ICE]: undefined, [FROST]: page('frost') };
const recorded = { ...moved, [RECORD]: record('rules/ice', 'rules/frost') };
const OWN = { 'barn/rules/ice.yaml': page('ice', 'Ice never breaks.') };

describe('what house rules took', () => {
  it('is reported once, in the rules that they extend', () => {
    const all = found({}, moved);
    expect(all.map(({ place }) => place)).toEqual([`${FROST} vanished-address`]);
    expect(all[0]?.said).toContain('verify -- skirmish/rules/ice --moved skirmish/rules/frost');
  });
  it('needs no record but that one, and old links lead on in both', () => {
    expect(found({}, recorded)).toEqual([]);
    withRules(undefined, (rules) => {
      edit(rules, { ...recorded, [ICE]: page('ice'), 'barn/ruleset.yaml': facts() });
      edit(rules, moved);
      const { rulebook } = readRulebook(rules, { lenient: true });
      expect(rulebook?.rulesets.map((one) => movedOf(one).get('rules/ice'))).toEqual([
        ['rules/frost'],
        ['rules/frost'],
      ]);
    });
  });
  it('is still their own matter where they leave it out', () => {
    const all = found({}, { 'barn/ruleset.yaml': facts('without: [rules/ice]\n') });
    expect(all.map(({ place }) => place)).toContain('barn/ruleset.yaml vanished-address');
  });
});

describe('what house rules change', () => {
  it('is named with the command that records it, where it is gone without a record', () => {
    const { said } = found(OWN, moved).find(({ place }) => place.startsWith('barn'))!;
    expect(said).toContain('`skirmish` has no `rules/ice` any more: this page changes nothing.');
    expect(said).toContain('`npm run verify -- skirmish/rules/ice --moved NEW`');
  });
  it('is named with its name of today, and is right under that', () => {
    const all = found(OWN, recorded);
    expect(all.map(({ place }) => place)).toEqual(['barn/rules/ice.yaml extended-rules']);
    expect(all[0]?.said).toContain('it is `rules/frost` now');
    const followed = {
      ...recorded,
      'barn/rules/ice.yaml': undefined,
      'barn/rules/frost.yaml': page('frost', 'Ice never breaks.'),
    };
    expect(found(OWN, followed)).toEqual([]);
  });
  it('is named where an item of a list moved', () => {
    const MARKERS = 'skirmish/markers.yaml';
    withRules(undefined, (rules) => {
      const text = readFileSync(join(rules, MARKERS), 'utf8');
      const [item = ''] = /^ {2}- id: pin\n(?: {4}.*\n)*/m.exec(text) ?? [];
      expect(item).not.toBe('');
      edit(rules, {
        'barn/ruleset.yaml': facts(),
        'barn/markers.yaml': `markers:\n${item}`,
        [MARKERS]: text.replace('- id: pin\n', '- id: fear\n'),
        [RECORD]: record('markers#pin', 'markers#fear'),
      });
      const all = readRulebook(rules).diagnostics.filter(({ code }) => code === 'extended-rules');
      expect(all.map(({ message }) => message)).toEqual([
        '`skirmish` has no `markers#pin` any more; it is `markers#fear` now: this page changes nothing.',
      ]);
    });
  });
  it('is named where a row of their copy has its former name', () => {
    const TABLE = 'tables/weapons.yaml';
    withRules(undefined, (rules) => {
      const text = readFileSync(join(rules, 'skirmish', TABLE), 'utf8');
      edit(rules, {
        'barn/ruleset.yaml': facts(),
        [`barn/${TABLE}`]: text,
        [`skirmish/${TABLE}`]: text.replaceAll('id: rifle', 'id: musket'),
        [RECORD]: record('tables/weapons#rifle', 'tables/weapons#musket'),
      });
      const { hint } = readRulebook(rules).diagnostics.find(
        ({ code }) => code === 'extended-rules',
      )!;
      expect(hint).toContain('`rifle` was renamed there: write `musket`.');
    });
  });
});

describe('what house rules leave out', () => {
  const without = { 'barn/ruleset.yaml': facts('without: [rules/ice]\n') };
  it('is named with the command that records it, or with its name of today', () => {
    const [before, after] = [moved, recorded].map((later) =>
      found(without, later).find(({ place }) => place === 'barn/ruleset.yaml extended-rules'),
    );
    expect(before?.said).toContain('`npm run verify -- skirmish/rules/ice --moved NEW`');
    expect(after?.said).toContain('`rules/frost`');
  });
});

it('moves are taken only of what is gone and leads to what is there', () => {
  const base = {
    ...{ id: 'a', title: { en: '', pl: '', ja: '' }, changed: [], added: [], removed: [] },
    moved: {
      'rules/a': ['rules/b'],
      'rules/b': ['rules/c'],
      'rules/d': ['rules/e'],
      'rules/f': ['rules/f'],
    },
  };
  const there = (...all: string[]) => [
    ...movesOf({ changes: [], base }, (address) => all.includes(address)).keys(),
  ];
  expect(there('rules/c')).toEqual(['rules/a', 'rules/b']);
  expect(there('rules/a', 'rules/c')).toEqual(['rules/b']);
  expect(there('rules/e')).toEqual(['rules/d']);
  expect(there()).toEqual([]);
});
