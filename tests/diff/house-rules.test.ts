/** House rules compared: only what they change of the ruleset that they extend, in the names of the game. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { difference } from '../../src/diff/difference.ts';
import { asText } from '../../src/diff/plain-text.ts';
import { readRules } from '../../src/rulebook.ts';
import { withRules } from '../checks/fixture.ts';

type Edit = (file: (path: string, edit?: (text: string) => string) => void) => void;

const title = (text: string) => `{ en: ${text}, pl: ${text}, ja: ${text} }`;
const FACTS = [
  ...['id: house', 'extends: skirmish', `title: ${title('House')}`, 'code: HS', 'order: 9'],
  `edition: { name: ${title('Home')}, short: ${title('Home')} }`,
].join('\n');

/** What is said after an edit of house rules that are there before, or that it makes. */
function said(before: Edit, edit: Edit): string[] {
  return withRules(undefined, (rules) => {
    const file: Parameters<Edit>[0] = (path, change) => {
      const place = join(rules, path);
      const base = join(rules, path.replace('house/', 'skirmish/'));
      if (!change) return void rmSync(place);
      mkdirSync(dirname(place), { recursive: true });
      let text = '';
      try {
        text = readFileSync(place, 'utf8');
      } catch {
        text = path === 'house/ruleset.yaml' ? '' : readFileSync(base, 'utf8');
      }
      writeFileSync(place, change(text));
    };
    before(file);
    const old = readRules(rules);
    edit(file);
    const text = asText(difference('before', old, readRules(rules)));
    return text.split('\n').flatMap((line) => line.trim() || []);
  });
}
const facts: Edit = (file) => file('house/ruleset.yaml', () => FACTS);
const harder: Edit = (file) =>
  file('house/modifiers/to-hit.yaml', (text) => text.replace('target: 3', 'target: 4'));
const both =
  (...edits: Edit[]): Edit =>
  (file) =>
    edits.forEach((edit) => edit(file));

describe('new house rules', () => {
  const lines = said(() => undefined, both(facts, harder));
  it('say what they change, and nothing that they take', () => {
    expect(lines.filter((line) => line.startsWith('Added'))).toEqual([
      'Added ruleset House (extends skirmish, code HS, order 9)',
    ]);
    expect(lines).toContain('To hit: roll target 3 → 4');
    expect(lines.join('\n')).not.toMatch(/Orders|Weapons|Pin counter|Sheet/);
  });
  it('say what comes out differently, in the names of the game', () =>
    expect(lines).toContain(
      'To hit, without modifiers: target number 3 → 4, needs 3+ → 4+, success 4/6 → 3/6, Hit 4/6 → 3/6, Miss 2/6 → 3/6',
    ));
});

describe('house rules that were there', () => {
  it('say what they change now', () => {
    const lines = said(facts, harder);
    expect(lines.slice(0, 3)).toEqual([
      'Since before',
      'To hit: roll target 3 → 4',
      'house/modifiers/to-hit',
    ]);
  });
  it('say nothing of what changed in the ruleset that they extend', () => {
    const base: Edit = (file) =>
      file('skirmish/modifiers/to-hit.yaml', (text) => text.replace('target: 3', 'target: 2'));
    const lines = said(facts, base);
    expect(lines).toContain('To hit: roll target 3 → 2');
    expect(lines.filter((line) => line.includes('house'))).toEqual([]);
    // Their own page stays as it is.
    expect(said(both(facts, harder), base).filter((line) => line.includes('house'))).toEqual([]);
  });
  it('say what they leave out, and what they take back', () => {
    const without: Edit = (file) =>
      file('house/ruleset.yaml', (text) => `${text}\nwithout: [tables/damage]\n`);
    expect(said(facts, without).join('\n')).toMatch(/Removed table Damage/);
    expect(said(both(facts, without), facts).join('\n')).toMatch(/Added table Damage/);
  });
  it('say which of their values is new, and not which values there are', () => {
    const lines = said(facts, (file) =>
      file(
        'house/values.yaml',
        () => `values: [{ id: luck, title: ${title('Luck')}, origin: count }]\n`,
      ),
    );
    expect(lines.filter((line) => /^Added/.test(line))).toHaveLength(1);
    expect(lines.join('\n')).toMatch(/Added value Luck/);
  });
  it('name what comes out differently by a page that they take', () => {
    const lines = said(facts, (file) =>
      file('house/modifiers/to-hit.yaml', (text) =>
        text.replace('change: { add: -2 }', 'change: { add: -3 }'),
      ),
    );
    expect(lines.filter((line) => line.startsWith('house/')).length).toBeGreaterThan(0);
    const places = lines.flatMap((line, at) => (line.startsWith('house/') ? lines[at - 1]! : []));
    expect(places.every((line) => line.startsWith('To hit'))).toBe(true);
  });
});
